/** Money moves between holders and is neither made nor lost. */
import { emit, type Move, triggerEnd, update } from './move.ts';
import { BANK, type Holder, type PlayerId, type State } from './state.ts';
import { factsOf } from './title.ts';

export const cashOf = (state: State, holder: Holder): number => state.cash[holder] ?? 0;

/**
 * Pays from one to another. A limited bank that cannot cover a payment is broken: the payment is made all the same,
 * from outside money, and the end of the game is triggered. Anyone else who cannot pay is a bug of the caller.
 */
export const pay = (move: Move, from: Holder, to: Holder, amount: number, why: string): void => {
  if (amount === 0 || from === to) return;
  if (amount < 0 || !Number.isInteger(amount)) throw new Error(`${from} pays ${to} ${amount} for ${why}`);
  const { cash } = move.state;
  const left = (cash[from] ?? 0) - amount;
  if (left < 0 && from !== BANK) throw new Error(`${from} cannot pay ${amount} for ${why}`);
  const after: Record<string, number> = Object.assign({}, cash);
  after[from] = left;
  after[to] = (cash[to] ?? 0) + amount;
  update(move, { cash: after });
  emit(move, { type: 'paid', from, to, amount, for: why });
  if (left < 0 && factsOf(move.state).bank !== 'unlimited') triggerEnd(move, { reason: 'bank' });
};

/** Players in the game, clockwise, the given one first. */
export const playersFrom = (state: State, first: PlayerId): readonly PlayerId[] => {
  const at = state.seats.indexOf(first);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)].filter((each) => !state.out.includes(each));
};

/** The next player in the game, clockwise. */
export const playerAfter = (state: State, player: PlayerId): PlayerId => {
  const at = state.seats.indexOf(player);
  const others = [...state.seats.slice(at + 1), ...state.seats.slice(0, at)];
  return others.find((each) => !state.out.includes(each)) ?? player;
};
