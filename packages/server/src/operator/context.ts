/** What every act of an operator works with. */
import type { Kysely } from 'kysely';
import { folded } from '../people/names.ts';
import type { Store } from '../store/store.ts';
import type { Games, People, Tables } from '../store/tables.ts';

export const DAY = 24 * 3600 * 1000;

/** Something that cannot be done as asked; its message is for the operator. */
export class OperatorError extends Error {}

export interface OperatorContext {
  readonly store: Store;
  /** Writes the act into the log of acts. */
  readonly note: (db: Kysely<Tables>, act: string, about: Readonly<Record<string, unknown>>) => Promise<void>;
}

export const personNamed = async ({ db }: Store, name: string): Promise<People> => {
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where((e) => e.or([e('folded', '=', folded(name)), e('id', '=', name)]))
    .executeTakeFirst();
  if (!person) throw new OperatorError(`nobody is called ${name} (guests are found by their id)`);
  return person;
};

export const gameOf = async ({ db }: Store, id: string): Promise<Games> => {
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!game) throw new OperatorError(`there is no game ${id}`);
  return game;
};
