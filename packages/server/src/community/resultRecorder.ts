/**
 * Records what remains of a game that has ended. Counted once per game, whichever node comes first; a game that was missed (a node that
 * died right after the end) is found by looking.
 */
import { standings } from '@roundhouse/engine';
import { headerOf } from '../games/positions.ts';
import { loadGame } from '../games/rows.ts';
import type { ServerContext } from '../context.ts';
import type { Results } from '../store/tables.ts';
import { countPaces } from './pace.ts';
import { botName, rateGame } from './ratings.ts';

const EVERY = 2000;
const AT_ONCE = 20;
const RECENTLY = 24 * 3600 * 1000;
/** A game that is stopped by agreement before so many decisions per player says nothing about anybody. */
const FEWEST = 10;

/** How it ended for every seat; a seat that a person left to a bot stays that person's. */
const endOf = async (
  context: ServerContext,
  id: string,
): Promise<{ readonly results: Results[]; readonly reason: string }> => {
  const known = await loadGame(context.store.db, id);
  if (!known) return { results: [], reason: '' };
  const { game, seats } = known;
  const state = await context.positions.at(game, game.head);
  const { players } = headerOf(game);
  let before = 0;
  const results: Results[] = [];
  for (const place of standings(state)) {
    for (const player of place) {
      const seat = players.findIndex(({ id: each }) => each === player);
      const sits = seats[seat];
      results.push({
        game: id,
        seat,
        person: sits?.person ?? null,
        bot: sits?.person == null ? (sits?.bot ?? null) : null,
        title: game.title,
        place: before + 1,
        players: players.length,
        score: state.outcome?.scores[player] ?? 0,
        at: game.moved,
      });
    }
    before += place.length;
  }
  return { results, reason: state.outcome?.reason ?? '' };
};

const count = async (context: ServerContext, id: string): Promise<boolean> => {
  const { store } = context;
  const { results, reason } = await endOf(context, id);
  const entries = await store.db
    .selectFrom('entries')
    .select(['kind', 'at', 'seat', 'person', 'bot'])
    .where('game', '=', id)
    .orderBy('number')
    .execute();
  // What was begun on a device may have been played by anybody.
  const opening = entries.find(({ kind }) => kind === 'decided');
  const ours = opening !== undefined && (opening.person !== null || opening.bot !== null);
  return store.change(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('counted')
      .values({ game: id, at: context.now() })
      .onConflict((c) => c.column('game').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const [first] = results;
    if (!first) return false;
    // A game that was stopped before it was one counts for nobody: no result, no place, no rating.
    if (reason === 'agreed' && entries.length < FEWEST * first.players) return true;
    await db.insertInto('results').values(results).execute();
    if (!ours) return true;
    await countPaces(db, entries);
    const placed = results.map(({ person, bot, place }) => ({ who: person ?? botName(bot ?? ''), place }));
    await rateGame(db, store.kind, first.title, placed, first.at);
    return true;
  });
};

export interface ResultRecorder {
  /** Counts what has ended; gives how many games. */
  readonly run: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export const newResultRecorder = (context: ServerContext): ResultRecorder => {
  const { store, metrics, log } = context;
  /** Games that cannot be counted are not tried again and again. */
  const stuck = new Set<string>();
  let closed = false;
  /** At the start all games are looked at, later those that ended lately. */
  let whole = true;

  const run = async (): Promise<number> => {
    const ended = await store.db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'finished')
      .where('moved', '>=', whole ? 0 : context.now() - RECENTLY)
      .where((e) => e.not(e.exists(e.selectFrom('counted').select('game').whereRef('counted.game', '=', 'games.id'))))
      .limit(AT_ONCE)
      .execute();
    whole = ended.length === AT_ONCE;
    let done = 0;
    for (const { id } of ended) {
      if (closed || stuck.has(id)) continue;
      try {
        if (await count(context, id)) done++;
      } catch (error) {
        stuck.add(id);
        metrics.failures.inc({ where: 'results' });
        log.error({ err: error, game: id }, 'recording the result of a game failed');
      }
    }
    return done;
  };

  let running: Promise<unknown> | undefined;
  const round = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      metrics.failures.inc({ where: 'results' });
      log.error({ err: error }, 'looking for finished games failed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!closed) running ??= round();
  }, EVERY);
  timer.unref();

  return {
    run: async () => {
      await running;
      return run();
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
};
