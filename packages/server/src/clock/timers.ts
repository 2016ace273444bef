/**
 * Timers of games: reminders, ends of time, absence, adjourned games. Every node checks them; each fires once, because
 * its write requires the timers to be exactly those that were read.
 */
import type { Action, PlayerId, State } from '@roundhouse/engine';
import { mildest, questionOf } from '@roundhouse/engine/orders';
import { flaggedAt } from '@roundhouse/protocol';
import type { GameEvent } from '../gameEvents.ts';
import { append, NOBODY, HeadMoved } from '../games/append.ts';
import { played } from '../games/decide.ts';
import type { Draft } from '../games/entries.ts';
import { headerOf } from '../games/positions.ts';
import { adjourn } from '../games/pausing.ts';
import { type GameWithSeats, loadGame } from '../games/rows.ts';
import { changeSeat, othersAt } from '../games/seats.ts';
import { clockOf, timerColumns, type TimerName, TIMERS, timersOf } from '../games/times.ts';
import type { ServerContext } from '../context.ts';
import type { Games, Seats } from '../store/tables.ts';
import { expire } from './expiry.ts';

const CHECK_EVERY = 1000;
const EXPIRE_EVERY = 600_000;
const AT_ONCE = 50;

/** Who plays for somebody whose time is over. */
export const STAND_IN_BOT = 'plain';

export interface Timers {
  /** Fires every timer that is due by now. */
  readonly runDue: () => Promise<void>;
  readonly close: () => void;
}

/** Removes a timer that is due and publishes its event, once. */
const announceOnce = async (
  context: ServerContext,
  { game }: GameWithSeats,
  name: TimerName,
  news: GameEvent,
): Promise<void> => {
  const { [name]: _, ...left } = timersOf(game);
  await context.store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({ ...timerColumns(left), revision: e('revision', '+', 1) }))
      .where('id', '=', game.id)
      .where('status', '=', 'playing')
      .where('timers', '=', game.timers)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HeadMoved();
    await context.gameEvents.publish(db, [news]);
    notify({ what: 'game', game: game.id });
  });
};

const FLAG: Draft = { kind: 'clock', by: NOBODY, what: 'flag' };

const mildestOf = async (
  { thinkers }: ServerContext,
  { id, title }: Games,
  state: State,
  who: PlayerId,
): Promise<{ readonly action: Action; readonly bot: string | null } | undefined> => {
  const mild = questionOf(state)?.types.has('runTrains')
    ? await thinkers.mildest({ owner: id }, { title, state })
    : mildest(state);
  if (mild) return { action: mild, bot: null };
  // Nothing mild is possible: somebody must think.
  const {
    actions: [action],
  } = await thinkers.think({ owner: id }, { title, state, bots: { [who]: STAND_IN_BOT }, seed: 1 });
  return action && { action, bot: STAND_IN_BOT };
};

/** Somebody's time is over: what follows is what the table chose when the game was created. */
const endOfTime = async (context: ServerContext, known: GameWithSeats, place: Seats): Promise<void> => {
  const { game } = known;
  const at = context.now();
  const { seat, person } = place;
  const settings = clockOf(game);
  const people = person === null ? [] : [person];
  const over: GameEvent = { kind: 'timeOver', game: game.id, at, people, seat, what: game.at_end };
  if (game.at_end === 'bot') {
    await changeSeat(context, known, {
      seat,
      now: 'bot',
      person,
      bot: STAND_IN_BOT,
      by: NOBODY,
      before: [FLAG],
      gameEvents: [over],
    });
    return;
  }
  const from = await context.positions.at(game, game.head);
  const who = headerOf(game).players[seat]?.id ?? '@';
  const chosen = game.at_end === 'mildest' ? await mildestOf(context, game, from, who) : undefined;
  if (!chosen) {
    await append(context, known, {
      drafts: [FLAG],
      from,
      states: [from],
      times: (times) => flaggedAt(settings, times, at),
      gameEvents: [over],
    });
    return;
  }
  const { action, bot } = chosen;
  const { states } = await played(context, known, [action]);
  const by = bot === null ? { seat, person, bot: null } : { seat, person: null, bot };
  await append(context, known, {
    drafts: [FLAG, { kind: 'decided', by, action, through: 'clock' }],
    from,
    states: [from, ...states],
    gameEvents: [over],
  });
};

const fire = async (context: ServerContext, known: GameWithSeats, name: TimerName): Promise<void> => {
  const { game, seats } = known;
  const place = seats.find(({ seat, kind }) => seat === game.waiting && kind === 'person');
  const common = { game: game.id, at: context.now() };
  if (name === 'adjourn') {
    await adjourn(context, known, null);
    return;
  }
  if (!place) {
    await announceOnce(context, known, name, { ...common, kind: 'absent', people: [], seat: 0 });
    return;
  }
  const { seat, person } = place;
  switch (name) {
    case 'near':
      return announceOnce(context, known, name, {
        ...common,
        kind: 'deadlineNear',
        people: person === null ? [] : [person],
        head: game.head,
        seat,
        deadline: timersOf(game).deadline ?? common.at,
      });
    case 'away':
      return announceOnce(context, known, name, { ...common, kind: 'absent', people: othersAt(known, person), seat });
    case 'deadline':
      return endOfTime(context, known, place);
  }
};

/** Everything of one game that is due, one after the other: each may change what comes after it. */
const runDueOf = async (context: ServerContext, id: string): Promise<void> => {
  for (let times = 0; times < TIMERS.length; times++) {
    const known = await loadGame(context.store.db, id);
    if (known?.game.status !== 'playing') return;
    const timers = timersOf(known.game);
    const name = TIMERS.find((each) => (timers[each] ?? Infinity) <= context.now());
    if (!name) return;
    await fire(context, known, name);
  }
};

/** `byItself`: every second; otherwise only when it is called. */
export const newTimers = (context: () => ServerContext, byItself: boolean): Timers => {
  let closed = false;
  let running: Promise<void> | undefined;

  const once = async (): Promise<void> => {
    const { store, now, metrics, log } = context();
    try {
      const due = await store.db
        .selectFrom('games')
        .select('id')
        .where('status', '=', 'playing')
        .where('due', '<=', now())
        .orderBy('due')
        .limit(AT_ONCE)
        .execute();
      for (const { id } of due) {
        try {
          await runDueOf(context(), id);
        } catch (error) {
          // Somebody moved at the last moment, or another node was faster.
          if (error instanceof HeadMoved || closed) continue;
          metrics.failures.inc({ where: 'clock' });
          log.error({ err: error, game: id }, 'acting on an expired clock failed');
        }
      }
    } catch {
      if (!closed) metrics.failures.inc({ where: 'store' });
    }
  };
  const runDue = async (): Promise<void> => {
    await running;
    running = once();
    await running;
    running = undefined;
  };
  const expiryTimer = setInterval(() => {
    expire(context()).catch((error: unknown) => {
      if (closed) return;
      context().metrics.failures.inc({ where: 'expiry' });
      context().log.error({ err: error }, 'removing unused games and guests failed');
    });
  }, EXPIRE_EVERY);
  expiryTimer.unref();
  const timer = setInterval(() => {
    if (byItself && !running) void runDue();
  }, CHECK_EVERY);
  timer.unref();
  return {
    runDue,
    close: () => {
      closed = true;
      clearInterval(timer);
      clearInterval(expiryTimer);
    },
  };
};
