/**
 * What happens that somebody may want to be told of. Listeners are called inside of the transaction that makes it true:
 * what they write is on disk with it or not at all, so that nobody is told twice, and nobody of what was undone.
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

export type Happening = Common &
  (
    | { readonly kind: 'invited'; readonly by: string | null }
    | { readonly kind: 'begun' }
    /** Named in the chat. */
    | { readonly kind: 'mentioned'; readonly by: string }
    /** They are to decide; `head` is the number of the last entry. Not told where an order of theirs decides. */
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
    | { readonly kind: 'seatChanged'; readonly seat: number; readonly now: 'person' | 'bot' }
    | { readonly kind: 'paused' }
    | { readonly kind: 'resumed' }
    | { readonly kind: 'setAside' }
    | { readonly kind: 'takenUp' }
    /** Places as seats, the winners first. */
    | { readonly kind: 'ended'; readonly ranking: readonly (readonly number[])[] }
  );

export type Listener = (db: Transaction<Tables>, happening: Happening) => Promise<void> | void;

export interface Happenings {
  readonly on: (listener: Listener) => void;
  /** For those who only look: they write nothing. */
  readonly look: (looker: (happening: Happening) => void) => void;
  /** Inside of the transaction that makes it true. What concerns nobody is not told. */
  readonly tell: (db: Transaction<Tables>, happenings: readonly Happening[]) => Promise<void>;
  /** What the listeners would write has been written already, with the change itself. */
  readonly told: (happenings: readonly Happening[]) => void;
}

export const newHappenings = (): Happenings => {
  const listeners: Listener[] = [];
  const lookers: ((happening: Happening) => void)[] = [];
  const told = (happenings: readonly Happening[]): void => {
    for (const happening of happenings) if (happening.people.length > 0) for (const look of lookers) look(happening);
  };
  return {
    on: (listener) => void listeners.push(listener),
    look: (looker) => void lookers.push(looker),
    tell: async (db, happenings) => {
      for (const happening of happenings)
        if (happening.people.length > 0) for (const listener of listeners) await listener(db, happening);
      told(happenings);
    },
    told,
  };
};
