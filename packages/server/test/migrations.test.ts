/** A database that an earlier version has written is brought up to date, and keeps what it holds. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StoreAddress } from '../src/store/store.ts';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { dataFolder } from './table.ts';

const keepsModerators = (address: () => StoreAddress): void => {
  it('moderators and the log of their acts keep what they are, under the names of today', async () => {
    const before = await openStore(address());
    const ann = { id: 'p', name: 'Ann', kind: 'member', language: 'en', moderator: 1, banned: 0, created: 1 } as const;
    const settings = { machine: 0, unshown: 0, unwanted: '[]' } as const;
    await before.db
      .insertInto('people')
      .values({ ...ann, ...settings })
      .execute();
    const act = { id: 'a', at: 7, by: 'command line: root', act: 'ban', about: '{}' };
    await before.db.insertInto('moderation_acts').values(act).execute();
    // As the version before called them.
    const { schema } = before.db;
    await schema.alterTable('people').renameColumn('moderator', 'keeper').execute();
    await schema.alterTable('moderation_acts').renameColumn('by', 'keeper').execute();
    await schema.dropIndex('moderation_acts_at').execute();
    await schema.alterTable('moderation_acts').renameTo('keeper_acts').execute();
    await schema.createIndex('keeper_acts_at').on('keeper_acts').column('at').execute();
    await before.db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '=', '0008-moderators')
      .execute();
    await before.close();

    const { db, close } = await openStore(address());
    expect(await db.selectFrom('people').select(['name', 'moderator']).execute()).toEqual([
      { name: 'Ann', moderator: 1 },
    ]);
    expect(await db.selectFrom('moderation_acts').selectAll().execute()).toEqual([act]);
    await close();
  });
};

describe('a database of the version before, SQLite', () => {
  const file = path.join(dataFolder(), 'roundhouse.sqlite');
  keepsModerators(() => ({ file }));
});

describe.runIf(canStartPostgres())('a database of the version before, PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => void (postgres = await testDatabase()));
  afterAll(() => postgres.stop());
  keepsModerators(() => ({ url: postgres.url, file: '' }));
});
