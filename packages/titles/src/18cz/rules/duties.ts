/** 18CZ §VIII.11: loans of players, and the penalties they leave. */
import type { Duty, State } from '@roundhouse/engine';
import { debtOf, penaltyOf } from './debts.ts';

export const duties = (state: State): readonly Duty[] =>
  state.seats.flatMap((player): readonly Duty[] => {
    const [debt, penalty] = [debtOf(state, player), penaltyOf(state, player)];
    const amount = debt + penalty;
    if (amount === 0) return [];
    const key = debt > 0 ? 'duty.debt' : 'duty.penalty';
    return [{ player, kind: 'debt', amount, remark: { key, args: { debt, fee: penalty } } }];
  });
