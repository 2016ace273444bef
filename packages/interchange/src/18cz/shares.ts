/** Shares bought and sold in a file of 18xx.games: certificates are numbered there and alike here. */
import { type Action, certificatesOf, percentOf } from '@roundhouse/engine';
import { type Context, playerFromPeer } from '../adapter.ts';
import { maybeText, number, type PeerAction, PeerError, text, texts } from '../peer.ts';

/** Certificates are alike: what counts is where they lie and how many percent they are. */
export const bought = (context: Context, action: PeerAction): Action => {
  const [share = ''] = texts(action, 'shares');
  const company = share.replace(/_\d+$/, '');
  const all = certificatesOf(context.state, company);
  const named = all.find((each) => each.id === share);
  const free = all.filter((each) => (each.at === 'ipo' || each.at === 'pool') && each.kind !== 'president');
  const taken = named && free.includes(named) ? named : free[0];
  if (!taken) throw new PeerError(`buy_shares ${action.id ?? ''}: no share of ${company} is for sale`);
  return { type: 'buyShares', by: playerFromPeer(text(action, 'entity')), company, certificates: [taken.id] };
};

/** The percentage says how much is sold; the director certificate may be sold in part. */
export const sold = (context: Context, action: PeerAction): Action => {
  const shares = texts(action, 'shares');
  const company = (shares[0] ?? '').replace(/_\d+$/, '');
  const seller = playerFromPeer(text(action, 'entity'));
  const held = certificatesOf(context.state, company).filter((each) => each.at === seller);
  const singles = held.filter((each) => each.kind !== 'president');
  const directors = held.filter((each) => each.kind === 'president');
  const unit = singles[0]?.percent ?? (directors[0]?.percent ?? 0) / 2;
  const percent = maybeText(action, 'percent') === undefined ? unit * shares.length : number(action, 'percent');
  const usesDirectors = directors.some((each) => shares.includes(each.id)) || percent > percentOf(singles);
  const plain = usesDirectors
    ? singles.filter((each) => shares.includes(each.id) && percentOf(singles) > 0)
    : singles.slice(0, percent / unit);
  const picked = usesDirectors
    ? [...directors, ...pickFor(singles, plain, percent, directors[0]?.percent ?? 0, unit)]
    : plain;
  return { type: 'sellShares', by: seller, company, certificates: picked.map((each) => each.id), percent };
};

/** Besides the director certificate as many single shares as were named, within the percentage. */
const pickFor = <T>(
  singles: readonly T[],
  named: readonly T[],
  percent: number,
  directors: number,
  unit: number,
): readonly T[] => {
  const most = Math.max(0, Math.floor((percent - unit) / unit));
  const least = Math.max(0, Math.ceil((percent - directors) / unit));
  return singles.slice(0, Math.min(singles.length, Math.max(least, Math.min(most, named.length))));
};
