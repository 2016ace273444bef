/** §VII.3-6: buying and selling shares, starting a company, the director. */
import {
  certificatesAt,
  type CompanyId,
  companyOf,
  percentAt,
  percentWithPlayers,
  type PlayerId,
  presidentsCertificate,
  priceOf,
  type Refusal,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { policy } from '../../common/policy.ts';
import { floatIfSold, type ParRules } from '../../common/parAndFloat.ts';
import { overLimits, type PurchaseRules } from '../../common/purchases.ts';
import type { SaleRules } from '../../common/sales.ts';
import { BY_SIZE } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { ownershipLimit } from './limits.ts';
import { sizeOf } from './classes.ts';
import { debtOf } from './debts.ts';
import { soldThisRound } from './slots.ts';
import { cellsInZone, cite, refuse, stepMarker } from '../vocabulary.ts';
import { soldByBank } from '../../common/values.ts';

export const shareCompanies = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status, id }) => (status === 'started' || status === 'floated') && state.market.at[id] !== undefined)
    .map(({ id }) => id);

const shareOf = (state: State, company: CompanyId): number => BY_SIZE[sizeOf(state, company)].share;

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
  rules: { poolLimit: cite('18CZ §VII.6-1'), presidency: cite('18CZ §VII.5.b-3') },
};

/** §VII.3-4, §VII.4-3: what forbids any purchase. */
export const mayNotBuyAnything = (state: State, buyer: PlayerId): Refusal | undefined => {
  const debt = debtOf(state, buyer);
  if (debt > 0) return refuse('18CZ §VII.3-4', 'inDebt', { debt });
  if (isOverCertificateLimit(state, buyer))
    return refuse('18CZ §VII.4-3', 'overCertificateLimit', { limit: titleOf(state).certificateLimit(state) });
  return undefined;
};

const soldEarlier = (state: State, buyer: PlayerId, company: CompanyId): Refusal | undefined =>
  soldThisRound.has(state, buyer, company) ? refuse('18CZ §VII.3-5', 'soldThisRound', { company }) : undefined;

/** §XI.1-2, §XI.2-3: seventy percent of a large company, where the other modes have sixty. */
const overSeventy = (state: State, buyer: PlayerId, company: CompanyId, percent: number): Refusal | undefined => {
  const limit = ownershipLimit(state.rules, sizeOf(state, company));
  if (limit !== 70 || percentAt(state, buyer, company) + percent <= limit) return undefined;
  const rule = modeOf(state) === 'moravia' ? '18CZ §XI.2-3' : '18CZ §XI.1-2';
  return refuse(rule, 'ownershipLimit', { limit, company });
};

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
  seller: soldByBank,
  mayNotBuy: (state, buyer, company, { percent }) =>
    mayNotBuyAnything(state, buyer) ??
    soldEarlier(state, buyer, company) ??
    overSeventy(state, buyer, company, percent),
  ownershipLimit: (state, company) => ownershipLimit(state.rules, sizeOf(state, company)),
  bought: (move, _buyer, company) => startIfSold(move, company),
  rules: {
    cash: cite('18CZ §VII.3-3'),
    certificateLimit: cite('18CZ §VII.4-1'),
    ownershipLimit: cite('18CZ §VII.4-2'),
  },
};

/** §VII.3-8, §VII.5.a: at the threshold the company starts with its full capital at the starting price. */
const startIfSold = floatIfSold({
  sold: percentWithPlayers,
  capital: (state, company, par) => par * BY_SIZE[sizeOf(state, company)].shares,
});

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

/** Cells where a company of this size may start, dearest first. */
export const startingCells = (state: State, company: CompanyId) => cellsInZone(state, sizeOf(state, company));

/** §VII.5: the director certificate is bought for twice the starting price; the marker goes under others. */
export const STARTS: Omit<ParRules, 'companies'> = {
  cells: startingCells,
  mayNotStart,
  started: startIfSold,
  rules: { cash: cite('18CZ §VII.5-1') },
};
