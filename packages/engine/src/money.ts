/** Money moves between holders and is neither made nor lost. */
import { emit, type Move, triggerEnd, update } from './move.ts';
import { BANK, type Holder, type PlayerId, type State } from './state.ts';
import { factsOf, titleOf } from './title.ts';

export const cashOf = (state: State, holder: Holder): number => state.cash[holder] ?? 0;

/** Whether so much money means that a limited bank has run out: it owes, or, where the title says so, nothing is left. */
export const isBankBroken = (state: State, left = cashOf(state, BANK)): boolean =>
  factsOf(state).bank !== 'unlimited' && (left < 0 || (left === 0 && (titleOf(state).breaksAtZero?.(state) ?? false)));

/**
 * Pays from one to another, for a reason; `of` says what it concerns where the reason alone does not. A limited bank that cannot cover a payment is broken: the payment is made all the same,
 * from outside money, and the end of the game is triggered. Anyone else who cannot pay is a bug of the caller.
 */
export const pay = (move: Move, from: Holder, to: Holder, amount: number, why: string, of?: string): void => {
  if (amount === 0 || from === to) return;
  if (amount < 0 || !Number.isInteger(amount)) throw new Error(`${from} pays ${to} ${amount} for ${why}`);
  const { cash } = move.state;
  const left = (cash[from] ?? 0) - amount;
  if (left < 0 && from !== BANK) throw new Error(`${from} cannot pay ${amount} for ${why}`);
  const after: Record<string, number> = { ...cash };
  after[from] = left;
  after[to] = (cash[to] ?? 0) + amount;
  update(move, { cash: after });
  emit(move, { type: 'paid', from, to, amount, for: why, ...(of === undefined ? {} : { of }) });
  if (from === BANK && isBankBroken(move.state, left)) triggerEnd(move, { reason: 'bank' });
};

/** Players in the game, clockwise, the given one first. */
export const playersFrom = (state: State, first: PlayerId): readonly PlayerId[] => {
  const { seats, out } = state;
  const at = seats.indexOf(first);
  const players: PlayerId[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const each = seats[(at + seat) % seats.length];
    if (each !== undefined && !out.includes(each)) players.push(each);
  }
  return players;
};

/** The next player in the game, clockwise. */
export const playerAfter = (state: State, player: PlayerId): PlayerId => {
  const { seats, out } = state;
  const at = seats.indexOf(player);
  for (let seat = 1; seat < seats.length; seat++) {
    const next = seats[(at + seat) % seats.length];
    if (next !== undefined && !out.includes(next)) return next;
  }
  return player;
};
