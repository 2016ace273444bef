/** The facts a game of 18MEX is played with. */
import type { Facts, Rules } from '@roundhouse/engine';
import { BAJA_PRIVATES, COMPANIES, PRIVATES } from './companies.ts';
import { BAJA_MAP, MAP } from './map.ts';
import { MARKET } from './market.ts';
import { TILES } from './tiles.ts';
import { HARD_RUST, LATE_MINORS, PHASES, TRAINS } from './trains.ts';
import { option } from './settings.ts';

const STANDARD: Facts = {
  track: { map: MAP, tiles: TILES },
  market: MARKET,
  phases: PHASES,
  trains: TRAINS,
  companies: COMPANIES,
  privates: PRIVATES,
  bank: 9000,
};

const BAJA: Pick<Facts, 'track' | 'privates'> = { track: { map: BAJA_MAP, tiles: TILES }, privates: BAJA_PRIVATES };

export const factsFor = (rules: Rules): Facts => ({
  ...STANDARD,
  ...(option({ rules }, 'baja') ? BAJA : {}),
  phases: option({ rules }, 'delayedMinors') ? LATE_MINORS : PHASES,
  trains: option({ rules }, 'hardRust') ? HARD_RUST : TRAINS,
});
