/**
 * What happens at a table that people may want a notification about. Listeners run inside the transaction that makes it
 * true: what they write is committed with it or not at all, so nobody is notified twice, or of what was rolled back.
 */
import type { Ask } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import type { Tables } from './store/tables.ts';

interface Common {
  readonly game: string;
  /** Whom it concerns: ids of people. Never the one who did it. */
  readonly people: readonly string[];
  readonly at: number;
}

export type GameEvent = Common &
  (
    | { readonly kind: 'invited'; readonly by: string | null }
    | { readonly kind: 'begun' }
    /** Named in the chat. */
    | { readonly kind: 'mentioned'; readonly by: string }
    /** They are to decide; `head` is the number of the last entry. Not published where an order of theirs decides. */
    | { readonly kind: 'yourTurn'; readonly head: number; readonly seat: number; readonly deadline: number | null }
    | { readonly kind: 'deadlineNear'; readonly head: number; readonly seat: number; readonly deadline: number }
    /** Their time is over: `what` says what became of it. */
    | { readonly kind: 'timeOver'; readonly seat: number; readonly what: 'shown' | 'mildest' | 'bot' }
    /** Somebody is away longer than agreed: the others may vote. */
    | { readonly kind: 'absent'; readonly seat: number }
    /** They are asked to agree. */
    | { readonly kind: 'asked'; readonly ask: string; readonly about: Ask['about']; readonly by: number }
    /** What they asked for was denied by somebody. */
    | { readonly kind: 'declined'; readonly about: Ask['about']; readonly by: number }
    /** An order of theirs has ended by itself. */
    | { readonly kind: 'orderEnded'; readonly order: string; readonly why: string }
    /** A seat is looking for a player, or is offered to them. */
    | { readonly kind: 'seatOffered'; readonly seat: number }
    /** Their seat was given to a bot while they were away. */
    | { readonly kind: 'seatLost'; readonly seat: number }
    | { readonly kind: 'seatChanged'; readonly seat: number; readonly now: 'person' | 'bot' }
    | { readonly kind: 'paused' }
    | { readonly kind: 'resumed' }
    | { readonly kind: 'adjourned' }
    | { readonly kind: 'adjournmentEnded' }
    /** Places as seats, the winners first. */
    | { readonly kind: 'ended'; readonly ranking: readonly (readonly number[])[] }
  );

export type Listener = (db: Transaction<Tables>, gameEvent: GameEvent) => Promise<void> | void;

export interface GameEvents {
  readonly on: (listener: Listener) => void;
  /** Observers write nothing. */
  readonly observe: (observer: (gameEvent: GameEvent) => void) => void;
  /** Inside the transaction that makes it true. An event that concerns nobody is dropped. */
  readonly publish: (db: Transaction<Tables>, gameEvents: readonly GameEvent[]) => Promise<void>;
  /** For changes that have already written what the listeners would write. */
  readonly published: (gameEvents: readonly GameEvent[]) => void;
}

export const newGameEvents = (): GameEvents => {
  const listeners: Listener[] = [];
  const observers: ((gameEvent: GameEvent) => void)[] = [];
  const published = (gameEvents: readonly GameEvent[]): void => {
    for (const gameEvent of gameEvents)
      if (gameEvent.people.length > 0) for (const observe of observers) observe(gameEvent);
  };
  return {
    on: (listener) => void listeners.push(listener),
    observe: (observer) => void observers.push(observer),
    publish: async (db, gameEvents) => {
      for (const gameEvent of gameEvents)
        if (gameEvent.people.length > 0) for (const listener of listeners) await listener(db, gameEvent);
      published(gameEvents);
    },
    published,
  };
};
