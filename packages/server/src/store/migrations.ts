/** One set of migrations for both kinds of database. A migration that has been released is never changed. */
import { community } from './migrations/community.ts';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { adjourned } from './migrations/adjourned.ts';
import { channels } from './migrations/channels.ts';
import { chat } from './migrations/chat.ts';
import { days } from './migrations/days.ts';
import { differences } from './migrations/differences.ts';
import { minutes } from './migrations/minutes.ts';
import { moderators } from './migrations/moderators.ts';
import { safety } from './migrations/safety.ts';

const first = (blob: 'blob' | 'bytea'): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('folded', 'text', (c) => c.unique())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('keeper', 'integer', (c) => c.notNull())
      .addColumn('banned', 'integer', (c) => c.notNull())
      .addColumn('password', 'text')
      .addColumn('recovery', 'text')
      .addColumn('recovery_until', 'bigint')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('credential', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text')
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('take_backs', 'text', (c) => c.notNull())
      .addColumn('seat_order', 'text', (c) => c.notNull())
      .addColumn('language', 'text')
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('rulings', 'text', (c) => c.notNull())
      .addColumn('owner', 'text')
      .addColumn('invitation', 'text', (c) => c.unique())
      .addColumn('header', 'text')
      .addColumn('head', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('ask', 'text')
      .addColumn('round', 'text')
      .addColumn('waiting', 'integer')
      .addColumn('waiting_bot', 'integer', (c) => c.notNull())
      .addColumn('scores', 'text')
      .addColumn('reason', 'text')
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('moved', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('games_lobby').on('games').columns(['visibility', 'status', 'moved']).execute();
    // Games that wait for a bot are few among many: an index of those alone.
    await sql`create index games_bots on games (moved) where waiting_bot = 1`.execute(db);
    await db.schema
      .createTable('seats')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('entries')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('person', 'text')
      .addColumn('bot', 'text')
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('key', 'text')
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .execute();
    await db.schema.createIndex('entries_post').on('entries').columns(['game', 'key']).execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('kept', 'integer', (c) => c.notNull())
      .addColumn('state', sql.raw(blob), (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['game', 'number'])
      .execute();
    await db.schema
      .createTable('messages')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text')
      .addColumn('reports', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('messages_key', ['game', 'id'])
      .execute();
    await db.schema
      .createTable('reads')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('message', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('reads_key', ['game', 'person', 'room'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'person'])
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').column('due').execute();
  },
});

const migrationsFor = (kind: 'sqlite' | 'postgres'): Readonly<Record<string, Migration>> => ({
  '0001-first': first(kind === 'sqlite' ? 'blob' : 'bytea'),
  '0002-days': days,
  // The name under which databases remember it: it stays.
  '0003-company': community,
  '0004-chat': chat,
  '0005-safety': safety,
  '0006-minutes': minutes,
  '0007-differences': differences(kind === 'sqlite' ? 'blob' : 'bytea'),
  '0008-moderators': moderators,
  '0009-channels': channels,
  '0010-adjourned': adjourned,
});

/** Brings the tables up to date; several nodes may start at once. Names what was done. */
export const migrate = async <T>(db: Kysely<T>, kind: 'sqlite' | 'postgres'): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrationsFor(kind) }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
};
