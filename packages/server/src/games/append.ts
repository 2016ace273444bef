/**
 * The one place where a story grows. In one transaction: the head is compared and moved, the entries are written, the
 * summary is brought up to date, the nodes are told. Whoever comes second finds the head moved, and nothing is written.
 */
import { decider, type State, standings } from '@roundhouse/engine';
import type { Appended, Entry, Header, Times } from '@roundhouse/protocol';
import type { Transaction, Updateable } from 'kysely';
import type { Happening } from '../happenings.ts';
import type { House } from '../house.ts';
import { turnLetters } from '../notify/put.ts';
import type { Growing } from '../store/growing.ts';
import type { Notice } from '../store/notices.ts';
import type { Games, Seats, Tables } from '../store/tables.ts';
import { type Draft, numbered, rowOf } from './entries.ts';
import { headerOf, type Standing, worthKeeping } from './positions.ts';
import type { Known } from './rows.ts';
import { askedNow, timeOf, type Timing } from './times.ts';
import { askOf } from './views.ts';

/** Somebody was faster. */
export class Raced extends Error {}

export interface Growth {
  readonly drafts: readonly Draft[];
  /** The position before, and after each of the drafts. */
  readonly from: State;
  readonly states: readonly State[];
  readonly key?: string;
  /** What else is to be changed in the same breath. */
  readonly also?: (db: Transaction<Tables>) => Promise<void>;
  /** The same, where those who look at the table see nothing of it. */
  readonly beside?: (db: Transaction<Tables>) => Promise<void>;
  /** The seats as they are then, where they change. */
  readonly seats?: readonly Seats[];
  /** An open question stays open. */
  readonly keepAsk?: boolean;
  /** The times as they become, where it is not simply the next one who is asked. */
  readonly times?: (times: Times) => Times;
  /** What else there is to be told. */
  readonly happenings?: readonly Happening[];
  /** The game was remembered and not read, and the one who decides by their session: both must still be so. */
  readonly remembered?: { readonly session: string; readonly key: string };
}

/** Places as seats: players may be called anything. */
export const rankingOf = (state: State, { players }: Header): number[][] =>
  standings(state).map((place) => place.map((player) => players.findIndex(({ id }) => id === player)));

/** What the list of games shows of a position. */
export const standingOf = (state: State, header: Header, seats: readonly Seats[]): Updateable<Games> => {
  const waits = decider(state);
  const waiting = waits === null ? -1 : header.players.findIndex(({ id }) => id === waits);
  const place = seats.find(({ seat }) => seat === waiting);
  return {
    round: JSON.stringify(state.round),
    waiting: waiting < 0 ? null : waiting,
    waiting_bot: place?.kind === 'bot' && !state.outcome ? 1 : 0,
    waiting_order: place?.kind === 'person' && place.orders > 0 && !state.outcome ? 1 : 0,
    ...(state.outcome
      ? {
          status: 'finished',
          scores: JSON.stringify(state.outcome.scores),
          ranking: JSON.stringify(rankingOf(state, header)),
          reason: state.outcome.reason,
          waiting: null,
        }
      : {}),
  };
};

export const NOBODY = { seat: null, person: null, bot: null } as const;

const ending = (state: State, header: Header): readonly Draft[] => {
  const { outcome } = state;
  if (!outcome) return [];
  const { reason, scores } = outcome;
  return [{ kind: 'ended', by: NOBODY, reason, scores: { ...scores }, ranking: rankingOf(state, header) }];
};

/** A question about the position is over when the position changes; one about the table is not. */
const closesAsk = (game: Games): boolean => {
  const kind = askOf(game)?.about.kind;
  return kind === 'takeBack' || kind === 'end';
};

/** Whoever is to decide has been told already, or has just decided by hand and goes on. */
const knowsOfTurn = (game: Games, seats: readonly Seats[], seat: number | null, last: Entry | undefined): boolean => {
  if (seat === game.waiting && game.waiting_order !== 1 && game.waiting_bot === 0) return true;
  const byHand = last?.kind !== 'decided' || last.through === undefined;
  return byHand && last?.by.person != null && seats.find((each) => each.seat === seat)?.person === last.by.person;
};

/** What those at the table are told when it has become somebody's turn, or is over. */
const newsOf = (
  { game }: Known,
  seats: readonly Seats[],
  summary: Updateable<Games>,
  { timers }: Timing,
  last: Entry | undefined,
  header: Header,
  state: State,
): readonly Happening[] => {
  const common = { game: game.id, at: last?.at ?? 0 };
  const people = seats.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [person] : []));
  const doer = last?.by.person;
  if (state.outcome)
    return [
      {
        ...common,
        kind: 'ended',
        people: people.filter((person) => person !== doer),
        ranking: rankingOf(state, header),
      },
    ];
  const seat = summary.waiting ?? null;
  if (seat === null || summary.waiting_order !== 0 || knowsOfTurn(game, seats, seat, last)) return [];
  const place = seats.find((each) => each.seat === seat);
  if (place?.kind !== 'person' || place.person === null) return [];
  const { deadline = null } = timers;
  return [{ ...common, kind: 'yourTurn', people: [place.person], head: last?.number ?? 0, seat, deadline }];
};

