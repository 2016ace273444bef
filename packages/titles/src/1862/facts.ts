/** The facts a game of 1862 is played with. */
import type { Facts, Rules, TrackSet } from '@roundhouse/engine';
import { policy } from '../common/policy.ts';
import { COMPANIES } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { TILES } from './tiles.ts';
import { phasesFor, trainsFor } from './trains.ts';

const TRACK: TrackSet = { map: MAP, tiles: TILES };

/** The map, and tiles that run out. */
export const trackInPlay = policy((track: TrackSet): TrackSet => track);

export const factsFor = (rules: Rules): Facts => ({
  track: trackInPlay.of({ rules })(TRACK),
  market: MARKET,
  phases: phasesFor(rules),
  trains: trainsFor(rules),
  companies: COMPANIES,
  privates: {},
  bank: 15_000,
});
