import { adapter18CZ } from '../src/18cz/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRoundTrips } from './roundTrips.ts';

testWholeTraces(adapter18CZ);
// Slots and copies of tiles that system chooses itself.
testRoundTrips(
  adapter18CZ,
  partsOf(
    'company',
    'corporation',
    'price',
    'share_price',
    'shares',
    'percent',
    'hex',
    'rotation',
    'kind',
    'train',
    'variant',
  ),
);
