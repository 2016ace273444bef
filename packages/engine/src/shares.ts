/** Certificates: who holds what, moving them, and who is president. */
import { flatMap, withId } from './lists.ts';
import { memoOfLast } from './memo.ts';
import type { MovedCertificate } from './events.ts';
import { companyOf, emit, type Move, update, updateCompany } from './move.ts';
import { playersFrom } from './money.ts';
import { changedCertificate } from './records.ts';
import type { Certificate, CertificateId, CompanyId, Place, PlayerId, Private, State } from './state.ts';
import { isPlayer } from './state.ts';
import { titleOf } from './title.ts';

const NO_CERTIFICATES: readonly Certificate[] = [];

export const certificatesOf = (state: State, company: CompanyId): readonly Certificate[] =>
  state.certificates[company] ?? NO_CERTIFICATES;

export const certificatesAt = (state: State, place: Place, company: CompanyId): readonly Certificate[] => {
  const list = certificatesOf(state, company);
  const found: Certificate[] = [];
  for (let index = 0; index < list.length; index++) {
    const each = list[index] as Certificate;
    if (each.at === place) found.push(each);
  }
  return found;
};

export const certificate = (state: State, company: CompanyId, id: CertificateId): Certificate | undefined =>
  withId(certificatesOf(state, company), id);

export const percentOf = (certificates: readonly Certificate[]): number => {
  let sum = 0;
  for (let index = 0; index < certificates.length; index++) sum += (certificates[index] as Certificate).percent;
  return sum;
};

/** Percent of a company at a place, shorts counted negative. */
export const percentAt = (state: State, place: Place, company: CompanyId): number => {
  const list = certificatesOf(state, company);
  let sum = 0;
  for (let index = 0; index < list.length; index++) {
    const each = list[index] as Certificate;
    if (each.at === place) sum += each.percent;
  }
  return sum;
};

/**
 * Moves certificates of one company to a place. What moves goes to the end of the list, so that within a hand the list
 * is the order of arrival: of alike certificates the oldest is given first.
 */
export const transfer = (move: Move, company: CompanyId, ids: readonly CertificateId[], to: Place): void => {
  const all = certificatesOf(move.state, company);
  const moved = flatMap(ids, (id) => withId(all, id) ?? []);
  const list = [
    ...all.filter((each) => !moved.includes(each)),
    ...moved.map((each) => changedCertificate(each, { at: to })),
  ];
  const changes = flatMap(moved, ({ id, percent, kind, at }) => (at === to ? [] : { id, percent, kind, from: at, to }));
  replaceCertificates(move, company, list, changes);
};

/** What lies elsewhere, is of another kind, is new or is gone; an exchanged certificate is gone and new. */
const movedBetween = (before: readonly Certificate[], after: readonly Certificate[]): readonly MovedCertificate[] => {
  const moved: MovedCertificate[] = [];
  const gone = new Map<CertificateId, Certificate>();
  for (const each of before) gone.set(each.id, each);
  for (const { id, percent, kind, at } of after) {
    const was = gone.get(id);
    gone.delete(id);
    const same = was?.percent === percent && was.kind === kind;
    if (was && !same) moved.push({ id, percent: was.percent, kind: was.kind, from: was.at, to: null });
    if (!same || was.at !== at) moved.push({ id, percent, kind, from: same ? was.at : null, to: at });
  }
  for (const { id, percent, kind, at } of gone.values()) moved.push({ id, percent, kind, from: at, to: null });
  return moved;
};

const replaceCertificates = (
  move: Move,
  company: CompanyId,
  certificates: readonly Certificate[],
  moved: readonly MovedCertificate[],
): void => {
  const all: Record<CompanyId, readonly Certificate[]> = { ...move.state.certificates };
  all[company] = certificates;
  update(move, { certificates: all });
  if (moved.length > 0) emit(move, { type: 'certificatesMoved', company, moved });
};

/** Replaces all certificates of a company: conversions, shorts, folding. */
export const setCertificates = (move: Move, company: CompanyId, certificates: readonly Certificate[]): void =>
  replaceCertificates(move, company, certificates, movedBetween(certificatesOf(move.state, company), certificates));

/** Certificates of a player that count towards the certificate limit, privates included where the title counts them. */
export const certificatesCounted = memoOfLast((state: State, player: PlayerId): number => {
  const title = titleOf(state);
  let counted = title.privatesCount ? privatesOf(state, player).length : 0;
  for (const company in state.certificates) {
    const list = state.certificates[company] as readonly Certificate[];
    for (let index = 0; index < list.length; index++) {
      const each = list[index] as Certificate;
      if (each.at === player) counted += title.countsForLimit(state, each);
    }
  }
  return counted;
});

