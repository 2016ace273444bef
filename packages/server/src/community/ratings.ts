/** Ratings by openskill (Plackett-Luce: made for more than two), per title and over all, of people and of bots. */
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Ratings, Tables } from '../store/tables.ts';

const MU = 25;
const SIGMA = 25 / 3;
/** So many games, and a rating says something. */
const SETTLED = 5;

/** What somebody is surely worth: everybody begins at 1000. */
export const shownRating = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number =>
  Math.round(1000 + 40 * (mu - 3 * sigma));

export const isProvisional = ({ games }: Pick<Ratings, 'games'>): boolean => games < SETTLED;

export const botName = (level: string): string => `bot:${level}`;

export interface Placing {
  readonly who: string;
  /** 1 is the first; equals share a place. */
  readonly place: number;
}

const newcomer = (who: string, title: string, at: number): Ratings => ({
  who,
  title,
  mu: MU,
  sigma: SIGMA,
  games: 0,
  shown: shownRating({ mu: MU, sigma: SIGMA }),
  at,
});

/** The rows of all, held until the end of the transaction, in one order everywhere: two games that end together wait for each other. */
const heldRows = async (
  db: Transaction<Tables>,
  kind: Store['kind'],
  people: readonly string[],
  title: string,
  at: number,
): Promise<ReadonlyMap<string, Ratings>> => {
  const sorted = people.toSorted((a, b) => (a < b ? -1 : 1));
  await db
    .insertInto('ratings')
    .values(sorted.map((who) => newcomer(who, title, at)))
    .onConflict((c) => c.columns(['who', 'title']).doNothing())
    .execute();
  const query = db
    .selectFrom('ratings')
    .selectAll()
    .where('title', '=', title)
    .where('who', 'in', sorted)
    .orderBy('who');
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.who, row]));
};

/** A level that has several seats is rated once, by the mean of its places. */
const onceEach = (placed: readonly Placing[]): readonly Placing[] =>
  [...new Set(placed.map(({ who }) => who))].map((who) => {
    const places = placed.filter((each) => each.who === who).map(({ place }) => place);
    return { who, place: places.reduce((sum, place) => sum + place, 0) / places.length };
  });

export const rateGame = async (
  db: Transaction<Tables>,
  kind: Store['kind'],
  title: string,
  placed: readonly Placing[],
  at: number,
): Promise<void> => {
  const all = onceEach(placed);
  if (all.length < 2) return;
  // It brings a library of statistics along: loaded when the first game ends, not with every start.
  const { rate } = await import('openskill');
  for (const scope of [title, '']) {
    const rows = await heldRows(
      db,
      kind,
      all.map(({ who }) => who),
      scope,
      at,
    );
    const before = all.map(({ who }) => rows.get(who) ?? newcomer(who, scope, at));
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: all.map(({ place }) => place) },
    );
    for (const [index, { who, games }] of before.entries()) {
      const now = after[index]?.[0];
      if (!now) continue;
      await db
        .updateTable('ratings')
        .set({ mu: now.mu, sigma: now.sigma, games: games + 1, shown: shownRating(now), at })
        .where('who', '=', who)
        .where('title', '=', scope)
        .execute();
    }
  }
};
