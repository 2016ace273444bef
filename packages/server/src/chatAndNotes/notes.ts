/** Private notes on a game: nobody else reads them. */
import type { Store } from '../store/store.ts';

export const notesOf = async ({ db }: Store, game: string, person: string): Promise<string> => {
  const row = await db
    .selectFrom('notes')
    .select('text')
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.text ?? '';
};

export const writeNotes = async ({ db }: Store, game: string, person: string, text: string): Promise<void> => {
  await db
    .insertInto('notes')
    .values({ game, person, text })
    .onConflict((c) => c.columns(['game', 'person']).doUpdateSet({ text }))
    .execute();
};
