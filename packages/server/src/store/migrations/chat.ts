/** Which chat a message belongs to is called `chat`, as in the protocol. */
import type { Kysely, Migration } from 'kysely';

export const chat: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['messages', 'reads'] as const)
      await db.schema.alterTable(table).renameColumn('room', 'chat').execute();
  },
};
