/** 1862 §4.3: companies that players must float, and fines that are being paid. */
import { companyOf, type Duty, type State } from '@roundhouse/engine';
import { STEP } from '../steps.ts';
import { fineFor } from './fines.ts';
import { obligations } from './slots.ts';

export const duties = (state: State): readonly Duty[] => [
  ...state.agenda.flatMap((frame): readonly Duty[] => {
    if (!STEP.fine.is(frame)) return [];
    const { player, owed: amount, companies = [] } = frame;
    const [company] = companies;
    const remark = { key: company === undefined ? 'duty.fine' : 'duty.fineFor', args: { amount, companies } };
    return [{ player, kind: 'due', amount, remark, ...(company !== undefined && { company }) }];
  }),
  ...Object.entries(obligations.get(state)).flatMap(([company, player]): readonly Duty[] => {
    const amount = fineFor(companyOf(state, company));
    // Without a par there is no fine yet: the player is about to set it.
    if (amount === 0) return [];
    return [
      { player, company, kind: 'obligation', amount, remark: { key: 'duty.obligation', args: { company, amount } } },
    ];
  }),
];
