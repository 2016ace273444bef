/** §IV.1-11, §VIII.3-2: what a company could still pay in its turn, by selling locals, its own and those it could buy first. */
import { cashOf, type CompanyId, type Move, type PrivateId, privatesOf, type State } from '@roundhouse/engine';
import { ownedByPlayers } from '../../common/privatePurchase.ts';
import { isLocal } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { mayOwnLocal } from './classes.ts';
import { hasPower, localPrice, localsMayBeSold } from './locals.ts';
import { isVaclavs } from './vaclav.ts';
import { type Closing, special } from '../vocabulary.ts';

const ownLocals = (state: State, company: CompanyId): readonly PrivateId[] =>
  privatesOf(state, company).filter(isLocal);

/** Locals of players that the company may own and could pay for. */
export const localsWithinReach = (state: State, company: CompanyId): readonly PrivateId[] => {
  if (modeOf(state) === 'tutorial' || !localsMayBeSold(state) || isVaclavs(state, company)) return [];
  if (cashOf(state, company) < 1 && ownLocals(state, company).length === 0) return [];
  return ownedByPlayers(state).filter((id) => isLocal(id) && mayOwnLocal(state, company, id));
};

/** Its money, and what selling locals would bring; a local of a player costs at least 1. */
export const meansOf = (state: State, company: CompanyId): number => {
  const price = localPrice(state);
  const own = ownLocals(state, company).length * price;
  const others = localsWithinReach(state, company).length * Math.max(0, price - 1);
  return cashOf(state, company) + own + others;
};

/** Locals whose power the company has, or could still get in this turn. */
export const powersWithinReach = (state: State, company: CompanyId): readonly PrivateId[] => [
  ...ownLocals(state, company).filter((id) => hasPower(state, company, id)),
  ...localsWithinReach(state, company).filter((id) => state.privates[id]?.used === 0),
];

/** A step goes by because nothing can be done in it: the log says so. */
export const logClosed = (
  move: Move,
  company: CompanyId,
  why: Closing,
  args: Readonly<Record<string, number>> = {},
): void => special(move, `closed.${why}`, { company, ...args });
