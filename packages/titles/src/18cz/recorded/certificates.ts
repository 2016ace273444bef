/** All shares are alike, but files of 18xx.games number them. */
import {
  certificatesAt,
  certificatesOf,
  type CompanyId,
  type Move,
  type Place,
  type PlayerId,
  type State,
  transfer,
} from '@roundhouse/engine';

/** §VII.5.b-5: what a seller keeps of a split director certificate comes from the bank's oldest shares. */
export const keepOldest = (move: Move, before: State, seller: PlayerId, company: CompanyId): void => {
  const now = certificatesOf(move.state, company);
  const placeNow = (id: string): Place | undefined => now.find((each) => each.id === id)?.at;
  const given = certificatesOf(before, company).filter(
    ({ id, at, kind }) => at !== 'ipo' && at !== 'pool' && kind !== 'president' && placeNow(id) !== at,
  );
  const sold = given.filter(({ at }) => at === seller);
  const received = given.filter(({ at }) => at !== seller);
  if (received.length === 0) return;
  const kept = received.filter(({ id }) => placeNow(id) === seller).length;
  const bank = [...certificatesAt(before, 'pool', company), ...sold, ...received].map(({ id }) => id);
  transfer(move, company, bank, 'pool');
  transfer(move, company, bank.slice(0, kept), seller);
};
