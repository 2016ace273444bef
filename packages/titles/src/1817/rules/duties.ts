/** 1817 §crisis: what players owe. */
import { type Duty, frameOf, type State } from '@roundhouse/engine';
import { STEP } from '../steps.ts';
import { debtOf } from './debts.ts';

export const duties = (state: State): readonly Duty[] => {
  // ipo.7: what a bid lacks in cash comes in privates, and is no debt.
  if (frameOf(state, STEP.contribution)) return [];
  return state.seats.flatMap((player): readonly Duty[] => {
    const amount = debtOf(state, player);
    return amount > 0 ? [{ player, kind: 'due', amount, remark: { key: 'duty.debt', args: { amount } } }] : [];
  });
};
