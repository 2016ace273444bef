/** When somebody counts as away is said in minutes: a live game need not wait for hours. */
import { type Kysely, type Migration, sql } from 'kysely';

export const minutes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update games set away_after = away_after * 60`.execute(db);
  },
};
