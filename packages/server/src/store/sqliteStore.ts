/** The store in one SQLite file: one process, one transaction at a time. */
import { Kysely } from 'kysely';
import { appendOnSqlite } from './appendStatements.ts';
import { groupCommit } from './groupCommit.ts';
import { inPlace, Replaced } from './inPlace.ts';
import { migrate } from './migrations.ts';
import type { Notice, NoticeListener } from './notices.ts';
import { makeFolderPrivate, openFile, sqliteDialect } from './sqlite.ts';
import type { Db, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Whether the file is in its place is also looked at while nobody writes, in ms. */
const CHECK_EVERY = 1000;

export const openSqlite = async (file: string): Promise<Store> => {
  makeFolderPrivate(file);
  const open = openFile(file);
  const check = inPlace(file);
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(open) });
  await migrate(db, 'sqlite');
  const listeners: NoticeListener[] = [];
  const emit = (notice: Notice): void => {
    for (const listener of listeners) listener(notice);
  };
  let lost: ((error: Error) => void) | undefined;
  const checked = (): void => {
    try {
      check();
    } catch (error) {
      if (error instanceof Replaced) lost?.(error);
      throw error;
    }
  };
  const change = groupCommit(db, emit, checked);
  const timer = setInterval(() => {
    try {
      checked();
    } catch {
      // The caller that opened the store has received the error.
    }
  }, CHECK_EVERY);
  timer.unref();
  return {
    kind: 'sqlite',
    db,
    change,
    lock: () => Promise.resolve(),
    appendEntries: (write) =>
      change(async (trx, notify) => {
        const grown = await appendOnSqlite(trx, write);
        if (grown) write.notices.forEach(notify);
        return grown;
      }),
    notify: (notice) => Promise.resolve(emit(notice)),
    onNotice: (listener) => void listeners.push(listener),
    onGap: () => undefined,
    onLost: (listener) => void (lost = listener),
    clockOffset: () => Promise.resolve(0),
    close: () => {
      clearInterval(timer);
      return db.destroy();
    },
  };
};
