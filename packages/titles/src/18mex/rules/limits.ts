/** §3.3, Table I: how much a player may own, and how many trains a company. */
import {
  type CertificateKind,
  type CompanyId,
  companyOf,
  memoOfLast,
  percentAt,
  phaseFacts,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { MAJORS, NDM } from '../companies.ts';
import { limitRaised } from './slots.ts';
import { inZone } from '../vocabulary.ts';

/** §3.3(a)#1 */
export const OWNERSHIP_LIMIT = 60;

const LIMITS: Readonly<Record<number, number>> = { 3: 19, 4: 14, 5: 11 };

/** §3.3(b)#1, #6 */
export const certificateLimit = (state: State): number =>
  (LIMITS[state.rules.players] ?? 0) + (limitRaised.get(state) ? 1 : 0);

/** §3.3(b)#2: half-shares and everything in the yellow area do not count. */
export const countsForLimit = (
  state: State,
  { company, kind }: { readonly company: CompanyId; readonly kind: CertificateKind },
): number => (kind === 'half' || inZone(state, company, 'yellow') ? 0 : 1);

/** §3.3(a)#2: majors of which a player owns more than is allowed. */
export const majorsAboveLimit = (state: State, player: PlayerId): readonly CompanyId[] =>
  MAJORS.filter((company) => percentAt(state, player, company) > OWNERSHIP_LIMIT);

/** Called several times in each position of a stock round. */
export const isOverLimit = memoOfLast(
  (state: State, player: PlayerId): boolean =>
    isOverCertificateLimit(state, player) || majorsAboveLimit(state, player).length > 0,
);

/** Table I: NdM may own one train more. */
export const trainLimit = (state: State, company: CompanyId): number => {
  const limits = phaseFacts(state).trainLimit;
  if (company === NDM) return limits['ndm'] ?? 0;
  return limits[companyOf(state, company).size] ?? limits['default'] ?? 0;
};
