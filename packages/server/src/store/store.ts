/** The store: one interface, SQLite or PostgreSQL behind it. */
import type { Kysely, Transaction } from 'kysely';
import type { EntryWrite } from './appendStatements.ts';
import type { Work } from './groupCommit.ts';
import type { Notice, NoticeListener } from './notices.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** One transaction. Every node gets its notices once the change is on disk, and never without it. */
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

export interface StoreAddress {
  /** `postgres://…`; without it SQLite. */
  readonly url?: string | undefined;
  readonly file: string;
  readonly connections?: number;
  /** Seconds for which a database that cannot be reached is waited for. */
  readonly wait?: number;
}

/** Only the database that is asked for is loaded: a driver that nobody needs would delay every start. */
export const openStore = async ({ url, file, connections = 10, wait = 0 }: StoreAddress): Promise<Store> => {
  if (url === undefined) {
    const { openSqlite } = await import('./sqliteStore.ts');
    return openSqlite(file);
  }
  const { openPostgres } = await import('./postgresStore.ts');
  return openPostgres(url, connections, wait);
};
