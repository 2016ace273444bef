// Chance plays all seats: what a decision costs (listing, picking, carrying out), and what a game with all its positions weighs.
import { apply, begin, diceOf, isRefusal, newGame, randomAction, replay, type State } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { TITLES } from '../packages/routes/test/titles.ts';
import { hasShared, readShared } from '../testing/shared.ts';
import { measuredIn, median, msOf } from './clock.ts';
import type { Benchmark } from './run.ts';

const WARM_UPS = 3;
const GAMES = 12;
const LONGEST = 3000;
/** The longest of the recorded games. */
const LONG = { title: '1817', name: '15528' };

const playOut = (title: string, seed: number): number => {
  const players = Array.from({ length: 3 + (seed % 3) }, (_, index) => ({
    id: `@${index}` as const,
    name: `${index}`,
  }));
  const dice = diceOf(seed);
  let state: State = begin(newGame({ title, players, seed })).state;
  let decisions = 0;
  for (; decisions < LONGEST && !state.outcome; decisions++) {
    const result = apply(state, randomAction(state, dice));
    if (isRefusal(result)) throw new Error(`what was offered is refused: ${result.key}`);
    ({ state } = result);
  }
  return decisions;
};

const measureTitle = async (title: string): Promise<(string | number)[]> => {
  await loadTitle(title);
  for (let seed = 1; seed <= WARM_UPS; seed++) playOut(title, seed);
  const each = Array.from({ length: GAMES }, (_, index) => {
    let decisions = 0;
    const ms = msOf(() => (decisions = playOut(title, WARM_UPS + 1 + index)));
    return { ms, decisions };
  });
  const perDecision = each.map(({ ms, decisions }) => ms / decisions);
  const all = each.reduce((sum, { decisions }) => sum + decisions, 0);
  return [title, all, median(perDecision).toFixed(3), Math.min(...perDecision).toFixed(3)];
};

const heapMb = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** What a long game takes with all its positions kept, as the table keeps them for undo and history. */
const weigh = async (): Promise<(string | number)[][]> => {
  const adapter = adapterFor(LONG.title);
  const file = parsePeerFile(readShared(`games/${LONG.title}/${LONG.name}.json`));
  if (!adapter || 'error' in file || !globalThis.gc) return [];
  await loadTitle(LONG.title);
  const { game } = importGame(adapter, file.value);
  replay(game);
  const before = heapMb();
  const kept = replay(game);
  const weight = heapMb() - before;
  const name = `${LONG.title} ${LONG.name}: ${kept.states.length} positions, MB`;
  return [[name, game.actions.length, weight.toFixed(1), '']];
};

const selfPlay = async (): Promise<Benchmark> => {
  const rows: (string | number)[][] = [];
  for (const title of TITLES) rows.push(await measureTitle(title));
  if (hasShared(`games/${LONG.title}`)) rows.push(...(await weigh()));
  return {
    title: 'Self-play by chance',
    columns: ['title', 'decisions', 'ms a decision, median of games', 'fastest game'],
    rows,
    note: `Listing what is offered, picking and carrying out; ${measuredIn}. The last row weighs a game with all its positions after they were derived.`,
  };
};

export default selfPlay;
