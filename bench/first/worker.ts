// One process that imports recorded games: `cold TITLE NAME` the first import of all, `warm` every named game after three imports of
// each, `hot` the same games replayed until all is compiled, as in a server that has run for a while: µs an action.
import { replay } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile, type PeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { readShared } from '../../testing/shared.ts';
import { median, msOf } from '../clock.ts';
import { HOT_MS, HOT_REPLAYS, NAMED_GAMES, type NamedGame, WARM_CALLS, WARM_IMPORTS } from './games.ts';

const readFile = ({ title, name }: NamedGame): PeerFile => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

/** Gives the import of a game whose title is loaded. */
const importOf = async (game: NamedGame): Promise<() => ReturnType<typeof importGame>> => {
  await loadTitle(game.title);
  const adapter = adapterFor(game.title);
  if (!adapter) throw new Error(`${game.title} has no adapter`);
  const file = readFile(game);
  return () => importGame(adapter, file);
};

const cold = async (game: NamedGame): Promise<readonly number[]> => [msOf(await importOf(game))];

/** By turns, so that no title is measured just after itself: the median of each. */
const byTurns = (works: readonly (() => unknown)[], turns: number): readonly number[] => {
  const times: number[][] = works.map(() => []);
  for (let turn = 0; turn < turns; turn++) for (const [at, work] of works.entries()) times[at]?.push(msOf(work));
  return times.map(median);
};

const warm = async (): Promise<readonly number[]> => {
  const imports = await Promise.all(NAMED_GAMES.map(importOf));
  for (let call = 0; call < WARM_CALLS; call++) for (const work of imports) work();
  return byTurns(imports, WARM_IMPORTS);
};

const hot = async (): Promise<readonly number[]> => {
  const games = (await Promise.all(NAMED_GAMES.map(importOf))).map((read) => read().game);
  const replays = games.map((game) => () => replay(game));
  for (let ms = 0; ms < HOT_MS * games.length;) for (const work of replays) ms += msOf(work);
  return byTurns(replays, HOT_REPLAYS).map((ms, at) => (1000 * ms) / (games[at]?.actions.length ?? 1));
};

const [mode, title = '', name = ''] = process.argv.slice(2);
const answer = mode === 'warm' ? await warm() : mode === 'hot' ? await hot() : await cold({ title, name });
process.stdout.write(`${JSON.stringify(answer)}\n`);
