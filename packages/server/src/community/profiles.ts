/** What others see of a person. */
import type { Profile, Rated, Rating } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import { publicPerson } from '../people/publicPerson.ts';
import type { Db, Store } from '../store/store.ts';
import type { People, Ratings } from '../store/tables.ts';
import { paceOf } from './pace.ts';
import { isProvisional } from './ratings.ts';

const RECENT = 20;
const TABLE = 100;

const toRating = (row: Ratings): Rating => ({
  title: row.title === '' ? null : row.title,
  rating: row.shown,
  provisional: isProvisional(row),
  games: row.games,
});

const resultsOf = async (db: Db, person: string) => {
  const rows = await db.selectFrom('results').selectAll().where('person', '=', person).execute();
  const titles = [...new Set(rows.map(({ title }) => title))].toSorted();
  return titles.map((title) => {
    const games = rows.filter((row) => row.title === title);
    const places = games.map(({ place, players }) => (players > 1 ? (place - 1) / (players - 1) : 0));
    return {
      title,
      games: games.length,
      won: games.filter(({ place }) => place === 1).length,
      place: Math.round((100 * places.reduce((sum, each) => sum + each, 0)) / games.length) / 100,
    };
  });
};

/** The last games to end: those that everybody may see, and those of the caller. */
const recentOf = (db: Db, person: string, caller: string) =>
  db
    .selectFrom('results')
    .innerJoin('games', 'games.id', 'results.game')
    .select(['results.game', 'results.title', 'results.at', 'results.place', 'results.players', 'results.score'])
    .where('results.person', '=', person)
    .where((e) =>
      e.or([
        e('games.visibility', '=', 'listed'),
        e('games.id', 'in', e.selectFrom('seats').select('seats.game').where('seats.person', '=', caller)),
      ]),
    )
    .orderBy('results.at', 'desc')
    .limit(RECENT)
    .execute();

const headToHead = async (db: Db, caller: string, person: string) => {
  const pairs = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.game', 'mine.game')
    .select(['mine.place as mine', 'theirs.place as theirs'])
    .where('mine.person', '=', caller)
    .where('theirs.person', '=', person)
    .execute();
  return {
    games: pairs.length,
    before: pairs.filter(({ mine, theirs }) => mine < theirs).length,
    behind: pairs.filter(({ mine, theirs }) => mine > theirs).length,
  };
};

const playingNow = async (db: Db, person: string): Promise<number> => {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('seats.person', '=', person)
    .where('games.status', '=', 'playing')
    .executeTakeFirstOrThrow();
  return count;
};

export const profileOf = async ({ db }: Store, id: string, caller: People | null): Promise<Profile> => {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person || person.kind === 'former') throw new Denial('notFound');
  const self = caller?.id === id;
  const shows = self || person.unshown === 0;
  const blocked =
    caller &&
    (await db
      .selectFrom('blocks')
      .select('blocked')
      .where('person', '=', caller.id)
      .where('blocked', '=', id)
      .executeTakeFirst());
  const ratings = await db.selectFrom('ratings').selectAll().where('who', '=', id).orderBy('title').execute();
  return {
    person: publicPerson(person),
    since: person.created,
    open: person.unshown === 0,
    shown: shows
      ? {
          ratings: ratings.map(toRating),
          results: await resultsOf(db, id),
          playing: await playingNow(db, id),
          pace: await paceOf(db, id),
          recent: await recentOf(db, id, caller?.id ?? ''),
        }
      : null,
    headToHead: caller && !self && shows ? await headToHead(db, caller.id, id) : null,
    blocked: Boolean(blocked),
  };
};

/** The table of ratings: people who show themselves, and bots. */
export const ratingsOf = async ({ db }: Store, title: string): Promise<Rated[]> => {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.who')
    .select(['ratings.who', 'ratings.shown', 'ratings.games'])
    .select(['people.id', 'people.name', 'people.kind', 'people.machine'])
    .where('ratings.title', '=', title)
    .where((e) =>
      e.or([e('people.id', 'is', null), e.and([e('people.unshown', '=', 0), e('people.kind', '!=', 'former')])]),
    )
    .orderBy('ratings.shown', 'desc')
    .limit(TABLE)
    .execute();
  return rows.map(({ who, shown, games, id, name, kind, machine }) => ({
    person:
      id !== null && name !== null && kind !== null ? publicPerson({ id, name, kind, machine: machine ?? 0 }) : null,
    bot: id === null ? who.replace(/^bot:/, '') : null,
    rating: shown,
    provisional: isProvisional({ games }),
    games,
  }));
};
