/** Clocks, standing orders, absence, and what keepers did. */
import { type Kysely, type Migration, sql } from 'kysely';

export const days: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('people').addColumn('hours', 'text').execute();
    await db.schema.alterTable('seats').addColumn('offered', 'text').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('orders', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const [name, type] of [
      ['times', 'text'],
      ['due', 'bigint'],
      ['away_after', 'integer'],
      ['ranking', 'text'],
    ] as const)
      await db.schema.alterTable('games').addColumn(name, type).execute();
    await db.schema
      .alterTable('games')
      .addColumn('waiting_order', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('games')
      .addColumn('clock', 'text', (c) => c.notNull().defaultTo('{"kind":"none"}'))
      .execute();
    await db.schema
      .alterTable('games')
      .addColumn('at_end', 'text', (c) => c.notNull().defaultTo('shown'))
      .execute();
    await db.schema
      .alterTable('games')
      .addColumn('timers', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    await sql`update games set away_after = 72`.execute(db);
    // What nobody moves for so long is set aside, also what began before there were clocks.
    await sql`update games set due = moved + 7776000000 where status = 'playing'`.execute(db);
    await sql`update games set timers = '{"aside":' || due || '}' where due is not null`.execute(db);
    await sql`create index games_due on games (due) where status = 'playing'`.execute(db);
    await sql`create index games_orders on games (moved) where waiting_order > 0`.execute(db);
    await db.schema
      .createTable('orders')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('why', 'text')
      .addPrimaryKeyConstraint('orders_key', ['game', 'id'])
      .execute();
    await db.schema.createIndex('orders_person').on('orders').column('person').execute();
    await db.schema
      .createTable('keeper_acts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('keeper', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('keeper_acts_at').on('keeper_acts').column('at').execute();
  },
};
