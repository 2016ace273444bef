/** Games over the net as they are created, listed and looked at. */
import type { PlayerId } from '@roundhouse/engine';
import * as z from 'zod/mini';
import { atEnd, awayAfter, clockSettings, timeOfGame } from './pace.ts';
import { id, language, name, person, shortText, text, time } from './people.ts';

export const STATUSES = ['forming', 'playing', 'finished', 'adjourned'] as const;
export const VISIBILITIES = ['listed', 'link', 'private'] as const;
export const PACES = ['live', 'days'] as const;
/** `none`: what is decided is decided; `own`: one's own until somebody else decided; `asked`: further, if those affected agree. */
export const TAKE_BACKS = ['none', 'own', 'asked'] as const;
export const SEAT_KINDS = ['open', 'person', 'invited', 'bot'] as const;

/** Seats are numbered from 0 around the table. */
export const seatNumber = z.int().check(z.gte(0), z.lte(19));
export const playerId = z.custom<PlayerId>((value) => typeof value === 'string' && /^@.{1,63}$/u.test(value));
const botLevel = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/));

const optionValue = z.union([z.boolean(), z.int(), shortText(200)]);
const settings = z.record(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,60}$/)), optionValue);

/** What a seat is to be, before the game starts. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  /** The one who asks. */
  z.strictObject({ kind: z.literal('me') }),
  /** A member, by name: only that person may sit down there. */
  z.strictObject({ kind: z.literal('invited'), name }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
]);

const conditions = {
  /** Shown in the lobby. */
  description: text(400),
  visibility: z.enum(VISIBILITIES),
  pace: z.enum(PACES),
  clock: clockSettings,
  /** What happens when somebody's time is over. */
  atEnd,
  awayAfter,
  takeBacks: z.enum(TAKE_BACKS),
  /** Seats in the order given, or drawn when the game starts. */
  order: z.enum(['drawn', 'seated']),
  /** The language that is spoken at the table; null: any. */
  language: z.nullable(language),
};

export const newGame = z.strictObject({
  title: shortText(20).check(z.minLength(1)),
  options: z.prefault(settings, {}),
  rulings: z.prefault(settings, {}),
  seats: z.array(seatWish).check(z.minLength(2), z.maxLength(20)),
  description: z.prefault(conditions.description, ''),
  visibility: z.prefault(conditions.visibility, 'link'),
  pace: z.prefault(conditions.pace, 'live'),
  clock: z.prefault(conditions.clock, { kind: 'none' }),
  atEnd: z.prefault(conditions.atEnd, 'shown'),
  /** Unless said: ten minutes live, three days otherwise. */
  awayAfter: z.optional(conditions.awayAfter),
  takeBacks: z.prefault(conditions.takeBacks, 'asked'),
  order: z.prefault(conditions.order, 'drawn'),
  language: z.prefault(conditions.language, null),
  /** A game of the device carried on over the net: a game file of ours. Seats are then in its order. */
  file: z.optional(z.looseObject({ format: z.literal('roundhouse') })),
});

/** Before the start, by the one who created it. */
export const gameChange = z.strictObject({
  description: z.optional(conditions.description),
  visibility: z.optional(conditions.visibility),
  pace: z.optional(conditions.pace),
  clock: z.optional(conditions.clock),
  atEnd: z.optional(conditions.atEnd),
  awayAfter: z.optional(conditions.awayAfter),
  takeBacks: z.optional(conditions.takeBacks),
  order: z.optional(conditions.order),
  language: z.optional(conditions.language),
  seats: z.optional(z.array(seatNumber).check(z.minLength(2), z.maxLength(20))),
});

export const seat = z.strictObject({
  seat: seatNumber,
  kind: z.enum(SEAT_KINDS),
  /** Who sits here, who is invited, or, at a bot's seat, who may come back to it. */
  person: z.nullable(person),
  /** The level of the bot that plays here. */
  bot: z.nullable(z.string()),
  /** During play: somebody else is looked for. */
  wanted: z.boolean(),
});

/** A round as headings name it. */
const round = z.object({ kind: z.string(), set: z.int(), number: z.int(), of: z.int() });

export const gameSummary = z.strictObject({
  id,
  title: z.string(),
  status: z.enum(STATUSES),
  ...conditions,
  options: settings,
  rulings: settings,
  owner: z.nullable(person),
  seats: z.array(seat),
  /** The mean rating of the people who sit there; null: nobody has one yet. */
  rating: z.nullable(z.int()),
  created: time,
  /** When something last happened in it. */
  moved: time,
  /** Number of the last entry of its story. */
  head: z.int(),
  round: z.nullable(round),
  /** The seat that is to decide. */
  waiting: z.nullable(seatNumber),
  time: timeOfGame,
  scores: z.nullable(z.record(z.string(), z.number())),
  /** Seats by place, the winners first, by the title's own word; null before the end, and of games that ended long ago. */
  ranking: z.nullable(z.array(z.array(seatNumber))),
  reason: z.nullable(z.string()),
});

/** A question to the others that is not decided by one alone. */
export const ask = z.strictObject({
  id,
  by: seatNumber,
  at: time,
  about: z.discriminatedUnion('kind', [
    /** Take back to this number of the story. */
    z.strictObject({ kind: z.literal('takeBack'), to: z.int().check(z.gte(0)) }),
    /** Stop here, by agreement. */
    z.strictObject({ kind: z.literal('end') }),
    /** Stop the clocks. */
    z.strictObject({ kind: z.literal('pause') }),
    /** Adjourn the game; any of its players can continue it. */
    z.strictObject({ kind: z.literal('adjourn') }),
    /** Give the seat of somebody who is away to a bot, or offer it to a member. */
    z.strictObject({
      kind: z.literal('replace'),
      seat: seatNumber,
      bot: z.nullable(z.string()),
      person: z.nullable(person),
    }),
  ]),
  /** Seats that must agree, and those that have. */
  asked: z.array(seatNumber),
  agreed: z.array(seatNumber),
});

/** A game as one who may see it sees it. */
export const gameView = z.strictObject({
  ...gameSummary.shape,
  /** Grows with everything but entries that changes in the game: what is older may be thrown away. */
  revision: z.int(),
  /** What the caller is here; null for one who watches. */
  you: z.strictObject({ seat: z.nullable(seatNumber), owner: z.boolean(), invited: z.boolean() }),
  /** For the link `/join/…`; only those who play see it, and only before the start. */
  invitation: z.nullable(z.string()),
  asks: z.array(ask),
  unread: z.strictObject({ players: z.int(), spectators: z.int() }),
});

export const CHAT_ROOMS = ['players', 'spectators'] as const;
export const chatName = z.enum(CHAT_ROOMS);

export const message = z.strictObject({
  id: z.int(),
  chat: chatName,
  by: z.nullable(person),
  at: time,
  /** Null: it was removed. */
  text: z.nullable(z.string()),
});

export type SeatWish = z.infer<typeof seatWish>;
export type NewGame = z.infer<typeof newGame>;
export type SeatView = z.infer<typeof seat>;
export type GameSummary = z.infer<typeof gameSummary>;
export type GameView = z.infer<typeof gameView>;
export type Ask = z.infer<typeof ask>;
export type Message = z.infer<typeof message>;
export type ChatName = (typeof CHAT_ROOMS)[number];
