/** 1862 §7.11.1, §7.11.2: raising money for a train: treasury shares or refinancing, never both. */
import {
  type ActionOf,
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  emit,
  type Move,
  nextTrain,
  one,
  type Option,
  priceOf,
  type State,
  trainFacts,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { bankruptAtZero } from './bankruptcy.ts';
import { beginFold } from './folding.ts';
import { lnerFormed } from './slots.ts';
import { hand, ordinaryAt, SHARE, sharesAt } from './certificates.ts';
import { salesLowerPrices, slide } from './prices.ts';
import { pay, refuse } from '../vocabulary.ts';

/** §7.11.1 (a): all treasury shares at the full price would raise enough. */
export const canSellTreasury = (state: State, company: CompanyId, missing: number): boolean =>
  sharesAt(state, company, company) > 0 && sharesAt(state, company, company) * priceOf(state, company) >= missing;

/** Exactly the minimum number. */
const sharesNeeded = (state: State, company: CompanyId, missing: number): number =>
  Math.ceil(missing / priceOf(state, company));

export const treasurySale = (
  state: State,
  company: CompanyId,
  by: ActionOf<'sellShares'>['by'],
  missing: number,
): readonly Option[] => {
  const held = ordinaryAt(state, company, company);
  if (held.length === 0) return [];
  const enough = canSellTreasury(state, company, missing);
  const count = enough ? sharesNeeded(state, company, missing) : held.length;
  const refusal = enough ? undefined : refuse('1862 §7.11.1 (a)', 'treasuryTooSmall', { missing });
  const certificates = held.slice(0, count).map((each) => each.id);
  return [one({ type: 'sellShares', by, company, certificates, percent: count * SHARE, for: company }, refusal)];
};

/** §7.11.1: sold at the price before the drop; one cell per share, none ignored. */
export const raiseByTreasury = (move: Move, company: CompanyId, percent: number | undefined): void => {
  const { state } = move;
  const next = nextTrain(state);
  const missing = (next ? trainFacts(state, next.name).price : 0) - cashOf(state, company);
  const shares = percent === undefined ? sharesNeeded(state, company, missing) : percent / SHARE;
  const sold = ordinaryAt(state, company, company).slice(0, shares);
  const price = shares * priceOf(state, company);
  pay(move, BANK, company, price, 'shares');
  hand(move, company, sold, 'pool');
  const certificates = sold.map((each) => each.id);
  emit(move, { type: 'sharesSold', who: company, company, certificates, percent: shares * SHARE, price });
  const late = lnerFormed(state) && ruling(state, 'treasurySaleDropAfterLner');
  if (salesLowerPrices(state) || late) slide(move, company, shares, 'down', 'sale');
  bankruptAtZero(move, company);
};

/** §5.2.4: an odd treasury holding leaves an option, which brings half the price when it is given up. */
const ownOption = (state: State, company: CompanyId): number =>
  ruling(state, 'refinancingCounts') === 'withOption' && sharesAt(state, company, company) % 2 === 1
    ? Math.floor(priceOf(state, company) / 2)
    : 0;

/** §7.11.2 (a): after the refinancing the company can pay for the next train. */
export const canRefinance = (state: State, company: CompanyId, price: number): boolean =>
  cashOf(state, company) + 10 * (companyOf(state, company).par ?? 0) + ownOption(state, company) >= price;

/** Shares fold, then the company receives ten times par. */
export const refinance = (move: Move, company: CompanyId, trainPrice: number): void =>
  beginFold(move, { kind: 'refinancing', acting: company, survivor: company, other: null, trainPrice });
