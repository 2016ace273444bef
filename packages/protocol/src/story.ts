/**
 * The story of a game: entries numbered from 1, never deleted. The position is their fold: `decided` plays an action on
 * the position before it, `takenBack` returns to the position right after entry `to`, everything else leaves it alone.
 */
import { type Action, SCHEMAS } from '@roundhouse/engine';
import * as z from 'zod/mini';
import { json, time } from './people.ts';
import { playerId, SEAT_KINDS, seatNumber } from './games.ts';

const forms = Object.values(SCHEMAS);
export const action = z.discriminatedUnion('type', forms as [(typeof forms)[number], ...typeof forms]);

/** A stored action; the form of a legacy action may be unknown to the schemas. */
const storedAction = z.custom<Action>((value) => typeof value === 'object' && value !== null && 'type' in value);

export const entryNumber = z.int().check(z.gte(1));

/** Who did it: always a seat; the person there, or the level of the bot. Neither: the server itself. */
const by = z.strictObject({
  seat: z.nullable(seatNumber),
  person: z.nullable(z.string()),
  bot: z.nullable(z.string()),
});

export const DECIDED_THROUGH = ['order', 'clock'] as const;

const common = { number: entryNumber, at: time, by };

export const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('decided'),
    action: storedAction,
    /** Not by hand: a standing order of that person, or the end of their time. */
    through: z.optional(z.enum(DECIDED_THROUGH)),
  }),
  z.strictObject({ ...common, kind: z.literal('takenBack'), to: z.int().check(z.gte(0)), agreed: z.array(seatNumber) }),
  z.strictObject({
    ...common,
    kind: z.literal('seatChanged'),
    seat: seatNumber,
    now: z.enum(SEAT_KINDS),
    person: z.nullable(z.string()),
    bot: z.nullable(z.string()),
  }),
  z.strictObject({ ...common, kind: z.literal('clock'), what: z.enum(['paused', 'resumed', 'flag']) }),
  z.strictObject({
    ...common,
    kind: z.literal('ended'),
    reason: z.string(),
    scores: z.record(z.string(), z.number()),
    /** Seats by place, the winners first; absent in legacy stories. */
    ranking: z.optional(z.array(z.array(seatNumber))),
  }),
]);

/** Makes a repeated post harmless: the same key, the same answer. */
export const key = z.uuid();

const expected = z.int().check(z.gte(0));

export const decision = z.strictObject({
  /** The number of the last entry that the client has seen. */
  expected,
  key,
  /** All or nothing. */
  decide: z.array(action).check(z.minLength(1), z.maxLength(50)),
});

export const takingBack = z.strictObject({
  expected,
  key,
  /** The position right after this entry is the one wanted; entry `to + 1` is the first decision taken back. */
  to: z.int().check(z.gte(0)),
});

export const appended = z.strictObject({ head: z.int(), entries: z.array(entry) });

/** How the game was set up: the engine's game file without its actions. Files may grow: what is not known here is kept. */
export const header = z.looseObject({
  format: z.literal('roundhouse'),
  version: z.literal(1),
  title: z.string(),
  players: z.array(z.strictObject({ id: playerId, name: z.string() })),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  rulings: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seed: z.int(),
  fixed: z.optional(z.record(z.string(), json)),
});

export const story = z.strictObject({
  /** Null before the game has started. */
  header: z.nullable(header),
  head: z.int(),
  /** Those after `since`, in order; at most 2,000 at a time: ask again from the last one. */
  entries: z.array(entry),
  /** Version of the rules that the server plays by now. */
  rules: z.string(),
});

/** A position as the server keeps it, for those who cannot or need not fold the story up to there. */
export const position = z.strictObject({
  number: z.int(),
  /** Version of the rules that made it. */
  rules: z.string(),
  /** The engine's state. */
  state: z.record(z.string(), json),
});

export type Entry = z.infer<typeof entry>;
export type EntryBy = z.infer<typeof by>;
export type Decision = z.infer<typeof decision>;
export type TakingBack = z.infer<typeof takingBack>;
export type Appended = z.infer<typeof appended>;
export type Header = z.infer<typeof header>;
export type Story = z.infer<typeof story>;
export type Position = z.infer<typeof position>;
