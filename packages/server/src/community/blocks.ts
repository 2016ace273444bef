/** Blocks between people, and reports to the moderators. */
import type { Person } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../notify/enqueue.ts';
import { publicPerson } from '../people/publicPerson.ts';
import type { Db, Store } from '../store/store.ts';
import type { People, Tables } from '../store/tables.ts';

const MOST = 200;

const known = async (db: Db, id: string): Promise<People> => {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || person.kind === 'former') throw new Denial('notFound');
  return person;
};

export const blockedBy = async ({ db }: Pick<Store, 'db'>, person: string): Promise<Person[]> => {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked')
    .select(['people.id', 'people.name', 'people.kind', 'people.machine'])
    .where('blocks.person', '=', person)
    .orderBy('blocks.at', 'desc')
    .execute();
  return rows.map(publicPerson);
};

export const block = async ({ store, now }: ServerContext, person: People, id: string): Promise<void> => {
  if (id === person.id) throw new Denial('notYours', 'oneself');
  await known(store.db, id);
  if ((await blockedBy(store, person.id)).length >= MOST) throw new Denial('tooMany');
  await store.db
    .insertInto('blocks')
    .values({ person: person.id, blocked: id, at: now() })
    .onConflict((c) => c.columns(['person', 'blocked']).doNothing())
    .execute();
};

export const unblock = async ({ store }: ServerContext, person: People, id: string): Promise<void> => {
  await store.db.deleteFrom('blocks').where('person', '=', person.id).where('blocked', '=', id).execute();
};

/** Whether the first has blocked the second. */
export const hasBlocked = async (db: Db, person: string | null, other: string): Promise<boolean> =>
  person !== null &&
  (await db
    .selectFrom('blocks')
    .select('blocked')
    .where('person', '=', person)
    .where('blocked', '=', other)
    .executeTakeFirst()) !== undefined;

/** Who has blocked a person. */
export const blockersOf = async (db: Db, person: string): Promise<string[]> => {
  const rows = await db.selectFrom('blocks').select('person').where('blocked', '=', person).execute();
  return rows.map((row) => row.person);
};

/** Those whom a person has blocked, and who have blocked them: they do not see each other's open tables. */
export const apartFrom = async (db: Db, person: string | null): Promise<string[]> => {
  if (person === null) return [];
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((e) => e.or([e('person', '=', person), e('blocked', '=', person)]))
    .execute();
  return rows.map((row) => (row.person === person ? row.blocked : row.person));
};

interface Report {
  readonly by: string;
  readonly person: string;
  readonly game: string | null;
  readonly message: number | null;
  readonly reason: string;
}

/** Stores the report and notifies every moderator. */
export const fileReport = async (db: Transaction<Tables>, report: Report, at: number): Promise<void> => {
  await db
    .insertInto('reports')
    .values({ id: newId(), ...report, at, done: 0 })
    .execute();
  const moderators = await db.selectFrom('people').select('id').where('moderator', '=', 1).execute();
  if (moderators.length > 0)
    await enqueue(db, { kind: 'reported', game: null, people: moderators.map(({ id }) => id), at, by: report.person });
};

export const reportPerson = async (
  { store, now }: ServerContext,
  by: People,
  id: string,
  { reason, game }: { readonly reason: string; readonly game?: string | undefined },
): Promise<void> => {
  if (id === by.id) throw new Denial('notYours', 'oneself');
  await known(store.db, id);
  await store.change((db) =>
    fileReport(db, { by: by.id, person: id, game: game ?? null, message: null, reason }, now()),
  );
};
