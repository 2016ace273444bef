/** A database that an earlier version has written is brought up to date, and keeps what it holds. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openStore, type Store, type StoreAddress } from '../src/store/store.ts';
import { canStartPostgres, type Postgres, testDatabase } from './postgres.ts';
import { dataFolder } from './table.ts';

/** The tables as the version before 0008 had them. */
const goBack = async (db: Db): Promise<void> => {
  const { schema } = db;
  for (const index of ['channels_person', 'channels_target', 'deliveries_channel', 'moderation_acts_at'])
    await schema.dropIndex(index).execute();
  await schema.alterTable('deliveries').renameColumn('channel', 'way').execute();
  await schema.alterTable('channels').renameColumn('type', 'channel').execute();
  await schema.alterTable('channels').renameTo('ways').execute();
  await schema.createIndex('ways_person').on('ways').column('person').execute();
  await schema.createIndex('deliveries_way').on('deliveries').column('way').execute();
  await schema
    .createIndex('ways_target')
    .unique()
    .on('ways')
    .columns(['channel', 'unique_target'])
    .where('unique_target', 'is not', null)
    .execute();
  await schema.alterTable('people').renameColumn('moderator', 'keeper').execute();
  await schema.alterTable('moderation_acts').renameColumn('by', 'keeper').execute();
  await schema.alterTable('moderation_acts').renameTo('keeper_acts').execute();
  await schema.createIndex('keeper_acts_at').on('keeper_acts').column('at').execute();
  await db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '>=', '0008')
    .execute();
};

/** Fills a database, takes it back to the version before, and opens it again. */
const reopened = async (address: StoreAddress, fill: (db: Db) => Promise<void>): Promise<Store> => {
  const before = await openStore(address);
  await fill(before.db);
  await goBack(before.db);
  await before.close();
  return openStore(address);
};

const ann = {
  id: 'p',
  name: 'Ann',
  kind: 'member',
  language: 'en',
  moderator: 1,
  banned: 0,
  created: 1,
  machine: 0,
  unshown: 0,
} as const;

const keepsWhatItHolds = (address: () => StoreAddress): void => {
  it('moderators and the log of their acts keep what they are, under the names of today', async () => {
    const act = { id: 'a', at: 7, by: 'command line: root', act: 'ban', about: '{}' };
    const { db, close } = await reopened(address(), async (filled) => {
      await filled
        .insertInto('people')
        .values({ ...ann, unwanted: '[]' })
        .execute();
      await filled.insertInto('moderation_acts').values(act).execute();
    });
    expect(await db.selectFrom('people').select(['name', 'moderator']).execute()).toEqual([
      { name: 'Ann', moderator: 1 },
    ]);
    expect(await db.selectFrom('moderation_acts').selectAll().execute()).toEqual([act]);
    await close();
  });

  it('channels, what they send, and adjourned games keep what they are, under the names of today', async () => {
    const game = { title: '1849', visibility: 'link', pace: 'days', take_backs: 'none', seat_order: 'drawn' } as const;
    const texts = { description: '', options: '{}', rulings: '{}', clock: '{}', rules: '1', at_end: 'shown' } as const;
    const rest = { ...texts, head: 0, revision: 1, waiting_bot: 0, waiting_order: 0, created: 1, moved: 1 } as const;
    const hook = { person: 'b', target: '{}', label: 'example.org', confirmed: 1, failures: 0, origin: '' } as const;
    // A name in a message looks like the kind of news, and is none.
    const items = [{ kind: 'setAside', by: '"kind":"setAside"' }, { kind: 'takenUp' }];
    const { db, close } = await reopened(address(), async (filled) => {
      await filled
        .insertInto('people')
        .values({ ...ann, id: 'b', name: 'Ben', unwanted: '["turn","takenUp"]' })
        .execute();
      const stored = { ...game, ...rest, status: 'adjourned', timers: '{}' } as const;
      const ask = '{"id":"x","about":{"kind":"aside"}}';
      await filled
        .insertInto('games')
        .values([
          { ...stored, id: 'resting' },
          { ...stored, id: 'played', status: 'playing', timers: '{"near":4,"aside":5}', ask },
        ])
        .execute();
      await filled
        .updateTable('games')
        .set((e) => ({ status: e.cast<'adjourned'>(e.val('aside'), 'text') }))
        .where('id', '=', 'resting')
        .execute();
      await filled
        .insertInto('channels')
        .values({ ...hook, id: 'w', type: 'webhook', unique_target: 'u', kinds: '["setAside","turn"]', created: 1 })
        .execute();
      const post = { person: 'b', made: 1, due: 1, tries: 0 };
      await filled
        .insertInto('deliveries')
        .values({ ...post, id: 'd', channel: 'w', data: JSON.stringify({ items }), held: 0 })
        .execute();
      await filled
        .insertInto('outbox')
        .values({ ...post, id: 'o', kind: 'takenUp', data: '{}' })
        .execute();
      await filled.insertInto('news').values({ id: 'n', person: 'b', kind: 'setAside', at: 1, read: 0 }).execute();
    });
    expect(await db.selectFrom('games').select(['id', 'status', 'timers', 'ask']).orderBy('id').execute()).toEqual([
      {
        id: 'played',
        status: 'playing',
        timers: '{"near":4,"adjourn":5}',
        ask: '{"id":"x","about":{"kind":"adjourn"}}',
      },
      { id: 'resting', status: 'adjourned', timers: '{}', ask: null },
    ]);
    expect(await db.selectFrom('channels').select(['type', 'unique_target', 'kinds']).execute()).toEqual([
      { type: 'webhook', unique_target: 'u', kinds: '["adjourned","turn"]' },
    ]);
    const [delivery] = await db.selectFrom('deliveries').selectAll().execute();
    expect(delivery?.channel).toBe('w');
    expect(JSON.parse(delivery?.data ?? '')).toEqual({
      items: [{ kind: 'adjourned', by: '"kind":"setAside"' }, { kind: 'adjournmentEnded' }],
    });
    expect(await db.selectFrom('people').select('unwanted').where('id', '=', 'b').execute()).toEqual([
      { unwanted: '["turn","adjournmentEnded"]' },
    ]);
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'adjournmentEnded' }]);
    expect(await db.selectFrom('news').select('kind').execute()).toEqual([{ kind: 'adjourned' }]);
    await close();
  });
};

describe('a database of the version before, SQLite', () => {
  const file = path.join(dataFolder(), 'roundhouse.sqlite');
  keepsWhatItHolds(() => ({ file }));
});

describe.runIf(canStartPostgres())('a database of the version before, PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => void (postgres = await testDatabase()));
  afterAll(() => postgres.stop());
  keepsWhatItHolds(() => ({ url: postgres.url, file: '' }));
});
