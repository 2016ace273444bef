// What people meet: the first import in a fresh process, and an import in a process that has seen every title a few times; what a
// server that has played all titles for a while needs for an action. Code of one title that has run for seconds: `engine`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asUsersStart, measuredIn, median } from './clock.ts';
import { HOT_MS, NAMED_GAMES, type NamedGame, WARM_CALLS, WARM_IMPORTS } from './first/games.ts';
import { type Peer, startPeer } from './peer.ts';
import { hasShared, sharedPath } from '../testing/shared.ts';
import type { Benchmark } from './run.ts';

const WORKER = fileURLToPath(new URL('first/worker.ts', import.meta.url));

/** Fresh processes for each game; `FIRST_PROCESSES` makes it shorter. */
const PROCESSES = Number(process.env['FIRST_PROCESSES'] ?? 15);

/** What the compiler does meanwhile differs from process to process. */
const WARM_PROCESSES = 3;

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
  const warmed = Array.from({ length: WARM_PROCESSES }, () => inFreshProcess('warm'));
  const warm = NAMED_GAMES.map((_, at) => median(warmed.map((times) => times[at] ?? 0)));
  const hot = inFreshProcess('hot');
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
      (hot[at] ?? 0).toFixed(1),
    ]);
  }
  return rows;
};

const first = async (): Promise<Benchmark> => ({
  title: 'First imports',
  columns: ['game', 'cold, ms', 'Ruby cold (ratio)', 'warm, ms', 'Ruby warm (ratio)', 'hot, µs an action'],
  rows: hasShared('games') ? await rowsOf() : [],
  note: hasShared('games')
    ? `Cold: the first import of a fresh process, median of ${PROCESSES} processes. Warm: after ${WARM_CALLS} imports of each game, all titles in one process, median of ${WARM_IMPORTS}, and of ${WARM_PROCESSES} processes. Hot: replayed with every check after ${HOT_MS / 1000} s of that for each title, all in one process. In ${measuredIn}. The engine in Ruby is asked in the same way where \`REF18XX\` names a checkout of it.`
    : 'The recorded games are not here: nothing was measured.',
});

export default first;
