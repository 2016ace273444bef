/** How fast a game is played: clocks, what happens at their end, when somebody counts as away. */
import * as z from 'zod/mini';
import { time } from './people.ts';

export const AT_END = ['shown', 'mildest', 'bot'] as const;

const seconds = (most: number) => z.int().check(z.gte(0), z.lte(most));

export const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So many hours for every decision; what is off does not count, by the zone of the person who is asked. */
  z.strictObject({
    kind: z.literal('days'),
    hours: z.int().check(z.gte(1), z.lte(24 * 60)),
    nightsOff: z.boolean(),
    weekendsOff: z.boolean(),
    holidaysOff: z.boolean(),
  }),
  /** Seconds: a bank for the whole game, more with every turn, and a budget of every round that is used up first. */
  z.strictObject({
    kind: z.literal('live'),
    bank: seconds(24 * 3600),
    increment: seconds(3600),
    perRound: seconds(4 * 3600),
  }),
]);

/**
 * `shown`: it is only shown. `mildest`: the mildest legal decision is taken. `bot`: a bot plays until the person is back.
 */
export const atEnd = z.enum(AT_END);

/** Minutes without a decision after which the others may vote on the seat; null: never. */
export const awayAfter = z.nullable(z.int().check(z.gte(2), z.lte(60 * 24 * 60)));

/** Unless the table says otherwise: a live game does not hang for days on somebody who has vanished. */
export const USUAL_AWAY_AFTER = { live: 10, days: 3 * 24 * 60 } as const;

/** The clock of a game as it stands. */
export const timeOfGame = z.strictObject({
  /** Since when the seat that is to decide has been asked; null where nobody is. */
  since: z.nullable(time),
  /** When the time of that seat is over. */
  deadline: z.nullable(time),
  /** It is over, and the seat is still to decide. */
  over: z.boolean(),
  paused: z.nullable(time),
  /** Milliseconds left per seat when it was last asked, bank and round together; null without a live clock. */
  left: z.nullable(z.array(z.int())),
  /** The seat that is to decide is away longer than agreed. */
  away: z.boolean(),
});

export type AtEnd = (typeof AT_END)[number];
export type ClockSettings = z.infer<typeof clockSettings>;
export type TimeOfGame = z.infer<typeof timeOfGame>;
