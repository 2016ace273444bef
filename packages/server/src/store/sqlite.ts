/**
 * SQLite for Kysely through the interface of `node:sqlite`: built into Node from 22.13 on, the same from a package on Node
 * 20. One connection; a change is on disk before its transaction is over.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy } from './databaseErrors.ts';

type Value = string | number | bigint | null | Uint8Array;

interface Statement {
  readonly all: (...values: Value[]) => unknown[];
  readonly run: (...values: Value[]) => { changes: number | bigint };
  readonly columns: () => readonly unknown[];
}

export interface SqliteFile {
  readonly prepare: (sql: string) => Statement;
  readonly exec: (sql: string) => void;
  readonly close: () => void;
  readonly isTransaction: boolean;
}

interface SqliteModule {
  readonly DatabaseSync: new (file: string) => SqliteFile;
}

const load = (): SqliteModule => {
  const require = createRequire(import.meta.url);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const builtIn = major > 22 || (major === 22 && minor >= 13);
  return require(builtIn ? 'node:sqlite' : '@photostructure/sqlite') as SqliteModule;
};

/** Nobody else on the machine reads it: it holds hashes of passwords, keys, and what people write to each other. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Bits that let others in are taken away; a file that belongs to another user stays as it is. */
export const makePrivate = (file: string, mode: number): void => {
  if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, mode);
  } catch {
    // `roundhouse doctor` says so.
  }
};

/** SQLite gives `-wal` and `-shm` the mode of the database; those from before follow. */
const privately = (file: string): void => {
  const folder = path.dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) makePrivate(each, PRIVATE_FILE);
};

/** The folder of the server's own data; a folder that an operator names for a backup is theirs. */
export const makeFolderPrivate = (file: string): void => makePrivate(path.dirname(file), PRIVATE_FOLDER);

export const openFile = (file: string): SqliteFile => {
  if (file !== ':memory:') privately(file);
  const db = new (load().DatabaseSync)(file);
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return db;
};

/** An object as a parameter would be taken for named parameters and stored as NULL without a word. */
const asValue = (value: unknown): Value => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
};

/** Queries are few and come again: preparing them once saves most of their time. */
const MOST_STATEMENTS = 300;

/** A database that another program holds (a backup, a command) is asked again for so long, in ms. */
const [WAIT, ASK_EVERY] = [5000, 20];

class Connection implements DatabaseConnection {
  readonly #statements = new Map<string, { statement: Statement; reads: boolean }>();
  readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    this.file = file;
    // Each query waits for the lock by itself: a busy timeout would block the whole process.
    file.exec('pragma busy_timeout = 0');
  }

  /** Statements first: one that lives on would keep the file open, and locked, behind the closed connection. */
  close(): void {
    this.#statements.clear();
    this.file.close();
  }

  #prepared(sql: string): { statement: Statement; reads: boolean } {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.file.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, reads } = this.#prepared(sql);
    const values = parameters.map(asValue);
    if (reads) return { rows: statement.all(...values) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return Promise.resolve(this.#execute<R>(query));
    } catch (error) {
      if (isBusy(error) && !this.file.isTransaction) return this.#executeLater<R>(query);
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #executeLater<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (const until = performance.now() + WAIT; ;) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
      try {
        return this.#execute<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

const say = async (connection: DatabaseConnection, sql: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(sql));
};

class SqliteOneDriver implements Driver {
  readonly #connection: Connection;
  #turn: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(file: SqliteFile) {
    this.#connection = new Connection(file);
  }

  async init(): Promise<void> {}

  /** One at a time, in the order in which they came. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let release = (): void => undefined;
    this.#turn = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  /** Immediate: two processes that both read and then write must not meet in the middle. */
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'begin immediate');
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk ends the transaction by itself.
    if (this.#connection.file.isTransaction) await say(connection, 'rollback');
  }

  releaseConnection(): Promise<void> {
    this.#release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#connection.close();
    return Promise.resolve();
  }
}

export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteOneDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
