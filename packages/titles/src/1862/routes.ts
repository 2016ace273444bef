/** 1862 part 10: how trains run. */
import type { RouteRules, TrainRule } from '@roundhouse/routes';
import type { RouteRulesFor } from '../registry.ts';
import { freightsAreJoined } from './recorded/freights.ts';
import { ruling } from './rulings.ts';
import { option } from './settings.ts';

/** §7.8.3: up to m large stations and areas, n of them paid; small stations do not count. */
const express = (n: number, m: number): TrainRule => ({ cities: m, pay: { stops: n, skip: 'any', towns: 'none' } });
/** §7.8.2: up to m large stations, n of them paid, and every small station. */
const local = (n: number, m: number): TrainRule => ({
  cities: m,
  inland: true,
  pay: { stops: n, skip: 'any', towns: 'all' },
  subsidyPerHex: 10,
});
/** §7.8.1: n hexes beyond the first; paid for the ends and the straight line between them. */
const freight = (n: number, permanent: boolean): TrainRule => ({
  borders: n,
  freight: { perHex: 20, perHexWithPort: 30, permanent },
});

const trains = {
  '1F': freight(1, false),
  '2F': freight(2, false),
  '3F': freight(3, false),
  '5F': freight(5, false),
  '6F': freight(6, true),
  '7F': freight(7, true),
  '8F': freight(8, true),
  '9F': freight(9, true),
  '2L': local(2, 2),
  '2/3L': local(2, 3),
  '3L': local(3, 3),
  '4L': local(4, 4),
  '4/5L': local(4, 5),
  '5L': local(5, 5),
  '5/6L': local(5, 6),
  '6L': local(6, 6),
  '2E': express(2, 2),
  '2/3E': express(2, 3),
  '3E': express(3, 3),
  '4E': express(4, 4),
  '4/5E': express(4, 5),
  '5E': express(5, 5),
  '5/6E': express(5, 6),
  '6E': express(6, 6),
};

const low = ['white'] as const;
const middle = ['gray'] as const;
const high = ['purple'] as const;

/** §7.8 (c): values of red areas by phase. */
export const AREA_VALUES: NonNullable<RouteRules['valueColours']> = {
  A: low,
  B: low,
  C: middle,
  D: middle,
  E: high,
  F: high,
  G: high,
  H: high,
};

/** Freights joined are judged leg by leg, so that a chain may go from port to port. */
export const routes1862LegByLeg: RouteRules = {
  sharing: 'everything',
  once: 'stop',
  endsAtLargeStations: true,
  connectedRuns: true,
  licence: { group: 'London', hexes: ['B15', 'D15'] },
  bonuses: [],
  valueColours: AREA_VALUES,
  trains,
};

/** §7.8 (d), §7.8.1: a chain of Freights is one train. */
export const routes1862: RouteRules = { ...routes1862LegByLeg, chainIsOneTrain: true };

const known = new Map<string, RouteRules>();

/** §11.2 (c): in the short game D trains are permanent; and what the table has decided. The same rules are the same object. */
export const routesFor: RouteRulesFor = (rules) => {
  const short = option({ rules }, 'shortGame');
  const anyStop = ruling({ rules }, 'routesMeetAt') === 'anyStop';
  const legByLeg = ruling({ rules }, 'freightChains') === 'legByLeg';
  const joined = freightsAreJoined(rules);
  const key = `${short} ${anyStop} ${legByLeg} ${joined.joinFreights}`;
  const found = known.get(key) ?? {
    ...(legByLeg ? routes1862LegByLeg : routes1862),
    ...(short ? { trains: { ...trains, '5F': freight(5, true) } } : {}),
    ...(anyStop ? { meetAt: 'anyStop' as const } : {}),
    ...joined,
  };
  known.set(key, found);
  return found;
};
