/** Games with their seats and the people there, as they are read from the store. */
import type { Db } from '../store/store.ts';
import type { Games, People, Seats } from '../store/tables.ts';

export interface GameWithSeats {
  readonly game: Games;
  /** In the order of their numbers. */
  readonly seats: readonly Seats[];
}

export type Names = ReadonlyMap<
  string,
  Pick<People, 'id' | 'name' | 'kind' | 'machine'> & { readonly rating: number | null }
>;

/** Who shares the worker threads with the others: everything that was created from one address is one owner. */
export const queueOwner = ({ id, owner, source }: Pick<Games, 'id' | 'owner' | 'source'>): string =>
  source ?? owner ?? id;

export const seatsOf = (db: Db, games: readonly string[]): Promise<Seats[]> =>
  games.length === 0
    ? Promise.resolve([])
    : db.selectFrom('seats').selectAll().where('game', 'in', games).orderBy('seat').execute();

export const loadGame = async (db: Db, id: string): Promise<GameWithSeats | undefined> => {
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  return game && { game, seats: await seatsOf(db, [id]) };
};

export const withSeats = async (db: Db, games: readonly Games[]): Promise<GameWithSeats[]> => {
  const ids = games.map(({ id }) => id);
  const byGame = new Map<string, Seats[]>(ids.map((id) => [id, []]));
  for (const seat of await seatsOf(db, ids)) byGame.get(seat.game)?.push(seat);
  return games.map((game) => ({ game, seats: byGame.get(game.id) ?? [] }));
};

export const namesIn = async (db: Db, known: readonly GameWithSeats[]): Promise<Names> => {
  const ids = new Set(
    known.flatMap(({ game, seats }) => [game.owner, ...seats.map(({ person }) => person)]).filter((id) => id !== null),
  );
  if (ids.size === 0) return new Map();
  const people = await db
    .selectFrom('people')
    .leftJoin('ratings', (join) => join.onRef('ratings.who', '=', 'people.id').on('ratings.title', '=', ''))
    .select(['people.id', 'people.name', 'people.kind', 'people.machine', 'ratings.shown as rating'])
    .where('people.id', 'in', [...ids])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
};
