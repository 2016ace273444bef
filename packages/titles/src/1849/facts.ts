/** The facts a game of 1849 is played with. */
import type { Facts, Rules } from '@roundhouse/engine';
import { COMPANIES, PRIVATES } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { corporationsIn } from './rules/slots.ts';
import { option } from './settings.ts';
import { TILES } from './tiles.ts';
import { phasesFor, trainsFor } from './trains.ts';

/** §2-a. */
export const BANK_MONEY = 7760;

const TRACK = { map: MAP, tiles: TILES };

export const factsFor = (rules: Rules): Facts => ({
  track: TRACK,
  market: MARKET,
  phases: phasesFor(rules),
  trains: trainsFor(corporationsIn(rules), option({ rules }, 'electricDreams')),
  companies: COMPANIES,
  privates: PRIVATES,
  bank: BANK_MONEY,
});
