/** 1849: certificates lie in the order in which they came, so that "the first two" means the same everywhere. */
import {
  type CertificateId,
  certificatesOf,
  changedCertificate,
  type CompanyId,
  flatMap,
  type Move,
  type Place,
  setCertificates,
} from '@roundhouse/engine';

/** Moves certificates to a place, after those that are there already. */
export const hand = (move: Move, company: CompanyId, ids: readonly CertificateId[], to: Place): void => {
  const all = certificatesOf(move.state, company);
  const moved = flatMap(ids, (id) =>
    all.filter((each) => each.id === id).map((each) => changedCertificate(each, { at: to })),
  );
  setCertificates(move, company, [...all.filter((each) => !ids.includes(each.id)), ...moved]);
};

/** All certificates lie in the treasury again, as when the corporation was new. */
export const gather = (move: Move, company: CompanyId): void =>
  setCertificates(
    move,
    company,
    certificatesOf(move.state, company)
      .map((each) => changedCertificate(each, { at: company }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  );
