/** §gen.4, §short, §sell.6: shares, shorts and the pairs that they form. Certificates lie in order of arrival. */
import {
  type Certificate,
  type CertificateId,
  certificate,
  certificatesOf,
  type CompanyId,
  companyOf,
  memo,
  type Move,
  type Place,
  type PlayerId,
  setCertificates,
  type State,
  transfer,
} from '@roundhouse/engine';
import { pairOrder } from './slots.ts';

export const sizeOf = (state: State, company: CompanyId): number => Number(companyOf(state, company).size);

/** Percent of one share. */
export const unitOf = (state: State, company: CompanyId): number => 100 / sizeOf(state, company);

interface Counted {
  readonly shares: number;
  readonly shorts: number;
}
const NOTHING: Counted = { shares: 0, shorts: 0 };

/** Percent by place, remembered by the list of certificates, which is asked for many times in a stock round. */
const counted = memo((list: readonly Certificate[]): ReadonlyMap<Place, Counted> => {
  const byPlace = new Map<Place, Counted>();
  for (const { at, percent } of list) {
    const { shares, shorts } = byPlace.get(at) ?? NOTHING;
    byPlace.set(at, percent > 0 ? { shares: shares + percent, shorts } : { shares, shorts: shorts - percent });
  }
  return byPlace;
});

/** Ordinary shares at a place, the two of the president's certificate included. */
export const sharesAt = (state: State, place: Place, company: CompanyId): number =>
  (counted(certificatesOf(state, company)).get(place)?.shares ?? 0) / unitOf(state, company);

export const shortsAt = (state: State, place: Place, company: CompanyId): number =>
  (counted(certificatesOf(state, company)).get(place)?.shorts ?? 0) / unitOf(state, company);

/** pres.3: shares minus shorts. */
export const netShares = (state: State, player: PlayerId, company: CompanyId): number =>
  sharesAt(state, player, company) - shortsAt(state, player, company);

/** short.3: all shorts of a company, no matter who holds them. */
export const shortsOut = (state: State, company: CompanyId): number =>
  certificatesOf(state, company).filter((each) => each.kind === 'short').length;

export const singlesAt = (state: State, place: Place, company: CompanyId): readonly Certificate[] =>
  certificatesOf(state, company).filter((each) => each.at === place && each.kind === 'ordinary');

const shortsLyingAt = (state: State, place: Place, company: CompanyId): readonly Certificate[] =>
  certificatesOf(state, company).filter((each) => each.at === place && each.kind === 'short');

/** Moves certificates; what arrives comes last in the list. */
export const give = (move: Move, company: CompanyId, ids: readonly CertificateId[], to: Place): void => {
  for (const id of ids) if (!certificate(move.state, company, id)) throw new Error(`no certificate ${id}`);
  transfer(move, company, ids, to);
};

const numberOf = (id: CertificateId): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** Numbers up to 9 are those of printed certificates; pairs from open interest are numbered above. */
export const nextNumber = (list: readonly Certificate[]): number =>
  Math.max(9, ...list.map((each) => numberOf(each.id))) + 1;

export const single = (company: CompanyId, number: number, percent: number, at: Place): Certificate => ({
  id: `${company}_${number}`,
  company,
  percent,
  kind: 'ordinary',
  at,
});

export const short = (company: CompanyId, number: number, percent: number, at: Place): Certificate => ({
  id: `${company}_${number}`,
  company,
  percent: -percent,
  kind: 'short',
  at,
});

/** Printed certificates by number, then those of pairs as they came. */
export const inOrderOfCreation = (state: State, company: CompanyId): readonly Certificate[] => {
  const pairs = pairOrder.get(state)[company] ?? [];
  const rank = ({ id }: Certificate): number => (pairs.includes(id) ? 1000 + pairs.indexOf(id) : numberOf(id));
  return [...certificatesOf(state, company)].sort((a, b) => rank(a) - rank(b));
};

export const forgetPairs = (move: Move, company: CompanyId): void => {
  const { [company]: _gone, ...others } = pairOrder.get(move.state);
  pairOrder.set(move, others);
};

/** short.5: a pair comes from open interest; the share goes to the market, the short to the player. */
export const openPair = (move: Move, company: CompanyId, player: PlayerId): void => {
  const list = certificatesOf(move.state, company);
  const number = nextNumber(list);
  const unit = unitOf(move.state, company);
  const pair = [short(company, number + 1, unit, player), single(company, number, unit, 'pool')];
  setCertificates(move, company, [...list, ...pair]);
  const ids = pair.map((each) => each.id);
  const known = (pairOrder.get(move.state)[company] ?? []).filter((id) => !ids.includes(id));
  pairOrder.set(move, { ...pairOrder.get(move.state), [company]: [...known, ...ids] });
};

/** short.7, sell.6: a share and a short that meet at a place return to open interest; a president's certificate stays. */
export const cancelPairs = (move: Move, company: CompanyId, place: Place, first?: CertificateId): void => {
  for (;;) {
    const singles = singlesAt(move.state, place, company);
    const share = singles.find((each) => each.id === first) ?? singles[0];
    const [against] = shortsLyingAt(move.state, place, company);
    if (!share || !against) return;
    const gone = [share.id, against.id];
    setCertificates(
      move,
      company,
      certificatesOf(move.state, company).filter((each) => !gone.includes(each.id)),
    );
  }
};

const countedByHolder = memo((all: State['certificates']): ReadonlyMap<Place, number> => {
  const counts = new Map<Place, number>();
  for (const list of Object.values(all))
    for (const { at, kind } of list) if (kind !== 'short') counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
});

/** cert.1: share certificates of a player; the president's counts as one, shorts and privates do not count. */
export const certificatesHeld = (state: State, player: PlayerId): number =>
  countedByHolder(state.certificates).get(player) ?? 0;

/** srend.2: what players hold together, shorts not subtracted, in shares. */
export const sharesWithPlayers = (state: State, company: CompanyId): number =>
  state.seats.reduce((sum, player) => sum + sharesAt(state, player, company), 0);
