/** §pres: who holds more is president; two single shares go for the president's certificate. */
import {
  type CompanyId,
  companyOf,
  type Move,
  type Place,
  type PlayerId,
  playersFrom,
  presidentsCertificate,
  setPresident,
  type State,
} from '@roundhouse/engine';
import { give, netShares, singlesAt } from './certificates.ts';

const PRESIDENTS_SHARES = 2;

/** pres.1: most shares above `kept`, at least two; among equals the nearest clockwise from the given player. */
export const successorAbove = (state: State, company: CompanyId, from: PlayerId, kept: number): PlayerId | null => {
  let best: PlayerId | null = null;
  let most = Math.max(kept, PRESIDENTS_SHARES - 1);
  for (const player of playersFrom(state, from)) {
    const held = player === from ? 0 : netShares(state, player, company);
    if (held > most) {
      best = player;
      most = held;
    }
  }
  return best;
};

/** pres.2: the new president gives their two oldest single shares to the player who has the certificate, or to `swapTo`. */
export const makePresident = (move: Move, company: CompanyId, to: PlayerId, swapTo?: Place): void => {
  const certificate = presidentsCertificate(move.state, company);
  if (!certificate) throw new Error(`${company} has no president's certificate`);
  const given = singlesAt(move.state, to, company).slice(0, PRESIDENTS_SHARES);
  if (given.length < PRESIDENTS_SHARES) throw new Error(`${to} has no two shares for the presidency of ${company}`);
  give(
    move,
    company,
    given.map((each) => each.id),
    swapTo ?? certificate.at,
  );
  give(move, company, [certificate.id], to);
  setPresident(move, company, to);
};

/** After a purchase or sale: anyone who holds more than the president takes over. */
export const settlePresidency = (move: Move, company: CompanyId): void => {
  const { president } = companyOf(move.state, company);
  if (!president) return;
  const next = successorAbove(move.state, company, president, netShares(move.state, president, company));
  if (next) makePresident(move, company, next);
};
