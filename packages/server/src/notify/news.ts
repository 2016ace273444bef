/** The messages in the app for a person to read. */
import type { NewsItem } from '@roundhouse/protocol';
import type { Db, Store } from '../store/store.ts';
import { kindsOf } from './channels.ts';

const PAGE = 50;

const unwantedBy = async (db: Db, person: string): Promise<readonly string[]> => {
  const row = await db.selectFrom('people').select('unwanted').where('id', '=', person).executeTakeFirst();
  // Never an empty list in the query.
  return ['', ...kindsOf(row?.unwanted ?? '[]')];
};

/** Of games whose app channel is off nothing is shown. */
const wanted = (db: Db, person: string, unwanted: readonly string[]) =>
  db
    .selectFrom('news')
    .leftJoin('mutes', (join) => join.onRef('mutes.game', '=', 'news.game').on('mutes.person', '=', person))
    .where('news.person', '=', person)
    .where('news.kind', 'not in', unwanted)
    .where((e) => e.or([e('mutes.off', 'is', null), e('mutes.off', 'not like', '%"app"%')]));

export const unreadNews = async ({ db }: Pick<Store, 'db'>, person: string): Promise<number> => {
  const { count } = await wanted(db, person, await unwantedBy(db, person))
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('news.read', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
};

export const newsOf = async ({ db }: Store, person: string): Promise<{ items: NewsItem[]; unread: number }> => {
  const rows = await wanted(db, person, await unwantedBy(db, person))
    .leftJoin('games', 'games.id', 'news.game')
    .select(['news.id', 'news.kind', 'news.by', 'news.at', 'news.read', 'news.game', 'games.title'])
    .orderBy('news.at', 'desc')
    .orderBy('news.id')
    .limit(PAGE)
    .execute();
  return {
    items: rows.map(({ id, kind, by, at, read, game, title }) => ({
      id,
      // Only `put.ts` writes them.
      kind: kind as NewsItem['kind'],
      at,
      read: read === 1,
      // A game that was called off is gone.
      game: game !== null && title !== null ? { id: game, title } : null,
      by,
    })),
    unread: await unreadNews({ db }, person),
  };
};

export const readNews = async ({ db }: Store, person: string, upTo: number): Promise<void> => {
  await db
    .updateTable('news')
    .set({ read: 1 })
    .where('person', '=', person)
    .where('read', '=', 0)
    .where('at', '<=', upTo)
    .execute();
};

/** What was read, or lay there for long, goes. */
export const forgetNews = async ({ db }: Store, now: number): Promise<void> => {
  const DAY = 24 * 3600 * 1000;
  await db
    .deleteFrom('news')
    .where((e) => e.or([e.and([e('read', '=', 1), e('at', '<', now - 14 * DAY)]), e('at', '<', now - 90 * DAY)]))
    .execute();
};
