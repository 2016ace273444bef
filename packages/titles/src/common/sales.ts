/** Selling shares to the pool: what may be sold as one block, why something may not, and doing it. */
import {
  type ActionOf,
  BANK,
  certificate,
  type Certificate,
  type CertificateId,
  certificatesAt,
  type CompanyId,
  companyOf,
  distinctPicks,
  emit,
  flatMap,
  type Move,
  one,
  type Option,
  pay,
  percentAt,
  percentOf,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  samePick,
  type State,
  transfer,
} from '@roundhouse/engine';
import { sellPresidency, settlePresidency, successorAt } from './presidency.ts';

export interface SaleRules {
  /** Why this player may sell nothing of this company now. */
  readonly mayNotSell?: (state: State, seller: PlayerId, company: CompanyId) => Refusal | undefined;
  /** Why this block may not be sold, beyond what holds for every block. */
  readonly mayNotSellBlock?: (
    state: State,
    seller: PlayerId,
    company: CompanyId,
    percent: number,
  ) => Refusal | undefined;
  /** Most percent that the pool may hold. */
  readonly poolLimit: (state: State, company: CompanyId) => number;
  /** What the bank pays for so many percent. */
  readonly proceeds: (state: State, company: CompanyId, percent: number) => number;
  /** Smallest part of a president's certificate that can be sold by itself. */
  readonly unit: (state: State, company: CompanyId) => number;
  /** What a sale does to the price. */
  readonly moved: (move: Move, company: CompanyId, percent: number, seller: PlayerId) => void;
  /** Whether a new president is asked what is given for the certificate. */
  readonly askNewPresident?: (state: State, company: CompanyId) => boolean;
  readonly rules: { readonly poolLimit: RuleRef; readonly presidency: RuleRef };
}

type Sale = ActionOf<'sellShares'>;

const presidentsIn = (pick: readonly Certificate[]): Certificate | undefined =>
  pick.find((each) => each.kind === 'president');

/** Why this block may not be sold; undefined when it may. */
export const whyNotSell = (
  state: State,
  seller: PlayerId,
  company: CompanyId,
  pick: readonly Certificate[],
  percent: number,
  sale: SaleRules,
): Refusal | undefined => {
  const limit = sale.poolLimit(state, company);
  if (percentAt(state, 'pool', company) + percent > limit) return refuse(sale.rules.poolLimit, 'poolLimit', { limit });
  const presidents = presidentsIn(pick);
  if (presidents && successorAt(state, company, percentAt(state, seller, company) - percent) === null)
    return refuse(sale.rules.presidency, 'presidencyStays', { company });
  return sale.mayNotSellBlock?.(state, seller, company, percent);
};

/** Percentages that a pick with the president's certificate can stand for. */
const amounts = (pick: readonly Certificate[], unit: number): readonly number[] => {
  const whole = percentOf(pick);
  const presidents = presidentsIn(pick);
  if (!presidents) return [whole];
  const parts: number[] = [];
  for (let part = unit; part <= presidents.percent; part += unit) parts.push(whole - presidents.percent + part);
  return parts;
};

/** All blocks of one company that a player holds; refused ones say why. Identical certificates count once. */
const saleOptions = (state: State, seller: PlayerId, company: CompanyId, sale: SaleRules): readonly Option[] => {
  const held = certificatesAt(state, seller, company).filter((each) => each.percent > 0);
  if (held.length === 0) return [];
  const action = (pick: readonly Certificate[], percent: number): Sale => ({
    type: 'sellShares',
    by: seller,
    company,
    certificates: pick.map((each) => each.id),
    percent,
  });
  const never = sale.mayNotSell?.(state, seller, company);
  const picks = distinctPicks(held);
  if (never) {
    const [smallest] = picks;
    return smallest ? [one(action(smallest, percentOf(smallest)), never)] : [];
  }
  const unit = sale.unit(state, company);
  const plain = percentOf(held.filter((each) => each.kind !== 'president'));
  return flatMap(picks, (pick) =>
    flatMap(amounts(pick, unit), (percent) => {
      const refusal = whyNotSell(state, seller, company, pick, percent, sale);
      // Breaking the president's certificate is only worth a mention where plain shares do not reach so far.
      if (refusal && presidentsIn(pick) && percent <= plain) return [];
      return [one(action(pick, percent), refusal)];
    }),
  );
};

/** Whether any of the `saleOptions` is open; most often the first share is. */
export const canSell = (state: State, seller: PlayerId, company: CompanyId, sale: SaleRules): boolean => {
  const all = certificatesAt(state, seller, company);
  // Asked of every company in every turn: most often there is nothing to look at.
  const held = all.length > 0 ? all.filter((each) => each.percent > 0) : all;
  if (held.length === 0 || sale.mayNotSell?.(state, seller, company)) return false;
  const isOpen = (pick: readonly Certificate[], percent: number): boolean =>
    !whyNotSell(state, seller, company, pick, percent, sale);
  if (held.some((each) => each.kind !== 'president' && isOpen([each], each.percent))) return true;
  const unit = sale.unit(state, company);
  return distinctPicks(held).some((pick) => amounts(pick, unit).some((percent) => isOpen(pick, percent)));
};

/** Alike certificates make the same sale. */
export const sameSale = (state: State, offered: Sale, action: Sale): boolean =>
  offered.by === action.by &&
  offered.company === action.company &&
  offered.percent === action.percent &&
  offered.exchange === action.exchange &&
  offered.for === action.for &&
  samePick(state, action.company, offered.certificates, action.certificates);

/** Options for one sale that is being judged, or all of them. */
export const salesOf = (
  state: State,
  seller: PlayerId,
  companies: readonly CompanyId[],
  sale: SaleRules,
  about?: Sale,
): readonly Option[] =>
  flatMap(
    companies.filter((company) => !about || about.company === company),
    (company) => saleOptions(state, seller, company, sale),
  );

/** The block goes to the pool, the seller is paid, the price moves, the presidency follows. */
export const sell = (
  move: Move,
  seller: PlayerId,
  company: CompanyId,
  certificates: readonly CertificateId[],
  percent: number,
  sale: SaleRules,
): void => {
  const pick = flatMap(certificates, (id) => certificate(move.state, company, id) ?? []);
  const presidents = presidentsIn(pick);
  const price = sale.proceeds(move.state, company, percent);
  const left = percentAt(move.state, seller, company) - percent;
  const successor = presidents ? successorAt(move.state, company, left) : null;
  pay(move, BANK, seller, price, 'shares');
  const plain = pick.filter((each) => each !== presidents);
  transfer(
    move,
    company,
    plain.map((each) => each.id),
    'pool',
  );
  emit(move, { type: 'sharesSold', who: seller, company, certificates, percent, price });
  sale.moved(move, company, percent, seller);
  const ask = sale.askNewPresident?.(move.state, company) ?? false;
  if (!presidents) {
    if (companyOf(move.state, company).president === seller) settlePresidency(move, company, ask);
    return;
  }
  if (!successor) throw new Error(`nobody can become president of ${company}`);
  sellPresidency(move, company, seller, successor, percent - percentOf(plain), ask);
};
