import type { Event, State } from '@roundhouse/engine';
import { reasonToPeer } from '@roundhouse/interchange';
import { resultOf, winsOf } from '../arenaResult.ts';
import { playedOut } from '../botGames.ts';
import { type Command, printJson } from '../command.ts';
import { type Plan, seriesOf } from '../plan.ts';

const usage =
  'arena --title T [--players N] [--variant V,…] [--rulings rulebook|18xx.games] --bots a,b,… [--games K] [--seed S] [--json]';

interface Line {
  readonly seed: number;
  /** By seat. */
  readonly bots: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
  readonly winner: string | null;
  readonly reason: string | null;
  readonly actions: number;
  readonly rounds: number;
  readonly ms: number;
  readonly slowest: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Seats are taken in turn: in the next game everybody sits one seat further. */
const seatsOf = (plan: Plan, index: number): readonly string[] =>
  Array.from({ length: plan.players }, (_, seat) => plan.bots[(seat + index) % plan.bots.length] ?? 'plain');

/** A line of the output, and the seats in the first place: not always those with the highest score. */
interface Played {
  readonly line: Line;
  readonly best: readonly string[];
}

const match = (plan: Plan, index: number, seed: number, times: number[]): Played => {
  const bots = seatsOf(plan, index);
  const started = performance.now();
  let slowest = 0;
  let rounds = 0;
  const { game, last } = playedOut(plan, bots, seed, {
    asked: () => {
      const before = performance.now();
      return () => {
        const ms = performance.now() - before;
        times.push(ms);
        slowest = Math.max(slowest, ms);
      };
    },
    played: (_state: State, events: readonly Event[]) => {
      rounds += events.filter((each) => each.type === 'roundBegan' && each.kind === 'operating').length;
    },
  });
  const { scores, winner, best } = resultOf(last);
  const line: Line = {
    seed,
    bots,
    scores,
    winner,
    reason: last.outcome ? reasonToPeer(last.outcome.reason) : null,
    actions: game.actions.length,
    rounds,
    ms: Math.round(performance.now() - started),
    slowest: tenths(slowest),
  };
  return { line, best };
};

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const summaryOf = (games: readonly Played[], times: readonly number[]) => {
  const wins = winsOf(games.map(({ line: { bots }, best }) => ({ bots, best })));
  const lines = games.map(({ line }) => line);
  const sums = lines
    .map(({ scores }) => Object.values(scores).reduce((sum, each) => sum + each, 0))
    .sort((a, b) => a - b);
  const ended: Record<string, number> = {};
  for (const { reason } of lines) ended[reason ?? 'unfinished'] = (ended[reason ?? 'unfinished'] ?? 0) + 1;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    wins,
    share: Object.fromEntries(
      Object.entries(wins).map(([bot, count]) => [bot, Math.round((1000 * count) / lines.length) / 1000]),
    ),
    worth: quantile(sums, 0.5),
    ended,
    msPerDecision: {
      p50: tenths(quantile(sorted, 0.5)),
      p99: tenths(quantile(sorted, 0.99)),
      max: tenths(sorted.at(-1) ?? 0),
    },
  };
};

/** Bots against each other: who wins, how rich the table grows, how it ends, how long they think. */
export const arena: Command = {
  usage,
  summary: 'Play bots against each other and count the wins',
  run: async (args) => {
    const { plan, seeds } = await seriesOf(usage, args, { required: ['bots'] });
    const times: number[] = [];
    const played: Played[] = [];
    for (const [index, seed] of seeds.entries()) {
      const game = match(plan, index, seed, times);
      played.push(game);
      printJson(game.line);
    }
    printJson(summaryOf(played, times));
  },
};
