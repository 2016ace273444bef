/** 1862 §7.12: companies, never players, go bankrupt. And what it means not to be founded. */
import {
  BANK,
  cashOf,
  changeTrain,
  type CompanyId,
  dropFrom,
  emit,
  frameOf,
  type Move,
  removeAllTokens,
  removeMarker,
  trainsAt,
  updateCompany,
} from '@roundhouse/engine';
import {
  chartered,
  homesPlaced,
  lnerFormed,
  obligations,
  originalPermits,
  permits,
  sheetsTurned,
  waiting,
} from './slots.ts';
import { returnAll, sharesAt } from './certificates.ts';
import { salePrice } from './prices.ts';
import { STEP } from '../steps.ts';
import { inZone, pay, special } from '../vocabulary.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _gone, ...rest } = record;
  return rest;
};

/** §7.5.7, §7.12 (c): a company as if it had never been founded, with its original permit. */
export const unfound = (move: Move, company: CompanyId): void => {
  removeAllTokens(move, company);
  removeMarker(move, company);
  returnAll(move, company);
  const { state } = move;
  permits.set(move, { ...permits.get(state), [company]: originalPermits.get(state)[company] ?? [] });
  chartered.set(
    move,
    chartered.get(state).filter((each) => each !== company),
  );
  homesPlaced.set(
    move,
    homesPlaced.get(state).filter((each) => each !== company),
  );
  sheetsTurned.set(
    move,
    sheetsTurned.get(state).filter((each) => each !== company),
  );
  obligations.set(move, without(obligations.get(state), company));
  waiting.set(move, without(waiting.get(state), company));
  updateCompany(move, company, {
    // §10.3 (b): after the LNER has formed nothing is founded anymore.
    status: lnerFormed(state) ? 'closed' : 'available',
    president: null,
    par: null,
    turns: 0,
    tokens: [0, 0, 0],
  });
};

/** §7.12 (b): players are paid the sale price per share, nothing in cell 0. */
export const goBankrupt = (move: Move, company: CompanyId): void => {
  const price = salePrice(move.state, company);
  special(move, 'bankruptcy', { company });
  for (const player of move.state.seats)
    pay(move, BANK, player, price * sharesAt(move.state, player, company), 'bankruptcy');
  pay(move, company, BANK, cashOf(move.state, company), 'closing');
  // §7.12 (c): trains leave the game.
  for (const { id } of trainsAt(move.state, company)) changeTrain(move, id, { at: 'out', warranties: 0 });
  unfound(move, company);
  emit(move, { type: 'companyClosed', company, why: 'bankruptcy' });
  if (frameOf(move.state, STEP.operatingTurn)?.company === company) dropFrom(move, STEP.operatingTurn);
};

/** §6.4.2 (f), §7.12 (a): a token in cell 0. */
export const bankruptAtZero = (move: Move, company: CompanyId): boolean => {
  if (!inZone(move.state, company, 'closed')) return false;
  goBankrupt(move, company);
  return true;
};
