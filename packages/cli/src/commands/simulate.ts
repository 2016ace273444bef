import path from 'node:path';
import type { Game } from '@roundhouse/engine';
import { reasonToPeer } from '@roundhouse/interchange';
import { about, type Command, CommandError, printJson, readArguments, wholeNumber } from '../command.ts';
import { playedOut } from '../botGames.ts';
import { type Plan, planOf } from '../plan.ts';
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
    const string = { type: 'string' } as const;
    const { values, positionals } = readArguments(usage, args, {
      title: string,
      players: string,
      variant: string,
      rulings: string,
      bots: string,
      games: string,
      seed: string,
      out: string,
      json: { type: 'boolean' },
    });
    if (positionals.length > 0)
      throw new CommandError(`${positionals.join(' ')} is one argument too many — usage: ${usage}`);
    const plan = await planOf(values);
    const games = wholeNumber('games', values.games ?? '1', 1, 100_000);
    const first = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1);
    if (values.out !== undefined) makeFolder(values.out);
    const name = [plan.title.id, ...plan.names, `${plan.players}p`].join('-');
    for (let index = 0; index < games; index++) {
      const seed = (first + index) % 2 ** 31;
      const { game, line } = about(`seed ${seed}`, 'can’t be played', () => playGame(plan, seed));
      if (values.out !== undefined)
        writeWhole(path.join(values.out, `${name}-${seed}.json`), `${JSON.stringify(game)}\n`);
      printJson(line);
    }
  },
};
