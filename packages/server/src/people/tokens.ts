/** Tokens of programs that play: shown once, kept as a hash, good for playing and for nothing else. */
import type { ApiToken } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { hashOf, newId, newToken } from '../ids.ts';
import type { Db, Store } from '../store/store.ts';
import type { People } from '../store/tables.ts';
import type { Signed } from './sessions.ts';

const MOST = 10;
/** A prefix that lets scanners for leaked secrets recognize a token. */
const PREFIX = 'roundhouse_';
const USED_EVERY = 60_000;

export const tokensOf = ({ db }: Pick<Store, 'db'>, person: string): Promise<ApiToken[]> =>
  db
    .selectFrom('tokens')
    .select(['id', 'label', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();

/** The account is that of a program as long as there is a token: others shall know whom they play with. */
const mark = async (db: Db, person: string): Promise<void> => {
  const { count } = await db
    .selectFrom('tokens')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('people')
    .set({ machine: count > 0 ? 1 : 0 })
    .where('id', '=', person)
    .execute();
};

export const newApiToken = async (
  { store, now }: ServerContext,
  person: People,
  label: string,
): Promise<ApiToken & { readonly token: string }> => {
  const secret = `${PREFIX}${newToken()}`;
  const row = { id: newId(), label, created: now(), used: null };
  await store.change(async (db) => {
    await db
      .insertInto('tokens')
      .values({ ...row, person: person.id, token: hashOf(secret) })
      .execute();
    const all = await db.selectFrom('tokens').select('id').where('person', '=', person.id).execute();
    if (all.length > MOST) throw new Denial('tooMany');
    await mark(db, person.id);
  });
  return { ...row, token: secret };
};

export const endToken = async ({ store }: ServerContext, person: People, id: string): Promise<void> => {
  await store.change(async (db, notify) => {
    const { numDeletedRows } = await db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Denial('notFound');
    await mark(db, person.id);
    // Live connections that hang on it end too.
    notify({ what: 'signedOut', person: person.id, session: id, banned: false });
  });
};

/** The token of a header `Authorization: Bearer …`; undefined where there is none. */
export const bearerOf = (header: string | undefined): string | undefined => {
  const found = /^Bearer +(\S{1,200})$/i.exec(header ?? '');
  return found?.[1];
};

export const signedByToken = async ({ db }: Store, secret: string, now: number): Promise<Signed | null> => {
  if (!secret.startsWith(PREFIX)) return null;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .selectAll('people')
    .select(['tokens.id as session', 'tokens.used'])
    .where('tokens.token', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return null;
  if ((row.used ?? 0) < now - USED_EVERY)
    await db.updateTable('tokens').set({ used: now }).where('id', '=', row.session).execute();
  const { session, used: _, ...person } = row;
  return { session, proved: 0, person };
};
