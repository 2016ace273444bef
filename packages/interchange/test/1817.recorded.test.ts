import { adapter1817 } from '../src/1817/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRetoldGames } from './retold.ts';

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
// What may be told differently: copies of tiles, numbers of loans, notes on routes.
testRetoldGames(adapter1817, (action) => [
  parts(action),
  typeof action['tile'] === 'string' ? action['tile'].replace(/-\d+$/, '') : null,
]);
