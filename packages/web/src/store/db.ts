/** Where games lie: IndexedDB, or memory where the browser allows no storage. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
}

export interface Shelf {
  readonly lasting: boolean;
  /** As they lie there: a record may be damaged. */
  readonly all: () => Promise<readonly unknown[]>;
  readonly get: (id: string) => Promise<unknown>;
  /** Puts a record unless the one that lies there is not of the expected revision; 0 expects none. */
  readonly put: (record: GameRecord, expected: number) => Promise<'saved' | 'newer'>;
  readonly remove: (id: string) => Promise<void>;
}

type Database = IDBPDatabase<Schema>;

let connection: Promise<Database> | undefined;

const forget = (): void => {
  connection = undefined;
};

const connect = async (): Promise<Database> => {
  connection ??= openDB<Schema>('roundhouse', 1, {
    upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
    // Another tab wants a newer form of the data: let go, so that it can have it.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    // The browser let go of it: site data was cleared, or a phone took the memory back.
    terminated: forget,
  });
  try {
    return await connection;
  } catch (error) {
    forget();
    throw error;
  }
};

/** What browsers say when the connection is gone: nothing of the work was done. */
const LOST = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** Does the work, with a new connection if the old one is gone. */
const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  try {
    return await work(await connect());
  } catch (error) {
    if (!(error instanceof DOMException && LOST.includes(error.name))) throw error;
    forget();
    return work(await connect());
  }
};

const put = async (db: Database, record: GameRecord, expected: number): Promise<'saved' | 'newer'> => {
  const transaction = db.transaction('games', 'readwrite');
  const there = await transaction.store.get(record.id);
  if (there && there.revision !== expected) {
    await transaction.done;
    return 'newer';
  }
  await Promise.all([transaction.store.put(record), transaction.done]);
  return 'saved';
};

const lastingShelf: Shelf = {
  lasting: true,
  all: () => withDatabase((db) => db.getAll('games')),
  get: (id) => withDatabase((db) => db.get('games', id)),
  put: (record, expected) => withDatabase((db) => put(db, record, expected)),
  remove: (id) => withDatabase((db) => db.delete('games', id)),
};

const memoryShelf = (): Shelf => {
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

const open = async (): Promise<Shelf> => {
  try {
    await connect();
    return lastingShelf;
  } catch {
    return memoryShelf();
  }
};

let opened: Promise<Shelf> | undefined;

export const shelf = (): Promise<Shelf> => (opened ??= open());
