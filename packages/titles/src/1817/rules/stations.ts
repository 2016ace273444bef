/** ipo.9, ipo.10: a medium company needs two stations in all, a large one four, before the stock round ends. §tok: one is placed per turn. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  type Frame,
  hasTokenCity,
  type Move,
  one,
  type PlayerId,
  pop,
  privatesOf,
  push,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { defineStationStep } from '../../common/stationStep.ts';
import { TRAIN_STATION } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { sizeOf } from './certificates.ts';
import { markersOf } from './home.ts';
import { STEP } from '../steps.ts';
import { cite, pay, special } from '../vocabulary.ts';

export const STATION_PRICE = 50;
export const MOST_STATIONS = 8;

const STATIONS: Readonly<Record<number, number>> = { 2: 1, 5: 2, 10: 4 };

/** Stations that a company started in this round still has to buy; Train Station comes on top (priv.7). */
export const stationsMissing = (state: State, company: CompanyId): number => {
  if (companyOf(state, company).turns > 0) return 0;
  const extra = privatesOf(state, company).includes(TRAIN_STATION) ? 1 : 0;
  return Math.max(0, (STATIONS[sizeOf(state, company)] ?? 1) + extra - markersOf(state, company));
};

export const addMarkers = (move: Move, company: CompanyId, count: number): void =>
  updateCompany(move, company, {
    tokens: [...companyOf(move.state, company).tokens, ...Array.from({ length: count }, () => 0)],
  });

export const buyMarkers = (move: Move, company: CompanyId, count: number, cost: number): void => {
  pay(move, company, BANK, cost, 'token');
  addMarkers(move, company, count);
  special(move, 'stationsBought', { company, count, cost });
};

/** All that are missing, or none. */
export const canBuyStations = (state: State, company: CompanyId): boolean => {
  const missing = stationsMissing(state, company);
  return missing > 0 && missing * STATION_PRICE <= cashOf(state, company);
};

const buyMissing = (move: Move, company: CompanyId): void => {
  const missing = stationsMissing(move.state, company);
  buyMarkers(move, company, missing, missing * STATION_PRICE);
};

/** ipo.10: money has come in; by that ruling the stations are bought without asking. */
export const stationsByThemselves = (move: Move, company: CompanyId): void => {
  if (ruling(move.state, 'stationsAtOnce') && canBuyStations(move.state, company)) buyMissing(move, company);
};

export interface StartStationsFrame extends Frame {
  readonly company: CompanyId;
}

/** ipo.10: the president is asked whether the stations are bought now; later they may do it in any turn of theirs. */
export const askForStations = (move: Move, company: CompanyId): void => {
  stationsByThemselves(move, company);
  if (canBuyStations(move.state, company)) push(move, STEP.startStations.frame({ company }));
};

const president = (state: State, { company }: StartStationsFrame): PlayerId | null =>
  companyOf(state, company).president;

export const startStationsStep = defineStep<StartStationsFrame>({
  decider: president,
  open: false,
  choices: {
    choose: {
      options: (state, frame) => {
        const by = president(state, frame);
        return by ? [one({ type: 'choose', by, choice: 'buyStations' })] : [];
      },
      apply: (move, { company }) => {
        pop(move);
        buyMissing(move, company);
      },
    },
    pass: presidentPasses('startStations'),
  },
  settle: (move, { company }) => {
    if (canBuyStations(move.state, company)) return false;
    pop(move);
    return true;
  },
});

const canPlace = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).tokens.length > 0 && hasTokenCity(factsOf(state).track, state.board, company);

const CITED = {
  noToken: '1817 §tok.1',
  notConnected: '1817 §tok.1',
  cityFull: '1817 §tok.1',
  slotReserved: '1817 §tok.1',
  alreadyThere: '1817 §tok.2',
  notEnoughCash: '1817 §tok.1',
} as const;

/** tok.1: a marker of the charter, for nothing, in a city that can be traced. */
export const stationStep = defineStationStep({
  step: 'station',
  canPlace: (state, { company }) => canPlace(state, company),
  cite: (problem) => cite(CITED[problem]),
});
