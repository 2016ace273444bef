/** What a corporation's card says beyond the usual. */
import type { CompanyId, Remark, State } from '@roundhouse/engine';
import { eMarkers, portOwner } from './slots.ts';

export const remarks = (state: State, company: CompanyId): readonly Remark[] => [
  ...(portOwner.get(state) === company ? [{ key: 'remark.port', args: {} }] : []),
  ...(eMarkers.get(state).includes(company) ? [{ key: 'remark.eMarker', args: {} }] : []),
];
