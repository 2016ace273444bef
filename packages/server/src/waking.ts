/** Games in which a seat decides without a person: woken when it is asked, and looked after where a call was lost. */
import { Raced } from './games/append.ts';
import type { House } from './house.ts';

/** A game that waits so long has been forgotten: by a node that is gone, or because of trouble. */
const FORGOTTEN = 3000;
const LOOK_EVERY = 2000;

export interface Waker {
  readonly wake: (game: string) => void;
  /** Until everything that was woken has come to rest. */
  readonly rest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Wakes {
  /** Marks the games that wait. */
  readonly column: 'waiting_bot' | 'waiting_order';
  /** One turn; false when it is somebody else's. */
  readonly turn: (game: string) => Promise<boolean>;
  readonly failed: (game: string, error: unknown) => void;
}

export const newWaker = (house: () => House, { column, turn, failed }: Wakes): Waker => {
  const busy = new Set<string>();
  const again = new Set<string>();
  const running = new Set<Promise<void>>();
  let closed = false;
  const isClosed = (): boolean => closed;

  const play = async (id: string): Promise<void> => {
    busy.add(id);
    try {
      while (!isClosed() && (await turn(id)));
    } catch (error) {
      // Overtaken: whoever was faster wakes it again. Anything else is looked at again in a while.
      if (!(error instanceof Raced) && !closed) failed(id, error);
    } finally {
      busy.delete(id);
      if (again.delete(id)) wake(id);
    }
  };

  const wake = (id: string): void => {
    if (closed) return;
    // Woken while it comes to rest: it looks once more.
    if (busy.has(id)) {
      again.add(id);
      return;
    }
    const done: Promise<void> = play(id).finally(() => running.delete(done));
    running.add(done);
  };

  const look = async (): Promise<void> => {
    const { store, now, metrics } = house();
    try {
      const forgotten = await store.db
        .selectFrom('games')
        .select('id')
        .where(column, '>', 0)
        .where('moved', '<', now() - FORGOTTEN)
        .orderBy('moved')
        .limit(20)
        .execute();
      for (const { id } of forgotten) if (!busy.has(id)) wake(id);
    } catch {
      metrics.failures.inc({ where: 'store' });
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();

  return {
    // The turn that led here is being finished: let it answer first.
    wake: (id) => void setImmediate(() => wake(id)),
    rest: async () => {
      await new Promise(setImmediate);
      while (running.size > 0) await Promise.allSettled(running);
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
};
