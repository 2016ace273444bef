/** 18CZ §XI.2-6 to -8, -14: how trains run in Moravia-Silesia. */
import type { RouteRules, TrainRule } from '@roundhouse/routes';

/** Trains 2, 3 and 4 cannot run to red locations. */
const inland = (stops: number): TrainRule => ({ stops, inland: true });
/** Red locations are a bonus at the ends and use no reach. */
const plus = (n: number): TrainRule => ({ cities: n, stops: 2 * n, areasBeyondReach: true });

export const routesMoravia: RouteRules = {
  sharing: 'nothing',
  once: 'stop',
  bonuses: [],
  trains: {
    '2a': inland(2),
    '2b': inland(2),
    '3d': inland(3),
    '4e': inland(4),
    '4+4g': plus(4),
    '5+5j': plus(5),
    // §XI.2-14, A26: three spots of any kind, whatever lies between; red locations are a bonus besides them.
    '3E': { pay: { stops: 3, skip: 'any', towns: 'counted' }, areasBeyondReach: true },
  },
};
