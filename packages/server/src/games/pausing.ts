/** Pausing the clocks; adjourning a game (status `adjourned`) and continuing it. */
import { pausedAt, resumedAt } from '@roundhouse/protocol';
import type { Appended, EntryBy } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import type { Access } from './access.ts';
import { retryWhenHeadMoved } from './retry.ts';
import { append, HeadMoved, standingOf } from './append.ts';
import { byOf } from './decide.ts';
import { headerOf } from './positions.ts';
import type { GameWithSeats } from './rows.ts';
import { othersAt } from './seats.ts';
import { askedNow, clockOf, timerColumns, timesOf } from './times.ts';

/** A game that an operator has closed is not continued. */
export const CLOSED = 'closed';

const clockEntry = async (
  context: ServerContext,
  known: GameWithSeats,
  what: 'paused' | 'resumed',
  by: EntryBy,
  agreed: boolean,
): Promise<Appended> => {
  const { game } = known;
  const state = await context.positions.at(game, game.head);
  const at = context.now();
  return append(context, known, {
    drafts: [{ kind: 'clock', by, what }],
    from: state,
    states: [state],
    times: (times) => (what === 'paused' ? pausedAt(clockOf(game), times, at) : resumedAt(times, at)),
    keepAsk: !agreed,
    gameEvents: [{ kind: what, game: game.id, at, people: othersAt(known, by.person) }],
  });
};

export const pause = (context: ServerContext, known: GameWithSeats, by: EntryBy): Promise<Appended> =>
  clockEntry(context, known, 'paused', by, true);

/** It takes all to stop the clocks, and one to start them. */
export const resume = (context: ServerContext, asked: Access): Promise<Appended> =>
  retryWhenHeadMoved(context, asked, async (access) => {
    const { game, seats } = access;
    if (game.status !== 'playing') throw new Denial('notPlaying');
    if (timesOf(game, seats.length).paused === null) throw new Denial('notPaused');
    return clockEntry(context, access, 'resumed', byOf(access), false);
  });

/** The game is adjourned: nobody has to decide, and any of its players can resume it. `by` null: nobody has moved for long. */
export const adjourn = (
  { store, gameEvents, now }: ServerContext,
  known: GameWithSeats,
  by: string | null,
): Promise<Appended> => {
  const { game } = known;
  return store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({
        status: 'adjourned',
        waiting: null,
        waiting_bot: 0,
        waiting_order: 0,
        ask: null,
        ...timerColumns({}),
        revision: e('revision', '+', 1),
      }))
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HeadMoved();
    await gameEvents.publish(db, [{ kind: 'adjourned', game: game.id, at: now(), people: othersAt(known, by) }]);
    notify({ what: 'game', game: game.id });
    return { head: game.head, entries: [] };
  });
};

export const resumeAdjourned = async (context: ServerContext, access: Access): Promise<void> => {
  const { game, seats, person } = access;
  if (game.status !== 'adjourned' || game.reason === CLOSED || game.header === null) throw new Denial('notAdjourned');
  const state = await context.positions.at(game, game.head);
  const summary = standingOf(state, headerOf(game), seats);
  const now = context.now();
  // Clocks stood still meanwhile.
  const times = { ...timesOf(game, seats.length), seat: null, since: null, paused: null };
  const timing = await askedNow(context, { ...game, times: JSON.stringify(times) }, seats, { ...summary, now });
  const others = othersAt(access, person?.id);
  await context.store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({
        ...summary,
        ...timing.columns,
        status: 'playing',
        moved: now,
        revision: e('revision', '+', 1),
      }))
      .where('id', '=', game.id)
      .where('status', '=', 'adjourned')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Denial('notAdjourned');
    const turn = seats.find(({ seat, kind }) => seat === summary.waiting && kind === 'person')?.person ?? null;
    const common = { game: game.id, at: now };
    await context.gameEvents.publish(db, [
      { ...common, kind: 'adjournmentEnded', people: others },
      {
        ...common,
        kind: 'yourTurn',
        people: turn !== null && others.includes(turn) && summary.waiting_order === 0 ? [turn] : [],
        head: game.head,
        seat: summary.waiting ?? 0,
        deadline: timing.timers.deadline ?? null,
      },
    ]);
    notify({ what: 'game', game: game.id });
  });
  if (summary.waiting_bot === 1) context.wakeBots(game.id);
  if (summary.waiting_order !== 0) context.wakeOrders(game.id);
};
