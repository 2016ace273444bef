// The route finder on all recorded positions and on crowded boards, compared with the finder of 18xx.games.
import { bestRuns, problemOf, type ProblemLine, type Result } from '@roundhouse/routes';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Recorded, recordedProblems, trackOf } from '../packages/routes/test/facts.ts';
import { hasShared } from '../testing/shared.ts';
import { asUsersStart, measuredIn, msOf } from './clock.ts';
import { rulesOf, TITLES, type Title } from '../packages/routes/test/titles.ts';
import { worstBoard } from '../packages/routes/test/worst.ts';
import type { Benchmark } from './run.ts';

/** Median / 90th percentile / slowest in milliseconds, measured on samples of these positions. */
const PEER: Record<Title, string> = {
  '1817': '86 / 2,474 / 33,268',
  '1849': '349 / 1,996 / 18,123',
  '1862': '6,301 / 16,570 / 29,946',
  '18CZ': '45 / 9,097 / 103,638',
  '18MEX': '68 / 1,871 / 8,975',
};

const CROWDED_BOARDS = 5;

const COLD = fileURLToPath(new URL('routes/cold.ts', import.meta.url));

/** Positions of a title that are asked about as the first question of a process; `ROUTES_COLD` makes it shorter. */
const COLD_POSITIONS = Number(process.env['ROUTES_COLD'] ?? 100);

const timed = (title: Title, line: ProblemLine): { result: Result; ms: number } => {
  const problem = problemOf(line, {
    track: trackOf(title, line.players, line.options),
    rules: rulesOf(title, line.options),
  });
  let result: Result | undefined;
  const ms = msOf(() => (result = bestRuns(problem)));
  if (!result) throw new Error('nothing was found');
  return { result, ms };
};

/** Median / 90 % / 99 % / slowest. */
const spread = (runs: readonly { readonly ms: number }[]): string => {
  const sorted = runs.map((run) => run.ms).sort((x, y) => x - y);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.9)} / ${at(0.99)} / ${at(1)}`;
};

interface Answered {
  readonly ms: number;
  readonly proved: boolean;
}

/** As many as are wanted, from all over the games. */
const spreadOver = (lines: readonly Recorded[]): readonly Recorded[] => {
  const many = Math.min(COLD_POSITIONS, lines.length);
  return Array.from({ length: many }, (_, at) => lines[Math.floor((at * lines.length) / many)] as Recorded);
};

const coldAnswers = (title: Title, lines: readonly Recorded[]): readonly Answered[] =>
  spreadOver(lines).map((line) => {
    const input = JSON.stringify({ title, line });
    return JSON.parse(execFileSync(process.execPath, [...asUsersStart, COLD], { input, encoding: 'utf8' })) as Answered;
  });

const measure = (title: Title): (string | number)[] => {
  const lines = recordedProblems(title);
  const once = lines.map((line) => timed(title, line));
  const runs = lines.map((line) => ({ line, ...timed(title, line) }));
  const cold = coldAnswers(title, lines);
  const fair = runs.filter(({ line }) => line.verified);
  const less = fair.filter(({ line, result }) => result.revenue < line.human.revenue).length;
  const more = fair.filter(({ line, result }) => result.revenue > line.human.revenue).length;
  const crowded = Array.from({ length: CROWDED_BOARDS }, (_, seed) => timed(title, worstBoard(title, seed)));
  const proved = crowded.filter(({ result }) => result.proved).length;
  const gap = Math.max(...crowded.map(({ result }) => (result.bound - result.revenue) / Math.max(1, result.revenue)));
  return [
    title,
    lines.length,
    less,
    more,
    runs.filter(({ result }) => result.proved).length,
    `${spread(cold)}, ${cold.filter(({ proved: isProved }) => isProved).length} of ${cold.length} proved`,
    spread(once),
    spread(runs),
    PEER[title],
    `${proved} of ${CROWDED_BOARDS}, gap ${(100 * gap).toFixed(0)} %, slowest ${Math.max(...crowded.map((run) => run.ms)).toFixed(0)}`,
  ];
};

const routes = (): Promise<Benchmark> =>
  Promise.resolve({
    title: 'Routes: the best runs of recorded positions',
    columns: [
      'title',
      'positions',
      'below people',
      'above people',
      'proved',
      'first question of a process: ms median / 90 % / 99 % / slowest',
      'asked once: ms median / 90 % / 99 % / slowest',
      'asked again: the same',
      '18xx.games, ms median / 90 % / slowest',
      'crowded boards proved, ms',
    ],
    rows: hasShared('games') ? TITLES.map(measure) : [],
    note: hasShared('games')
      ? `In ${measuredIn}. Crowded boards have every hex upgraded as far as it goes and the most and longest trains; the gap is from the best found to the bound. First questions: ${COLD_POSITIONS} positions from all over the games, a fresh process for each.`
      : 'The recorded positions are not here: nothing was measured.',
  });

export default routes;
