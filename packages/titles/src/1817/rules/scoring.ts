/** §score: what a player is worth. */
import { cashOf, type PlayerId, priceOf, privatesOf, type State } from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { debtOf } from './debts.ts';
import { netShares } from './certificates.ts';
import { faceOf } from './privateAuction.ts';
import { isStarted } from './zones.ts';

/** score.1: gray and red shares are worth nothing; bankrupt players score 0. */
export const worth = (state: State, player: PlayerId): number => {
  const inHand = privatesOf(state, player).reduce((sum, id) => sum + faceOf(state, id), 0);
  if (state.out.includes(player)) return ruling(state, 'bankruptsKeepPrivates') ? inHand : 0;
  let value = cashOf(state, player) - debtOf(state, player) + inHand;
  for (const company of Object.keys(state.companies))
    if (isStarted(state, company)) value += netShares(state, player, company) * priceOf(state, company);
  return value;
};
