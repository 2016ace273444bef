// Tunes the weights of a title by self-play: one seat plays with changed weights against the present ones.
//   npx tsx --conditions=@roundhouse/source bench/tune.ts 1849 [--games 6] [--weights patience,growth] [--rounds 1]
// A change is kept where its player does better than the others on seeds for tuning and again on seeds held out.
import { parseArgs } from 'node:util';
import { type Bot, loadInsight, plainWith, playBots, type Weights } from '@roundhouse/bots';
import { newGame, type PlayerId, titleOf } from '@roundhouse/engine';

const PLAYERS: Readonly<Record<string, number>> = { '18MEX': 3, '1849': 3, '18CZ': 3, '1862': 3, '1817': 4 };
const TUNING_SEED = 10_001;
const HELD_OUT_SEED = 50_001;
const FACTORS = [0.6, 1.6] as const;
/** A gain below this may be chance. */
const MARGIN = 1.03;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, weights: { type: 'string' }, rounds: { type: 'string' } },
});
const [title = ''] = positionals;
const players = PLAYERS[title];
if (players === undefined) throw new Error(`which title: ${Object.keys(PLAYERS).join(', ')}?`);
const games = Number(values.games ?? 6);
const rounds = Number(values.rounds ?? 1);

const insight = await loadInsight(title);
const NAMES = Object.keys(insight.weights).filter((name) => typeof insight.weights[name as keyof Weights] === 'number');
const chosen = (values.weights?.split(',') ?? NAMES).filter((name) => NAMES.includes(name)) as (keyof Weights)[];

/** What the first bot makes of what the others make on average, over all seats. */
const ratio = (tried: Bot, present: Bot, firstSeed: number): number => {
  let own = 0;
  let others = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const bots = Array.from({ length: players }, (_, index) => (index === seat ? tried : present));
    const seats = bots.map((_, index) => ({ id: `@${index + 1}` as PlayerId, name: `P${index + 1}` }));
    const { last } = playBots(
      newGame({ title, players: seats, seed: firstSeed + game, rulings: { manners: true } }),
      bots,
      {},
      6000,
    );
    for (const player of last.seats) {
      const worth = last.outcome?.scores[player] ?? titleOf(last).worth(last, player);
      if (player === `@${seat + 1}`) own += worth;
      else others += worth / (players - 1);
    }
  }
  return own / Math.max(1, others);
};

let best: Weights = insight.weights;
for (let round = 0; round < rounds; round++)
  for (const name of chosen)
    for (const factor of FACTORS) {
      const tried: Weights = { ...best, [name]: Math.round((best[name] as number) * factor * 1000) / 1000 };
      const [a, b] = [plainWith({ ...insight, weights: tried }), plainWith({ ...insight, weights: best })];
      const gain = ratio(a, b, TUNING_SEED);
      const held = gain > MARGIN ? ratio(a, b, HELD_OUT_SEED) : 0;
      const kept = held > 1;
      process.stdout.write(
        `${JSON.stringify({ title, weight: name, from: best[name], to: tried[name], gain: Number(gain.toFixed(3)), heldOut: Number(held.toFixed(3)), kept })}\n`,
      );
      if (kept) best = tried;
    }
process.stdout.write(`${JSON.stringify({ title, weights: best })}\n`);
