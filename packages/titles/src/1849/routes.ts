/** 1849 part 10: how trains run. */
import type { RouteRulesFor } from '../registry.ts';
import type { RouteRules, TrainRule } from '@roundhouse/routes';

/** §10.5.1-e, -f: standard 1, narrow 2, a stretch that is dual throughout 1. */
const ordinary = (borders: number): TrainRule => ({ borders, gauge: { broad: 1, narrow: 2, dual: 1 } });

/** §10.5.2-b: low in phases 4 and 6, middle in 8 and 10, high in 12 and 16. */
export const AREA_VALUES: NonNullable<RouteRules['valueColours']> = {
  '4H': ['white'],
  '6H': ['white'],
  '8H': ['gray'],
  '10H': ['gray'],
  '12H': ['black'],
  '16H': ['black'],
};

export const routes1849: RouteRules = {
  sharing: 'nothing',
  once: 'stop',
  // §10.5.1-a
  portsBeyondMinimum: true,
  bonuses: [{ kind: 'ownMark', mark: 'CNM', amount: 20 }],
  valueColours: AREA_VALUES,
  trains: {
    '4H': ordinary(4),
    '6H': ordinary(6),
    '8H': ordinary(8),
    '10H': ordinary(10),
    '12H': ordinary(12),
    '16H': ordinary(16),
    R6H: { borders: 6, gauge: { broad: 2, narrow: 1, dual: 1 } },
    // §14.3-f, -g
    E: { gauge: { broad: 0, narrow: 'never', dual: 0 }, doubled: ['B14', 'C5', 'H12', 'M13'] },
  },
};

export const routesFor: RouteRulesFor = () => routes1849;
