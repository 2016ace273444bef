/** Who holds how much of a company: asked for every company and player whenever a position is judged. */
import { type Certificate, certificatesOf, type CompanyId, memo, type Place, type State } from '@roundhouse/engine';

const byPlace = memo((certificates: readonly Certificate[]): ReadonlyMap<Place, number> => {
  const held = new Map<Place, number>();
  for (const { at, percent } of certificates) held.set(at, (held.get(at) ?? 0) + percent);
  return held;
});

export const holdingsOf = (state: State, company: CompanyId): ReadonlyMap<Place, number> =>
  byPlace(certificatesOf(state, company));
