/** Bot games as the arguments plan them. */
import { type Bot, type BotGame, botNamed, playBots, type Watcher } from '@roundhouse/bots';
import { newGame, type PlayerId } from '@roundhouse/engine';
import { about, CommandError } from './command.ts';
import type { Plan } from './plan.ts';

const botCalled = (id: string): Bot => {
  const bot = botNamed(id);
  if (!bot) throw new CommandError(`unknown bot ${id}`);
  return bot;
};

/** A game played to its end, or as long as is sensible; what goes wrong names the seed. */
export const playedOut = (plan: Plan, bots: readonly string[], seed: number, watcher: Watcher = {}): BotGame => {
  const seats = Array.from({ length: plan.players }, (_, seat) => ({
    id: `@${seat + 1}` as PlayerId,
    name: `Player ${seat + 1}`,
  }));
  const game = newGame({ title: plan.title.id, players: seats, options: plan.options, rulings: plan.rulings, seed });
  let action = 0;
  const counting: Watcher = {
    ...watcher,
    asked: (state, number) => {
      action = number;
      return watcher.asked?.(state, number);
    },
  };
  try {
    const played = about(`seed ${seed}`, 'the bot failed', () => playBots(game, bots.map(botCalled), counting));
    for (const { action: wanted, why } of played.setbacks)
      process.stderr.write(
        `roundhouse: seed ${seed}: a bot takes the next best: ${why} ${JSON.stringify(wanted ?? {})}\n`,
      );
    return played;
  } catch (error) {
    if (error instanceof CommandError && action > 0) throw new CommandError(`${error.message} (action ${action})`);
    throw error;
  }
};
