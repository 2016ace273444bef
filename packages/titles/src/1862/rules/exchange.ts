/** 1862 §5.2.4 steps 3 and 4: shares of the company that disappears are exchanged 1:1, or sold to the bank. */
import {
  BANK,
  type Certificate,
  type CompanyId,
  type Move,
  type Place,
  type PlayerId,
  priceOf,
  type State,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { directorsAt, hand, ordinaryAt } from './certificates.ts';
import { pay, special } from '../vocabulary.ts';

/** A player, or the acting company for the treasuries. */
export type FoldHolder = PlayerId | CompanyId;

interface Exchange {
  readonly acting: CompanyId;
  readonly survivor: CompanyId;
  readonly other: CompanyId | null;
}

/** the pool first, then the nearest holder clockwise who has not yet acted; treasuries can only use the pool. */
const donor = (
  state: State,
  { acting, survivor }: Exchange,
  holder: FoldHolder,
  later: readonly FoldHolder[],
  directors: boolean,
): Certificate | undefined => {
  const places: readonly Place[] = holder === acting ? ['pool'] : ['pool', ...later];
  for (const place of places) {
    const found = directors ? directorsAt(state, place, survivor) : ordinaryAt(state, place, survivor)[0];
    if (found) return found;
  }
  return undefined;
};

/** V-10: what the bank pays for an option that cannot be exchanged. */
const optionPrice = (state: State, price: number, shares: number): number => {
  const exact = (price * shares) / 2;
  return ruling(state, 'unexchangeableOptionRounding') === 'down' ? Math.floor(exact) : Math.ceil(exact);
};

/**
 * Exchanges what is left of the other company's certificates, the option last. `before`: shares held before the procedure, where
 * the option is a director's certificate. Returns the option as it is now; undefined where there is none left.
 */
export const exchangeRest = (
  move: Move,
  fold: Exchange,
  holder: FoldHolder,
  later: readonly FoldHolder[],
  rest: readonly Certificate[],
  odd: Certificate | undefined,
  before: number | null,
): Certificate | undefined => {
  let option = odd;
  for (const paper of rest.toReversed()) {
    if (paper.company !== fold.other) continue;
    const isOption = paper.id === odd?.id;
    const share = donor(move.state, fold, holder, later, paper.kind === 'president');
    if (share) {
      const from = share.at;
      hand(move, paper.company, [paper], from);
      hand(move, share.company, [share], holder);
      special(move, 'exchanged', { holder, from, company: fold.survivor });
      if (isOption) option = share;
      continue;
    }
    const price = priceOf(move.state, fold.survivor);
    const amount = isOption ? optionPrice(move.state, price, before ?? 1) : price;
    hand(move, paper.company, [paper], 'pool');
    pay(move, BANK, holder, amount, 'unexchangeable');
    special(move, 'soldToBank', { holder, company: paper.company, amount });
    if (isOption) option = undefined;
  }
  return option;
};
