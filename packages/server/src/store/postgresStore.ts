/** The store in PostgreSQL: any number of nodes, which learn of each other's changes by `LISTEN/NOTIFY`. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import { appendOnPostgres } from './appendStatements.ts';
import { troubleOf } from './databaseErrors.ts';
import { migrate } from './migrations.ts';
import { type Notice, type NoticeListener, readNotice, writeNotice } from './notices.ts';
import { prepared } from './prepared.ts';
import type { Db, Store } from './store.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'roundhouse';

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

export const openPostgres = async (url: string, connections: number, wait: number): Promise<Store> => {
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
