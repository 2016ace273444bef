/** What every decision changed, so that positions can be built without the rules that made them. */
import { type Kysely, type Migration, sql } from 'kysely';

export const differences = (blob: 'blob' | 'bytea'): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('differences')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('difference', sql.raw(blob), (c) => c.notNull())
      .addPrimaryKeyConstraint('differences_key', ['game', 'number'])
      .execute();
  },
});
