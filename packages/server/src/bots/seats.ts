/** Bots that have a seat: woken when they are to decide, and looked after in case that a waking call was lost. */
import type { PlayerId } from '@roundhouse/engine';
import { Denial } from '../denial.ts';
import { append, Raced } from '../games/append.ts';
import type { Draft } from '../games/entries.ts';
import { played } from '../games/decide.ts';
import { headerOf } from '../games/positions.ts';
import { type Known, knownGame } from '../games/rows.ts';
import type { House } from '../house.ts';

/** A game that waits for a bot so long has been forgotten: by a node that is gone, or because of trouble. */
const FORGOTTEN = 3000;
const LOOK_EVERY = 2000;

export interface BotSeats {
  readonly wake: (game: string) => void;
  readonly close: () => Promise<void>;
}

const seedOf = (seed: number, number: number): number => Math.imul(seed ^ (number * 0x9e3779b1), 0x85ebca6b) >>> 1;

/** One turn of the bots; false when none of them is to decide. */
const turn = async (house: House, known: Known): Promise<boolean> => {
  const { game, seats } = known;
  if (game.status !== 'playing' || game.waiting_bot === 0) return false;
  const { players, seed } = headerOf(game);
  const playerOf = (seat: number): PlayerId => players[seat]?.id ?? '@';
  const bots: Record<PlayerId, string> = Object.fromEntries(
    seats.filter(({ kind }) => kind === 'bot').map(({ seat, bot }) => [playerOf(seat), bot ?? 'random']),
  );
  const state = await house.positions.at(game, game.head);
  const level = seats.find(({ seat }) => seat === game.waiting)?.bot ?? 'random';
  const end = house.metrics.botThinking.startTimer({ level });
  const actions = await house.thinkers.think({ title: game.title, state, bots, seed: seedOf(seed, game.head) });
  end();
  if (actions.length === 0) return false;
  const { from, states } = await played(house, known, actions);
  const drafts = actions.map((action): Draft => {
    const seat = players.findIndex(({ id }) => id === action.by);
    return { kind: 'decided', by: { seat, person: null, bot: bots[action.by] ?? null }, action };
  });
  await append(house, known, { drafts, from, states });
  return true;
};

export const newBotSeats = (house: () => House): BotSeats => {
  const busy = new Set<string>();
  let closed = false;
  const isClosed = (): boolean => closed;
  const running = new Set<Promise<void>>();

  const play = async (id: string): Promise<void> => {
    busy.add(id);
    try {
      let known = await knownGame(house().store.db, id);
      while (known && !isClosed() && (await turn(house(), known))) known = await knownGame(house().store.db, id);
    } catch (error) {
      // Overtaken: whoever was faster wakes the bot again. Anything else is looked at again in a while.
      if (!(error instanceof Raced) && !closed) {
        house().metrics.failures.inc({ where: 'bot' });
        const why = error instanceof Denial ? `${error.key} ${error.detail ?? ''}` : String(error);
        house().log.error({ game: id, why }, 'a bot could not decide');
      }
    } finally {
      busy.delete(id);
    }
  };

  const wake = (id: string): void => {
    if (closed || busy.has(id)) return;
    const done: Promise<void> = play(id).finally(() => running.delete(done));
    running.add(done);
  };

  const look = async (): Promise<void> => {
    const { store, now, metrics } = house();
    try {
      const forgotten = await store.db
        .selectFrom('games')
        .select('id')
        .where('waiting_bot', '=', 1)
        .where('moved', '<', now() - FORGOTTEN)
        .orderBy('moved')
        .limit(20)
        .execute();
      for (const { id } of forgotten) wake(id);
    } catch {
      metrics.failures.inc({ where: 'store' });
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();

  return {
    // The turn that led here is being finished: let it answer first.
    wake: (id) => void setImmediate(() => wake(id)),
    close: async () => {
      closed = true;
      clearInterval(timer);
      await house().thinkers.close();
      await Promise.allSettled(running);
    },
  };
};
