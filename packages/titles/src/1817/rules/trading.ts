/** §sell, §short, §buy: shares change hands at the current price, which does not move (sr.4). */
import {
  type ActionOf,
  BANK,
  cashOf,
  type Certificate,
  type CertificateId,
  certificatesOf,
  type CompanyId,
  companyOf,
  emit,
  flatMap,
  type Move,
  one,
  type Option,
  type PlayerId,
  presidentsCertificate,
  priceOf,
  type Refusal,
  samePick,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { credit } from './debts.ts';
import {
  cancelPairs,
  certificatesHeld,
  give,
  netShares,
  openPair,
  sharesAt,
  shortsAt,
  singlesAt,
  unitOf,
} from './certificates.ts';
import { makePresident, settlePresidency, successorAbove } from './presidency.ts';
import { pay, refuse } from '../vocabulary.ts';

type Sale = ActionOf<'sellShares'>;
type Purchase = ActionOf<'buyShares'>;

/** buy.4: three of five, six of ten. */
const MOST_PERCENT = 60;

/** The blocks a player can form of one company: their single shares, then those with the president's certificate. */
export const saleBlocks = (state: State, seller: PlayerId, company: CompanyId): readonly Sale[] => {
  const unit = unitOf(state, company);
  const singles = singlesAt(state, seller, company).map((each) => each.id);
  const block = (certificates: readonly CertificateId[], percent: number): Sale => ({
    type: 'sellShares',
    by: seller,
    company,
    certificates: [...certificates],
    percent,
  });
  const blocks = singles.map((_, index) => block(singles.slice(0, index + 1), unit * (index + 1)));
  const presidents = presidentsCertificate(state, company);
  if (presidents?.at !== seller) return blocks;
  const all = [...singles, presidents.id];
  return [...blocks, block(all, unit * (singles.length + 1)), block(all, unit * (singles.length + 2))];
};

/** sell.5: the president may sell into their certificate when another can take it. */
export const whyPresidencyStays = (state: State, { by, company, certificates, percent }: Sale): Refusal | undefined => {
  const presidents = presidentsCertificate(state, company);
  if (!presidents || !certificates.includes(presidents.id)) return undefined;
  const kept = sharesAt(state, by, company) - percent / unitOf(state, company);
  return successorAbove(state, company, by, kept) ? undefined : refuse('1817 §sell.2', 'presidencyStays', { company });
};

export const saleOptions = (
  state: State,
  seller: PlayerId,
  company: CompanyId,
  never: Refusal | undefined,
): readonly Option[] => {
  const blocks = saleBlocks(state, seller, company);
  const [smallest] = blocks;
  if (never) return smallest ? [one(smallest, never)] : [];
  return blocks.map((sale) => one(sale, whyPresidencyStays(state, sale)));
};

export const sameSale = (state: State, offered: Sale, action: Sale): boolean =>
  offered.by === action.by &&
  offered.company === action.company &&
  offered.percent === action.percent &&
  action.exchange === undefined &&
  action.for === undefined &&
  samePick(state, action.company, offered.certificates, action.certificates);

/** sell.1: to the market for the current price; pairs that form there vanish (sell.6). */
export const sell = (move: Move, { by, company, certificates, percent }: Sale): void => {
  const shares = percent / unitOf(move.state, company);
  const price = shares * priceOf(move.state, company);
  const presidents = presidentsCertificate(move.state, company);
  const intoPresidency = presidents !== undefined && certificates.includes(presidents.id);
  const kept = sharesAt(move.state, by, company) - shares;
  const successor = intoPresidency ? successorAbove(move.state, company, by, kept) : null;
  give(move, company, certificates, 'pool');
  emit(move, { type: 'sharesSold', who: by, company, certificates, percent, price });
  credit(move, BANK, by, price, 'shares');
  if (successor) {
    makePresident(move, company, successor, 'pool');
    // pres.2: single shares replace what the old president keeps.
    const back = singlesAt(move.state, 'pool', company).slice(0, kept);
    give(
      move,
      company,
      back.map((each) => each.id),
      by,
    );
  } else if (companyOf(move.state, company).president === by) settlePresidency(move, company);
  cancelPairs(move, company, 'pool');
};

/** short.5. */
export const sellShort = (move: Move, player: PlayerId, company: CompanyId): void => {
  const price = priceOf(move.state, company);
  pay(move, BANK, player, price, 'short');
  openPair(move, company, player);
  emit(move, { type: 'shorted', player, company, price });
  cancelPairs(move, company, 'pool');
};

/** buy.4, cert.3, buy.5: limits, from which the closing of a short is exempt. */
export const whyOverLimits = (state: State, buyer: PlayerId, company: CompanyId): Refusal | undefined => {
  if (shortsAt(state, buyer, company) > 0) return undefined;
  if ((netShares(state, buyer, company) + 1) * unitOf(state, company) > MOST_PERCENT)
    return refuse('1817 §buy.4', 'ownershipLimit', { limit: MOST_PERCENT, company });
  const limit = titleOf(state).certificateLimit(state);
  return certificatesHeld(state, buyer) >= limit ? refuse('1817 §cert.3', 'certificateLimit', { limit }) : undefined;
};

export const whyTooDear = (state: State, buyer: PlayerId, company: CompanyId): Refusal | undefined => {
  const cost = priceOf(state, company);
  const cash = cashOf(state, buyer);
  return cost > cash ? refuse('1817 §buy.1', 'notEnoughCash', { cost, cash }) : undefined;
};

/** One single share of the treasury and one of the market are enough to choose from. */
export const sharesForSale = (state: State, company: CompanyId): readonly Certificate[] =>
  flatMap([company, 'pool' as const], (place) => singlesAt(state, place, company).slice(0, 1));

export const samePurchase = (state: State, offered: Purchase, action: Purchase): boolean =>
  offered.by === action.by &&
  offered.company === action.company &&
  offered.for === action.for &&
  action.exchange === undefined &&
  samePick(state, action.company, offered.certificates, action.certificates);

/** buy.1: from the treasury the company is paid, from the market the bank. A holder of a short closes it (buy.5). */
export const buy = (move: Move, { by, company, certificates: [id] }: Purchase): void => {
  const bought = certificatesOf(move.state, company).find((each) => each.id === id);
  if (!bought) throw new Error(`no certificate ${String(id)}`);
  const price = priceOf(move.state, company);
  pay(move, by, bought.at === company ? company : BANK, price, 'shares');
  give(move, company, [bought.id], by);
  const { percent, at } = bought;
  emit(move, { type: 'sharesBought', who: by, company, certificates: [bought.id], percent, from: at, price });
  if (shortsAt(move.state, by, company) > 0) cancelPairs(move, company, by, bought.id);
  else settlePresidency(move, company);
};

/** corp.3: shares of the market return to the treasury. */
export const redeem = (move: Move, { company, certificates }: Purchase): void => {
  const price = certificates.length * priceOf(move.state, company);
  pay(move, company, BANK, price, 'shares');
  give(move, company, certificates, company);
  const percent = certificates.length * unitOf(move.state, company);
  emit(move, { type: 'sharesBought', who: company, company, certificates, percent, from: 'pool', price });
};

/** corp.2: one or more shares of the market, as far as the cash goes. */
export const redeemOptions = (
  state: State,
  by: PlayerId,
  company: CompanyId,
  never: Refusal | undefined,
): readonly Option[] => {
  const ids = singlesAt(state, 'pool', company).map((each) => each.id);
  const cash = cashOf(state, company);
  const price = priceOf(state, company);
  const block = (count: number): Purchase => ({
    type: 'buyShares',
    by,
    company,
    certificates: ids.slice(0, count),
    for: company,
  });
  if (never) return ids.length > 0 ? [one(block(1), never)] : [];
  return flatMap(ids, (_, index) => {
    const cost = (index + 1) * price;
    if (cost <= cash) return [one(block(index + 1))];
    return index === 0 ? [one(block(1), refuse('1817 §corp.3', 'notEnoughCash', { cost, cash }))] : [];
  });
};
