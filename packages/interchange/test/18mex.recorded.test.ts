import { adapter18MEX } from '../src/18mex/index.ts';
import type { PeerAction } from '../src/index.ts';
import { testWholeTraces } from './recorded.ts';
import { partsOf, testRoundTrips } from './roundTrips.ts';

testWholeTraces(adapter18MEX);

const parts = partsOf(
  'company',
  'corporation',
  'price',
  'share_price',
  'percent',
  'hex',
  'tile',
  'rotation',
  'city',
  'train',
  'kind',
  'target',
);

/** Mexico City may be laid from either half. */
const fromOneHalf = (action: PeerAction): PeerAction =>
  action['hex'] === 'P11' ? { ...action, hex: 'O10', tile: String(action['tile']).replace('P-', 'MC-') } : action;

const withoutCopy = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/-\d+(?=$|-)/, '') : value);

/** Which copy of a tile is taken is free; so is the moment of a turn at which a private is bought. */
testRoundTrips(adapter18MEX, (exported) => {
  if (exported.type === 'buy_company') return undefined;
  const action = fromOneHalf(exported);
  const routes = action['routes'];
  return [
    parts({ ...action, tile: withoutCopy(action['tile']), city: withoutCopy(action['city']) }),
    Array.isArray(routes)
      ? routes.map((route: { readonly train?: string; readonly revenue?: number }) => [route.train, route.revenue])
      : null,
  ];
});
