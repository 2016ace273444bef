/** ipo.9, ipo.10: a medium company needs two stations in all, a large one four; they are bought as soon as cash covers them. */
import {
  BANK,
  cashOf,
  companyOf,
  type CompanyId,
  type Move,
  pay,
  privatesOf,
  special,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { TRAIN_STATION } from '../privates.ts';
import { sizeOf } from './holdings.ts';
import { markersOf } from './homes.ts';

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

/** All or nothing, and no action. */
export const buyMissingStations = (move: Move, company: CompanyId): void => {
  const missing = stationsMissing(move.state, company);
  const cost = missing * STATION_PRICE;
  if (missing > 0 && cost <= cashOf(move.state, company)) buyMarkers(move, company, missing, cost);
};
