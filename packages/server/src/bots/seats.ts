/** Bots that have a seat: woken when they are to decide, and found again where a wake-up call was lost. */
import type { PlayerId } from '@roundhouse/engine';
import { Denial } from '../denial.ts';
import { append } from '../games/append.ts';
import type { Draft } from '../games/entries.ts';
import { played } from '../games/decide.ts';
import { headerOf } from '../games/positions.ts';
import { hashOf } from '../ids.ts';
import { type GameWithSeats, loadGame, queueOwner } from '../games/rows.ts';
import type { ServerContext } from '../context.ts';
import { newWaker, type Waker } from '../seatWaker.ts';

/** The seed of bots is the server's secret: the seed of a game is in its file, and would reveal what they do next. */
const seedOf = ({ secrets }: ServerContext, game: string, number: number): number =>
  Number.parseInt(hashOf(secrets.tokenFor(`bot ${game} ${number}`)).slice(0, 8), 16) >>> 1;

/** One turn of the bots; false when none of them is to decide. */
const turn = async (context: ServerContext, known: GameWithSeats): Promise<boolean> => {
  const { game, seats } = known;
  if (game.status !== 'playing' || game.waiting_bot === 0) return false;
  const { players } = headerOf(game);
  const playerOf = (seat: number): PlayerId => players[seat]?.id ?? '@';
  const bots: Record<PlayerId, string> = Object.fromEntries(
    seats.filter(({ kind }) => kind === 'bot').map(({ seat, bot }) => [playerOf(seat), bot ?? 'random']),
  );
  const state = await context.positions.at(game, game.head);
  const level = seats.find(({ seat }) => seat === game.waiting)?.bot ?? 'random';
  const end = context.metrics.botThinking.startTimer({ level });
  const by = { owner: queueOwner(game), botsOnly: !seats.some(({ kind }) => kind === 'person') };
  const { actions, setbacks } = await context.thinkers.think(
    by,
    { title: game.title, state, bots, seed: seedOf(context, game.id, game.head) },
    (action) => {
      // A lost message does no harm: the next thing that the bot looks at follows.
      context.store.notify({ what: 'considers', game: game.id, head: game.head, action }).catch(() => undefined);
    },
  );
  end();
  for (const { action, why } of setbacks)
    context.log.warn({ game: game.id, level, action, why }, 'a bot’s choice was refused, so it took the next best one');
  if (actions.length === 0) return false;
  const { from, states } = await played(context, known, actions);
  const drafts = actions.map((action): Draft => {
    const seat = players.findIndex(({ id }) => id === action.by);
    return { kind: 'decided', by: { seat, person: null, bot: bots[action.by] ?? null }, action };
  });
  await append(context, known, { drafts, from, states });
  return true;
};

export const newBotSeats = (context: () => ServerContext): Waker =>
  newWaker(context, {
    column: 'waiting_bot',
    turn: async (id) => {
      const known = await loadGame(context().store.db, id);
      return known !== undefined && (await turn(context(), known));
    },
    failed: (id, error) => {
      context().metrics.failures.inc({ where: 'bot' });
      const why = error instanceof Denial ? `${error.key} ${error.detail ?? ''}` : String(error);
      context().log.error({ game: id, why }, 'a bot failed to act');
    },
  });
