/** Where games lie: IndexedDB, or memory where the browser allows no storage. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
}

export interface Shelf {
  readonly lasting: boolean;
  readonly all: () => Promise<readonly GameRecord[]>;
  readonly get: (id: string) => Promise<GameRecord | undefined>;
  /** Puts a record unless the one that lies there is not of the expected revision; 0 expects none. */
  readonly put: (record: GameRecord, expected: number) => Promise<'saved' | 'newer'>;
  readonly remove: (id: string) => Promise<void>;
}

const shelfOf = (db: IDBPDatabase<Schema>): Shelf => ({
  lasting: true,
  all: () => db.getAll('games'),
  get: (id) => db.get('games', id),
  put: async (record, expected) => {
    const transaction = db.transaction('games', 'readwrite');
    const there = await transaction.store.get(record.id);
    if (there && there.revision !== expected) {
      await transaction.done;
      return 'newer';
    }
    await Promise.all([transaction.store.put(record), transaction.done]);
    return 'saved';
  },
  remove: (id) => db.delete('games', id),
});

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
    return shelfOf(
      await openDB<Schema>('roundhouse', 1, {
        upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
        // Another tab wants a newer form of the data: let go, so that it can have it.
        blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
      }),
    );
  } catch {
    return memoryShelf();
  }
};

let opened: Promise<Shelf> | undefined;

export const shelf = (): Promise<Shelf> => (opened ??= open());
