/** §3.2: what is bought and sold in a normal stock turn, as values for the shared pieces. */
import {
  type ActionOf,
  BANK,
  type Certificate,
  certificate,
  certificatesAt,
  certificatesCounted,
  type CompanyId,
  companyOf,
  emit,
  type Move,
  one,
  type Option,
  percentAt,
  type PlayerId,
  type Refusal,
  type State,
  transfer,
} from '@roundhouse/engine';
import type { ParRules } from '../../common/parAndFloat.ts';
import { overLimits, type PurchaseRules } from '../../common/purchases.ts';
import { sameSale, type SaleRules } from '../../common/sales.ts';
import { policy } from '../../common/policy.ts';
import { makePresident, settlePresidency, successorAt } from '../../common/presidency.ts';
import { MAJORS, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { floatMajorIfSold } from './floating.ts';
import { certificateLimit, OWNERSHIP_LIMIT } from './limits.ts';
import { soldBy, tradingSince } from './slots.ts';
import { changePrice, changeProceeds, poolPrice, saleProceeds } from './scoring.ts';
import { cite, pay, phaseHas, refuse, stepMarker } from '../vocabulary.ts';
import { parInOffering, soldByBank } from '../../common/values.ts';

/** §3.5(b)#2: for NdM the new president chooses what is given. */
export const askNewPresident = (state: State, company: CompanyId): boolean =>
  company === NDM && ruling(state, 'ndmPresidentExchange') === 'choice';

/** §3.2(a)(1): no sale to the bank in the first stock round. */
const isFirstRound = (state: State): boolean => {
  if (state.round.kind !== 'stock') return false;
  return ruling(state, 'firstSale') === 'firstRound'
    ? state.round.set === 1
    : state.round.set <= tradingSince.get(state);
};

export const mayNotSell = (state: State, _seller: PlayerId, company: CompanyId): Refusal | undefined => {
  if (isFirstRound(state)) return refuse('18MEX §3.2(a)(1)', 'firstStockRound');
  if (companyOf(state, company).par === null) return refuse('18MEX §3.2(a)(2)', 'presidentUnsold', { company });
  return undefined;
};

/** §3.2(a)#2: one row for every full 10% of the sale. */
export const dropPerTenSold = (move: Move, company: CompanyId, percent: number): void =>
  stepMarker(move, company, Math.floor(percent / 10), 'sold', 'down');

export const noteSold = (move: Move, seller: PlayerId, company: CompanyId): void => {
  if (move.state.round.kind === 'stock') soldBy.note(move, seller, company);
};

export const sale: SaleRules = {
  mayNotSell,
  poolLimit: () => 50,
  proceeds: saleProceeds,
  unit: () => 10,
  moved: (move, company, percent, seller) => {
    noteSold(move, seller, company);
    dropPerTenSold(move, company, percent);
  },
  askNewPresident,
  rules: { poolLimit: cite('18MEX §3.2(a)(3)'), presidency: cite('18MEX §3.2(a)(4)') },
};

const mayNotBuy = (state: State, buyer: PlayerId, company: CompanyId, bought: Certificate): Refusal | undefined => {
  if (company === NDM && phaseHas(state, 'ndmFrozen')) return refuse('18MEX §5.1#2', 'ndmFrozen');
  if (soldBy.has(state, buyer, company)) return refuse('18MEX §3.2#3', 'soldThisRound', { company });
  if (bought.at === 'ipo' && companyOf(state, company).par === null)
    return refuse('18MEX §3.2(c)(2)', 'presidentUnsold', { company });
  return undefined;
};

const limits: Pick<PurchaseRules, 'ownershipLimit' | 'rules'> = {
  ownershipLimit: () => OWNERSHIP_LIMIT,
  rules: {
    cash: cite('18MEX §3.2(c)#6'),
    certificateLimit: cite('18MEX §3.3(b)#3'),
    ownershipLimit: cite('18MEX §3.3(a)#1'),
  },
};

export const purchase: PurchaseRules = {
  ...limits,
  places: () => ['ipo', 'pool'],
  price: parInOffering(poolPrice),
  seller: soldByBank,
  mayNotBuy,
  bought: (move, _buyer, company) => floatMajorIfSold(move, company),
  askNewPresident,
};

/** The certificate limit leaves room for one more that counts. */
export const whyNotOneMore = (state: State, player: PlayerId): Refusal | undefined => {
  const limit = certificateLimit(state);
  return certificatesCounted(state, player) + 1 > limit
    ? refuse('18MEX §3.3(b)#3', 'certificateLimit', { limit })
    : undefined;
};

/** §3.2(c)(1): the president's certificate, at twice the par value that the buyer picks. */
export const starts: ParRules = {
  companies: (state) => MAJORS.filter((company) => companyOf(state, company).status === 'available' && company !== NDM),
  limits,
  logsPurchase: true,
  rules: { cash: cite('18MEX §3.2(c)#6') },
};

const halfAt = (state: State, place: PlayerId | 'pool'): Certificate | undefined =>
  certificatesAt(state, place, NDM).find((each) => each.kind === 'half');

const tenAt = (state: State, place: PlayerId | 'pool' | 'ipo'): Certificate | undefined =>
  certificatesAt(state, place, NDM).find((each) => each.kind === 'ordinary');

type Sale = ActionOf<'sellShares'>;

/** D-10: where half-shares are sold one at a time. */
const mixesHalves = (state: State, { certificates }: Sale): boolean =>
  certificates.length > 1 && certificates.some((id) => certificate(state, NDM, id)?.kind === 'half');

/** Whether the president's certificate may go in a block as it is put together: it always may. */
export const presidentsGo = policy<(state: State, block: ActionOf<'sellShares'>) => boolean>(() => true);

/** Blocks as they may be put together. */
export const blocksAllowed = (state: State, sales: readonly Option[]): readonly Option[] => {
  const mixed = ruling(state, 'halfSharesInBlocks');
  return sales.filter((each) => {
    if (each.kind !== 'one' || each.action.type !== 'sellShares' || each.action.exchange !== undefined) return true;
    return (mixed || !mixesHalves(state, each.action)) && presidentsGo.of(state)(state, each.action);
  });
};

/** D-14 */
const atLimit = (state: State, buyer: PlayerId): Refusal | undefined =>
  !ruling(state, 'changeAtLimit') && certificatesCounted(state, buyer) >= certificateLimit(state)
    ? refuse('18MEX §3.3(b)#3', 'certificateLimit', { limit: certificateLimit(state) })
    : undefined;

/** §3.2(a)(3): what is given for change goes to the open market. */
const noRoomForHalf = (state: State): Refusal | undefined =>
  percentAt(state, 'pool', NDM) + 5 > 50 ? refuse('18MEX §3.2(a)(3)', 'poolLimit', { limit: 50 }) : undefined;

/** §3.2(c)(5): a 10% certificate of the open market for a 5% certificate and half the market value. */
export const buyWithChange = (
  state: State,
  buyer: PlayerId,
  place: 'pool' | 'ipo',
  cash: number,
  closed: Refusal | undefined,
): readonly Option[] => {
  const half = halfAt(state, buyer);
  const ten = half && tenAt(state, place);
  if (!half || !ten) return [];
  const cost = changeCost(state, place);
  const refusal =
    closed ??
    mayNotBuy(state, buyer, NDM, ten) ??
    atLimit(state, buyer) ??
    (cost > cash ? refuse('18MEX §3.2(c)#6', 'notEnoughCash', { cost, cash }) : undefined) ??
    (place === 'ipo' ? noRoomForHalf(state) : undefined) ??
    overLimits(state, buyer, NDM, { company: NDM, kind: 'ordinary', percent: 5 }, limits);
  return [one({ type: 'buyShares', by: buyer, company: NDM, certificates: [ten.id], exchange: half.id }, refusal)];
};

/** From the initial offering, by the ruling: at par less the half-share's value. */
const changeCost = (state: State, place: string): number =>
  place === 'ipo' ? (companyOf(state, NDM).par ?? 0) - saleProceeds(state, NDM, 5) : changePrice(state, NDM);

export const doBuyWithChange = (move: Move, buyer: PlayerId, ten: string, half: string): void => {
  const from = certificate(move.state, NDM, ten)?.at ?? 'pool';
  const price = changeCost(move.state, from);
  pay(move, buyer, BANK, price, 'shares');
  transfer(move, NDM, [half], 'pool');
  transfer(move, NDM, [ten], buyer);
  emit(move, { type: 'sharesBought', who: buyer, company: NDM, certificates: [ten], percent: 5, from, price });
  settlePresidency(move, NDM, askNewPresident(move.state, NDM));
  floatMajorIfSold(move, NDM);
};

const presidentsAt = (state: State, player: PlayerId): Certificate | undefined =>
  certificatesAt(state, player, NDM).find((each) => each.kind === 'president');

/** What is put into the open market for 5% and change: a 10% certificate, or (AMB-24) half of the president's. */
const givenForChange = (state: State, seller: PlayerId): Certificate | undefined =>
  tenAt(state, seller) ??
  (ruling(state, 'changeFromPresidents') && !halfAt(state, seller) ? presidentsAt(state, seller) : undefined);

/** AMB-24: the president's certificate can be broken only where the presidency changes. */
const keepsPresidency = (state: State, seller: PlayerId): boolean =>
  successorAt(state, NDM, percentAt(state, seller, NDM) - 5) === null;

/** §3.2(a)(6): a 10% certificate for a 5% one of the open market and half the market value; the marker stays. */
export const sellWithChange = (
  state: State,
  seller: PlayerId,
  block?: (company: CompanyId, percent: number) => Refusal | undefined,
): readonly Option[] => {
  const half = halfAt(state, 'pool');
  const given = givenForChange(state, seller);
  if (!half || !given || mayNotSell(state, seller, NDM)) return [];
  const has = halfAt(state, seller) && !ruling(state, 'halfShareSwapSellAnyHolder');
  const stays = given.kind === 'president' && keepsPresidency(state, seller);
  const refusal =
    (has ? refuse('18MEX §3.2(a)(6)', 'hasHalfShare') : undefined) ??
    noRoomForHalf(state) ??
    (stays ? refuse('18MEX §3.2(a)(4)', 'presidencyStays', { company: NDM }) : undefined) ??
    block?.(NDM, 5);
  return [
    one(
      { type: 'sellShares', by: seller, company: NDM, certificates: [given.id], percent: 5, exchange: half.id },
      refusal,
    ),
  ];
};

/** AMB-24, in the order of §3.2(a)(5): the successor takes the president's certificate and what they give is changed. */
const breakPresidents = (move: Move, seller: PlayerId): string => {
  const successor = successorAt(move.state, NDM, percentAt(move.state, seller, NDM) - 5);
  if (!successor) throw new Error('nobody can become president of NdM');
  // One 5% certificate is in the open market, so nobody has two: the successor can give two of 10% and nothing else.
  makePresident(move, NDM, successor, false);
  const ten = tenAt(move.state, seller);
  if (!ten) throw new Error(`${seller} received no 10% certificate of NdM`);
  return ten.id;
};

export const doSellWithChange = (move: Move, seller: PlayerId, named: string, half: string): void => {
  const price = changeProceeds(move.state, NDM);
  pay(move, BANK, seller, price, 'shares');
  emit(move, { type: 'sharesSold', who: seller, company: NDM, certificates: [named], percent: 5, price });
  const broken = certificate(move.state, NDM, named)?.kind === 'president';
  const ten = broken ? breakPresidents(move, seller) : named;
  transfer(move, NDM, [ten], 'pool');
  transfer(move, NDM, [half], seller);
  noteSold(move, seller, NDM);
  settlePresidency(move, NDM, askNewPresident(move.state, NDM));
};

/** What is judged is with change or without; what is listed may be both. */
export const mayBeWithChange = (about: { readonly exchange?: string | undefined } | undefined): boolean =>
  about === undefined || about.exchange !== undefined;

/** Certificates named in an exchange are alike or the exchange is another one. */
export const sameExchange = (state: State, offered: string | undefined, named: string | undefined): boolean => {
  if (offered === undefined || named === undefined) return offered === named;
  const a = certificate(state, NDM, offered);
  const b = certificate(state, NDM, named);
  return a !== undefined && b !== undefined && a.kind === b.kind && a.at === b.at;
};

/** The same sale, with the same change if any. */
export const sameSaleWithChange = (state: State, offered: Sale, named: Sale): boolean =>
  offered.exchange === undefined && named.exchange === undefined
    ? sameSale(state, offered, named)
    : sameExchange(state, offered.exchange, named.exchange) &&
      sameSale(state, { ...offered, exchange: undefined }, { ...named, exchange: undefined });
