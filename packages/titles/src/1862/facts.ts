/** The facts a game of 1862 is played with. */
import type { Facts, Rules } from '@roundhouse/engine';
import { COMPANIES } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { tilesInSupply, withEndlessTiles } from './recorded/policies.ts';
import { TILES } from './tiles.ts';
import { phasesFor, trainsFor } from './trains.ts';

const TRACK = { map: MAP, tiles: TILES };

const ENDLESS = withEndlessTiles(TRACK);

export const factsFor = (rules: Rules): Facts => ({
  track: tilesInSupply(rules, TRACK, ENDLESS),
  market: MARKET,
  phases: phasesFor(rules),
  trains: trainsFor(rules),
  companies: COMPANIES,
  privates: {},
  bank: 15_000,
});
