/** Backups of the embedded database: a whole, consistent copy while the server goes on; and the way back. */
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { isBusy } from './databaseErrors.ts';
import { openFile, PRIVATE_FILE, type SqliteFile } from './sqlite.ts';

/** Fails where the file exists: a backup never overwrites one. */
export const backUp = (file: string, to: string): void => {
  if (!existsSync(file)) throw new Error(`${file}: no such file`);
  if (existsSync(to)) throw new Error(`${to}: already exists`);
  const db = openFile(file);
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  chmodSync(to, PRIVATE_FILE);
  soundness(to);
};

/** Throws where the file is not a sound database. */
const soundness = (file: string): void => {
  const db = openFile(file);
  try {
    const found = db.prepare('pragma integrity_check').all() as readonly { integrity_check: string }[];
    if (found[0]?.integrity_check !== 'ok') throw new Error(`${file}: ${found[0]?.integrity_check ?? 'not sound'}`);
    db.prepare('select count(*) from games').all();
  } finally {
    db.close();
  }
};

/** Some process, a server or another command, has the database open. */
export class DatabaseInUse extends Error {}

/**
 * Opens the database alone. SQLite leaves the write-ahead log only when no other connection has the file open, in this or any
 * other process: so this fails exactly where somebody would lose what they write.
 */
const openAlone = (file: string): SqliteFile => {
  const db = openFile(file);
  try {
    // As one text: a statement that fails would keep the connection, and its lock, alive.
    db.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
    const [found] = db.prepare('pragma journal_mode').all() as readonly { journal_mode: string }[];
    if (found?.journal_mode !== 'delete') throw new DatabaseInUse(file);
    // Held until the file is out of the way: a process that opens it now waits, and finds the new one.
    db.exec('begin exclusive');
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new DatabaseInUse(file);
    throw error;
  }
};

/** Puts a backup in the place of the database, which stays next to it. Refuses while any process has it open. */
export const restore = (from: string, file: string, stamp: string): string | undefined => {
  if (!existsSync(from)) throw new Error(`${from}: no such file`);
  soundness(from);
  const coming = `${file}.coming`;
  if (!existsSync(file)) {
    copyFileSync(from, coming);
    chmodSync(coming, PRIVATE_FILE);
    renameSync(coming, file);
    return undefined;
  }
  const old = `${file}.before-${stamp}`;
  const db = openAlone(file);
  try {
    copyFileSync(from, coming);
    chmodSync(coming, PRIVATE_FILE);
    renameSync(file, old);
    // Its log went into the file when it was opened alone.
    for (const rest of [`${file}-wal`, `${file}-shm`]) rmSync(rest, { force: true });
    renameSync(coming, file);
  } finally {
    db.exec('rollback');
    db.close();
  }
  return old;
};
