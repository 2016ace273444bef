/**
 * Which numbered share lies where on 18xx.games. Certificates are alike here, but a file names them by number; so their
 * moves are followed as that site makes them.
 */
import { certificatesOf, companyOf, type Place, type PlayerId, type State } from '@roundhouse/engine';

interface Share {
  readonly id: string;
  readonly president: boolean;
  readonly percent: number;
  at: Place;
}

/** By company, in order of arrival at each place. */
export type ShareBook = Map<string, Share[]>;

const sharesOf = (book: ShareBook, state: State, company: string): Share[] => {
  let shares = book.get(company);
  if (!shares) {
    shares = certificatesOf(state, company)
      .map(({ id, kind, percent, at }) => ({ id, president: kind === 'president', percent, at }))
      .toSorted((a, b) => Number(a.id.split('_')[1]) - Number(b.id.split('_')[1]));
    book.set(company, shares);
  }
  return shares;
};

const give = (shares: Share[], share: Share, to: Place): void => {
  shares.splice(shares.indexOf(share), 1);
  share.at = to;
  shares.push(share);
};

/** The new director gives their oldest shares for the director certificate. */
const swapPresident = (shares: Share[], to: PlayerId, swapTo: Place): void => {
  const presidents = shares.find((each) => each.president);
  if (!presidents) return;
  const single = shares.find((each) => !each.president)?.percent ?? presidents.percent;
  const given = shares.filter((each) => each.at === to).slice(0, presidents.percent / single);
  for (const share of given) give(shares, share, swapTo);
  give(shares, presidents, to);
};

const newPresident = (company: string, before: State, after: State): PlayerId | null => {
  const now = companyOf(after, company).president;
  return now !== null && now !== companyOf(before, company).president ? now : null;
};

export const bookStart = (book: ShareBook, before: State, company: string, player: PlayerId): void => {
  const shares = sharesOf(book, before, company);
  const presidents = shares.find((each) => each.president);
  if (presidents) give(shares, presidents, player);
};

/** The number of the share that is bought from a place. */
export const bookPurchase = (
  book: ShareBook,
  before: State,
  after: State,
  company: string,
  player: PlayerId,
  from: Place,
): string => {
  const shares = sharesOf(book, before, company);
  const share = shares.find((each) => each.at === from && !each.president);
  if (!share) throw new Error(`no share of ${company} in ${from}`);
  const old = companyOf(before, company).president;
  give(shares, share, player);
  const president = newPresident(company, before, after);
  if (president && old) swapPresident(shares, president, old);
  return share.id;
};

/** The numbers of the shares that are sold: single ones first, the director certificate last. */
export const bookSale = (
  book: ShareBook,
  before: State,
  after: State,
  company: string,
  player: PlayerId,
  percent: number,
): readonly string[] => {
  const shares = sharesOf(book, before, company);
  const held = shares
    .filter((each) => each.at === player)
    .toSorted((a, b) => Number(a.president) - Number(b.president));
  const bundle: Share[] = [];
  let sum = 0;
  for (const share of held) {
    if (sum >= percent) break;
    bundle.push(share);
    sum += share.percent;
  }
  const ids = bundle.map((each) => each.id);
  for (const share of bundle) give(shares, share, 'pool');
  const president = newPresident(company, before, after);
  if (!president) return ids;
  const sellsPresidents = bundle.some((each) => each.president);
  swapPresident(shares, president, sellsPresidents ? 'pool' : player);
  // What was not sold of the director certificate comes back from the pool, oldest first.
  let back = sum - percent;
  while (back > 0) {
    const share = shares.find((each) => each.at === 'pool');
    if (!share) break;
    give(shares, share, player);
    back -= share.percent;
  }
  return ids;
};