const count = ({ metrics }: House, entries: readonly Entry[]): void => {
  for (const { kind, by } of entries) metrics.entries.inc({ kind, by: by.bot === null ? 'person' : 'bot' });
};

/** Everything that becomes of a game by what is added to it. */
interface Grown {
  readonly entries: readonly Entry[];
  readonly head: number;
  readonly last: State;
  readonly set: Updateable<Games>;
  readonly news: readonly Happening[];
  readonly notices: readonly Notice[];
}

const grown = async (house: House, known: Known, growth: Growth): Promise<Grown> => {
  const { game } = known;
  const { drafts, from, states, also, keepAsk = !closesAsk(game), happenings = [] } = growth;
  const seats = growth.seats ?? known.seats;
  const header = headerOf(game);
  const last = states.at(-1) ?? from;
  const now = house.now();
  const wasAway = timeOf(game, seats.length).away;
  const entries = numbered([...drafts, ...ending(last, header)], game.head, now);
  const head = game.head + entries.length;
  const summary = standingOf(last, header, seats);
  // What was taken back is not decided again by itself.
  if (drafts.some(({ kind }) => kind === 'takenBack')) summary.waiting_order = 0;
  if (summary.waiting_order === 1 && knowsOfTurn(game, seats, summary.waiting ?? null, entries.at(-1)))
    summary.waiting_order = 2;
  const timing = await askedNow(house, game, seats, { ...summary, now }, growth.times);
  const isSeen = also || last.outcome || wasAway || !keepAsk;
  const notices: Notice[] = [{ what: 'entries', game: game.id, head }];
  if (isSeen) notices.push({ what: 'game', game: game.id });
  else if (timing.shown) notices.push({ what: 'time', game: game.id, head });
  return {
    entries,
    head,
    last,
    set: { ...summary, ...timing.columns, head, rules: house.rules, moved: now, ...(keepAsk ? {} : { ask: null }) },
    news: [...happenings, ...newsOf(known, seats, summary, timing, entries.at(-1), header, last)],
    notices,
  };
};

/** What most decisions are: nothing but the next entry, and whose turn it is then. Undefined where there is more to it. */
const simplyOf = (known: Known, growth: Growth, { entries, set, last, news, notices }: Grown): Growing | undefined => {
  const { game, seats } = known;
  const letters = turnLetters(news);
  if (growth.also || growth.beside || growth.seats || last.outcome || !letters) return undefined;
  const next = seats.find(({ seat }) => seat === set.waiting);
  return {
    game: game.id,
    head: game.head,
    set: { ...game, ...set },
    closesAsk: set.ask === null,
    entries: entries.map((entry) => rowOf(game.id, entry, growth.key ?? null)),
    outbox: letters,
    notices,
    remembered: growth.remembered
      ? {
          ...growth.remembered,
          revision: game.revision,
          next: next ? { seat: next.seat, orders: next.orders > 0 } : null,
        }
      : null,
  };
};

const write = async (house: House, { game }: Known, growth: Growth, whole: Grown): Promise<void> => {
  const { entries, set, news, notices } = whole;
  await house.store.change(async (db, tell) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set(set)
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Raced();
    await db
      .insertInto('entries')
      .values(entries.map((entry) => rowOf(game.id, entry, growth.key ?? null)))
      .execute();
    await growth.also?.(db);
    await growth.beside?.(db);
    await house.happenings.tell(db, news);
    notices.forEach(tell);
  });
};

export const append = async (house: House, known: Known, growth: Growth): Promise<Appended> => {
  const { game, seats } = known;
  const { store, positions, recent, held } = house;
  const { from, states } = growth;
  const whole = await grown(house, known, growth);
  const { entries, head, last, set } = whole;
  const simply = simplyOf(known, growth, whole);
  // Games are remembered as they are read, or as a simple decision has left them.
  if (!simply && growth.remembered) throw new Raced();
  const writing = async (): Promise<void> => {
    if (!simply) await write(house, known, growth, whole);
    else if (await store.grow(simply)) house.happenings.told(whole.news);
    else throw new Raced();
    recent.add(game.id, entries);
  };
  try {
    const done = writing();
    recent.writing(game.id, done);
    await done;
  } catch (error) {
    held.forget(game.id);
    if (!(error instanceof Raced)) {
      recent.forget(game.id);
      positions.forget(game.id);
    }
    throw error;
  }
  if (simply) held.keep({ game: { ...game, ...set, ask: simply.closesAsk ? null : game.ask }, seats });
  else held.forget(game.id);
  const steps = states.map((state, index): Standing => ({ number: game.head + 1 + index, state }));
  positions.know(game.id, { number: head, state: last }, worthKeeping(from, steps));
  count(house, entries);
  if (set.waiting_bot === 1) house.wakeBots(game.id);
  if (set.waiting_order !== 0) house.wakeOrders(game.id);
  return { head, entries: [...entries] };
};
