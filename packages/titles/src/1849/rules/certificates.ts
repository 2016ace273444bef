/** 1849: certificates lie in the order in which they came, so that "the first two" means the same everywhere. */
import { certificatesOf, changedCertificate, type CompanyId, type Move, setCertificates } from '@roundhouse/engine';

/** All certificates lie in the treasury again, as when the corporation was new. */
export const gather = (move: Move, company: CompanyId): void =>
  setCertificates(
    move,
    company,
    certificatesOf(move.state, company)
      .map((each) => changedCertificate(each, { at: company }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  );
