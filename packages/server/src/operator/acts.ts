/** The log of what moderators and operators did, written in the transaction of the act. */
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { Tables } from '../store/tables.ts';

export const writeAct = async (
  db: Kysely<Tables>,
  by: string,
  act: string,
  about: Readonly<Record<string, unknown>>,
  at: number,
): Promise<void> => {
  await db
    .insertInto('moderation_acts')
    .values({ id: newId(), at, by, act, about: JSON.stringify(about) })
    .execute();
};

/** The newest first. */
export const actsOf = async (db: Kysely<Tables>, most = 500) => {
  const rows = await db.selectFrom('moderation_acts').selectAll().orderBy('at', 'desc').limit(most).execute();
  return rows.map(({ at, by, act, about }) => ({
    at: new Date(at).toISOString(),
    by,
    act,
    ...(JSON.parse(about) as Record<string, unknown>),
  }));
};
