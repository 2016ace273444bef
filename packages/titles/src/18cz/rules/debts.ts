/** §VIII.11: loans of players and the penalties they leave. */
import { BANK, cashOf, type Move, type PlayerId, type State } from '@roundhouse/engine';
import { debts, penalties } from './slots.ts';
import { pay, special } from '../vocabulary.ts';

type Amounts = Readonly<Record<PlayerId, number>>;

export const debtOf = (state: State, player: PlayerId): number => debts.get(state)[player] ?? 0;
export const penaltyOf = (state: State, player: PlayerId): number => penalties.get(state)[player] ?? 0;

const add = (amounts: Amounts, player: PlayerId, amount: number): Amounts => ({
  ...amounts,
  [player]: (amounts[player] ?? 0) + amount,
});

/** §VIII.11-5, §VIII.11-6: the bank lends what is missing; the penalty is as much again, for good. */
export const lend = (move: Move, player: PlayerId, amount: number): void => {
  if (amount === 0) return;
  pay(move, BANK, player, amount, 'loan');
  debts.set(move, add(debts.get(move.state), player, amount));
  penalties.set(move, add(penalties.get(move.state), player, amount));
  special(move, 'loanTaken', { player, amount });
};

/** §VIII.11-10: as much of the principal as there is cash. */
export const repayment = (state: State, player: PlayerId): number =>
  Math.min(cashOf(state, player), debtOf(state, player));

export const repay = (move: Move, player: PlayerId): void => {
  const amount = repayment(move.state, player);
  pay(move, player, BANK, amount, 'loan');
  debts.set(move, add(debts.get(move.state), player, -amount));
  special(move, 'loanRepaid', { player, amount });
};
