/** gen.5: a closed company returns to the stock of unstarted ones, without any history. */
import {
  BANK,
  cashOf,
  changeTrain,
  type CompanyId,
  emit,
  factsOf,
  type Move,
  privatesOf,
  removeAllTokens,
  removeMarker,
  setCertificates,
  trainsAt,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { certificatesFrom } from '../../common/setup.ts';
import { forgetPairs } from './certificates.ts';
import { pay } from '../vocabulary.ts';
import { closePrivate } from '../../common/privates.ts';

/** What it still has leaves the game (liq.5). */
const dissolve = (move: Move, company: CompanyId): void => {
  pay(move, company, BANK, cashOf(move.state, company), 'closed');
  removeAllTokens(move, company);
  for (const id of privatesOf(move.state, company)) closePrivate(move, id);
  for (const { id } of trainsAt(move.state, company)) changeTrain(move, id, { at: 'out', obsolete: false });
};

export const closeCompany = (move: Move, company: CompanyId, why: string): void => {
  dissolve(move, company);
  forgetPairs(move, company);
  removeMarker(move, company);
  const facts = factsOf(move.state).companies[company];
  if (!facts) throw new Error(`no company ${company}`);
  setCertificates(move, company, certificatesFrom(facts));
  updateCompany(move, company, {
    status: 'available',
    president: null,
    par: null,
    turns: 0,
    tokens: facts.tokens,
    loans: 0,
    size: facts.size,
  });
  emit(move, { type: 'companyClosed', company, why });
};

/** Trains, privates and cash of one company pass to another. */
export const handOverAssets = (move: Move, from: CompanyId, to: CompanyId): void => {
  pay(move, from, to, cashOf(move.state, from), 'assets');
  for (const { id } of trainsAt(move.state, from)) changeTrain(move, id, { at: to });
  for (const id of privatesOf(move.state, from)) updatePrivate(move, id, { owner: to });
};