export const privatesOf = (state: State, owner: string): readonly string[] => {
  const found: string[] = [];
  for (const id in state.privates) {
    const each = state.privates[id] as Private;
    if (each.owner === owner && !each.closed) found.push(each.id);
  }
  return found;
};

/**
 * Who should be president: the player who holds strictly more than the president; among equals the first clockwise from the
 * president. Without a president: the largest holder, first from the given player.
 */
export const rightfulPresident = (state: State, company: CompanyId, from?: PlayerId): PlayerId | null => {
  const { president } = companyOf(state, company);
  const first = president ?? from ?? state.priority;
  let best: PlayerId | null = president;
  let most = president ? percentAt(state, president, company) : 0;
  for (const player of playersFrom(state, first)) {
    const percent = percentAt(state, player, company);
    if (percent > most) {
      best = player;
      most = percent;
    }
  }
  return best;
};

export const presidentsCertificate = (state: State, company: CompanyId): Certificate | undefined =>
  certificatesOf(state, company).find((each) => each.kind === 'president' && each.at !== 'out');

/** Alike for trading: same percent, same kind. */
export const alike = (a: Certificate, b: Certificate): boolean => a.percent === b.percent && a.kind === b.kind;

/** The distinct ways to pick certificates worth exactly this percent; identical certificates count once. */
export const picksWorth = (
  certificates: readonly Certificate[],
  percent: number,
): readonly (readonly Certificate[])[] => distinctPicks(certificates).filter((pick) => percentOf(pick) === percent);

/** All distinct non-empty picks of certificates, smaller first; identical certificates count once. */
export const distinctPicks = (certificates: readonly Certificate[]): readonly (readonly Certificate[])[] => {
  const groups: Certificate[][] = [];
  for (const each of certificates) {
    const group = groups.find(([first]) => first && alike(first, each));
    if (group) group.push(each);
    else groups.push([each]);
  }
  let picks: (readonly Certificate[])[] = [[]];
  for (const group of groups) picks = flatMap(picks, (pick) => withMoreOf(pick, group));
  return picks.filter((pick) => pick.length > 0).sort((a, b) => percentOf(a) - percentOf(b) || a.length - b.length);
};

/** A pick with none, one, two… of these added. */
const withMoreOf = (pick: readonly Certificate[], group: readonly Certificate[]): (readonly Certificate[])[] => {
  const picks = [pick];
  for (const each of group) picks.push([...(picks.at(-1) ?? pick), each]);
  return picks;
};

/** Whether two picks by id are the same decision: alike certificates at the same place. */
export const samePick = (
  state: State,
  company: CompanyId,
  a: readonly CertificateId[],
  b: readonly CertificateId[],
): boolean => {
  if (a.length !== b.length) return false;
  const [first] = a;
  // By far the most often.
  if (a.length === 1 && first !== undefined && first === b[0]) return true;
  const left = b.map((id) => certificate(state, company, id));
  const isLeft = (id: CertificateId): boolean => {
    const one = certificate(state, company, id);
    const at = left.findIndex((other) => (one && other ? one.at === other.at && alike(one, other) : one === other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return a.every(isLeft) && new Set(b).size === b.length;
};

/** The presidency passes: the new president gives certificates and receives the president's one, wherever it lies. */
export const handOverPresidency = (
  move: Move,
  company: CompanyId,
  to: PlayerId,
  given: readonly CertificateId[],
): void => {
  const presidents = presidentsCertificate(move.state, company);
  const from = companyOf(move.state, company).president;
  if (!presidents) throw new Error(`${company} has no president's certificate`);
  const place = presidents.at;
  if (place !== to) {
    transfer(move, company, given, place);
    transfer(move, company, [presidents.id], to);
  }
  setPresident(move, company, to, from);
};

/** Changes the president without moving certificates. */
export const setPresident = (
  move: Move,
  company: CompanyId,
  to: PlayerId | null,
  from = companyOf(move.state, company).president,
): void => {
  if (from === to && companyOf(move.state, company).president === to) return;
  updateCompany(move, company, { president: to });
  emit(move, { type: 'presidencyChanged', company, from, to });
};

/** Players who hold certificates of a company, by falling percent, ties in seat order. */
export const shareholders = (state: State, company: CompanyId): readonly PlayerId[] =>
  state.seats
    .filter((player) => percentAt(state, player, company) !== 0)
    .sort((a, b) => percentAt(state, b, company) - percentAt(state, a, company));

/** Percent of a company in players' hands. */
export const percentWithPlayers = (state: State, company: CompanyId): number =>
  percentOf(certificatesOf(state, company).filter((each) => isPlayer(each.at)));
