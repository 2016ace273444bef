/** What a company's card says beyond the usual: permits, charter, obligation, receivership. */
import type { CompanyId, Remark, State } from '@roundhouse/engine';
import { inReceivership, isChartered, obligations, permits } from './own.ts';

export const remarks = (state: State, company: CompanyId): readonly Remark[] => {
  const types = permits.get(state)[company] ?? [];
  const player = obligations.get(state)[company];
  return [
    ...(inReceivership(state, company) ? [{ key: 'remark.receivership', args: {} }] : []),
    ...(types.length > 0 ? [{ key: 'remark.permits', args: { types } }] : []),
    ...(isChartered(state, company) ? [{ key: 'remark.charter', args: {} }] : []),
    ...(player === undefined ? [] : [{ key: 'remark.obligation', args: { player } }]),
  ];
};
