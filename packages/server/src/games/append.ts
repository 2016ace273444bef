/**
 * The one place where a story grows. One transaction compares and moves the head, writes the entries, updates the summary
 * and notifies the nodes. The second of two writers finds the head moved and writes nothing.
 */
import { decider, type State, standings } from '@roundhouse/engine';
import type { Appended, Entry, Header, Times } from '@roundhouse/protocol';
import type { Transaction, Updateable } from 'kysely';
import type { GameEvent } from '../gameEvents.ts';
import type { ServerContext } from '../context.ts';
import { turnLetters } from '../notify/enqueue.ts';
import type { EntryWrite } from '../store/appendStatements.ts';
import type { Notice } from '../store/notices.ts';
import type { Differences, Games, Seats, Tables } from '../store/tables.ts';
import { changeOf, type NumberedState } from './changes.ts';
import { type Draft, numbered, rowOf } from './entries.ts';
import { headerOf } from './positions.ts';
import type { GameWithSeats } from './rows.ts';
import { askedNow, timeOf, type Timing } from './times.ts';
import { askOf } from './views.ts';

/** Another writer moved the head between the read and the write. */
export class HeadMoved extends Error {}

export interface AppendRequest {
  readonly drafts: readonly Draft[];
  /** The position before, and after each of the drafts. */
  readonly from: State;
  readonly states: readonly State[];
  readonly key?: string;
  /** Further changes in the same transaction. */
  readonly also?: (db: Transaction<Tables>) => Promise<void>;
  /** The same for changes that nobody at the table sees. */
  readonly unseen?: (db: Transaction<Tables>) => Promise<void>;
  /** The seats as they are then, where they change. */
  readonly seats?: readonly Seats[];
  /** An open question stays open. */
  readonly keepAsk?: boolean;
  /** The times after this change, where they do not follow from who decides next. */
  readonly times?: (times: Times) => Times;
  /** Further events to publish. */
  readonly gameEvents?: readonly GameEvent[];
  /** The game and the session come from the cache: the write checks that both still hold. */
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

/** Whether the player to decide has been notified already, or has just decided by hand and goes on. */
const knowsOfTurn = (game: Games, seats: readonly Seats[], seat: number | null, last: Entry | undefined): boolean => {
  if (seat === game.waiting && game.waiting_order !== 1 && game.waiting_bot === 0) return true;
  const byHand = last?.kind !== 'decided' || last.through === undefined;
  return byHand && last?.by.person != null && seats.find((each) => each.seat === seat)?.person === last.by.person;
};

/** The events of a turn that passes to somebody, or of the end of the game. */
const newsOf = (
  { game }: GameWithSeats,
  seats: readonly Seats[],
  summary: Updateable<Games>,
  { timers }: Timing,
  last: Entry | undefined,
  header: Header,
  state: State,
): readonly GameEvent[] => {
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

const count = ({ metrics }: ServerContext, entries: readonly Entry[]): void => {
  for (const { kind, by } of entries) metrics.entries.inc({ kind, by: by.bot === null ? 'person' : 'bot' });
};

/** Everything that an append changes. */
interface AppendPlan {
  readonly entries: readonly Entry[];
  /** The positions after each of the drafts, and what each decision changed. */
  readonly steps: readonly NumberedState[];
  readonly changes: readonly Differences[];
  readonly head: number;
  readonly last: State;
  readonly set: Updateable<Games>;
  readonly news: readonly GameEvent[];
  readonly notices: readonly Notice[];
}

/** What the decisions among the drafts changed. A position that was taken back to is one that the story has. */
const changesOf = (
  { rules }: ServerContext,
  game: string,
  { drafts, from, states }: AppendRequest,
  steps: readonly NumberedState[],
): readonly Differences[] =>
  steps.flatMap((step, index) =>
    drafts[index]?.kind === 'decided' ? [{ game, rules, ...changeOf(states[index - 1] ?? from, step) }] : [],
  );

const planAppend = async (
  context: ServerContext,
  known: GameWithSeats,
  request: AppendRequest,
): Promise<AppendPlan> => {
  const { game } = known;
  const { drafts, from, states, also, keepAsk = !closesAsk(game), gameEvents = [] } = request;
  const seats = request.seats ?? known.seats;
  const header = headerOf(game);
  const last = states.at(-1) ?? from;
  const now = context.now();
  const wasAway = timeOf(game, seats.length).away;
  const entries = numbered([...drafts, ...ending(last, header)], game.head, now);
  const steps = states.map((state, index): NumberedState => ({ number: game.head + 1 + index, state }));
  const head = game.head + entries.length;
  const summary = standingOf(last, header, seats);
  // What was taken back is not decided again by itself.
  if (drafts.some(({ kind }) => kind === 'takenBack')) summary.waiting_order = 0;
  if (summary.waiting_order === 1 && knowsOfTurn(game, seats, summary.waiting ?? null, entries.at(-1)))
    summary.waiting_order = 2;
  const timing = await askedNow(context, game, seats, { ...summary, now }, request.times);
  const isSeen = also || last.outcome || wasAway || !keepAsk;
  const notices: Notice[] = [{ what: 'entries', game: game.id, head }];
  if (isSeen) notices.push({ what: 'game', game: game.id });
  else if (timing.shown) notices.push({ what: 'time', game: game.id, head });
  return {
    entries,
    steps,
    changes: changesOf(context, game.id, request, steps),
    head,
    last,
    set: { ...summary, ...timing.columns, head, rules: context.rules, moved: now, ...(keepAsk ? {} : { ask: null }) },
    news: [...gameEvents, ...newsOf(known, seats, summary, timing, entries.at(-1), header, last)],
    notices,
  };
};

/** The fast write, for what most decisions are: the next entries, and whose turn it is then. Undefined where there is more. */
const entryWriteOf = (
  known: GameWithSeats,
  request: AppendRequest,
  { entries, changes, set, last, news, notices }: AppendPlan,
): EntryWrite | undefined => {
  const { game, seats } = known;
  const letters = turnLetters(news);
  if (request.also || request.unseen || request.seats || last.outcome || !letters) return undefined;
  const next = seats.find(({ seat }) => seat === set.waiting);
  return {
    game: game.id,
    head: game.head,
    set: { ...game, ...set },
    closesAsk: set.ask === null,
    entries: entries.map((entry) => rowOf(game.id, entry, request.key ?? null)),
    changes,
    outbox: letters,
    notices,
    remembered: request.remembered
      ? {
          ...request.remembered,
          revision: game.revision,
          next: next ? { seat: next.seat, orders: next.orders > 0 } : null,
        }
      : null,
  };
};

const write = async (
  context: ServerContext,
  { game }: GameWithSeats,
  request: AppendRequest,
  plan: AppendPlan,
): Promise<void> => {
  const { entries, changes, set, news, notices } = plan;
  await context.store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set(set)
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HeadMoved();
    await db
      .insertInto('entries')
      .values(entries.map((entry) => rowOf(game.id, entry, request.key ?? null)))
      .execute();
    if (changes.length > 0) await db.insertInto('differences').values(changes).execute();
    await request.also?.(db);
    await request.unseen?.(db);
    await context.gameEvents.publish(db, news);
    notices.forEach(notify);
  });
};

