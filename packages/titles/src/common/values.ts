/** What certificates and private companies cost, bring and count, by the plain rules: shares of ten percent at the market price. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  factsOf,
  percentAt,
  type PlayerId,
  priceOf,
  privatesOf,
  type State,
} from '@roundhouse/engine';
import type { PurchaseRules } from './purchases.ts';

/** At the market price: what is paid for certificates, or a sale of them brings. */
export const marketValue = (state: State, company: CompanyId, percent: number): number =>
  (priceOf(state, company) * percent) / 10;

/** At the par price. */
export const parValue = (state: State, company: CompanyId, percent: number): number =>
  ((companyOf(state, company).par ?? 0) * percent) / 10;

/** Par in the initial offering, the market price elsewhere; `elsewhere` where a title rounds it. */
export const parInOffering =
  (elsewhere = marketValue): PurchaseRules['price'] =>
  (state, company, { at, percent }) =>
    at === 'ipo' ? parValue(state, company, percent) : elsewhere(state, company, percent);

/** The bank is paid for shares of the initial offering and of the pool. */
export const soldByBank: PurchaseRules['seller'] = () => BANK;

/** The private companies of a player at face value. */
export const privatesAtFace = (state: State, player: PlayerId): number =>
  privatesOf(state, player).reduce((sum, id) => sum + (factsOf(state).privates[id]?.price ?? 0), 0);

const sharesAtMarket = (state: State, player: PlayerId, company: CompanyId): number =>
  marketValue(state, company, percentAt(state, player, company));

/** Cash, shares of these companies (as a rule at the market price), private companies at face value. */
export const worthOf =
  (companies: (state: State) => readonly CompanyId[], shares = sharesAtMarket) =>
  (state: State, player: PlayerId): number =>
    cashOf(state, player) +
    companies(state).reduce((sum, id) => sum + shares(state, player, id), 0) +
    privatesAtFace(state, player);
