import { adapter1862 } from '../src/1862/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRoundTrips } from './roundTrips.ts';

testWholeTraces(adapter1862);
// The slot and the copy of a tile that system chooses itself.
testRoundTrips(
  adapter1862,
  partsOf(
    'corporation',
    'price',
    'hex',
    'rotation',
    'kind',
    'train',
    'variant',
    'choice',
    'shares',
    'percent',
    'share_price',
  ),
  ['1862_game_end_bank', '1862_game_end_stock_market'],
);
