/** Wakes seats that decide without a person (bots, standing orders), and finds the games whose wake-up call was lost. */
import { HeadMoved } from './games/append.ts';
import type { ServerContext } from './context.ts';

/** A game that waits so long has been forgotten: by a node that is gone, or because of trouble. */
const FORGOTTEN = 3000;
const CHECK_EVERY = 2000;

export interface Waker {
  readonly wake: (game: string) => void;
  /** Resolves when no woken game has a turn left. */
  readonly untilIdle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface WakerRules {
  /** Marks the games that wait. */
  readonly column: 'waiting_bot' | 'waiting_order';
  /** One turn; false when it is somebody else's. */
  readonly turn: (game: string) => Promise<boolean>;
  readonly failed: (game: string, error: unknown) => void;
}

export const newWaker = (context: () => ServerContext, { column, turn, failed }: WakerRules): Waker => {
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
      // The head moved: the other writer wakes the seat again. Anything else is retried in a while.
      if (!(error instanceof HeadMoved) && !closed) failed(id, error);
    } finally {
      busy.delete(id);
      if (again.delete(id)) wake(id);
    }
  };

  const wake = (id: string): void => {
    if (closed) return;
    // Woken during its last turn: check once more afterwards.
    if (busy.has(id)) {
      again.add(id);
      return;
    }
    const done: Promise<void> = play(id).finally(() => running.delete(done));
    running.add(done);
  };

  const wakeForgotten = async (): Promise<void> => {
    const { store, now, metrics } = context();
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
  const timer = setInterval(() => void wakeForgotten(), CHECK_EVERY);
  timer.unref();

  return {
    // The turn that led here is being finished: let it answer first.
    wake: (id) => void setImmediate(() => wake(id)),
    untilIdle: async () => {
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
