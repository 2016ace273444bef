/**
 * Clocks as pure functions: a game's times are the fold of when who was asked, and nothing else. No schema library is
 * loaded by this file: the client counts with it too.
 */
import { dayName, dayNumber, weekday } from './calendar.ts';
import type { Hours } from './hours.ts';
import type { ClockSettings } from './pace.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whatever somebody has off: nobody is waited for longer than this. */
export const LONGEST_WAIT = 60 * DAY;

/** Of somebody who has said nothing. */
export const USUAL_HOURS: Hours = {
  zone: 'UTC',
  night: { from: 23 * 60, to: 8 * 60 },
  weekend: [0, 6],
  holidays: [],
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

const wallAsShown = (at: number, zone: string): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return dayNumber(year, month, day) * DAY + hour * HOUR + minute * MINUTE + second * 1000;
};

/** Nowhere is a clock put forward or back but at a full quarter of an hour. */
const QUARTER = 15 * MINUTE;
const offsets = new Map<string, number>();
const MOST_OFFSETS = 20_000;

/** Called over and over for the same few days of the same few zones, and slow on every platform: cached. */
const offsetAt = (at: number, zone: string): number => {
  const quarter = Math.floor(at / QUARTER);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = wallAsShown(quarter * QUARTER, zone) - quarter * QUARTER;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/** What a clock on the wall shows, written as if that were UTC. */
const wallAt = (at: number, zone: string): number => Math.floor(at / 1000) * 1000 + offsetAt(at, zone);

/** The moment at which the wall shows this; where clocks are put forward, the one right after. */
const momentOf = (wall: number, zone: string): number => {
  const first = wall - offsetAt(wall, zone);
  return wall - offsetAt(first, zone);
};

/** Which of a person's free times count as free in this game. */
export interface FreeTimes {
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly holidays: boolean;
}

const isFree = (day: number, { weekend, holidays }: Hours, off: FreeTimes): boolean => {
  if (off.weekends && weekend.includes(weekday(day / DAY))) return true;
  const name = dayName(day / DAY);
  return off.holidays && holidays.some(({ from, to }) => from <= name && name <= to);
};

/** Minutes of a day of the wall in which a person can be waited for. */
const wakeOn = (day: number, hours: Hours, off: FreeTimes): readonly (readonly [from: number, to: number])[] => {
  if (isFree(day, hours, off)) return [];
  const { night } = hours;
  if (!off.nights || !night || night.from === night.to) return [[0, 24 * 60]];
  return night.from > night.to
    ? [[night.to, night.from]]
    : [
        [0, night.from],
        [night.to, 24 * 60],
      ];
};

/** Stretches of time that count, from a moment on, in order; ends after the longest wait. */
function* awake(start: number, hours: Hours, off: FreeTimes): Generator<readonly [from: number, to: number]> {
  const { zone } = hours;
  const end = start + LONGEST_WAIT;
  let last = start;
  const today = Math.floor(wallAt(start, zone) / DAY) * DAY;
  for (let day = today - DAY; momentOf(day, zone) < end; day += DAY)
    for (const [from, to] of wakeOn(day, hours, off)) {
      const begins = Math.max(last, momentOf(day + from * MINUTE, zone));
      const ends = Math.min(end, momentOf(day + to * MINUTE, zone));
      if (ends <= begins) continue;
      last = ends;
      yield [begins, ends];
    }
}

/** The moment when so much time that counts has gone by. */
export const afterTime = (start: number, amount: number, hours: Hours, off: FreeTimes): number => {
  let left = amount;
  for (const [from, to] of awake(start, hours, off)) {
    if (to - from >= left) return from + left;
    left -= to - from;
  }
  return start + LONGEST_WAIT;
};

/** How much of the time between two moments counts. */
export const timeBetween = (start: number, end: number, hours: Hours, off: FreeTimes): number => {
  let sum = 0;
  for (const [from, to] of awake(start, hours, off)) {
    if (from >= end) break;
    sum += Math.min(to, end) - from;
  }
  return sum;
};

/** The times of a game as they are kept: milliseconds. */
export interface Times {
  /** The seat of the person who is to decide; null: a bot, or nobody. */
  readonly seat: number | null;
  readonly since: number | null;
  readonly bank: readonly number[];
  /** What is left of the budget of this round. */
  readonly budget: readonly number[];
  readonly round: string;
  readonly paused: number | null;
  /** The time of the one who is to decide is over, and was acted upon. */
  readonly flagged: boolean;
}

export const newTimes = (settings: ClockSettings, seats: number): Times => {
  const live = settings.kind === 'live' ? settings : { bank: 0, perRound: 0 };
  const each = (value: number): number[] => Array.from({ length: seats }, () => value * 1000);
  return {
    seat: null,
    since: null,
    bank: each(live.bank),
    budget: each(live.perRound),
    round: '',
    paused: null,
    flagged: false,
  };
};

const replaced = (list: readonly number[], at: number, value: number): readonly number[] =>
  list.map((each, index) => (index === at ? value : each));

/** What has gone by since the running seat was asked is taken from its budget first, then from its bank. */
const charged = (settings: ClockSettings, times: Times, at: number): Times => {
  const { seat, since, paused } = times;
  if (settings.kind !== 'live' || seat === null || since === null || paused !== null) return times;
  const spent = Math.max(0, at - since);
  const fromBudget = Math.min(spent, times.budget[seat] ?? 0);
  const bank = Math.max(0, (times.bank[seat] ?? 0) - (spent - fromBudget));
  return {
    ...times,
    since: at,
    budget: replaced(times.budget, seat, (times.budget[seat] ?? 0) - fromBudget),
    bank: replaced(times.bank, seat, bank),
  };
};

export interface Question {
  readonly at: number;
  /** The seat of the person who is to decide now. */
  readonly seat: number | null;
  /** Which round it is. */
  readonly round: string;
}

/** Somebody has decided: the next one is asked. The increment comes when the turn goes to somebody else. */
export const askedNext = (settings: ClockSettings, before: Times, { at, seat, round }: Question): Times => {
  let times = charged(settings, before, at);
  if (settings.kind === 'live' && times.seat !== null && times.seat !== seat)
    times = {
      ...times,
      bank: replaced(times.bank, times.seat, (times.bank[times.seat] ?? 0) + settings.increment * 1000),
    };
  if (round !== times.round)
    times = {
      ...times,
      round,
      budget: settings.kind === 'live' ? times.budget.map(() => settings.perRound * 1000) : times.budget,
    };
  return { ...times, seat, since: seat === null ? null : at, flagged: false };
};

export const pausedAt = (settings: ClockSettings, times: Times, at: number): Times =>
  times.paused === null ? { ...charged(settings, times, at), paused: at } : times;

/** The days of the one who is to decide begin anew; a live clock goes on where it stood. */
export const resumedAt = (times: Times, at: number): Times =>
  times.paused === null ? times : { ...times, paused: null, since: times.since === null ? null : at, flagged: false };

export const flaggedAt = (settings: ClockSettings, times: Times, at: number): Times => ({
  ...charged(settings, times, at),
  flagged: true,
});

/** Milliseconds of each seat on a live clock. */
export const leftOf = (settings: ClockSettings, { bank, budget }: Times): number[] | null =>
  settings.kind === 'live' ? bank.map((each, seat) => each + (budget[seat] ?? 0)) : null;

const partOfDays = (settings: ClockSettings, times: Times, hours: Hours, part: number): number | null => {
  if (settings.kind !== 'days' || times.since === null) return null;
  const off = { nights: settings.nightsOff, weekends: settings.weekendsOff, holidays: settings.holidaysOff };
  return afterTime(times.since, settings.hours * HOUR * part, hours, off);
};

/** When the time of the one who is to decide is over; null: it does not run. */
export const deadlineOf = (settings: ClockSettings, times: Times, hours: Hours): number | null => {
  const { seat, since, paused, flagged } = times;
  if (seat === null || since === null || paused !== null || flagged) return null;
  if (settings.kind === 'live') return since + (times.budget[seat] ?? 0) + (times.bank[seat] ?? 0);
  return partOfDays(settings, times, hours, 1);
};

/** When somebody with days should be reminded: three quarters of the time have gone by. */
export const reminderOf = (settings: ClockSettings, times: Times, hours: Hours): number | null =>
  deadlineOf(settings, times, hours) === null ? null : partOfDays(settings, times, hours, 0.75);
