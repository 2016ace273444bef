/** Backups of the embedded database: a whole, consistent copy while the server goes on; and the way back. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { openFile } from './sqlite.ts';

/** Fails where the file exists: a backup never overwrites one. */
export const backUp = (file: string, to: string): void => {
  if (!existsSync(file)) throw new Error(`${file}: no such file`);
  if (existsSync(to)) throw new Error(`${to}: exists already`);
  const db = openFile(file);
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
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

/** Puts a backup in the place of the database, which is kept beside it. The server must not be running. */
export const restore = (from: string, file: string, stamp: string): string | undefined => {
  if (!existsSync(from)) throw new Error(`${from}: no such file`);
  soundness(from);
  const beside = existsSync(file) ? `${file}.before-${stamp}` : undefined;
  if (beside !== undefined) {
    // What is still in the log of the old one goes into its file first.
    const db = openFile(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    renameSync(file, beside);
  }
  for (const rest of [`${file}-wal`, `${file}-shm`]) rmSync(rest, { force: true });
  copyFileSync(from, `${file}.coming`);
  renameSync(`${file}.coming`, file);
  return beside;
};
