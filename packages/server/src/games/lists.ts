/** Lists of games: the lobby, and one's own. */
import type { GameSummary } from '@roundhouse/protocol';
import { sql } from 'kysely';
import { apartFrom } from '../community/blocks.ts';
import type { Store } from '../store/store.ts';
import type { Games, People } from '../store/tables.ts';
import { summariesOf } from './views.ts';

const PAGE = 50;
const MINE = 200;

export interface LobbyWish {
  readonly status: Games['status'];
  readonly title?: string | undefined;
  readonly pace?: Games['pace'] | undefined;
  readonly language?: 'en' | 'ru' | undefined;
  readonly players?: number | undefined;
  readonly ratingFrom?: number | undefined;
  readonly ratingTo?: number | undefined;
  /** A seat looks for a player. */
  readonly wanted?: 'yes' | undefined;
  readonly before?: number | undefined;
}

/** Nobody rated yet: as everybody begins. */
const BEGINNER = 1000;

export const lobby = async (
  store: Store,
  { status, title, pace, language, before, players, ratingFrom, ratingTo, wanted }: LobbyWish,
  caller: People | null,
) => {
  let query = store.db.selectFrom('games').selectAll().where('visibility', '=', 'listed').where('status', '=', status);
  if (title !== undefined) query = query.where('title', '=', title);
  if (pace !== undefined) query = query.where('pace', '=', pace);
  if (language !== undefined)
    query = query.where((e) => e.or([e('language', '=', language), e('language', 'is', null)]));
  if (before !== undefined) query = query.where('moved', '<', before);
  if (players !== undefined)
    query = query.where((e) =>
      e(
        e
          .selectFrom('seats')
          .select((s) => s.fn.countAll<number>().as('count'))
          .whereRef('seats.game', '=', 'games.id'),
        '=',
        players,
      ),
    );
  // As in `summaryOf`: a seat offered to one person counts as wanted, too.
  if (wanted !== undefined)
    query = query.where('id', 'in', (e) => e.selectFrom('seats').select('game').where('offered', 'is not', null));
  // As in `summaryOf`: the mean of the people who sit there.
  const rating = sql<number>`coalesce((select avg(ratings.shown) from seats join ratings on ratings.who = seats.person
    and ratings.title = '' where seats.game = games.id and seats.kind = 'person'), ${BEGINNER})`;
  if (ratingFrom !== undefined) query = query.where(rating, '>=', ratingFrom);
  if (ratingTo !== undefined) query = query.where(rating, '<=', ratingTo);
  // Those who do not want to meet do not see each other's open tables.
  const apart = caller && (status === 'forming' || wanted !== undefined) ? await apartFrom(store.db, caller.id) : [];
  if (apart.length > 0) query = query.where((e) => e.or([e('owner', 'is', null), e('owner', 'not in', apart)]));
  return summariesOf(store, await query.orderBy('moved', 'desc').limit(PAGE).execute());
};

const waitsFor = ({ waiting, seats, status }: GameSummary, person: string): boolean => {
  if (status === 'forming') return seats.some((seat) => seat.kind === 'invited' && seat.person?.id === person);
  return (
    status === 'playing' &&
    seats.some((seat) => seat.seat === waiting && seat.kind === 'person' && seat.person?.id === person)
  );
};

const ORDER: Readonly<Record<Games['status'], number>> = { playing: 0, forming: 1, adjourned: 2, finished: 3 };

export const myGames = async (store: Store, person: People): Promise<GameSummary[]> => {
  const games = await store.db
    .selectFrom('games')
    .selectAll()
    .where((e) =>
      e.or([
        e('id', 'in', e.selectFrom('seats').select('game').where('person', '=', person.id)),
        e.and([e('owner', '=', person.id), e('status', '=', 'forming')]),
      ]),
    )
    .orderBy('moved', 'desc')
    .limit(MINE)
    .execute();
  const summaries = await summariesOf(store, games);
  const rank = (game: GameSummary): number => (waitsFor(game, person.id) ? -1 : ORDER[game.status]);
  return summaries.toSorted((a, b) => rank(a) - rank(b) || b.moved - a.moved);
};

/** How many games wait for a person. */
export const waitingCount = async ({ db }: Store, person: string): Promise<number> => {
  const { count } = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('seats.person', '=', person)
    .where((e) =>
      e.or([
        e.and([
          e('games.status', '=', 'playing'),
          e('seats.kind', '=', 'person'),
          e('games.waiting', '=', e.ref('seats.seat')),
        ]),
        e.and([e('games.status', '=', 'forming'), e('seats.kind', '=', 'invited')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
};
