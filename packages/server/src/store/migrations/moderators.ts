/** Moderators, and what they and operators did, are called what they are. */
import type { Kysely, Migration } from 'kysely';

export const moderators: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('people').renameColumn('keeper', 'moderator').execute();
    await db.schema.dropIndex('keeper_acts_at').execute();
    await db.schema.alterTable('keeper_acts').renameTo('moderation_acts').execute();
    await db.schema.alterTable('moderation_acts').renameColumn('keeper', 'by').execute();
    await db.schema.createIndex('moderation_acts_at').on('moderation_acts').column('at').execute();
  },
};
