/** §3.2, §6.1: what shares cost, bring and count. A half-share is rounded down when bought, up when sold or counted. */
import {
  certificatesAt,
  type CompanyId,
  companyOf,
  factsOf,
  percentAt,
  type PlayerId,
  priceOf,
  type State,
} from '@roundhouse/engine';
import { isMinor, MAJORS, MINOR_PRICE, MINORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { marketValue, worthOf } from '../../common/values.ts';

/** §3.2(a)#1: sold at market value per share; half a share pays half, rounded up. */
export const saleProceeds = (state: State, company: CompanyId, percent: number): number =>
  Math.ceil(marketValue(state, company, percent));

/** §3.2(a)(6): what 5% sold with change brings. */
export const changeProceeds = (state: State, company: CompanyId): number => {
  const half = priceOf(state, company) / 2;
  return ruling(state, 'halfShareSwapSellRounding') === 'up' ? Math.ceil(half) : Math.floor(half);
};

/** §3.2(c)(3): bought at market value; half a share costs half, rounded down. */
export const poolPrice = (state: State, company: CompanyId, percent: number): number => {
  const exact = marketValue(state, company, percent);
  return ruling(state, 'halfShareBuyRounding') === 'down' ? Math.floor(exact) : Math.ceil(exact);
};

/** §3.2(c)(5): what 5% bought with change costs: a whole share less half of one rounded up, so half of it rounded down. */
export const changePrice = (state: State, company: CompanyId): number => Math.floor(priceOf(state, company) / 2);

/** §6.1#2: shares of a major whose president's certificate was never sold count nothing. */
const sharesWorth = (state: State, player: PlayerId, company: CompanyId): number => {
  if (companyOf(state, company).status === 'closed') return 0;
  if (ruling(state, 'halfShareScoring') === 'sum')
    return saleProceeds(state, company, percentAt(state, player, company));
  return certificatesAt(state, player, company).reduce(
    (sum, { percent }) => sum + saleProceeds(state, company, percent),
    0,
  );
};

const minorsWorth = (state: State, player: PlayerId): number =>
  MINORS.filter((id) => companyOf(state, id).president === player).length * MINOR_PRICE;

const worthWithoutMinors = worthOf(() => MAJORS, sharesWorth);

/** §6.1#1: cash, shares at market value, privates and minors at face value. */
export const worth = (state: State, player: PlayerId): number =>
  worthWithoutMinors(state, player) + minorsWorth(state, player);

/** Face value of something in the initial sale. */
export const faceValue = (state: State, item: string): number =>
  isMinor(item) ? MINOR_PRICE : (factsOf(state).privates[item]?.price ?? 0);
