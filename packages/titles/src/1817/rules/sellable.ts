/** crisis.3: what a player may sell in a cash crisis. */
import { type CompanyId, companyOf, type PlayerId, playersFrom, priceOf, type State } from '@roundhouse/engine';
import { netShares, sharesAt, singlesAt } from './certificates.ts';
import { isWhite } from './zones.ts';

/** crisis.3: as many single shares as leave every presidency where it is; none of gray or red companies. */
export const sellable = (state: State, player: PlayerId, company: CompanyId): number => {
  const singles = singlesAt(state, player, company).length;
  if (singles === 0 || !isWhite(state, company)) return 0;
  if (companyOf(state, company).president !== player) return singles;
  const others = playersFrom(state, player).filter((each) => each !== player);
  const rival = Math.max(0, ...others.map((each) => netShares(state, each, company)));
  return Math.min(singles, Math.max(0, sharesAt(state, player, company) - rival));
};

/** What selling everything that may be sold would bring. */
export const raisable = (state: State, player: PlayerId): number =>
  Object.keys(state.companies).reduce((sum, id) => sum + sellable(state, player, id) * priceOf(state, id), 0);
