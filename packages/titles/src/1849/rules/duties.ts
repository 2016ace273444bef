/** 1849 §10.7-h, §14.2-f: what players owe. */
import type { Duty, State } from '@roundhouse/engine';
import { LOAN_PENALTY } from '../money.ts';
import { STEP } from '../steps.ts';
import { playerLoans } from './slots.ts';

export const duties = (state: State): readonly Duty[] => [
  ...state.agenda.flatMap((frame): readonly Duty[] => {
    if (!STEP.bondDebt.is(frame)) return [];
    const { player, amount } = frame;
    return [{ player, kind: 'due', amount, remark: { key: 'duty.bond', args: { amount } } }];
  }),
  ...state.seats.flatMap((player): readonly Duty[] => {
    const count = playerLoans.get(state)[player] ?? 0;
    const amount = count * LOAN_PENALTY;
    return count > 0 ? [{ player, kind: 'debt', amount, remark: { key: 'duty.loan', args: { count, amount } } }] : [];
  }),
];
