/** 1862 §6.3, §6.4: selling shares to the bank pool. */
import {
  type ActionOf,
  BANK,
  type CompanyId,
  companyOf,
  emit,
  flatMap,
  type Move,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  setPresident,
  type State,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { sameSale } from '../../common/sales.ts';
import { bankruptAtZero } from './bankruptcy.ts';
import { settleDirectorship, successor, takeDirectorship } from './directorship.ts';
import { boughtNow, soldNow } from './slots.ts';
import { directorsAt, DIRECTORS_SHARES, hand, ordinaryAt, SHARE, sharesAt } from './certificates.ts';
import { dropOneCellPerShare, salePrice } from './prices.ts';
import { pay, refuse } from '../vocabulary.ts';

type Sale = ActionOf<'sellShares'>;

export { sameSale };

const sharesBoughtNow = (state: State, player: PlayerId, company: CompanyId): number =>
  boughtNow.get(state)[player]?.[company] ?? 0;

/** §6.3 (e): whether certificates of the same sale split the director's one. */
export const saleHelpsToSplit = policy((_sold: number, _worth: number): boolean => true);

/** §6.3 (e): whether the seller can keep so many ordinary certificates although the director's one goes to the pool. */
const canSplit = (state: State, company: CompanyId, held: number, kept: number): boolean => {
  const pool = ordinaryAt(state, 'pool', company).length;
  const sold = saleHelpsToSplit.of(state)(held - kept, DIRECTORS_SHARES) ? held - DIRECTORS_SHARES : 0;
  return sold + pool >= kept;
};

/** Why so many shares may not be sold. */
const whyNotSell = (
  state: State,
  seller: PlayerId,
  company: CompanyId,
  shares: number,
  { anyTime }: SaleTerms,
): Refusal | undefined => {
  const held = sharesAt(state, seller, company);
  const bought = anyTime ? 0 : sharesBoughtNow(state, seller, company);
  if (held - shares < bought) return refuse('1862 §6.4 (c)', 'boughtThisRound', { company, shares: bought });
  if (!directorsAt(state, seller, company) || shares <= held - DIRECTORS_SHARES) return undefined;
  const kept = held - shares;
  if (successor(state, company, kept) === null && kept > 0 && !canSplit(state, company, held, kept))
    return refuse('1862 §6.3 (e)', 'cannotSplit', { company, shares: kept });
  return undefined;
};

export interface SaleTerms {
  /** Companies of which nothing more may be sold in this turn (§6.4 (a)). */
  readonly done?: readonly CompanyId[];
  /** Shares bought in this stock round may be sold as well. */
  readonly anyTime?: boolean;
}

/** Sales of so many shares: ordinary certificates first. */
const salesFrom = (state: State, by: PlayerId, company: CompanyId): ((shares: number) => Sale) => {
  const ordinary = ordinaryAt(state, by, company).map((each) => each.id);
  const directors = directorsAt(state, by, company)?.id;
  return (shares) => ({
    type: 'sellShares',
    by,
    company,
    certificates:
      shares > ordinary.length && directors !== undefined ? [...ordinary, directors] : ordinary.slice(0, shares),
    percent: shares * SHARE,
  });
};

/** Every number of shares of a company that a player holds. */
const salesOfCompany = (state: State, seller: PlayerId, company: CompanyId, terms: SaleTerms): readonly Option[] => {
  const held = sharesAt(state, seller, company);
  if (held === 0) return [];
  const saleOf = salesFrom(state, seller, company);
  if (terms.done?.includes(company)) return [one(saleOf(1), refuse('1862 §6.4 (a)', 'soldThisTurn', { company }))];
  return Array.from({ length: held }, (_, index) =>
    one(saleOf(index + 1), whyNotSell(state, seller, company, index + 1, terms)),
  );
};

export const saleOptions = (state: State, seller: PlayerId, terms: SaleTerms, about?: Sale): readonly Option[] =>
  flatMap(
    Object.values(state.companies).filter(
      ({ id, status }) => (status === 'started' || status === 'floated') && (!about || about.company === id),
    ),
    ({ id }) => salesOfCompany(state, seller, id, terms),
  );

/** §6.3, algorithm of a director's sale: who is director after it, and where the director's certificate goes. */
const giveUpDirectorship = (move: Move, seller: PlayerId, company: CompanyId, kept: number): void => {
  const next = successor(move.state, company, kept);
  const paper = directorsAt(move.state, seller, company);
  if (paper) hand(move, company, [paper], 'pool');
  if (next) takeDirectorship(move, company, next);
  else setPresident(move, company, null);
  // What they keep are those that have been in the pool longest.
  hand(move, company, ordinaryAt(move.state, 'pool', company).slice(0, kept), seller);
};

/** The seller is paid the price before the drop (§6.4.2 (e)); the price falls; the directorship follows. */
export const sell = (move: Move, seller: PlayerId, { company, certificates, percent }: Sale): void => {
  const shares = percent / SHARE;
  const byDirector = companyOf(move.state, company).president === seller;
  const kept = sharesAt(move.state, seller, company) - shares;
  const price = salePrice(move.state, company) * shares;
  pay(move, BANK, seller, price, 'shares');
  const directors = directorsAt(move.state, seller, company);
  const goes = directors !== undefined && certificates.includes(directors.id);
  const plain = ordinaryAt(move.state, seller, company).filter((each) => certificates.includes(each.id));
  hand(move, company, plain, 'pool');
  emit(move, { type: 'sharesSold', who: seller, company, certificates, percent, price });
  if (goes) giveUpDirectorship(move, seller, company, kept);
  else if (byDirector) settleDirectorship(move, company);
  soldNow.note(move, seller, company);
  dropOneCellPerShare(move, company, shares, byDirector);
  bankruptAtZero(move, company);
};
