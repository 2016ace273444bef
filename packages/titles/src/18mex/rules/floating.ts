/** §3.4: a major floats when no more than half of it is left in the initial offering. */
import { type CompanyId, companyOf, percentAt, type State } from '@roundhouse/engine';
import { floatIfSold } from '../../common/parAndFloat.ts';

/** §3.4#1: certificates in the trade-in box are part of the initial offering. */
export const percentInOffering = (state: State, company: CompanyId): number =>
  percentAt(state, 'ipo', company) + percentAt(state, 'reserved', company);

export const hasFloated = (state: State, company: CompanyId): boolean => companyOf(state, company).status === 'floated';

export const floatMajorIfSold = floatIfSold({
  sold: (state, company) => 100 - percentInOffering(state, company),
});
