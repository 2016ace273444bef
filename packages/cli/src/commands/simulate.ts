import path from 'node:path';
import type { Game } from '@roundhouse/engine';
import { reasonToPeer } from '@roundhouse/interchange';
import { about, type Command, printJson } from '../command.ts';
import { playedOut } from '../botGames.ts';
import { type Plan, seriesOf } from '../plan.ts';
import { makeFolder, writeWhole } from '../writing.ts';

const usage =
  'simulate --title T [--players N] [--variant V,…] [--rulings rulebook|18xx.games] [--bots a,b,…] [--games K] [--seed S] [--out DIR] [--json]';

const playGame = (plan: Plan, seed: number): { readonly game: Game; readonly line: object } => {
  const started = performance.now();
  const { game, last } = playedOut(plan, plan.bots, seed);
  return {
    game,
    line: {
      seed,
      players: plan.players,
      actions: game.actions.length,
      finished: last.outcome !== null,
      reason: last.outcome ? reasonToPeer(last.outcome.reason) : null,
      scores: last.outcome?.scores ?? {},
      ms: Math.round(performance.now() - started),
    },
  };
};

/** Bot games. */
export const simulate: Command = {
  usage,
  summary: 'Have bots play whole games',
  run: async (args) => {
    const { plan, seeds, out } = await seriesOf(usage, args, { takesFolder: true });
    if (out !== undefined) makeFolder(out);
    const name = [plan.title.id, ...plan.names, `${plan.players}p`].join('-');
    for (const seed of seeds) {
      const { game, line } = about(`seed ${seed}`, 'can’t be played', () => playGame(plan, seed));
      if (out !== undefined) writeWhole(path.join(out, `${name}-${seed}.json`), `${JSON.stringify(game)}\n`);
      printJson(line);
    }
  },
};
