/** Notifications, community, and programs that play: outbox, ways, results, ratings, blocks, reports, tokens. */
import { type Kysely, type Migration, sql } from 'kysely';

export const community: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['machine', 'unshown'] as const)
      await db.schema
        .alterTable('people')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('people').addColumn('quiet', 'text').execute();
    await db.schema
      .alterTable('people')
      .addColumn('unwanted', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('news')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('by', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('read', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('ways')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('unique_target', 'text')
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('code', 'text')
      .addColumn('code_until', 'bigint')
      .addColumn('leave', 'text')
      .addColumn('kinds', 'text', (c) => c.notNull())
      .addColumn('trouble', 'text')
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('held', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('off', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['game', 'person'])
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('counted')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('results')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['game', 'seat'])
      .execute();
    await db.schema
      .createTable('paces')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('class', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('paces_key', ['person', 'class'])
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('shown', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['who', 'title'])
      .execute();
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('message', 'integer')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('news_person').on('news').columns(['person', 'at']).execute();
    await db.schema.createIndex('ways_person').on('ways').column('person').execute();
    await db.schema.createIndex('deliveries_due').on('deliveries').column('due').execute();
    await db.schema.createIndex('deliveries_way').on('deliveries').column('way').execute();
    await db.schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();
    await db.schema.createIndex('ratings_title').on('ratings').columns(['title', 'shown']).execute();
    await db.schema.createIndex('outbox_person').on('outbox').column('person').execute();
    await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
    await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
    // A browser belongs to one person: the last to sign in there takes it over.
    await sql`create unique index ways_target on ways (channel, unique_target) where unique_target is not null`.execute(
      db,
    );
    await sql`create index games_finished on games (moved) where status = 'finished'`.execute(db);
  },
};
