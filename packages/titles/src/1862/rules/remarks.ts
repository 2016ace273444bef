/** What a company's card says beyond the usual: permits, charter, obligation, receivership. */
import type { CompanyId, Remark, State } from '@roundhouse/engine';
import { modeOf } from '../settings.ts';
import { inReceivership, isChartered, obligations, permits, sheetsTurned } from './own.ts';

export const remarks = (state: State, company: CompanyId): readonly Remark[] => {
  // §11.1 (a): in simple games there are no permits.
  const types = modeOf(state.rules).simple ? [] : (permits.get(state)[company] ?? []);
  // §7.5.6 (f): a company that has merged shows the other side of its sheet.
  const charter = isChartered(state, company) && !sheetsTurned.get(state).includes(company);
  const player = obligations.get(state)[company];
  return [
    ...(inReceivership(state, company) ? [{ key: 'remark.receivership', args: {} }] : []),
    ...(types.length > 0 ? [{ key: 'remark.permits', args: { types } }] : []),
    ...(charter ? [{ key: 'remark.charter', args: {} }] : []),
    ...(player === undefined ? [] : [{ key: 'remark.obligation', args: { player } }]),
  ];
};
