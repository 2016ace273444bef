/** The store: one interface, SQLite or PostgreSQL behind it. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';
import { type EntryWrite, appendOnSqlite, appendOnPostgres } from './appendStatements.ts';
import { troubleOf } from './databaseErrors.ts';
import { inPlace, Replaced } from './inPlace.ts';
import { migrate } from './migrations.ts';
import { type NoticeListener, type Notice, readNotice, writeNotice } from './notices.ts';
import { prepared } from './prepared.ts';
import { makeFolderPrivate, openFile, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { groupCommit, type Work } from './groupCommit.ts';

export type Db = Kysely<Tables>;

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** One transaction. Every node hears its notices once the change is on disk, and never without it. */
  readonly change: <T>(work: Work<T>) => Promise<T>;
  /** Until the transaction ends others who ask for the same wait. SQLite has one transaction at a time anyway. */
  readonly lock: (db: Transaction<Tables>, what: string) => Promise<void>;
  /** The fast write of entries that change nothing but the head, the turn and the outbox; false where the head has moved. */
  readonly appendEntries: (write: EntryWrite) => Promise<boolean>;
  /** Sends the nodes a notice about something that is not stored. */
  readonly notify: (notice: Notice) => Promise<void>;
  readonly onNotice: (listener: NoticeListener) => void;
  /** Called when notices may have been missed: look everything up. */
  readonly onGap: (resync: () => void) => void;
  /** Called when this store can never be written again: the server must stop. */
  readonly onLost: (listener: (error: Error) => void) => void;
  /** How far the clock of the database is ahead of this machine, in milliseconds. */
  readonly clockOffset: (systemNow: () => number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Whether the file is in its place is also looked at while nobody writes, in ms. */
const CHECK_EVERY = 1000;

const CHANNEL = 'roundhouse';

const openSqlite = async (file: string): Promise<Store> => {
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

// Counts and milliseconds fit into a number.
types.setTypeParser(types.builtins.INT8, Number);

/** One connection that only listens; comes back by itself when it is lost. */
const listening = (url: string, listener: NoticeListener, gap: () => void): (() => Promise<void>) => {
  let closed = false;
  let client: Client | undefined;
  let wait = 100;
  let timer: NodeJS.Timeout | undefined;
  const again = (lost: Client): void => {
    if (closed || client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    wait = Math.min(wait * 2, 5000);
    timer = setTimeout(connect, wait);
  };
  const connect = (): void => {
    const mine = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = mine;
    mine.on('error', () => again(mine));
    mine.on('end', () => again(mine));
    mine.on('notification', ({ payload }) => {
      const notice = readNotice(payload ?? '');
      if (notice) listener(notice);
    });
    const begin = async (): Promise<void> => {
      try {
        await mine.connect();
        await mine.query(`listen ${CHANNEL}`);
        wait = 100;
        gap();
      } catch {
        again(mine);
      }
    };
    void begin();
  };
  connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
};

/** The quickest of a few round trips says most exactly what time it is there. */
const offsetOf = async (db: Db, systemNow: () => number): Promise<number> => {
  let best = { took: Infinity, offset: 0 };
  for (let times = 0; times < 3; times++) {
    const [began, before] = [performance.now(), systemNow()];
    const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
    const took = performance.now() - began;
    if (took < best.took) best = { took, offset: Number(rows[0]?.at) - (before + took / 2) };
  }
  return Math.round(best.offset);
};

/** A database that restarts, or comes up after the server, is waited for; one that says no is not. */
const whenReached = async (seconds: number, work: () => Promise<unknown>): Promise<void> => {
  const until = performance.now() + seconds * 1000;
  for (let pause = 250; ; pause = Math.min(pause * 2, 3000))
    try {
      await work();
      return;
    } catch (error) {
      if (troubleOf(error) !== 'unavailable' || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
};

const openPostgres = async (url: string, connections: number, wait: number): Promise<Store> => {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 3000, keepAlive: true });
  // A connection lost while idle: the next query takes another one. A connection lost in use fails its query. Without a
  // listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }) });
  await whenReached(wait, () => migrate(db, 'postgres'));
  const listeners: NoticeListener[] = [];
  const gaps: (() => void)[] = [];
  const stopListening = listening(
    url,
    (notice) => listeners.forEach((listener) => listener(notice)),
    () => gaps.forEach((resync) => resync()),
  );
  const sendNotices = async (on: Kysely<Tables>, notices: readonly Notice[]): Promise<void> => {
    const payloads = JSON.stringify(notices.map(writeNotice));
    await sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${payloads}::json) as payload`.execute(
      on,
    );
  };
  return {
    kind: 'postgres',
    db,
    change: (work) =>
      db.transaction().execute(async (trx) => {
        const notices: Notice[] = [];
        const result = await work(trx, (notice) => void notices.push(notice));
        if (notices.length > 0) await sendNotices(trx, notices);
        return result;
      }),
    lock: async (trx, what) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(trx);
    },
    appendEntries: (write) => appendOnPostgres(db, CHANNEL, write),
    notify: (notice) => sendNotices(db, [notice]),
    onNotice: (listener) => void listeners.push(listener),
    onGap: (resync) => void gaps.push(resync),
    onLost: () => undefined,
    clockOffset: (systemNow) => offsetOf(db, systemNow),
    close: async () => {
      await stopListening();
      await db.destroy();
    },
  };
};

export interface Where {
  /** `postgres://…`; without it SQLite. */
  readonly url?: string | undefined;
  readonly file: string;
  readonly connections?: number;
  /** Seconds for which a database that cannot be reached is waited for. */
  readonly wait?: number;
}

export const openStore = ({ url, file, connections = 10, wait = 0 }: Where): Promise<Store> =>
  url === undefined ? openSqlite(file) : openPostgres(url, connections, wait);
