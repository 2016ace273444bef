/** 18MEX part 10: how trains run. */
import type { RouteRulesFor } from '../registry.ts';
import type { RouteRules, TrainRule } from '@roundhouse/routes';

/** §4.4.2(i): the number counts cities and off-board areas; towns are free. */
const number = (cities: number): TrainRule => ({ cities });

export const routes18MEX: RouteRules = {
  sharing: 'nothing',
  once: 'stop',
  bonuses: [],
  // T15: the two branches of Copper Canyon join before the town, so the stub beside it serves one of them.
  sharedTrack: { '470': [[2, 4]] },
  trains: {
    '2': number(2),
    '3': number(3),
    "3'": number(3),
    '4': number(4),
    '5': number(5),
    '6': number(6),
    "6'": number(6),
    // §4.4.2.1#3
    '4D': { cities: 4, citiesTimes: 2 },
  },
};

export const routesFor: RouteRulesFor = () => routes18MEX;
