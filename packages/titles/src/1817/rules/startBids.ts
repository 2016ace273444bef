/** ipo.5: which bids a player can cover with privates at face value and cash. */
import { cashOf, type PlayerId, privatesOf, type State, titleOf } from '@roundhouse/engine';
import { certificatesHeld } from './certificates.ts';
import { BID_STEP, faceOf } from './privateAuction.ts';

export const LOWEST_START = 100;
export const HIGHEST_START = 400;

/** Every total that some set of these values has, up to a limit. */
export const totalsOf = (values: readonly number[], limit: number): ReadonlySet<number> => {
  const totals = new Set([0]);
  for (const value of values)
    for (const total of Array.from(totals)) if (total + value <= limit) totals.add(total + value);
  return totals;
};

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** ipo.5: a bid `b` is legal if some set of privates `s` has `s <= b <= s + cash`. */
export const coverableBids = (state: State, player: PlayerId, from = LOWEST_START): readonly Range[] => {
  const totals = totalsOf(
    privatesOf(state, player).map((id) => faceOf(state, id)),
    HIGHEST_START,
  );
  const cash = cashOf(state, player);
  const ranges: Range[] = [];
  for (let bid = from; bid <= HIGHEST_START; bid += BID_STEP) {
    if (![...totals].some((total) => total <= bid && bid <= total + cash)) continue;
    const last = ranges.at(-1);
    if (last && last.max === bid - BID_STEP) ranges[ranges.length - 1] = { min: last.min, max: bid };
    else ranges.push({ min: bid, max: bid });
  }
  return ranges;
};

/** Cash and all privates: who has less than the next bid is out. */
export const biddingPower = (state: State, player: PlayerId): number =>
  Math.min(
    HIGHEST_START,
    privatesOf(state, player).reduce((sum, id) => sum + faceOf(state, id), cashOf(state, player)),
  );

/** cert.3: at the limit nobody starts a company or bids for one. */
export const isAtLimit = (state: State, player: PlayerId): boolean =>
  certificatesHeld(state, player) >= titleOf(state).certificateLimit(state);
