/**
 * §crisis: what a player owes beyond their cash. The bank advances it, so that creditors are paid in full (bankrupt.7), and
 * whatever the player receives goes to the bank first.
 */
import { BANK, cashOf, type Holder, type Move, type PlayerId, type State } from '@roundhouse/engine';
import { pay, type Payment } from '../vocabulary.ts';
import { debts } from './slots.ts';

export const debtOf = (state: State, player: PlayerId): number => debts.get(state)[player] ?? 0;

const setDebt = (move: Move, player: PlayerId, amount: number): void => {
  const { [player]: _old, ...others } = debts.get(move.state);
  debts.set(move, amount > 0 ? { ...others, [player]: amount } : others);
};

/** The player pays what they can; the bank advances the rest. */
export const charge = (move: Move, player: PlayerId, to: Holder, amount: number, why: Payment): void => {
  const own = Math.min(amount, cashOf(move.state, player));
  pay(move, player, to, own, why);
  if (own === amount) return;
  pay(move, BANK, to, amount - own, why);
  setDebt(move, player, debtOf(move.state, player) + amount - own);
};

/** The player receives money; a debt is paid off first. */
export const credit = (move: Move, from: Holder, player: PlayerId, amount: number, why: Payment): void => {
  pay(move, from, player, amount, why);
  const back = Math.min(debtOf(move.state, player), cashOf(move.state, player));
  if (back === 0) return;
  pay(move, player, BANK, back, 'debt');
  setDebt(move, player, debtOf(move.state, player) - back);
};

/** bankrupt.5, bankrupt.7: what is left is written off. */
export const writeOff = (move: Move, player: PlayerId): void => setDebt(move, player, 0);
