import { adapter1849 } from '../src/1849/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRoundTrips } from './roundTrips.ts';

testWholeTraces(adapter1849);
// The slot and the copy of a tile that system chooses itself.
testRoundTrips(
  adapter1849,
  partsOf('company', 'price', 'hex', 'rotation', 'kind', 'train', 'choice', 'shares', 'percent', 'target'),
  ['1849_game_end_bank', 'variants_test'],
);
