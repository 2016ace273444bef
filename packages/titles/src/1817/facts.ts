/** The facts a game of 1817 is played with. */
import type { Facts, Rules, TrackSet } from '@roundhouse/engine';
import { COMPANIES } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { privatesFor } from './privates.ts';
import { ruling } from './rulings.ts';
import { option } from './settings.ts';
import { TILES } from './tiles.ts';
import { PHASES, trainsOf } from './trains.ts';

const TRACK: TrackSet = { map: MAP, tiles: TILES };

export const factsFor = (rules: Rules): Facts => ({
  track: TRACK,
  market: MARKET,
  phases: PHASES,
  trains: trainsOf(ruling({ rules }, 'fortyTwoTrains')),
  companies: COMPANIES,
  privates: privatesFor(option({ rules }, 'volatility')),
  // gen.1: the bank never runs out of money.
  bank: 'unlimited',
});
