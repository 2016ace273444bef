// Bots against the yardstick of people's games: how rich a table grows, how games end, who beats whom, how long they think.
import { type Bot, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { newGame, type PlayerId, type State, titleOf } from '@roundhouse/engine';
import type { Benchmark } from './run.ts';

/** Players at a table and the worth of such a table of people, all players together: the median of recorded games. */
const PEOPLE: Readonly<Record<string, { readonly players: number; readonly worth: number }>> = {
  '18MEX': { players: 3, worth: 12_500 },
  '1849': { players: 3, worth: 15_600 },
  '18CZ': { players: 3, worth: 22_300 },
  '1862': { players: 3, worth: 45_900 },
  '1817': { players: 4, worth: 34_940 },
};

/** Ends that no title is meant to have. */
const SORRY: ReadonlySet<string> = new Set(['bankrupt', 'bankruptcy', 'stalemate', 'stranded', 'rounds', 'unfinished']);

/** Seeds that nobody tuned on. */
const FIRST_SEED = 70_001;
const GAMES = Number(process.env['BOT_GAMES'] ?? 20);
const STRONG_GAMES = Number(process.env['STRONG_GAMES'] ?? 4);

const named = (id: string): Bot => {
  const bot = botNamed(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
};

interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly reason: string;
}

const scoresOf = (state: State): readonly number[] =>
  state.seats.map((player) => state.outcome?.scores[player] ?? titleOf(state).worth(state, player));

const seatOrder = (state: State): readonly number[] => state.seats.map((player) => Number(player.slice(1)) - 1);

const play = (title: string, bots: readonly string[], seed: number, times: number[]): Played => {
  const players = bots.map((_, seat) => ({ id: `@${seat + 1}` as PlayerId, name: `P${seat + 1}` }));
  const { last } = playBots(newGame({ title, players, seed }), bots.map(named), {
    asked: () => {
      const before = performance.now();
      return () => times.push(performance.now() - before);
    },
  });
  const order = seatOrder(last);
  return {
    bots: order.map((seat) => bots[seat] ?? ''),
    scores: scoresOf(last),
    reason: last.outcome?.reason ?? 'unfinished',
  };
};

const turned = (bots: readonly string[], by: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + by) % bots.length] ?? '');

const series = (title: string, bots: readonly string[], games: number, times: number[]): readonly Played[] =>
  Array.from({ length: games }, (_, index) => play(title, turned(bots, index), FIRST_SEED + index, times));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part: number): string => `${Math.round(100 * part)} %`;

const worthOf = (played: readonly Played[]): number =>
  median(played.map(({ scores }) => scores.reduce((sum, each) => sum + each, 0)));
const properly = (played: readonly Played[]): number =>
  played.filter(({ reason }) => !SORRY.has(reason)).length / played.length;

/** Wins of the first bot named, a tie shared. */
const winsOf = (played: readonly Played[], bot: string): number => {
  let wins = 0;
  for (const { bots, scores } of played) {
    const most = Math.max(...scores);
    const best = bots.filter((_, seat) => scores[seat] === most);
    wins += best.filter((each) => each === bot).length / best.length;
  }
  return wins / played.length;
};

const quantile = (numbers: readonly number[], part: number): string =>
  (numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0).toFixed(1);

export default async function (): Promise<Benchmark> {
  const rows: (readonly (string | number)[])[] = [];
  for (const [title, { players, worth }] of Object.entries(PEOPLE)) {
    await loadInsight(title);
    for (const [level, weaker, games] of [
      ['plain', 'random', GAMES],
      ['strong', 'plain', STRONG_GAMES],
    ] as const) {
      const times: number[] = [];
      const started = performance.now();
      const table = series(
        title,
        Array.from({ length: players }, () => level),
        games,
        times,
      );
      const perMinute = (60_000 * games) / (performance.now() - started);
      const rivals = [level, ...Array.from({ length: players - 1 }, () => weaker)];
      const against = series(title, rivals, games, []);
      rows.push([
        title,
        level,
        worthOf(table),
        percent(worthOf(table) / worth),
        percent(properly(table)),
        `${percent(winsOf(against, level))} against ${weaker}`,
        `${quantile(times, 0.99)} / ${quantile(times, 0.999999)}`,
        perMinute.toFixed(1),
      ]);
      process.stderr.write(`${rows.at(-1)?.join(' | ') ?? ''}\n`);
    }
  }
  return {
    title: 'Bots',
    note: `Tables of one level, ${GAMES} games of plain and ${STRONG_GAMES} of strong (BOT_GAMES, STRONG_GAMES), seeds from ${FIRST_SEED}; then one against a table of the next weaker level, seats in turn.`,
    columns: [
      'title',
      'level',
      'worth of the table',
      'of people’s',
      'ended as meant',
      'wins',
      'ms 99 % / most',
      'games a minute',
    ],
    rows,
  };
}
