/** Where a person gets notifications is called a channel, and what sort it is, its type, as in the protocol. */
import { type Kysely, type Migration, sql } from 'kysely';

export const channels: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const index of ['ways_person', 'ways_target', 'deliveries_way']) await db.schema.dropIndex(index).execute();
    await db.schema.alterTable('ways').renameTo('channels').execute();
    await db.schema.alterTable('channels').renameColumn('channel', 'type').execute();
    await db.schema.alterTable('deliveries').renameColumn('way', 'channel').execute();
    await db.schema.createIndex('channels_person').on('channels').column('person').execute();
    await db.schema.createIndex('deliveries_channel').on('deliveries').column('channel').execute();
    await sql`create unique index channels_target on channels (type, unique_target) where unique_target is not null`.execute(
      db,
    );
  },
};
