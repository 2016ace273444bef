import path from 'node:path';
import { botNamed, type BotPlayer } from '@roundhouse/bots';
import { type Action, apply, begin, decider, type Game, isRefusal, newGame, type PlayerId } from '@roundhouse/engine';
import { reasonToPeer } from '@roundhouse/interchange';
import { about, type Command, CommandError, printJson, readArguments, wholeNumber } from '../command.ts';
import { type Plan, planOf } from '../plan.ts';
import { refusedAt } from '../playing.ts';
import { makeFolder, writeWhole } from '../writing.ts';

const usage =
  'simulate --title T [--players N] [--variant V,…] [--rulings rulebook|18xx.games] [--bots a,b,…] [--games K] [--seed S] [--out DIR] [--json]';

/** Longer than any game ends by itself; a game that is still going on then is reported as not finished. */
const MOST_ACTIONS = 20_000;

const playerAt = (plan: Plan, seat: number, seed: number): BotPlayer => {
  const bot = botNamed(plan.bots[seat % plan.bots.length] ?? 'random');
  if (!bot) throw new CommandError(`no bot for seat ${seat + 1}`);
  return bot.player(seed * 31 + seat);
};

const playGame = (plan: Plan, seed: number): { readonly game: Game; readonly line: object } => {
  const started = performance.now();
  const seats = Array.from({ length: plan.players }, (_, seat) => ({
    id: `@${seat + 1}` as PlayerId,
    name: `Player ${seat + 1}`,
  }));
  const game = newGame({ title: plan.title.id, players: seats, options: plan.options, rulings: plan.rulings, seed });
  const players = new Map(seats.map(({ id }, seat) => [id, playerAt(plan, seat, seed)]));
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < MOST_ACTIONS) {
    const who = decider(state);
    const bot = who && players.get(who);
    const where = `seed ${seed}, action ${actions.length + 1}`;
    if (!bot) throw new CommandError(`${where}: nobody decides`);
    const position = state;
    const action = about(where, 'the bot fails', () => bot.choose(position));
    const result = about(where, `${action.type} fails`, () => apply(position, action));
    if (isRefusal(result)) throw refusedAt(`seed ${seed}`, plan.title.id, actions.length + 1, result);
    actions.push(action);
    state = result.state;
  }
  const { outcome } = state;
  return {
    game: { ...game, actions },
    line: {
      seed,
      players: plan.players,
      actions: actions.length,
      finished: outcome !== null,
      reason: outcome ? reasonToPeer(outcome.reason) : null,
      scores: outcome?.scores ?? {},
      ms: Math.round(performance.now() - started),
    },
  };
};

/** Bot games. */
export const simulate: Command = {
  usage,
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
    if (positionals.length > 0) throw new CommandError(`${positionals.join(' ')} is too much — usage: ${usage}`);
    const plan = await planOf(values);
    const games = wholeNumber('games', values.games ?? '1', 1, 100_000);
    const first = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1);
    if (values.out !== undefined) makeFolder(values.out);
    const name = [plan.title.id, ...plan.names, `${plan.players}p`].join('-');
    for (let index = 0; index < games; index++) {
      const seed = (first + index) % 2 ** 31;
      const { game, line } = about(`seed ${seed}`, 'cannot be played', () => playGame(plan, seed));
      if (values.out !== undefined)
        writeWhole(path.join(values.out, `${name}-${seed}.json`), `${JSON.stringify(game)}\n`);
      printJson(line);
    }
  },
};
