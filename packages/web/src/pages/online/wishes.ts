/** Whom a seat is for, as the value of a list and back. */
import type { SeatWish } from '@roundhouse/protocol/client';

/** The value of a seat's list: who it is for. */
export const keyOf = (wish: SeatWish): string => (wish.kind === 'bot' ? `bot ${wish.level}` : wish.kind);

export const wishOf = (key: string): SeatWish => {
  if (key.startsWith('bot ')) return { kind: 'bot', level: key.slice(4) };
  if (key === 'invited') return { kind: 'invited', name: '' };
  return key === 'me' ? { kind: 'me' } : { kind: 'open' };
};
