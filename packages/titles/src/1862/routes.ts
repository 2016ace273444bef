/** 1862 part 10: how trains run. */
import type { RouteRules, TrainRule } from '@roundhouse/routes';

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

const low = ['white'];
const middle = ['gray'];
const high = ['purple'];

export const routes1862: RouteRules = {
  sharing: 'everything',
  once: 'stop',
  endsAtLargeStations: true,
  hangTogether: true,
  licence: { group: 'London', hexes: ['B15', 'D15'] },
  bonuses: [],
  valueColours: { A: low, B: low, C: middle, D: middle, E: high, F: high, G: high, H: high },
  trains,
};

/** §11.2 (c): in the short game D trains are permanent. */
export const routes1862ShortGame: RouteRules = { ...routes1862, trains: { ...trains, '5F': freight(5, true) } };
