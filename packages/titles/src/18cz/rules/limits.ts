/** §VII.4, §VIII.12: how much a player may own, and how many trains a company. */
import { companyOf, type CompanyId, phaseFacts, type Rules, type State } from '@roundhouse/engine';
import { everyCertificateCounts } from '../../common/limits.ts';
import { BY_SIZE, type Size } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { ownsPrivateTrain } from './moraviaPrivates.ts';

/** 2.1 and 5.3. */
const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 14, 3: 14, 4: 12, 5: 10, 6: 9 };
const MORAVIA_LIMIT: Readonly<Record<number, number>> = { 2: 15, 3: 13 };

export const certificateLimit = ({ rules }: Pick<State, 'rules'>): number =>
  (modeOf({ rules }) === 'moravia' ? MORAVIA_LIMIT : CERTIFICATE_LIMIT)[rules.players] ?? 0;

export const countsForLimit = everyCertificateCounts;

/** §VII.4-2, §XI.1-2, §XI.2-3. */
export const ownershipLimit = (rules: Rules, size: Size): number => {
  const mode = modeOf({ rules });
  return size === 'large' && (mode === 'bohemia' || mode === 'moravia') ? 70 : BY_SIZE[size].ownership;
};

/** §XI.2-14: the private train does not count against the limit. */
export const trainLimit = (state: State, company: CompanyId): number => {
  const limits = phaseFacts(state).trainLimit;
  const limit = limits[companyOf(state, company).size] ?? limits['default'] ?? 0;
  return limit + (ownsPrivateTrain(state, company) ? 1 : 0);
};
