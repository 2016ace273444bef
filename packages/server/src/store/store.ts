/** The store: one interface, SQLite or PostgreSQL behind it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import { type Growing, growHere, growThere } from './growing.ts';
import { migrate } from './migrations.ts';
import { type Heard, type Notice, readNotice, writeNotice } from './notices.ts';
import { prepared } from './prepared.ts';
import { openFile, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { together, type Work } from './together.ts';

export type Db = Kysely<Tables>;

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** All or nothing. What is told is heard by every node once the change is on disk, and never without it. */
  readonly change: <T>(work: Work<T>) => Promise<T>;
  /** A decision is added to a story, with what it brings about; false where the story has grown meanwhile. */
  readonly grow: (growing: Growing) => Promise<boolean>;
  /** Tells the nodes something that is not stored. */
  readonly tell: (notice: Notice) => Promise<void>;
  readonly hear: (heard: Heard) => void;
  /** Called when notices may have been missed: look everything up. */
  readonly onGap: (missed: () => void) => void;
  readonly close: () => Promise<void>;
}

const CHANNEL = 'roundhouse';

const openSqlite = async (file: string): Promise<Store> => {
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(openFile(file)) });
  await migrate(db, 'sqlite');
  const listeners: Heard[] = [];
  const emit = (notice: Notice): void => {
    for (const heard of listeners) heard(notice);
  };
  const change = together(db, emit);
  return {
    kind: 'sqlite',
    db,
    change,
    grow: (growing) =>
      change(async (trx, tell) => {
        const grown = await growHere(trx, growing);
        if (grown) growing.notices.forEach(tell);
        return grown;
      }),
    tell: (notice) => Promise.resolve(emit(notice)),
    hear: (heard) => void listeners.push(heard),
    onGap: () => undefined,
    close: () => db.destroy(),
  };
};

// Counts and milliseconds fit into a number.
types.setTypeParser(types.builtins.INT8, Number);

/** One connection that only listens; comes back by itself when it is lost. */
const listening = (url: string, heard: Heard, gap: () => void): (() => Promise<void>) => {
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
  // A connection that is lost while idle: the next query takes another one. One that is lost while it is used tells
  // whoever uses it by the query that fails; without a listener it would take the process along.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }) });
  await migrate(db, 'postgres');
  const listeners: Heard[] = [];
  const gaps: (() => void)[] = [];
  const stopListening = listening(
    url,
    (notice) => listeners.forEach((heard) => heard(notice)),
    () => gaps.forEach((missed) => missed()),
  );
  const notify = async (on: Kysely<Tables>, notices: readonly Notice[]): Promise<void> => {
    const told = JSON.stringify(notices.map(writeNotice));
    await sql`select pg_notify(${CHANNEL}, told) from json_array_elements_text(${told}::json) as told`.execute(on);
  };
  return {
    kind: 'postgres',
    db,
    change: (work) =>
      db.transaction().execute(async (trx) => {
        const told: Notice[] = [];
        const result = await work(trx, (notice) => void told.push(notice));
        if (told.length > 0) await notify(trx, told);
        return result;
      }),
    grow: (growing) => growThere(db, CHANNEL, growing),
    tell: (notice) => notify(db, [notice]),
    hear: (heard) => void listeners.push(heard),
    onGap: (missed) => void gaps.push(missed),
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
