/**
 * What goes over the WebSocket. A client subscribes to subjects; the answer brings what was missed, then comes what
 * happens. Requests answer the same: a client that was cut off asks `since`.
 */
import * as z from 'zod/mini';
import { DENIED } from './denied.ts';
import { gameSummary, gameView, message } from './games.ts';
import { timeOfGame } from './pace.ts';
import { id, person } from './people.ts';
import { action, entry } from './story.ts';

const since = z.int().check(z.gte(0));

export const fromClient = z.discriminatedUnion('type', [
  /** Entries after `since`, then all that happens there. Requested again, it sends what was missed again. */
  z.strictObject({ type: z.literal('subscribe'), game: id, since, invitation: z.optional(id) }),
  z.strictObject({ type: z.literal('unsubscribe'), game: id }),
  /** Games of mine that change. */
  z.strictObject({ type: z.literal('watchMine'), on: z.boolean() }),
  /** Listed games that change. */
  z.strictObject({ type: z.literal('watchLobby'), on: z.boolean() }),
  /** The person looks at the page of this game, or has turned away from it; others see it as presence. */
  z.strictObject({ type: z.literal('looking'), game: id, here: z.boolean() }),
  z.strictObject({ type: z.literal('pong') }),
]);

export const fromServer = z.discriminatedUnion('type', [
  /** The first message: who the server takes the client for, and how often it pings. */
  z.strictObject({ type: z.literal('hello'), person: z.nullable(person), rules: z.string(), pingEvery: z.int() }),
  /** What was missed follows as `entries`; then this. */
  z.strictObject({ type: z.literal('subscribed'), game: id, head: z.int(), view: gameView }),
  z.strictObject({ type: z.literal('unsubscribed'), game: id, why: z.enum([...DENIED, 'asked']) }),
  /** Entries in order without a gap; a client that sees one asks again with `subscribe`. */
  z.strictObject({ type: z.literal('entries'), game: id, head: z.int(), entries: z.array(entry) }),
  /** Anything but the story changed: seats, conditions, status, open questions. */
  z.strictObject({ type: z.literal('game'), game: id, view: gameView }),
  /** The clock as it stands after entry `head`, where a decision has changed nothing else. */
  z.strictObject({ type: z.literal('time'), game: id, head: z.int(), time: timeOfGame }),
  /** Who is connected and looks at the page; how many watch. */
  z.strictObject({
    type: z.literal('presence'),
    game: id,
    here: z.array(z.strictObject({ person: id, looking: z.boolean() })),
    watching: z.int(),
  }),
  /** What a bot that thinks for long looks at, about the position after entry `head`. */
  z.strictObject({ type: z.literal('considers'), game: id, head: z.int(), action }),
  z.strictObject({ type: z.literal('message'), game: id, message }),
  /** A game of mine: new, changed, or begun to wait for me; how many wait, and how much there is to read. */
  z.strictObject({ type: z.literal('mine'), summary: gameSummary, waiting: z.int(), unread: z.int() }),
  /** A listed game: new or changed; `gone` when it is no longer listed. */
  z.strictObject({ type: z.literal('lobby'), summary: gameSummary }),
  z.strictObject({ type: z.literal('gone'), game: id }),
  z.strictObject({ type: z.literal('denied'), denied: z.enum(DENIED), to: z.string(), game: z.optional(id) }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** The largest message that a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;

export type FromClient = z.infer<typeof fromClient>;
export type FromServer = z.infer<typeof fromServer>;
