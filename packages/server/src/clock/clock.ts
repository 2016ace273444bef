/**
 * What time it is. Nodes on one PostgreSQL all go by its clock, so that a machine whose own is wrong neither flags a player who
 * has time left nor lets another play on. SQLite has one process, and that has one clock.
 */
import type { Store } from '../store/store.ts';

const MEASURE_EVERY = 30_000;

export interface Clock {
  readonly now: () => number;
  /** How far the clock of the database is ahead of this machine, in milliseconds. */
  readonly offset: () => number;
  readonly close: () => void;
}

export const newClock = async (store: Store, systemNow: () => number): Promise<Clock> => {
  let offset = await store.clockOffset(systemNow);
  const timer = setInterval(() => {
    store.clockOffset(systemNow).then(
      (measured) => (offset = measured),
      // The database is away: the last measure holds, and nothing can be written anyway.
      () => undefined,
    );
  }, MEASURE_EVERY);
  timer.unref();
  return {
    now: () => Math.round(systemNow() + offset),
    offset: () => offset,
    close: () => clearInterval(timer),
  };
};
