/**
 * Which numbered share of 18MEX lies where on 18xx.games. Identical certificates count as one here, but a file names
 * them; so the moves of owned shares are followed as that site makes them. Shares that nobody has owned yet have the
 * same number in both.
 */
import { certificatesOf, type CompanyId, companyOf, type Place, type PlayerId, type State } from '@roundhouse/engine';
import { NotExportable } from '../export.ts';

interface Share {
  readonly id: string;
  readonly percent: number;
  readonly president: boolean;
  at: Place;
}

/** By company, in the order of arrival at each place. */
export type ShareBook = Map<CompanyId, Share[]>;

export const sharesIn = (book: ShareBook, state: State, company: CompanyId): Share[] => {
  let shares = book.get(company);
  if (!shares) {
    shares = certificatesOf(state, company)
      .map(({ id, percent, kind, at }) => ({ id, percent, president: kind === 'president', at }))
      .sort((a, b) => Number(a.id.split('_')[1]) - Number(b.id.split('_')[1]));
    book.set(company, shares);
  }
  return shares;
};

const give = (shares: Share[], share: Share, to: Place): void => {
  shares.splice(shares.indexOf(share), 1);
  share.at = to;
  shares.push(share);
};

const heldBy = (shares: readonly Share[], place: Place): readonly Share[] => shares.filter((each) => each.at === place);

type Alike = Pick<Share, 'id' | 'percent'>;

/** The very share if it lies there, since MIR asks for its own (CHI_1); else the first like it. */
const alike = (shares: readonly Share[], { id, percent: wanted }: Alike): Share | undefined => {
  const like = shares.filter((each) => each.percent === wanted && !each.president);
  return like.find((each) => each.id === id) ?? like[0];
};

const percent = (shares: readonly Share[]): number => shares.reduce((sum, each) => sum + each.percent, 0);

/** For the president's certificate the largest and, of these, the newest shares are given there. */
const exchangePresidency = (shares: Share[], to: PlayerId, swapTo: Place): void => {
  const presidents = shares.find((each) => each.president);
  if (!presidents) return;
  const offered = [...heldBy(shares, to)].sort((a, b) => a.percent - b.percent).reverse();
  const given = offered.slice(0, presidents.percent / 10);
  // D-13: there two certificates are given whatever they are worth.
  if (percent(given) !== presidents.percent) throw new NotExportable('ndmPresidentExchange');
  for (const share of given) give(shares, share, swapTo);
  give(shares, presidents, to);
};

const newPresident = (company: CompanyId, before: State, after: State): PlayerId | null => {
  const now = companyOf(after, company).president;
  return now !== null && now !== companyOf(before, company).president ? now : null;
};

const followPresidency = (book: ShareBook, before: State, after: State, company: CompanyId): void => {
  const old = companyOf(before, company).president;
  const now = newPresident(company, before, after);
  if (now && old) exchangePresidency(sharesIn(book, before, company), now, old);
};

/** A named share changes hands, and perhaps the presidency with it. */
export const bookGift = (
  book: ShareBook,
  before: State,
  after: State,
  company: CompanyId,
  id: string,
  to: Place,
): void => {
  const shares = sharesIn(book, before, company);
  const share = shares.find((each) => each.id === id);
  if (!share) throw new Error(`no share ${id}`);
  give(shares, share, to);
  followPresidency(book, before, after, company);
};

interface Bought {
  readonly share: string;
  readonly swap?: string;
}

/** The number of the share that is bought; `swapped` is the percentage of the one given for it. */
export const bookPurchase = (
  book: ShareBook,
  before: State,
  after: State,
  company: CompanyId,
  player: PlayerId,
  bought: { readonly id: string; readonly at: Place; readonly percent: number },
  swapped?: number,
): Bought => {
  const shares = sharesIn(book, before, company);
  const share =
    bought.at === 'ipo' ? shares.find((each) => each.id === bought.id) : alike(heldBy(shares, bought.at), bought);
  if (!share) throw new Error(`no share like ${bought.id} in ${bought.at}`);
  const swap = swapped === undefined ? undefined : heldBy(shares, player).find((each) => each.percent === swapped);
  if (swap) give(shares, swap, 'pool');
  give(shares, share, player);
  followPresidency(book, before, after, company);
  return swap ? { share: share.id, swap: swap.id } : { share: share.id };
};

/** The numbers of the shares that are sold: single ones first, the president's certificate last. */
export const bookSale = (
  book: ShareBook,
  before: State,
  after: State,
  company: CompanyId,
  player: PlayerId,
  sold: { readonly certificates: readonly Alike[]; readonly percent: number; readonly presidents: boolean },
): readonly string[] => {
  const shares = sharesIn(book, before, company);
  const hand = [...heldBy(shares, player)];
  const bundle = sold.certificates.map((each) => {
    const share = alike(hand, each);
    if (!share) throw new Error(`${player} has no ${each.percent} percent of ${company}`);
    hand.splice(hand.indexOf(share), 1);
    return share;
  });
  const presidents = sold.presidents ? hand.find((each) => each.president) : undefined;
  if (presidents) bundle.push(presidents);
  for (const share of bundle) give(shares, share, 'pool');
  const now = newPresident(company, before, after);
  const left = percent(heldBy(shares, player));
  if (now) exchangePresidency(shares, now, presidents && left < presidents.percent ? 'pool' : player);
  // What was not sold of the president's certificate comes back from the pool, as many shares, oldest first.
  const back = presidents ? (percent(bundle) - sold.percent) / 10 : 0;
  for (const share of heldBy(shares, 'pool').slice(0, back)) give(shares, share, player);
  return bundle.map((each) => each.id);
};

/** 5% sold with change: a 10% share goes to the pool, a 5% share comes back. */
export const bookChange = (
  book: ShareBook,
  before: State,
  after: State,
  company: CompanyId,
  player: PlayerId,
): Bought => {
  const shares = sharesIn(book, before, company);
  const share = heldBy(shares, player).find((each) => each.percent === 10);
  const swap = heldBy(shares, 'pool').find((each) => each.percent === 5);
  if (!share || !swap) throw new Error(`${player} cannot make change`);
  give(shares, swap, player);
  give(shares, share, 'pool');
  followPresidency(book, before, after, company);
  return { share: share.id, swap: swap.id };
};
