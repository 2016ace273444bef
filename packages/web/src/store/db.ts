/** Where games lie: IndexedDB, or memory where the browser allows no storage. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
}

export interface RecordStore {
  readonly lasting: boolean;
  /** As they lie there: a record may be damaged. */
  readonly all: () => Promise<readonly unknown[]>;
  readonly get: (id: string) => Promise<unknown>;
  /** Puts a record unless the one that lies there is not of the expected revision; 0 expects none. */
  readonly put: (record: GameRecord, expected: number) => Promise<'saved' | 'newer'>;
  readonly remove: (id: string) => Promise<void>;
}

type Database = IDBPDatabase<Schema>;

interface Connection {
  readonly database: Database;
  /** Aborted when the browser takes the connection away: requests on it may never be answered. */
  readonly lost: AbortSignal;
}

let connection: Promise<Connection> | undefined;

const forget = (): void => {
  connection = undefined;
};

const open = async (): Promise<Connection> => {
  const losing = new AbortController();
  const database = await openDB<Schema>('roundhouse', 1, {
    upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
    // Another tab wants a newer form of the data: let go, so that it can have it.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    // The browser let go of it: site data was cleared, or a phone took the memory back.
    terminated: () => {
      forget();
      losing.abort();
    },
  });
  return { database, lost: losing.signal };
};

const connect = async (): Promise<Connection> => {
  connection ??= open();
  try {
    return await connection;
  } catch (error) {
    forget();
    throw error;
  }
};

/** The answer, or an `AbortError` as soon as the connection is lost. */
const unlessLost = async <T>(answer: Promise<T>, lost: AbortSignal): Promise<T> => {
  let stop = (): void => undefined;
  const loss = new Promise<never>((_resolve, reject) => {
    stop = () => reject(lost.reason as DOMException);
    lost.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([answer, loss]);
  } finally {
    lost.removeEventListener('abort', stop);
  }
};

/** What browsers say when the connection is gone. */
const LOST = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** How long to wait before each further attempt, in ms: a database that is being cleared is not ready at once. */
const WAITS = [0, 100, 500];

/** Does the work, again on a new connection if the old one is gone. Work must be such that doing it twice does no harm. */
const withDatabase = async <T>(work: (db: Database) => Promise<T>, waits: readonly number[] = WAITS): Promise<T> => {
  try {
    const { database, lost } = await connect();
    return await unlessLost(work(database), lost);
  } catch (error) {
    const [wait, ...others] = waits;
    if (wait === undefined || !(error instanceof DOMException && LOST.includes(error.name))) throw error;
    forget();
    await new Promise((resolve) => setTimeout(resolve, wait));
    return withDatabase(work, others);
  }
};

/** Whether this very save was done before its connection was lost. */
const isSame = (there: GameRecord, record: GameRecord): boolean =>
  there.revision === record.revision && there.updated === record.updated;

const put = async (db: Database, record: GameRecord, expected: number): Promise<'saved' | 'newer'> => {
  const transaction = db.transaction('games', 'readwrite');
  const there = await transaction.store.get(record.id);
  if (there && there.revision !== expected) {
    await transaction.done;
    return isSame(there, record) ? 'saved' : 'newer';
  }
  await Promise.all([transaction.store.put(record), transaction.done]);
  return 'saved';
};

const lastingShelf: RecordStore = {
  lasting: true,
  all: () => withDatabase((db) => db.getAll('games')),
  get: (id) => withDatabase((db) => db.get('games', id)),
  put: (record, expected) => withDatabase((db) => put(db, record, expected)),
  remove: (id) => withDatabase((db) => db.delete('games', id)),
};

const memoryShelf = (): RecordStore => {
  const records = new Map<string, GameRecord>();
  return {
    lasting: false,
    all: () => Promise.resolve([...records.values()]),
    get: (id) => Promise.resolve(records.get(id)),
    put: (record) => {
      records.set(record.id, record);
      return Promise.resolve('saved');
    },
    remove: (id) => {
      records.delete(id);
      return Promise.resolve();
    },
  };
};

const openRecordStore = async (): Promise<RecordStore> => {
  try {
    await connect();
    return lastingShelf;
  } catch {
    return memoryShelf();
  }
};

let opened: Promise<RecordStore> | undefined;

export const recordStore = (): Promise<RecordStore> => (opened ??= openRecordStore());
