/** Clocks: what holds for every zone, every free time and every course of a game. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterTime,
  askedNext,
  type ClockSettings,
  deadlineOf,
  flaggedAt,
  type Hours,
  hours as hoursForm,
  leftOf,
  LONGEST_WAIT,
  newTimes,
  pausedAt,
  reminderOf,
  resumedAt,
  timeBetween,
  type Times,
  USUAL_HOURS,
} from '../src/index.ts';
import { dayName, dayNumber, isDay, weekday } from '../src/calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe'];
const EVERYTHING = { nights: true, weekends: true, holidays: true };

const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const someHours: fc.Arbitrary<Hours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  night: fc.option(fc.record({ from: minute, to: minute })),
  weekend: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
  holidays: fc.constantFrom([], [{ from: '2026-12-24', to: '2027-01-02' }]),
});
const someOff = fc.record({ nights: fc.boolean(), weekends: fc.boolean(), holidays: fc.boolean() });

describe('days of the calendar', () => {
  it('are those of every other calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
        const date = new Date(number * DAY);
        const name = date.toISOString().slice(0, 10);
        fc.pre(/^\d{4}-/.test(name));
        expect(dayName(number)).toBe(name);
        expect(dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(number);
        expect(weekday(number)).toBe(date.getUTCDay());
        expect(isDay(name)).toBe(true);
      }),
    );
    for (const none of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31']) expect(isDay(none)).toBe(false);
  });
});

describe('time that counts', () => {
  it('after so much of it, so much has gone by, whatever is off', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 4 * DAY }), someHours, someOff, (start, amount, hours, off) => {
        const end = afterTime(start, amount, hours, off);
        expect(end).toBeGreaterThanOrEqual(start + amount);
        fc.pre(end < start + LONGEST_WAIT);
        expect(timeBetween(start, end, hours, off)).toBe(amount);
      }),
      { numRuns: 200 },
    );
  });

  it('more time ends later, and nothing that is off makes an end earlier', () => {
    fc.assert(
      fc.property(moment, fc.nat(2 * DAY), fc.nat(2 * DAY), someHours, someOff, (start, one, more, hours, off) => {
        expect(afterTime(start, one + more, hours, off)).toBeGreaterThanOrEqual(afterTime(start, one, hours, off));
        const free = afterTime(start, one, hours, { nights: false, weekends: false, holidays: false });
        expect(free).toBe(start + one);
      }),
      { numRuns: 200 },
    );
  });

  it('a night in Berlin, a weekend, a holiday, and the hour that clocks skip', () => {
    const berlin: Hours = { ...USUAL_HOURS, zone: 'Europe/Berlin' };
    // Friday 13 November 2026, 22:00 in Berlin: one hour until the night, then Monday from 8:00.
    const friday = Date.UTC(2026, 10, 13, 21);
    expect(afterTime(friday, 3 * HOUR, berlin, EVERYTHING)).toBe(Date.UTC(2026, 10, 16, 9));
    expect(afterTime(friday, 3 * HOUR, berlin, { ...EVERYTHING, weekends: false })).toBe(Date.UTC(2026, 10, 14, 9));
    const away = { ...berlin, holidays: [{ from: '2026-11-16', to: '2026-11-17' }] };
    expect(afterTime(friday, 3 * HOUR, away, EVERYTHING)).toBe(Date.UTC(2026, 10, 18, 9));
    // 28 March 2027: from 2:00 to 3:00 nobody's clock shows anything.
    const forward = Date.UTC(2027, 2, 27, 23);
    const nightOwl: Hours = { ...berlin, night: null, weekend: [] };
    expect(timeBetween(forward, forward + DAY, nightOwl, EVERYTHING)).toBe(DAY);
  });

  it('nobody waits forever for a player who is always away', () => {
    const never: Hours = { ...USUAL_HOURS, holidays: [{ from: '2000-01-01', to: '2999-12-31' }] };
    const start = Date.UTC(2026, 10, 16);
    expect(afterTime(start, HOUR, never, EVERYTHING)).toBe(start + LONGEST_WAIT);
  });

  it('zones and days that do not exist are refused', () => {
    expect(hoursForm.safeParse({ ...USUAL_HOURS, zone: 'Middle/Earth' }).success).toBe(false);
    expect(hoursForm.safeParse({ ...USUAL_HOURS, holidays: [{ from: '2026-13-40', to: 'x' }] }).success).toBe(false);
    expect(hoursForm.safeParse(USUAL_HOURS).success).toBe(true);
  });
});

const LIVE: ClockSettings = { kind: 'live', bank: 600, increment: 20, perRound: 120 };
const SEATS = 3;

/** Somebody is asked after so many seconds, in this or the next round; sometimes everything stands still for a while. */
const course = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 400 }),
    seat: fc.option(fc.integer({ min: 0, max: SEATS - 1 })),
    round: fc.integer({ min: 1, max: 3 }),
    rest: fc.option(fc.integer({ min: 1, max: 10_000 })),
  }),
  { maxLength: 30 },
);

