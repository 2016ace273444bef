/** Names by their looks, proof of who one is, and what expires. */
import { type Kysely, type Migration, sql } from 'kysely';
import { skeletonOf } from '../../people/names.ts';

export const safety: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('people').addColumn('skeleton', 'text').execute();
    await db.schema.alterTable('people').addColumn('warned', 'bigint').execute();
    await db.schema.alterTable('games').addColumn('source', 'text').execute();
    await db.schema.alterTable('games').addColumn('warned', 'bigint').execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('proved', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('people_skeleton').on('people').column('skeleton').execute();
    await sql`create index games_forming on games (owner, moved) where status = 'forming'`.execute(db);
    await sql`create index games_source on games (source) where status in ('forming', 'playing')`.execute(db);
    await db.schema.createIndex('messages_person').on('messages').column('person').execute();
    const { rows } = await sql<{ id: string; name: string }>`select id, name from people where kind = 'member'`.execute(
      db,
    );
    for (const { id, name } of rows)
      await sql`update people set skeleton = ${skeletonOf(name)} where id = ${id}`.execute(db);
  },
};
