/** §conv: a company is divided into more shares; every certificate keeps its number of shares. */
import {
  BANK,
  type Certificate,
  certificatesOf,
  changedCertificate,
  type CompanyId,
  type Move,
  privatesOf,
  setCertificates,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { STATION_SUBSIDY } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { startGrowth } from './growth.ts';
import { single, sizeOf } from './certificates.ts';
import { markersOf } from './home.ts';
import { MOST_STATIONS, STATION_PRICE } from './stations.ts';
import { pay, special } from '../vocabulary.ts';

/** conv.1: the size after a conversion, the number of the first new share and how many there are. */
const NEXT: Readonly<Record<number, { readonly size: number; readonly from: number; readonly added: number }>> = {
  2: { size: 5, from: 1, added: 3 },
  5: { size: 10, from: 4, added: 5 },
};

export const nextSize = (state: State, company: CompanyId): number | undefined => NEXT[sizeOf(state, company)]?.size;

/** More shares: percentages shrink, new single shares lie in the treasury. */
export const divide = (move: Move, company: CompanyId): readonly Certificate[] => {
  const next = NEXT[sizeOf(move.state, company)];
  if (!next) throw new Error(`${company} cannot grow`);
  const unit = 100 / next.size;
  const shares = { president: 2, short: -1, ordinary: 1, double: 2, half: 0, last: 1 } as const;
  const kept = certificatesOf(move.state, company).map((each) =>
    changedCertificate(each, { percent: shares[each.kind] * unit }),
  );
  const added = Array.from({ length: next.added }, (_, index) => single(company, next.from + index, unit, company));
  updateCompany(move, company, { size: String(next.size) });
  setCertificates(move, company, [...kept, ...added]);
  return added;
};

/** conv.4: one station to medium, two to large, never more than eight in all. */
export const stationsForConversion = (state: State, company: CompanyId): number =>
  Math.min(sizeOf(state, company) === 5 ? 1 : 2, Math.max(0, MOST_STATIONS - markersOf(state, company)));

export const convert = (move: Move, company: CompanyId): void => {
  const before = sizeOf(move.state, company);
  divide(move, company);
  special(move, 'converted', { company, from: before, to: sizeOf(move.state, company) });
  // vpriv.6: $50 at every conversion.
  if (!ruling(move.state, 'subsidyAsDiscount') && privatesOf(move.state, company).includes(STATION_SUBSIDY))
    pay(move, BANK, company, STATION_PRICE, 'subsidy');
  startGrowth(move, company, stationsForConversion(move.state, company));
};