export const append = async (
  context: ServerContext,
  known: GameWithSeats,
  request: AppendRequest,
): Promise<Appended> => {
  const { game, seats } = known;
  const { store, positions, recentEntries, hotGames } = context;
  const plan = await planAppend(context, known, request);
  const { entries, steps, head, last, set } = plan;
  const entryWrite = entryWriteOf(known, request, plan);
  // A cached game is only good for the fast write: anything more is decided on what the store has.
  if (!entryWrite && request.remembered) throw new HeadMoved();
  const writing = async (): Promise<void> => {
    if (!entryWrite) await write(context, known, request, plan);
    else if (await store.appendEntries(entryWrite)) context.gameEvents.published(plan.news);
    else throw new HeadMoved();
    recentEntries.add(game.id, entries);
  };
  try {
    const done = writing();
    recentEntries.writing(game.id, done);
    await done;
  } catch (error) {
    hotGames.forget(game.id);
    if (!(error instanceof HeadMoved)) {
      recentEntries.forget(game.id);
      positions.forget(game.id);
    }
    throw error;
  }
  if (entryWrite) hotGames.keep({ game: { ...game, ...set, ask: entryWrite.closesAsk ? null : game.ask }, seats });
  else hotGames.forget(game.id);
  positions.know(game.id, { number: head, state: last }, request.from, steps);
  count(context, entries);
  if (set.waiting_bot === 1) context.wakeBots(game.id);
  if (set.waiting_order !== 0) context.wakeOrders(game.id);
  return { head, entries: [...entries] };
};
