/** The facts a game of 18CZ is played with, by the way it is played. */
import type { Facts, Rules } from '@roundhouse/engine';
import {
  BASE_COMPANIES,
  BASE_LOCALS,
  BOHEMIA_COMPANIES,
  BOHEMIA_LOCALS,
  MORAVIA_COMPANIES,
  MORAVIA_PRIVATES,
  NO_PRIVATES,
  TUTORIAL_COMPANIES,
} from './companies.ts';
import { BASE_MAP, BOHEMIA_MAP } from './map.ts';
import { MARKET, MORAVIA_MARKET } from './market.ts';
import { modeOf, VACLAV } from './modes.ts';
import { MORAVIA_MAP } from './moravia.ts';
import { MORAVIA_TILES, TILES, TUTORIAL_TILES } from './tiles.ts';
import { MORAVIA_PHASES, moraviaTrains, PHASES, TRAINS, TUTORIAL_PHASES, tutorialTrains } from './trains.ts';

export const factsFor = (rules: Rules): Facts => {
  switch (modeOf({ rules })) {
    case 'base':
      return {
        track: { map: BASE_MAP, tiles: TILES },
        market: MARKET,
        phases: PHASES,
        trains: TRAINS,
        companies: BASE_COMPANIES,
        privates: BASE_LOCALS,
        bank: 'unlimited',
      };
    case 'bohemia':
      return {
        track: { map: BOHEMIA_MAP, tiles: TILES },
        market: MARKET,
        phases: PHASES,
        trains: TRAINS,
        companies: BOHEMIA_COMPANIES,
        privates: BOHEMIA_LOCALS,
        bank: 'unlimited',
        hands: [VACLAV],
      };
    case 'tutorial':
      return {
        track: { map: BASE_MAP, tiles: TUTORIAL_TILES },
        market: MARKET,
        phases: TUTORIAL_PHASES,
        trains: tutorialTrains(rules.players),
        companies: TUTORIAL_COMPANIES,
        privates: NO_PRIVATES,
        bank: 'unlimited',
      };
    case 'moravia':
      return {
        track: { map: MORAVIA_MAP, tiles: MORAVIA_TILES },
        market: MORAVIA_MARKET,
        phases: MORAVIA_PHASES,
        trains: moraviaTrains(rules.players),
        companies: MORAVIA_COMPANIES,
        privates: MORAVIA_PRIVATES,
        bank: 'unlimited',
      };
  }
};
