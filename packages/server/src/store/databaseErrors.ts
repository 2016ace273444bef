/** What an error of either database means. */
import { Replaced } from './inPlace.ts';

interface DatabaseError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly sqliteExtendedCode?: unknown;
}

const codeOf = (error: unknown): string | number | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode, sqliteExtendedCode } = error as DatabaseError;
  const found = errcode ?? sqliteExtendedCode ?? code;
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
};

const UNIQUE: readonly (string | number)[] = [1555, 2067, '23505'];
/** SQLITE_FULL, and I/O errors that a full disk gives; PostgreSQL's class 53: insufficient resources. */
const FULL: readonly (string | number)[] = [13, 778, 1034, 4874, 'ENOSPC', '53100', '53200'];
/** SQLITE_BUSY, SQLITE_LOCKED and their kinds: somebody else holds the database. */
export const isBusy = (error: unknown): boolean => {
  const code = codeOf(error);
  if (typeof code === 'number') return (code & 0xff) === 5 || (code & 0xff) === 6;
  // Reading by a statement, the package for Node 20 gives no code.
  return error instanceof Error && /^database (?:table )?is locked/.test(error.message);
};

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.includes(codeOf(error) ?? '');

export type StoreTrouble = 'full' | 'unavailable';

/** Trouble that is not the caller's and may pass; undefined: a bug. */
export const troubleOf = (error: unknown): StoreTrouble | undefined => {
  if (error instanceof Replaced) return 'unavailable';
  const code = codeOf(error);
  if (code === undefined) {
    const message = error instanceof Error ? error.message : '';
    return /connection (?:terminated|timeout)|timeout exceeded when trying to connect|driver has already been destroyed/i.test(
      message,
    )
      ? 'unavailable'
      : undefined;
  }
  if (FULL.includes(code)) return 'full';
  if (typeof code === 'number') {
    // SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN
    return isBusy(error) || [8, 10, 14].includes(code & 0xff) ? 'unavailable' : undefined;
  }
  // 0A000: the tables were brought up to date by another node; asked again it is prepared anew.
  if (/^(?:08|57P|40|53|55P|0A000)/.test(code)) return 'unavailable';
  return /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN|NOTFOUND)/.test(code)
    ? 'unavailable'
    : undefined;
};
