import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { botNamed } from '@roundhouse/bots';
import {
  type Action,
  apply,
  begin,
  decider,
  type Game,
  isRefusal,
  newGame,
  type PlayerId,
  type Title,
} from '@roundhouse/engine';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { type Command, CommandError, printJson, readArguments, wholeNumber } from '../command.ts';
import { writeWhole } from '../files.ts';

const usage =
  'simulate --title T [--players N] [--variant V] [--rulings rulebook|18xx.games] [--bots a,b,…] [--games K] [--seed S] [--out DIR] [--json]';

/** Longer than any game ends by itself; a game that is still going on then is reported as not finished. */
const MOST_ACTIONS = 20_000;

interface Plan {
  readonly title: Title;
  readonly players: number;
  readonly bots: readonly string[];
  readonly options: Game['options'];
  readonly rulings: Game['rulings'];
}

const planOf = async (values: Readonly<Record<string, string | boolean | undefined>>): Promise<Plan> => {
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const wanted = text('title');
  const id = wanted === undefined ? undefined : titleIdOf(wanted);
  if (id === undefined) throw new CommandError(`unknown title ${wanted ?? ''}`);
  const title = await loadTitle(id);
  const variantId = text('variant');
  const variant = title.variants.find((each) => each.id === variantId);
  if (variantId !== undefined && !variant)
    throw new CommandError(
      `${title.id} has no variant ${variantId}; there are: ${title.variants.map((each) => each.id).join(', ')}`,
    );
  const counts = variant?.players ?? title.players;
  const players =
    text('players') === undefined ? (counts[0] ?? 3) : wholeNumber('players', text('players') ?? '', 1, 20);
  if (!counts.includes(players)) throw new CommandError(`${title.id} is not for ${players} players`);
  const rulings = title.presets[text('rulings') ?? 'rulebook'];
  if (!rulings)
    throw new CommandError(`no rulings ${text('rulings')}; there are: ${Object.keys(title.presets).join(', ')}`);
  const bots = (text('bots') ?? 'random').split(',');
  for (const bot of bots) if (!botNamed(bot)) throw new CommandError(`no bot ${bot}`);
  return { title, players, bots, options: variant?.options ?? {}, rulings };
};

const playGame = (
  plan: Plan,
  seed: number,
): { readonly game: Game; readonly finished: boolean; readonly line: object } => {
  const started = performance.now();
  const seats = Array.from({ length: plan.players }, (_, seat) => ({
    id: `@${seat + 1}` as PlayerId,
    name: `Player ${seat + 1}`,
  }));
  const game = newGame({ title: plan.title.id, players: seats, options: plan.options, rulings: plan.rulings, seed });
  const players = new Map(
    seats.map(({ id }, seat) => [
      id,
      botNamed(plan.bots[seat % plan.bots.length] ?? 'random')?.player(seed * 31 + seat),
    ]),
  );
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < MOST_ACTIONS) {
    const who = decider(state);
    const bot = who && players.get(who);
    if (!bot) throw new CommandError(`seed ${seed}, action ${actions.length + 1}: nobody decides`);
    const action = bot.choose(state);
    const result = apply(state, action);
    if (isRefusal(result))
      throw new CommandError(`seed ${seed}, action ${actions.length + 1}: refused: ${result.key} (${result.rule})`);
    actions.push(action);
    state = result.state;
  }
  return {
    game: { ...game, actions },
    finished: state.outcome !== null,
    line: {
      seed,
      players: plan.players,
      actions: actions.length,
      finished: state.outcome !== null,
      reason: state.outcome?.reason ?? null,
      scores: state.outcome?.scores ?? {},
      ms: Math.round(performance.now() - started),
    },
  };
};

/** Bot games. */
export const simulate: Command = {
  usage,
  run: async (args) => {
    const string = { type: 'string' } as const;
    const { values } = readArguments(usage, args, {
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
    const plan = await planOf(values);
    const games = wholeNumber('games', values.games ?? '1', 1, 100_000);
    const first = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1);
    if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
    for (let index = 0; index < games; index++) {
      const seed = (first + index) % 2 ** 31;
      const { game, line } = playGame(plan, seed);
      if (values.out !== undefined)
        writeWhole(
          path.join(values.out, `${plan.title.id}-${plan.players}p-${seed}.json`),
          `${JSON.stringify(game)}\n`,
        );
      printJson(line);
    }
  },
};
