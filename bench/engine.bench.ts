// The engine on all recorded games: importing, replaying with every check, going back, and listing what may be decided.
import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { measuredIn } from './clock.ts';
import { type Cell, LISTINGS, REPLAYS, WARM_MS } from './engine/title.ts';
import { TITLES } from '../packages/routes/test/titles.ts';
import { hasShared } from '../testing/shared.ts';
import type { Benchmark } from './run.ts';

const WORKER = fileURLToPath(new URL('engine/worker.ts', import.meta.url));

/** A page holds one title: code that the others have made the compiler give up on must not count. */
const measuredAlone = (title: string): Promise<Cell[][]> =>
  new Promise((resolve, reject) => {
    const worker = fork(WORKER, { execArgv: process.execArgv });
    worker.once('exit', (code) => reject(new Error(`${title}: stopped with ${code}`)));
    worker.once('message', (rows: Cell[][]) => {
      resolve(rows);
      worker.disconnect();
    });
    worker.send(title);
  });

const engine = async (): Promise<Benchmark> => {
  const rows: Cell[][] = [];
  if (hasShared('games')) for (const title of TITLES) rows.push(...(await measuredAlone(title)));
  return {
    title: 'The engine: recorded games',
    columns: [
      'game',
      'actions',
      'replay ms, median',
      'µs an action, median / fastest',
      '18xx.games in Ruby, ms (ratio)',
      'import ms, median (ratio to the replay)',
      'any earlier position, µs',
      'options ms median / 99 % / slowest',
      'offers ms median / 99 % / slowest',
    ],
    rows,
    note: hasShared('games')
      ? `Each title in a process of its own, warm (${WARM_MS} ms of the same before), every action checked; ${measuredIn}; ${REPLAYS} replays and imports by turns; listings: the median of ${LISTINGS} askings of every position. The engine in Ruby is asked by turns with them where \`REF18XX\` names a checkout of it. Load of the machine: ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores.`
      : 'The recorded games are not here: nothing was measured.',
  };
};

export default engine;
