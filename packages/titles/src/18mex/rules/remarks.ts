/** What a minor's card, and its row in the opening sale, say beyond the usual: what it pays, and into what it is exchanged. */
import { certificate, type CompanyId, type Remark, type State } from '@roundhouse/engine';
import { FOR_MINOR } from '../companies.ts';

export const remarks = (state: State, minor: CompanyId): readonly Remark[] => {
  const kept = FOR_MINOR[minor];
  if (!kept || state.companies[minor]?.status === 'closed') return [];
  const { company, id } = kept;
  const percent = certificate(state, company, id)?.percent ?? 0;
  const isGone = state.companies[company]?.status === 'closed';
  return [
    { key: 'remark.halfPay', args: {} },
    ...(isGone || percent === 0 ? [] : [{ key: 'remark.becomes', args: { company, percent } }]),
  ];
};
