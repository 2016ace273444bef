import { adapter1817 } from '../src/1817/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRoundTrips } from './roundTrips.ts';

const parts = partsOf(
  'hex',
  'rotation',
  'corporation',
  'company',
  'price',
  'kind',
  'shares',
  'percent',
  'train',
  'choice',
  'target',
);

testWholeTraces(adapter1817);
// What may differ in an export: copies of tiles, numbers of loans, notes on routes.
testRoundTrips(adapter1817, (action) => [
  parts(action),
  typeof action['tile'] === 'string' ? action['tile'].replace(/-\d+$/, '') : null,
]);
