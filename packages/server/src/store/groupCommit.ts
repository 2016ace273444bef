/**
 * Changes that come at the same time go to disk together: one transaction and one fsync for all that wait. Each is still
 * all or nothing by itself, and no node is notified of one before the disk has all of them.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Notice } from './notices.ts';
import type { Tables } from './tables.ts';

type Notify = (notice: Notice) => void;
export type Work<T> = (db: Transaction<Tables>, notify: Notify) => Promise<T>;

interface Job {
  readonly work: Work<unknown>;
  readonly notices: Notice[];
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

type Outcome = { readonly result: unknown } | { readonly error: unknown };

/** More would let the first wait for the last. */
const MOST = 32;

const [SAVE, RELEASE, UNDO] = ['savepoint one', 'release one', 'rollback to one'].map((text) =>
  CompiledQuery.raw(text),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

/** One of several: what it did is undone alone when it fails. */
const oneOfMany = async (db: Transaction<Tables>, { work, notices }: Job): Promise<Outcome> => {
  await db.executeQuery(SAVE);
  try {
    const result = await work(db, (notice) => void notices.push(notice));
    await db.executeQuery(RELEASE);
    return { result };
  } catch (error) {
    // Where the whole transaction is gone (a full disk) this fails too, and with it all of them.
    await db.executeQuery(UNDO);
    await db.executeQuery(RELEASE);
    return { error };
  }
};

/** `check` runs after every commit and before anybody is notified: what is on a disk that nobody will read is not confirmed. */
export const groupCommit = (
  db: Kysely<Tables>,
  emit: Notify,
  check: () => void,
): (<T>(work: Work<T>) => Promise<T>) => {
  const waiting: Job[] = [];
  let running = false;

  const alone = async (job: Job): Promise<void> => {
    const result = await db.transaction().execute((trx) => job.work(trx, (notice) => void job.notices.push(notice)));
    check();
    job.notices.forEach(emit);
    job.done(result);
  };

  const several = async (jobs: readonly Job[]): Promise<void> => {
    const outcomes = await db.transaction().execute(async (trx) => {
      const found: Outcome[] = [];
      for (const job of jobs) found.push(await oneOfMany(trx, job));
      return found;
    });
    check();
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome && 'result' in outcome) {
        job.notices.forEach(emit);
        job.done(outcome.result);
      } else job.failed(outcome?.error);
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      // Everybody whose request has arrived comes along: writing lets nothing else be read meanwhile.
      await new Promise(setImmediate);
      const jobs = waiting.splice(0, MOST);
      const [first] = jobs;
      try {
        if (first && jobs.length === 1) await alone(first);
        else await several(jobs);
      } catch (error) {
        for (const job of jobs) job.failed(error);
      }
    }
    running = false;
  };

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      const done = resolve as (result: unknown) => void;
      waiting.push({ work, notices: [], done, failed: reject });
      if (!running) void run();
    });
};
