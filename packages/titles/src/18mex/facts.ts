/** The facts a game of 18MEX is played with. */
import type { Facts, Rules } from '@roundhouse/engine';
import { BAJA_PRIVATES, COMPANIES, PRIVATES } from './companies.ts';
import { BAJA_MAP, MAP } from './map.ts';
import { MARKET } from './market.ts';
import { TILES } from './tiles.ts';
import { PHASES, TRAINS } from './trains.ts';

const factsWith = (baja: boolean): Facts => ({
  track: { map: baja ? BAJA_MAP : MAP, tiles: TILES },
  market: MARKET,
  phases: PHASES,
  trains: TRAINS,
  companies: COMPANIES,
  privates: baja ? BAJA_PRIVATES : PRIVATES,
  bank: 9000,
});

const STANDARD = factsWith(false);
const WITH_BAJA = factsWith(true);

export const factsFor = ({ options }: Rules): Facts => (options['baja'] === true ? WITH_BAJA : STANDARD);
