/** 18CZ part 10: how trains run. */
import type { RouteRulesFor } from '../registry.ts';
import { routesMoravia } from './moraviaRoutes.ts';
import { ruling } from './rulings.ts';
import { option } from './settings.ts';
import type { Pay, RouteRules, TrainRule } from '@roundhouse/routes';

/** §VIII.7-3 */
const small = (stops: number): TrainRule => ({ stops });
/** §VIII.7-4 */
const plus = (n: number): TrainRule => ({ cities: n, stops: 2 * n });
/** §VIII.7-5: towns may be skipped, cities and red tiles may not. */
const rulebookPay = (stops: number): Pay => ({ stops, skip: 'towns', towns: 'counted' });
/** Ruling `storedRevenue`: the best stops of the run are paid, at most three of them towns. */
const bestStopsPay = (stops: number): Pay => ({ stops, skip: 'any', towns: 3 });

const trains = (pay: (stops: number) => Pay): RouteRules['trains'] => {
  const express = (n: number): TrainRule => ({ cities: n, pay: pay(n) });
  return {
    '2a': small(2),
    '2b': small(2),
    '3c': small(3),
    '3d': small(3),
    '4e': small(4),
    '4f': small(4),
    '5g': small(5),
    '5h': small(5),
    '5i': small(5),
    '5j': small(5),
    '2+2b': plus(2),
    '2+2c': plus(2),
    '3+3d': plus(3),
    '3+3e': plus(3),
    '4+4f': plus(4),
    '4+4g': plus(4),
    '5+5h': plus(5),
    '5+5i': plus(5),
    '5+5j': plus(5),
    '3Ed': express(3),
    '3Ee': express(3),
    '4Ef': express(4),
    '4Eg': express(4),
    '5Eh': express(5),
    '6Ei': express(6),
    '8Ej': express(8),
  };
};

export const routes18CZ: RouteRules = {
  sharing: 'nothing',
  once: 'stop',
  // §VIII.8-3
  bonuses: [{ kind: 'ownLabel', amount: 50 }],
  trains: trains(rulebookPay),
};

/** Ruling `storedRevenue`. */
export const routes18CZBestStops: RouteRules = { ...routes18CZ, trains: trains(bestStopsPay) };

/** §VIII.7-5: how E-trains are paid. */
export const routesFor: RouteRulesFor = (rules) => {
  if (option({ rules }, 'moravia')) return routesMoravia;
  return ruling({ rules }, 'storedRevenue') ? routes18CZBestStops : routes18CZ;
};