type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

const played = (settings: ClockSettings, steps: Course, withRests: boolean): { times: Times; at: number } => {
  let times = askedNext(settings, newTimes(settings, SEATS), { at: 0, seat: 0, round: '1' });
  let at = 0;
  for (const { after, seat, round, rest } of steps) {
    if (rest !== null && withRests) {
      times = pausedAt(settings, times, at);
      at += rest * 1000;
      times = resumedAt(times, at);
    }
    at += after * 1000;
    times = askedNext(settings, times, { at, seat, round: String(round) });
  }
  return { times, at };
};

describe('a live clock', () => {
  it('never goes below nothing, never gives more than it was set to', () => {
    fc.assert(
      fc.property(course, (steps) => {
        const { times } = played(LIVE, steps, true);
        const most = 600_000 + (steps.length + 1) * 20_000;
        for (const bank of times.bank) {
          expect(bank).toBeGreaterThanOrEqual(0);
          expect(bank).toBeLessThanOrEqual(most);
        }
        for (const budget of times.budget) expect(budget).toBeLessThanOrEqual(120_000);
        for (const left of leftOf(LIVE, times) ?? []) expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('stands still while it is paused', () => {
    fc.assert(
      fc.property(course, (steps) => {
        const [rested, straight] = [played(LIVE, steps, true), played(LIVE, steps, false)];
        expect(rested.times.bank).toEqual(straight.times.bank);
        expect(rested.times.budget).toEqual(straight.times.budget);
        const [a, b] = [deadlineOf(LIVE, rested.times, USUAL_HOURS), deadlineOf(LIVE, straight.times, USUAL_HOURS)];
        expect(a === null ? null : a - rested.at).toBe(b === null ? null : b - straight.at);
        expect(deadlineOf(LIVE, pausedAt(LIVE, rested.times, rested.at), USUAL_HOURS)).toBeNull();
      }),
    );
  });

  it('takes from the round first, gives the increment with the turn, and fills the round anew', () => {
    let times = askedNext(LIVE, newTimes(LIVE, 2), { at: 0, seat: 0, round: 'a' });
    expect(deadlineOf(LIVE, times, USUAL_HOURS)).toBe(720_000);
    times = askedNext(LIVE, times, { at: 150_000, seat: 1, round: 'a' });
    expect([times.budget, times.bank]).toEqual([
      [0, 120_000],
      [590_000, 600_000],
    ]);
    times = askedNext(LIVE, times, { at: 160_000, seat: 1, round: 'b' });
    expect([times.budget, times.bank]).toEqual([
      [120_000, 120_000],
      [590_000, 600_000],
    ]);
    expect(deadlineOf(LIVE, flaggedAt(LIVE, times, 900_000), USUAL_HOURS)).toBeNull();
  });
});

describe('days', () => {
  const days: ClockSettings = { kind: 'days', hours: 24, nightsOff: true, weekendsOff: true, holidaysOff: true };
  it('begin with every decision, remind before they end, and end once', () => {
    fc.assert(
      fc.property(moment, someHours, (at, hours) => {
        const times = askedNext(days, newTimes(days, 2), { at, seat: 1, round: 'a' });
        const end = deadlineOf(days, times, hours)!;
        const reminder = reminderOf(days, times, hours)!;
        expect(end).toBeGreaterThanOrEqual(reminder);
        expect(reminder).toBeGreaterThan(at);
        const again = askedNext(days, times, { at: at + HOUR, seat: 1, round: 'a' });
        expect(deadlineOf(days, again, hours)!).toBeGreaterThanOrEqual(end);
        expect(deadlineOf(days, flaggedAt(days, times, end), hours)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('nobody’s time runs without a clock, and a bot’s never', () => {
    const none: ClockSettings = { kind: 'none' };
    expect(deadlineOf(none, askedNext(none, newTimes(none, 2), { at: 1, seat: 0, round: '' }), USUAL_HOURS)).toBeNull();
    expect(
      deadlineOf(LIVE, askedNext(LIVE, newTimes(LIVE, 2), { at: 1, seat: null, round: '' }), USUAL_HOURS),
    ).toBeNull();
  });
});
