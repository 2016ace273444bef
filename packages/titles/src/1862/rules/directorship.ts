/** 1862 §6.3: the director is the player who holds most shares, and at least three. */
import {
  type CompanyId,
  companyOf,
  type Move,
  type PlayerId,
  playersFrom,
  setPresident,
  type State,
} from '@roundhouse/engine';
import { directors, DIRECTORS_SHARES, hand, largestHolder, ordinaryAt, sharesAt } from './certificates.ts';

/** Three ordinary certificates for the director's one, wherever it lies (§6.3 (b), (f)); neither purchase nor sale (g). */
export const takeDirectorship = (move: Move, company: CompanyId, to: PlayerId): void => {
  const paper = directors(move.state, company);
  const from = paper.at;
  if (from !== to) {
    hand(move, company, ordinaryAt(move.state, to, company).slice(0, DIRECTORS_SHARES), from);
    hand(move, company, [paper], to);
  }
  setPresident(move, company, to);
};

/**
 * Who would be director if the present one held so many shares: another player with more, and at least three; ties go to the
 * first to the left of the director (§6.3 (c)).
 */
export const successor = (state: State, company: CompanyId, left: number): PlayerId | null => {
  const { president } = companyOf(state, company);
  const others = playersFrom(state, president ?? state.priority).filter((player) => player !== president);
  const best = largestHolder(state, company, others);
  const shares = best === null ? 0 : sharesAt(state, best, company);
  return shares >= DIRECTORS_SHARES && shares > left ? best : null;
};

/** After certificates have moved: the directorship follows. */
export const settleDirectorship = (move: Move, company: CompanyId): void => {
  const { president } = companyOf(move.state, company);
  const next = successor(move.state, company, president ? sharesAt(move.state, president, company) : 0);
  if (next) takeDirectorship(move, company, next);
};

/** §8 (c): who decides for a company without a director: the largest holder, first clockwise from the priority deal. */
export const majorityHolder = (state: State, company: CompanyId): PlayerId =>
  largestHolder(state, company, playersFrom(state, state.priority)) ?? state.priority;

export const deciderFor = (state: State, company: CompanyId): PlayerId =>
  companyOf(state, company).president ?? majorityHolder(state, company);
