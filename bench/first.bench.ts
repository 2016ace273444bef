// What people meet: the first import in a fresh process, and an import in a process that has seen every title a few times.
// Code that has run for seconds is measured by `engine`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measuredIn, median } from './clock.ts';
import { NAMED_GAMES, type NamedGame, WARM_CALLS, WARM_IMPORTS } from './first/games.ts';
import { type Peer, startPeer } from './peer.ts';
import { hasShared, sharedPath } from '../testing/shared.ts';
import type { Benchmark } from './run.ts';

const WORKER = fileURLToPath(new URL('first/worker.ts', import.meta.url));

/** Fresh processes for each game; `FIRST_PROCESSES` makes it shorter. */
const PROCESSES = Number(process.env['FIRST_PROCESSES'] ?? 15);

/** Without what the bench itself needs of V8: bytecode is only good for a process with the flags that users have. */
const asUsersStart = process.execArgv.filter((argument) => argument !== '--expose-gc');

const inFreshProcess = (...args: readonly string[]): readonly number[] => {
  const text = execFileSync(process.execPath, [...asUsersStart, WORKER, ...args], { encoding: 'utf8' });
  return JSON.parse(text) as readonly number[];
};

const fileOf = ({ title, name }: NamedGame): string => sharedPath(`games/${title}/${name}.json`);

/** Asks an engine in Ruby that has just been started; undefined where none is given. */
const peerCold = async (game: NamedGame): Promise<number | undefined> => {
  const peer = startPeer();
  const ms = await peer?.msOf(fileOf(game));
  peer?.close();
  return ms;
};

const measureCold = async (game: NamedGame): Promise<{ readonly ours: number; readonly theirs: number }> => {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < PROCESSES; run++) {
    ours.push(...inFreshProcess('cold', game.title, game.name));
    const ms = await peerCold(game);
    if (ms !== undefined) theirs.push(ms);
  }
  return { ours: median(ours), theirs: median(theirs) };
};

const peerWarm = async (peer: Peer): Promise<readonly number[]> => {
  const times: number[][] = NAMED_GAMES.map(() => []);
  for (let turn = 0; turn < WARM_CALLS + WARM_IMPORTS; turn++)
    for (const [at, game] of NAMED_GAMES.entries()) {
      const ms = await peer.msOf(fileOf(game));
      if (ms !== undefined && turn >= WARM_CALLS) times[at]?.push(ms);
    }
  return times.map(median);
};

/** Empty where the other engine was not asked. */
const ratioOf = (theirs: number, ours: number): string =>
  theirs === 0 ? '' : `${theirs.toFixed(0)} (× ${(theirs / ours).toFixed(1)})`;

const rowsOf = async (): Promise<string[][]> => {
  const warm = inFreshProcess('warm');
  const peer = startPeer();
  const theirWarm = peer ? await peerWarm(peer) : [];
  peer?.close();
  const rows: string[][] = [];
  for (const [at, game] of NAMED_GAMES.entries()) {
    const cold = await measureCold(game);
    const later = warm[at] ?? 0;
    rows.push([
      `${game.title} ${game.name}`,
      cold.ours.toFixed(0),
      ratioOf(cold.theirs, cold.ours),
      later.toFixed(0),
      ratioOf(theirWarm[at] ?? 0, later),
    ]);
  }
  return rows;
};

const first = async (): Promise<Benchmark> => ({
  title: 'First imports',
  columns: ['game', 'cold, ms', 'Ruby cold (ratio)', 'warm, ms', 'Ruby warm (ratio)'],
  rows: hasShared('games') ? await rowsOf() : [],
  note: hasShared('games')
    ? `Cold: the first import of a fresh process, median of ${PROCESSES} processes. Warm: after ${WARM_CALLS} imports of each game, all titles in one process, median of ${WARM_IMPORTS}. In ${measuredIn}. The engine in Ruby is asked in the same way where \`REF18XX\` names a checkout of it.`
    : 'The recorded games are not here: nothing was measured.',
});

export default first;
