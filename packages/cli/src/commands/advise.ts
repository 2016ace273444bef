import { botNamed, decide, loadInsight, type Proposal } from '@roundhouse/bots';
import { type Action, decider } from '@roundhouse/engine';
import { about, type Command, CommandError, onlyFile, printJson, readArguments, wholeNumber } from '../command.ts';
import { readGame } from '../files.ts';
import { lastState, refusedAt, replayed } from '../playing.ts';

const usage = 'advise FILE [--at N] [--bot B] [--json]';

/** More than anybody reads. */
const MOST_ALTERNATIVES = 12;

const choiceJson = ({
  action,
  value,
  reasons,
}: Proposal): { action: Action; value: number; reasons: Proposal['reasons'] } => ({
  action,
  value: Math.round(value),
  reasons,
});

/** What a bot would do in a position of a stored game, what else it thought of, and why. */
export const advise: Command = {
  usage,
  summary: 'Show what a bot would do in a position, and why',
  run: async (args) => {
    const string = { type: 'string' } as const;
    const { values, positionals } = readArguments(usage, args, { at: string, bot: string, json: { type: 'boolean' } });
    const file = onlyFile(usage, positionals);
    const game = await readGame(file);
    await loadInsight(game.title);
    const name = values.bot ?? 'plain';
    const bot = botNamed(name);
    if (!bot) throw new CommandError(`unknown bot ${name}`);
    const at = values.at === undefined ? game.actions.length : wholeNumber('at', values.at, 0, game.actions.length);
    const played = replayed(file, { ...game, actions: game.actions.slice(0, at) });
    if (played.refused) throw refusedAt(file, game.title, played.refused.index + 1, played.refused.refusal);
    const state = lastState(file, played);
    const player = decider(state);
    if (!player) throw new CommandError(`${file}: nobody is to act after action ${at}`);
    const { alternatives, ...choice } = about(file, 'no advice available', () =>
      decide(bot, state, { seed: game.seed }),
    );
    printJson({
      title: game.title,
      at,
      player,
      bot: bot.id,
      choice: choiceJson(choice),
      alternatives: alternatives.slice(0, MOST_ALTERNATIVES).map(choiceJson),
    });
  },
};
