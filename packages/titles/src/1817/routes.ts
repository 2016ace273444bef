/** 1817 part 10: how trains run. */
import type { RouteRulesFor } from '../registry.ts';
import type { RouteRules, TrainRule } from '@roundhouse/routes';
import { option } from './settings.ts';

const number = (stops: number): TrainRule => ({ stops });

const trains = {
  '2': number(2),
  '2+': number(2),
  '3': number(3),
  '4': number(4),
  '5': number(5),
  '6': number(6),
  '7': number(7),
  '8': number(8),
};

export const routes1817: RouteRules = {
  sharing: 'nothing',
  // §route.5: New York at most once, also while it has two cities.
  once: 'hex',
  bonuses: [
    { kind: 'stopMark', mark: 'bridge', amount: 10 },
    { kind: 'passMark', mark: 'mine', amount: 10 },
    { kind: 'passMark', mark: 'ranch', amount: 10 },
  ],
  trains,
};

/** opt.1 `modernTrains`: every city with an own station adds 10 to a 7-train, 20 to an 8-train. */
export const routes1817ModernTrains: RouteRules = {
  ...routes1817,
  trains: { ...trains, '7': { stops: 7, perOwnStation: 10 }, '8': { stops: 8, perOwnStation: 20 } },
};

export const routesFor: RouteRulesFor = (rules) =>
  option({ rules }, 'modernTrains') ? routes1817ModernTrains : routes1817;
