/**
 * What time brings about: reminders, ends of time, absence, games set aside. Every node looks; each of them happens once,
 * because it is written over exactly the moments that were read.
 */
import type { Action, PlayerId, State } from '@roundhouse/engine';
import { mildest, questionOf } from '@roundhouse/engine/orders';
import { flaggedAt } from '@roundhouse/protocol';
import type { Happening } from '../happenings.ts';
import { append, NOBODY, Raced } from '../games/append.ts';
import { played } from '../games/decide.ts';
import type { Draft } from '../games/entries.ts';
import { headerOf } from '../games/positions.ts';
import { setAside } from '../games/resting.ts';
import { type Known, knownGame } from '../games/rows.ts';
import { changeSeat, othersAt } from '../games/seats.ts';
import { clockOf, timerColumns, type TimerName, TIMERS, timersOf } from '../games/times.ts';
import type { House } from '../house.ts';
import type { Seats } from '../store/tables.ts';

const LOOK_EVERY = 1000;
const AT_ONCE = 50;

/** Who plays for somebody whose time is over. */
export const STAND_IN = 'plain';

export interface Clockwork {
  /** Does what is due by now. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

/** The moment has come: it is not waited for any more, and told. */
const tellOnce = async (house: House, { game }: Known, name: TimerName, news: Happening): Promise<void> => {
  const { [name]: _, ...left } = timersOf(game);
  await house.store.change(async (db, tell) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({ ...timerColumns(left), revision: e('revision', '+', 1) }))
      .where('id', '=', game.id)
      .where('status', '=', 'playing')
      .where('timers', '=', game.timers)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Raced();
    await house.happenings.tell(db, [news]);
    tell({ what: 'game', game: game.id });
  });
};

const FLAG: Draft = { kind: 'clock', by: NOBODY, what: 'flag' };

const mildestOf = async (
  { thinkers }: House,
  title: string,
  state: State,
  who: PlayerId,
): Promise<{ readonly action: Action; readonly bot: string | null } | undefined> => {
  const mild = questionOf(state)?.types.has('runTrains') ? await thinkers.mildest({ title, state }) : mildest(state);
  if (mild) return { action: mild, bot: null };
  // Nothing mild is possible: somebody must think.
  const [action] = await thinkers.think({ title, state, bots: { [who]: STAND_IN }, seed: 1 });
  return action && { action, bot: STAND_IN };
};

/** Somebody's time is over: what follows is what the table chose when the game was created. */
const endOfTime = async (house: House, known: Known, place: Seats): Promise<void> => {
  const { game } = known;
  const at = house.now();
  const { seat, person } = place;
  const settings = clockOf(game);
  const people = person === null ? [] : [person];
  const over: Happening = { kind: 'timeOver', game: game.id, at, people, seat, what: game.at_end };
  if (game.at_end === 'bot') {
    await changeSeat(house, known, {
      seat,
      now: 'bot',
      person,
      bot: STAND_IN,
      by: NOBODY,
      before: [FLAG],
      happenings: [over],
    });
    return;
  }
  const from = await house.positions.at(game, game.head);
  const who = headerOf(game).players[seat]?.id ?? '@';
  const chosen = game.at_end === 'mildest' ? await mildestOf(house, game.title, from, who) : undefined;
  if (!chosen) {
    await append(house, known, {
      drafts: [FLAG],
      from,
      states: [from],
      times: (times) => flaggedAt(settings, times, at),
      happenings: [over],
    });
    return;
  }
  const { action, bot } = chosen;
  const { states } = await played(house, known, [action]);
  const by = bot === null ? { seat, person, bot: null } : { seat, person: null, bot };
  await append(house, known, {
    drafts: [FLAG, { kind: 'decided', by, action, through: 'clock' }],
    from,
    states: [from, ...states],
    happenings: [over],
  });
};

const happen = async (house: House, known: Known, name: TimerName): Promise<void> => {
  const { game, seats } = known;
  const place = seats.find(({ seat, kind }) => seat === game.waiting && kind === 'person');
  const common = { game: game.id, at: house.now() };
  if (name === 'aside') {
    await setAside(house, known, null);
    return;
  }
  if (!place) {
    await tellOnce(house, known, name, { ...common, kind: 'absent', people: [], seat: 0 });
    return;
  }
  const { seat, person } = place;
  switch (name) {
    case 'near':
      return tellOnce(house, known, name, {
        ...common,
        kind: 'deadlineNear',
        people: person === null ? [] : [person],
        head: game.head,
        seat,
        deadline: timersOf(game).deadline ?? common.at,
      });
    case 'away':
      return tellOnce(house, known, name, { ...common, kind: 'absent', people: othersAt(known, person), seat });
    case 'deadline':
      return endOfTime(house, known, place);
  }
};

/** Everything of one game that is due, one after the other: each may change what comes after it. */
const lookAt = async (house: House, id: string): Promise<void> => {
  for (let times = 0; times < TIMERS.length; times++) {
    const known = await knownGame(house.store.db, id);
    if (known?.game.status !== 'playing') return;
    const timers = timersOf(known.game);
    const name = TIMERS.find((each) => (timers[each] ?? Infinity) <= house.now());
    if (!name) return;
    await happen(house, known, name);
  }
};

export const newClockwork = (house: () => House): Clockwork => {
  let closed = false;
  let looking: Promise<void> | undefined;

  const once = async (): Promise<void> => {
    const { store, now, metrics, log } = house();
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
          await lookAt(house(), id);
        } catch (error) {
          // Somebody moved at the last moment, or another node was faster.
          if (error instanceof Raced || closed) continue;
          metrics.failures.inc({ where: 'clock' });
          log.error({ err: error, game: id }, 'a clock could not be acted upon');
        }
      }
    } catch {
      if (!closed) metrics.failures.inc({ where: 'store' });
    }
  };
  const look = async (): Promise<void> => {
    await looking;
    looking = once();
    await looking;
    looking = undefined;
  };
  const timer = setInterval(() => {
    if (!looking) void look();
  }, LOOK_EVERY);
  timer.unref();
  return {
    look,
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
};
