// Tunes the weights of a title by self-play.
//   npm run tune -- 1849 [--games 100] [--seed 10001] [--strong]
// Every seat of every game plays with weights of its own, all of them changed a little at random; a regression over all seats
// says which of them are better larger, and which smaller. `--strong` begins with what `strong` weighs otherwise, and looks as it does.
//   npm run tune -- 1849 --check '{"thrift":1}' [--games 60] [--seed 50001]
// One seat plays with these changes against the present weights, on seeds that nothing was tuned on.
import { parseArgs } from 'node:util';
import {
  type Bot,
  STRONG_HABITS,
  type StrongWeights,
  loadInsight,
  plainWith,
  playBots,
  withWeights,
} from '@roundhouse/bots';
import { newGame, type PlayerId, POLITE_TRADING, titleOf } from '@roundhouse/engine';
import { OPTIONS, PLAYERS } from './bots/work.ts';
import { slopes } from './regression.ts';

const TUNING_SEED = 10_001;
const HELD_OUT_SEED = 50_001;
/** How far weights are changed: the deviation of the logarithm. */
const SPREAD = 0.5;
const MOST_ACTIONS = 6000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'string' },
    strong: { type: 'boolean' },
  },
});
const [title = ''] = positionals;
const players = PLAYERS[title];
if (players === undefined) throw new Error(`which title: ${Object.keys(PLAYERS).join(', ')}?`);

const house = await loadInsight(title);
const insight = values.strong && house.strongWeights ? withWeights(house, house.strongWeights) : house;
const playerWith = (changes: StrongWeights): Bot =>
  plainWith(withWeights(insight, changes), values.strong ? STRONG_HABITS : {});

/** What each seat is worth in the end, compared with the table's average. */
const scored = (bots: readonly Bot[], seed: number): readonly number[] => {
  const seats = bots.map((_, index) => ({ id: `@${index + 1}` as PlayerId, name: `P${index + 1}` }));
  const game = newGame({
    title,
    players: seats,
    seed,
    options: OPTIONS[title] ?? {},
    rulings: { [POLITE_TRADING]: true },
  });
  const { last } = playBots(game, bots, {}, MOST_ACTIONS);
  const worth = seats.map(({ id }) => last.outcome?.scores[id] ?? titleOf(last).worth(last, id));
  const mean = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return worth.map((each) => each / Math.max(1, mean) - 1);
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const print = (line: unknown): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const check = (changes: StrongWeights, games: number, firstSeed: number): void => {
  const [tried, present] = [playerWith(changes), playerWith({})];
  const gains: number[] = [];
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const bots = Array.from({ length: players }, (_, index) => (index === seat ? tried : present));
    const worth = scored(bots, firstSeed + game);
    gains.push(worth[seat] ?? 0);
    if (worth[seat] === Math.max(...worth)) wins++;
  }
  const mean = gains.reduce((sum, each) => sum + each, 0) / games;
  const variance = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, games - 1);
  print({ title, changes, games, wins, gain: rounded(mean), error: rounded(Math.sqrt(variance / games)) });
};

/** The same numbers whenever it is run. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
};

const tune = (games: number, firstSeed: number): void => {
  const present: Readonly<Record<string, number>> = {
    ...Object.fromEntries(
      Object.entries(insight.weights).flatMap(([name, value]) =>
        typeof value === 'number' && value !== 0 ? [[name, value]] : [],
      ),
    ),
    long: 1,
    reach: 1,
  };
  const names = Object.keys(present);
  const chance = dice(firstSeed);
  const normal = (): number => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  const causes: number[][] = [];
  const effects: number[] = [];
  for (let game = 0; game < games; game++) {
    const changed = Array.from({ length: players }, () => names.map(() => SPREAD * normal()));
    const bots = changed.map((steps) =>
      playerWith(
        Object.fromEntries(names.map((name, index) => [name, (present[name] ?? 0) * Math.exp(steps[index] ?? 0)])),
      ),
    );
    effects.push(...scored(bots, firstSeed + game));
    const mean = names.map((_, index) => changed.reduce((sum, steps) => sum + (steps[index] ?? 0), 0) / players);
    for (const steps of changed) causes.push(steps.map((each, index) => each - (mean[index] ?? 0)));
  }
  const found = slopes(causes, effects).map(({ slope, error }, index) => ({
    weight: names[index] ?? '',
    present: present[names[index] ?? ''] ?? 0,
    // What a weight e times as large would add to what one is worth.
    slope: rounded(slope),
    sure: rounded(slope / error),
  }));
  for (const each of found.toSorted((a, b) => Math.abs(b.sure) - Math.abs(a.sure))) print({ title, games, ...each });
};

if (values.check === undefined) tune(Number(values.games ?? 100), Number(values.seed ?? TUNING_SEED));
else check(JSON.parse(values.check) as StrongWeights, Number(values.games ?? 60), Number(values.seed ?? HELD_OUT_SEED));
