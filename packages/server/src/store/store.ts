/** The store: one interface, SQLite or PostgreSQL behind it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import { type EntryWrite, appendOnSqlite, appendOnPostgres } from './appendStatements.ts';
import { migrate } from './migrations.ts';
import { type NoticeListener, type Notice, readNotice, writeNotice } from './notices.ts';
import { prepared } from './prepared.ts';
import { openFile, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { groupCommit, type Work } from './groupCommit.ts';

export type Db = Kysely<Tables>;

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** One transaction. Every node hears its notices once the change is on disk, and never without it. */
  readonly change: <T>(work: Work<T>) => Promise<T>;
  /** The fast write of entries that change nothing but the head, the turn and the outbox; false where the head has moved. */
  readonly appendEntries: (write: EntryWrite) => Promise<boolean>;
  /** Sends the nodes a notice about something that is not stored. */
  readonly notify: (notice: Notice) => Promise<void>;
  readonly onNotice: (listener: NoticeListener) => void;
  /** Called when notices may have been missed: look everything up. */
  readonly onGap: (resync: () => void) => void;
  readonly close: () => Promise<void>;
}

const CHANNEL = 'roundhouse';

const openSqlite = async (file: string): Promise<Store> => {
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(openFile(file)) });
  await migrate(db, 'sqlite');
  const listeners: NoticeListener[] = [];
  const emit = (notice: Notice): void => {
    for (const heard of listeners) heard(notice);
  };
  const change = groupCommit(db, emit);
  return {
    kind: 'sqlite',
    db,
    change,
    appendEntries: (write) =>
      change(async (trx, notify) => {
        const grown = await appendOnSqlite(trx, write);
        if (grown) write.notices.forEach(notify);
        return grown;
      }),
    notify: (notice) => Promise.resolve(emit(notice)),
    onNotice: (listener) => void listeners.push(listener),
    onGap: () => undefined,
    close: () => db.destroy(),
  };
};

// Counts and milliseconds fit into a number.
types.setTypeParser(types.builtins.INT8, Number);

/** One connection that only listens; comes back by itself when it is lost. */
const listening = (url: string, heard: NoticeListener, gap: () => void): (() => Promise<void>) => {
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
      if (notice) heard(notice);
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

const openPostgres = async (url: string, connections: number): Promise<Store> => {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 3000, keepAlive: true });
  // A connection lost while idle: the next query takes another one. A connection lost in use fails its query. Without a
  // listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }) });
  await migrate(db, 'postgres');
  const listeners: NoticeListener[] = [];
  const gaps: (() => void)[] = [];
  const stopListening = listening(
    url,
    (notice) => listeners.forEach((heard) => heard(notice)),
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
    appendEntries: (write) => appendOnPostgres(db, CHANNEL, write),
    notify: (notice) => sendNotices(db, [notice]),
    onNotice: (listener) => void listeners.push(listener),
    onGap: (resync) => void gaps.push(resync),
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
}

export const openStore = ({ url, file, connections = 10 }: Where): Promise<Store> =>
  url === undefined ? openSqlite(file) : openPostgres(url, connections);
