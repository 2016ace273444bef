/** §XI.1: the third player of Bohemia, who follows rules: his companies, his trains, who decides for him. */
import {
  certificatesOf,
  type CompanyId,
  companyOf,
  type Move,
  placeMarker,
  type PlayerId,
  type State,
  type Train,
  trainFacts,
  trainsAt,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { BY_SIZE, type Size } from '../companies.ts';
import { VACLAV } from '../modes.ts';
import { ruling } from '../rulings.ts';

import { canRunSide, sizeOf } from './classes.ts';
import { vaclavDraw } from './slots.ts';
import { cellsInZone, special } from '../vocabulary.ts';

export const isVaclavs = (state: State, company: CompanyId): boolean => companyOf(state, company).president === VACLAV;

/** In the order small, medium, large. */
export const vaclavsCompanies = (state: State): readonly CompanyId[] => {
  const drawn = vaclavDraw.get(state);
  return drawn ? [drawn.small, drawn.medium, drawn.large].filter((each) => isVaclavs(state, each)) : [];
};

/** §XI.1-13: the first player holds the lowest turn-order card. */
const playerNumber = (state: State, index: 0 | 1): PlayerId => {
  const player = state.seats[index];
  if (!player) throw new Error('Bohemia is for two');
  return player;
};

/** Track and red tile: the first player for a small or large company, the second for a medium one. */
export const trackDecider = (state: State, company: CompanyId): PlayerId | null =>
  isVaclavs(state, company)
    ? playerNumber(state, sizeOf(state, company) === 'medium' ? 1 : 0)
    : companyOf(state, company).president;

/** Stations and ATE's home city: the other one. */
export const stationDecider = (state: State, company: CompanyId): PlayerId | null =>
  isVaclavs(state, company)
    ? playerNumber(state, sizeOf(state, company) === 'medium' ? 0 : 1)
    : companyOf(state, company).president;

/** Where somebody must enter what is computed (runs under another ruling): the first player. */
export const companyDecider = (state: State, company: CompanyId): PlayerId | null =>
  isVaclavs(state, company) ? playerNumber(state, 0) : companyOf(state, company).president;

/** Certificates he receives: the director's and so many single shares that the company starts. */
const hisShares = (state: State, company: CompanyId): readonly string[] => {
  const { share, float } = BY_SIZE[sizeOf(state, company)];
  const singles = certificatesOf(state, company).filter((each) => each.kind !== 'president');
  const wanted = float / share - 2;
  // Every second one: the certificates are alike, and recorded games number them so.
  const picked = singles.filter((_, index) => index % 2 === 1).slice(0, wanted);
  return [...certificatesOf(state, company).filter((each) => each.kind === 'president'), ...picked].map(
    (each) => each.id,
  );
};

/** §XI.1-6 to -9: the company starts at the lowest price with an empty treasury; its markers cost nothing. */
const receiveCompany = (move: Move, company: CompanyId): void => {
  const size = sizeOf(move.state, company);
  const lowest = cellsInZone(move.state, size).at(-1);
  if (!lowest) throw new Error(`no starting price for ${size}`);
  const certificates = hisShares(move.state, company);
  transfer(move, company, certificates, VACLAV);
  placeMarker(move, company, lowest.id);
  const tokens = companyOf(move.state, company).tokens.map(() => 0);
  updateCompany(move, company, { status: 'floated', president: VACLAV, par: lowest.price, tokens });
  special(move, 'vaclavReceives', { company });
};

/** §XI.1-6, -7, -8, -16: the top card of the stack, with the side he can run; what he had leaves the game. */
const takeNextCard = (move: Move, company: CompanyId, take: TakeCard): void => {
  for (const { id } of trainsAt(move.state, company)) take.lose(move, id);
  const card = take.top(move.state);
  if (!card) return;
  const { name, sides } = trainFacts(move.state, card.name);
  const side = [name, ...sides.map((each) => each.name)].find((each) => canRunSide(move.state, company, each));
  if (side === undefined) return;
  special(move, 'vaclavTakes', { company, name: side });
  take.take(move, card.id, company, side);
};

/** How cards come into play; given by the rules of the phase change, which call this file in turn. */
export interface TakeCard {
  readonly top: (state: State) => Train | undefined;
  readonly take: (move: Move, card: string, company: CompanyId, side: string) => void;
  readonly lose: (move: Move, card: string) => void;
}

/** A class has become available: Vaclav receives one of its companies at once, with a train. */
export const newCompanyForVaclav = (move: Move, size: Size, cards: TakeCard): void => {
  const company = vaclavDraw.get(move.state)?.[size];
  if (company === undefined) return;
  receiveCompany(move, company);
  takeNextCard(move, company, cards);
};

/** §XI.1-16: instead of the export his companies at work give up their train and take the next card. */
export const handOut = (move: Move, cards: TakeCard): void => {
  for (const company of vaclavsCompanies(move.state))
    if (companyOf(move.state, company).turns > 0 || ruling(move.state, 'vaclavSwapsAll'))
      takeNextCard(move, company, cards);
};
