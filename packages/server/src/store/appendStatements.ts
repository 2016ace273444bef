/**
 * The most frequent write: entries are appended to a story. The statements are constant text instead of being built by
 * Kysely each time; PostgreSQL gets all of them in one round trip instead of ten.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { type Notice, writeNotice } from './notices.ts';
import type { Differences, Entries, Games, Outbox, Tables } from './tables.ts';

/** What of a game changes with a decision. */
export type Moved = Pick<
  Games,
  'round' | 'waiting' | 'waiting_bot' | 'waiting_order' | 'times' | 'timers' | 'due' | 'head' | 'rules' | 'moved'
>;

/** What was taken from memory: it must still be so when it is written. */
export interface Remembered {
  readonly revision: number;
  /** The session is still open, and its person not banned. */
  readonly session: string;
  /** The post is not one that came before. */
  readonly key: string;
  /** Whether the player to decide next has standing orders. */
  readonly next: { readonly seat: number; readonly orders: boolean } | null;
}

export interface EntryWrite {
  readonly game: string;
  /** The number of the last entry so far. */
  readonly head: number;
  readonly set: Moved;
  /** An open question is over with it. */
  readonly closesAsk: boolean;
  readonly entries: readonly Entries[];
  /** What the decisions among them changed. */
  readonly changes: readonly Differences[];
  readonly outbox: readonly Outbox[];
  readonly notices: readonly Notice[];
  readonly remembered: Remembered | null;
}

const SET = [
  'round',
  'waiting',
  'waiting_bot',
  'waiting_order',
  'times',
  'timers',
  'due',
  'head',
  'rules',
  'moved',
] as const satisfies readonly (keyof Moved)[];

const MOVE = `update games set ${SET.map((column) => `${column} = ?`).join(', ')}, ask = case when ? = 1 then null else ask end
  where id = ? and head = ? and status = 'playing'`;

const STILL = `${MOVE} and revision = ?
  and exists (select 1 from sessions join people on people.id = sessions.person where sessions.id = ? and people.banned = 0)
  and not exists (select 1 from entries where entries.game = ? and entries.key = ?)
  and not exists (select 1 from seats where seats.game = ? and seats.seat = ? and (case when seats.orders > 0 then 1 else 0 end) <> ?)`;

const movesBy = ({
  game,
  head,
  set,
  closesAsk,
  remembered,
}: EntryWrite): { readonly text: string; readonly values: unknown[] } => {
  const values = [...SET.map((column) => set[column]), closesAsk ? 1 : 0, game, head];
  if (!remembered) return { text: MOVE, values };
  const { revision, session, key, next } = remembered;
  return {
    text: STILL,
    values: [...values, revision, session, game, key, game, next?.seat ?? -1, next?.orders === true ? 1 : 0],
  };
};

const ENTRY = ['game', 'number', 'at', 'kind', 'seat', 'person', 'bot', 'data', 'key'] as const;
const CHANGE = ['game', 'number', 'rules', 'difference'] as const;
const LETTER = ['id', 'game', 'person', 'kind', 'data', 'made', 'due', 'tries'] as const;

const insertText = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

const ADD_ENTRY = insertText('entries', ENTRY);
const ADD_CHANGE = insertText('differences', CHANGE);
/** A notification of a turn that is waiting already keeps its creation time and gets the new deadline. */
const AGAIN = 'on conflict (id) do update set data = excluded.data';
const ADD_LETTER = `${insertText('outbox', LETTER)} ${AGAIN}`;

/** Inside of a transaction of SQLite; false where somebody was faster. */
export const appendOnSqlite = async (db: Transaction<Tables>, write: EntryWrite): Promise<boolean> => {
  const { text, values } = movesBy(write);
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  if (numAffectedRows !== 1n) return false;
  for (const entry of write.entries)
    await db.executeQuery(
      CompiledQuery.raw(
        ADD_ENTRY,
        ENTRY.map((column) => entry[column]),
      ),
    );
  for (const change of write.changes)
    await db.executeQuery(
      CompiledQuery.raw(
        ADD_CHANGE,
        CHANGE.map((column) => change[column]),
      ),
    );
  for (const letter of write.outbox)
    await db.executeQuery(
      CompiledQuery.raw(
        ADD_LETTER,
        LETTER.map((column) => letter[column]),
      ),
    );
  return true;
};

const TYPES: Readonly<Record<string, string>> = {
  number: 'integer',
  seat: 'integer',
  tries: 'integer',
  at: 'bigint',
  made: 'bigint',
  due: 'bigint',
  difference: 'bytea',
};

/** Rows that come as one value, added only where the game has moved. */
const addAll = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `row.${column}`).join(', ')}
   from moved cross join json_to_recordset(?::json) as row(${columns.map((column) => `${column} ${TYPES[column] ?? 'text'}`).join(', ')})`;

const numberedSigns = (text: string): string => {
  let number = 0;
  return text.replaceAll('?', () => `$${++number}`);
};

const wholeOf = (move: string): string =>
  numberedSigns(`with moved as (${move} returning id),
  added as (${addAll('entries', ENTRY)}),
  changed as (${addAll('differences', CHANGE)}),
  put as (${addAll('outbox', LETTER)} ${AGAIN})
  select pg_notify(?, payload) from moved cross join json_array_elements_text(?::json) as payload`);

const WHOLE: Readonly<Record<string, string>> = { [MOVE]: wholeOf(MOVE), [STILL]: wholeOf(STILL) };

/** Bytes as PostgreSQL reads them from text. */
const asBytea = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** All of it in one statement of PostgreSQL, which is a transaction by itself; false where somebody was faster. */
export const appendOnPostgres = async (db: Kysely<Tables>, channel: string, write: EntryWrite): Promise<boolean> => {
  const { text, values } = movesBy(write);
  const { entries, changes, outbox, notices } = write;
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(WHOLE[text] ?? '', [
      ...values,
      JSON.stringify(entries),
      JSON.stringify(changes.map((change) => ({ ...change, difference: asBytea(change.difference) }))),
      JSON.stringify(outbox),
      channel,
      JSON.stringify(notices.map(writeNotice)),
    ]),
  );
  return rows.length > 0;
};
