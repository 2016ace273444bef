/** The clock of a game: how its times go on, and at which moments something is to happen. */
import {
  askedNext,
  type ClockSettings,
  deadlineOf,
  type Hours,
  leftOf,
  newTimes,
  reminderOf,
  type TimeOfGame,
  type Times,
  USUAL_HOURS,
} from '@roundhouse/protocol';
import type { Updateable } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Db } from '../store/store.ts';
import type { Games, Seats } from '../store/tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A game in which nobody has moved for so long is adjourned. */
export const ADJOURN_AFTER = 90 * DAY;

/** Moments at which something is to happen, unless somebody moves before. */
export interface Timers {
  readonly deadline?: number;
  /** Somebody should be reminded. */
  readonly near?: number;
  /** Somebody counts as away. */
  readonly away?: number;
  readonly adjourn?: number;
}

export type TimerName = keyof Timers;
export const TIMERS = ['near', 'away', 'deadline', 'adjourn'] as const satisfies readonly TimerName[];

export const clockOf = ({ clock }: Pick<Games, 'clock'>): ClockSettings => JSON.parse(clock) as ClockSettings;
export const timersOf = ({ timers }: Pick<Games, 'timers'>): Timers => JSON.parse(timers) as Timers;

export const timesOf = (game: Pick<Games, 'clock' | 'times'>, seats: number): Times =>
  game.times === null ? newTimes(clockOf(game), seats) : (JSON.parse(game.times) as Times);

export const timerColumns = (timers: Timers): Pick<Updateable<Games>, 'timers' | 'due'> => {
  const moments = Object.values(timers) as number[];
  return { timers: JSON.stringify(timers), due: moments.length > 0 ? Math.min(...moments) : null };
};

export const hoursOf = async (db: Db, person: string | null): Promise<Hours> => {
  if (person === null) return USUAL_HOURS;
  const row = await db.selectFrom('people').select('hours').where('id', '=', person).executeTakeFirst();
  return row?.hours == null ? USUAL_HOURS : (JSON.parse(row.hours) as Hours);
};

/** What is to happen at which moment, from the times as they are. */
const timersFor = async (
  { store }: ServerContext,
  game: Pick<Games, 'clock' | 'away_after'>,
  seats: readonly Seats[],
  times: Times,
  now: number,
): Promise<Timers> => {
  const settings = clockOf(game);
  const place = seats.find(({ seat }) => seat === times.seat);
  const hours = settings.kind === 'days' && place ? await hoursOf(store.db, place.person) : USUAL_HOURS;
  const deadline = deadlineOf(settings, times, hours);
  const near = reminderOf(settings, times, hours);
  const waits = place !== undefined && times.since !== null && times.paused === null;
  const away = waits && game.away_after !== null ? (times.since ?? now) + game.away_after * MINUTE : null;
  // Moments in the past have fired already.
  const isToCome = (moment: number | null): moment is number => moment !== null && moment > now;
  return {
    ...(deadline === null ? {} : { deadline }),
    ...(isToCome(near) ? { near } : {}),
    ...(isToCome(away) ? { away } : {}),
    adjourn: now + ADJOURN_AFTER,
  };
};

export interface Timing {
  readonly timers: Timers;
  readonly columns: Updateable<Games>;
  /** Something that the table shows of it has changed. */
  readonly shown: boolean;
}

export const timingOf = async (
  context: ServerContext,
  game: Pick<Games, 'clock' | 'away_after'>,
  seats: readonly Seats[],
  times: Times,
  now: number,
): Promise<Timing> => {
  const timers = await timersFor(context, game, seats, times, now);
  return {
    timers,
    columns: { times: JSON.stringify(times), ...timerColumns(timers) },
    shown: clockOf(game).kind !== 'none',
  };
};

interface Now {
  readonly waiting?: number | null;
  readonly round?: string | null;
  readonly status?: string;
  readonly now: number;
}

/** Who decides next: the clock of a person's seat runs, a bot's does not. */
export const askedNow = async (
  context: ServerContext,
  game: Games,
  seats: readonly Seats[],
  { waiting = null, round = null, status, now }: Now,
  otherwise?: (times: Times) => Times,
): Promise<Timing> => {
  if (status === 'finished')
    return { timers: {}, columns: { ...timerColumns({}), times: null }, shown: game.clock !== NO_CLOCK };
  const place = seats.find(({ seat }) => seat === waiting);
  const seat = place?.kind === 'person' ? place.seat : null;
  const before = timesOf(game, seats.length);
  const times = otherwise?.(before) ?? askedNext(clockOf(game), before, { at: now, seat, round: round ?? '' });
  return timingOf(context, game, seats, times, now);
};

const NO_CLOCK = JSON.stringify({ kind: 'none' });

/** As the table and the lists show it. */
export const timeOf = (game: Games, seats: number): TimeOfGame => {
  const times = game.status === 'playing' ? timesOf(game, seats) : null;
  const timers = timersOf(game);
  const playing = times?.seat != null;
  return {
    since: playing ? (times.since ?? null) : null,
    deadline: playing ? (timers.deadline ?? null) : null,
    over: playing && times.flagged,
    paused: times?.paused ?? null,
    left: times ? leftOf(clockOf(game), times) : null,
    // The timer has fired and is gone.
    away: playing && game.away_after !== null && times.paused === null && timers.away === undefined,
  };
};
