/** §VII.3-6: buying and selling shares, starting a company, the director. */
import {
  BANK,
  cashOf,
  certificatesAt,
  certificatesCounted,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  type Move,
  percentAt,
  percentWithPlayers,
  placeMarker,
  type PlayerId,
  presidentsCertificate,
  priceOf,
  type Refusal,
  setPresident,
  type State,
  titleOf,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { overLimits, type PurchaseRules } from '../../common/purchases.ts';
import type { SaleRules } from '../../common/sales.ts';
import { BY_SIZE } from '../companies.ts';
import { ownershipLimit } from './limits.ts';
import { sizeOf } from './classes.ts';
import { debtOf } from './debts.ts';
import { soldThisRound } from './slots.ts';
import { cellsInZone, pay, refuse, stepMarker } from '../vocabulary.ts';

export const shareCompanies = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status, id }) => (status === 'started' || status === 'floated') && state.market.at[id] !== undefined)
    .map(({ id }) => id);

const shareOf = (state: State, company: CompanyId): number => BY_SIZE[sizeOf(state, company)].share;

/** §VII.4-3: over the certificate limit a player sells first, as long as he can. */
export const overCertificateLimit = (state: State, player: PlayerId): boolean =>
  certificatesCounted(state, player) > titleOf(state).certificateLimit(state);

const isFirstStockRound = (state: State): boolean => state.round.set === 1;

export const SALES: SaleRules = {
  mayNotSell: (state, seller, company) => {
    if (isFirstStockRound(state)) return refuse('18CZ §VII.6-3', 'firstStockRound');
    return percentAt(state, seller, company) === 0 ? refuse('18CZ §VII.6-1', 'noneHeld', { company }) : undefined;
  },
  // §VII.6-1: no limit on what the bank holds.
  poolLimit: () => 1000,
  proceeds: (state, company, percent) => (percent / shareOf(state, company)) * priceOf(state, company),
  unit: shareOf,
  // §IX.3-1: one diagonal step, however many shares.
  moved: (move, company) => stepMarker(move, company, 1, 'sold', 'down'),
  rules: { poolLimit: '18CZ §VII.6-1', presidency: '18CZ §VII.5.b-3' },
};

/** §VII.3-4, §VII.4-3: what forbids any purchase. */
export const mayNotBuyAnything = (state: State, buyer: PlayerId): Refusal | undefined => {
  const debt = debtOf(state, buyer);
  if (debt > 0) return refuse('18CZ §VII.3-4', 'inDebt', { debt });
  if (overCertificateLimit(state, buyer))
    return refuse('18CZ §VII.4-3', 'overCertificateLimit', { limit: titleOf(state).certificateLimit(state) });
  return undefined;
};

const soldEarlier = (state: State, buyer: PlayerId, company: CompanyId): Refusal | undefined =>
  soldThisRound.get(state)[buyer]?.includes(company)
    ? refuse('18CZ §VII.3-5', 'soldThisRound', { company })
    : undefined;

type PlaceOfBank = 'ipo' | 'pool';

/** §VII.6-1: unsold and sold shares are one stock of the bank, bought from where there are any. */
export const placesOfBank = policy((places: readonly PlaceOfBank[]): readonly PlaceOfBank[] => places.slice(0, 1));

export const PURCHASES: PurchaseRules = {
  places: (state, company) =>
    placesOfBank.of(state)(
      (['ipo', 'pool'] as const).filter((place) =>
        certificatesAt(state, place, company).some((each) => each.kind !== 'president'),
      ),
    ),
  price: (state, company, { percent }) => (percent / shareOf(state, company)) * priceOf(state, company),
  seller: () => BANK,
  mayNotBuy: (state, buyer, company) => mayNotBuyAnything(state, buyer) ?? soldEarlier(state, buyer, company),
  ownershipLimit: (state, company) => ownershipLimit(state.rules, sizeOf(state, company)),
  bought: (move, _buyer, company) => startIfSold(move, company),
  rules: { cash: '18CZ §VII.3-3', certificateLimit: '18CZ §VII.4-1', ownershipLimit: '18CZ §VII.4-2' },
};

/** §VII.3-8, §VII.5.a: at the threshold the company starts with its full capital at the starting price. */
const startIfSold = (move: Move, company: CompanyId): void => {
  const { status, par } = companyOf(move.state, company);
  const { float, shares } = BY_SIZE[sizeOf(move.state, company)];
  if (status !== 'started' || par === null || percentWithPlayers(move.state, company) < float) return;
  updateCompany(move, company, { status: 'floated' });
  const capital = par * shares;
  pay(move, BANK, company, capital, 'capital');
  emit(move, { type: 'companyFloated', company, capital });
};

/** Cells where a company of this size may start, dearest first. */
export const startingCells = (state: State, company: CompanyId) => cellsInZone(state, sizeOf(state, company));

/** Why this company may not be started by this player, whatever the price. */
export const mayNotStart = (state: State, buyer: PlayerId, company: CompanyId): Refusal | undefined => {
  const { status } = companyOf(state, company);
  if (status === 'waiting') return refuse('18CZ §VII.3-1', 'classNotYet', { company });
  if (status !== 'available') return refuse('18CZ §IV.2.a-2', 'startedAlready', { company });
  const never = mayNotBuyAnything(state, buyer) ?? soldEarlier(state, buyer, company);
  const presidents = presidentsCertificate(state, company);
  if (never || !presidents) return never;
  return overLimits(state, buyer, company, presidents, PURCHASES);
};

export const tooDearToStart = (state: State, buyer: PlayerId, price: number): Refusal | undefined => {
  const cash = cashOf(state, buyer);
  return cash < 2 * price ? refuse('18CZ §VII.5-1', 'notEnoughCash', { cost: 2 * price, cash }) : undefined;
};

/** §VII.5: the director certificate is bought for twice the starting price; the marker goes under others. */
export const startCompany = (move: Move, buyer: PlayerId, company: CompanyId, cell: string): void => {
  const price = factsOf(move.state).market.cells[cell]?.price ?? 0;
  const presidents = presidentsCertificate(move.state, company);
  if (!presidents) throw new Error(`${company} has no director certificate`);
  pay(move, buyer, BANK, 2 * price, 'shares');
  transfer(move, company, [presidents.id], buyer);
  placeMarker(move, company, cell);
  updateCompany(move, company, { status: 'started', par: price });
  emit(move, { type: 'companyStarted', player: buyer, company, price });
  setPresident(move, company, buyer);
  startIfSold(move, company);
};

/** §IX.3-2: sold-out companies rise, in operating order. */
export const raiseSoldOut = (move: Move, order: readonly CompanyId[]): void => {
  for (const company of order)
    if (percentWithPlayers(move.state, company) === 100) stepMarker(move, company, 1, 'soldOut', 'up');
};
