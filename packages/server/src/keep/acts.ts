/** The log of what keepers did, written in the transaction of the act. */
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { Tables } from '../store/tables.ts';

export const writeAct = async (
  db: Kysely<Tables>,
  keeper: string,
  act: string,
  about: Readonly<Record<string, unknown>>,
  at: number,
): Promise<void> => {
  await db
    .insertInto('keeper_acts')
    .values({ id: newId(), at, keeper, act, about: JSON.stringify(about) })
    .execute();
};

/** The newest first. */
export const actsOf = async (db: Kysely<Tables>, most = 500) => {
  const rows = await db.selectFrom('keeper_acts').selectAll().orderBy('at', 'desc').limit(most).execute();
  return rows.map(({ at, keeper, act, about }) => ({
    at: new Date(at).toISOString(),
    keeper,
    act,
    ...(JSON.parse(about) as Record<string, unknown>),
  }));
};
