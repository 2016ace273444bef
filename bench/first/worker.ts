// One process that imports recorded games: `cold TITLE NAME` the first import of all, `warm` every named game after three imports of each.
import { adapterFor, importGame, parsePeerFile, type PeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { readShared } from '../../testing/shared.ts';
import { median, msOf } from '../clock.ts';
import { NAMED_GAMES, type NamedGame, WARM_CALLS, WARM_IMPORTS } from './games.ts';

const readFile = ({ title, name }: NamedGame): PeerFile => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

/** Gives the import of a game whose title is loaded. */
const importOf = async (game: NamedGame): Promise<() => unknown> => {
  await loadTitle(game.title);
  const adapter = adapterFor(game.title);
  if (!adapter) throw new Error(`${game.title} has no adapter`);
  const file = readFile(game);
  return () => importGame(adapter, file);
};

const cold = async (game: NamedGame): Promise<readonly number[]> => [msOf(await importOf(game))];

/** By turns, so that no title is measured just after itself. */
const warm = async (): Promise<readonly number[]> => {
  const imports = await Promise.all(NAMED_GAMES.map(importOf));
  for (let call = 0; call < WARM_CALLS; call++) for (const work of imports) work();
  const times: number[][] = imports.map(() => []);
  for (let turn = 0; turn < WARM_IMPORTS; turn++)
    for (const [at, work] of imports.entries()) times[at]?.push(msOf(work));
  return times.map(median);
};

const [mode, title, name] = process.argv.slice(2);
const answer = mode === 'warm' ? await warm() : await cold({ title: title ?? '', name: name ?? '' });
process.stdout.write(`${JSON.stringify(answer)}\n`);
