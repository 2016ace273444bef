/** auct.2 to auct.5: who may bid how much for a company, and with which of their own. */
import { cashOf, type CompanyId, companyOf, type PlayerId, priceOf, type State } from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { sharesAt, sizeOf } from './certificates.ts';
import { LOAN, loansLeft } from './loans.ts';
import { isStarted, isWhite } from './zones.ts';

export type SaleKind = 'liquidation' | 'acquisition' | 'sale';

export const AUCTION_STEP = 10;

/** acq.2, sale.3: with the first bid the treasury's shares go to the market, and the bank pays for those that it pays for. */
export const firstBidEmptiesTreasury = policy(true);

/** sale.3: what the bank pays for treasury shares in a friendly sale. */
export const compensation = (state: State, company: CompanyId, kind: SaleKind): number =>
  kind === 'sale' ? priceOf(state, company) * sharesAt(state, company, company) : 0;

/** auct.4: cash, what comes with the bought company, and loans that could be taken once its own are repaid. */
export const capacity = (state: State, buyer: CompanyId, target: CompanyId, kind: SaleKind): number => {
  const { loans } = companyOf(state, target);
  const open = Math.min(sizeOf(state, buyer) - companyOf(state, buyer).loans, loansLeft(state) + loans);
  return (
    cashOf(state, buyer) +
    cashOf(state, target) +
    compensation(state, target, kind) -
    LOAN * loans +
    LOAN * Math.max(0, open)
  );
};

/** auct.2: white companies of the player other than the one on sale. */
const buyersOf = (state: State, player: PlayerId, target: CompanyId): readonly CompanyId[] =>
  Object.keys(state.companies).filter(
    (id) => id !== target && companyOf(state, id).president === player && isWhite(state, id),
  );

/** auct.5: companies of the player that can pay so much. */
export const buyersFor = (
  state: State,
  player: PlayerId,
  target: CompanyId,
  kind: SaleKind,
  bid: number,
): readonly CompanyId[] => buyersOf(state, player, target).filter((id) => capacity(state, id, target, kind) >= bid);

/** liq.2, acq.1, sale.2: the lowest first bid. */
export const openingBid = (state: State, company: CompanyId, kind: SaleKind): number => {
  if (kind !== 'sale') return AUCTION_STEP;
  return Math.ceil((priceOf(state, company) * sizeOf(state, company)) / AUCTION_STEP) * AUCTION_STEP;
};

/** auct.3, auct.4: the president of the company on sale may only make the lowest bid. */
export const highestBid = (
  state: State,
  player: PlayerId,
  company: CompanyId,
  kind: SaleKind,
  lowest: number,
): number => {
  const most = Math.max(0, ...buyersOf(state, player, company).map((id) => capacity(state, id, company, kind)));
  const rounded = Math.floor(most / AUCTION_STEP) * AUCTION_STEP;
  return companyOf(state, company).president === player ? Math.min(rounded, lowest) : rounded;
};

/** Players who preside over something. */
export const presidents = (state: State): readonly PlayerId[] =>
  state.seats.filter((player) =>
    Object.values(state.companies).some(({ id, president }) => president === player && isStarted(state, id)),
  );

export const somebodyCanBid = (state: State, company: CompanyId, kind: SaleKind): boolean => {
  const lowest = openingBid(state, company, kind);
  return presidents(state).some((player) => highestBid(state, player, company, kind, lowest) >= lowest);
};
