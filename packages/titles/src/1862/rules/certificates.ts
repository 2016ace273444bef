/** Certificates: the director's and the ordinary ones, in the order in which they came to where they lie. */
import {
  type Certificate,
  certificatesAt,
  certificatesOf,
  changedCertificate,
  type CompanyId,
  type Move,
  percentAt,
  type Place,
  type PlayerId,
  setCertificates,
  type State,
  transfer,
} from '@roundhouse/engine';

/** One share is ten percent. */
export const SHARE = 10;
export const DIRECTORS_SHARES = 3;

export const sharesAt = (state: State, place: Place, company: CompanyId): number =>
  percentAt(state, place, company) / SHARE;

export const sharesOf = ({ percent }: Certificate): number => percent / SHARE;

export const ordinaryAt = (state: State, place: Place, company: CompanyId): readonly Certificate[] =>
  certificatesAt(state, place, company).filter((each) => each.kind !== 'president');

export const directorsAt = (state: State, place: Place, company: CompanyId): Certificate | undefined =>
  certificatesAt(state, place, company).find((each) => each.kind === 'president');

export const directors = (state: State, company: CompanyId): Certificate => {
  const found = certificatesOf(state, company).find((each) => each.kind === 'president');
  if (!found) throw new Error(`${company} has no director's certificate`);
  return found;
};

/** Certificates of one company go to a place and lie there behind those that came before. */
export const hand = (move: Move, company: CompanyId, certificates: readonly Certificate[], to: Place): void =>
  transfer(
    move,
    company,
    certificates.map((each) => each.id),
    to,
  );

const byNumber = new Intl.Collator('en', { numeric: true });

/** All certificates return to the initial offering, in the order of their numbers. */
export const returnAll = (move: Move, company: CompanyId): void => {
  const list = certificatesOf(move.state, company).map((each) => changedCertificate(each, { at: 'ipo' }));
  setCertificates(
    move,
    company,
    list.sort((a, b) => byNumber.compare(a.id, b.id)),
  );
};

/** The holder of most shares; ties go to the first in the list. */
export const largestHolder = (state: State, company: CompanyId, players: readonly PlayerId[]): PlayerId | null => {
  let best: PlayerId | null = null;
  let most = 0;
  for (const player of players) {
    const shares = sharesAt(state, player, company);
    if (shares > most) {
      best = player;
      most = shares;
    }
  }
  return best;
};
