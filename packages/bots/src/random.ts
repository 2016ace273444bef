/** The bot `random`: uniform over kinds of offers, then over offers. It knows no title. */
import { diceOf, randomAction, type State } from '@roundhouse/engine';
import type { Bot, Choice, Progress, ThinkOptions } from './bot.ts';
import { RANDOM } from './levels.ts';

function* think(state: State, { seed }: ThinkOptions): Generator<Progress, Choice, void> {
  yield { nodes: 0, budget: 1 };
  return { action: randomAction(state, diceOf(seed)), value: 0, reasons: [], alternatives: [] };
}

export const random: Bot = {
  ...RANDOM,
  think,
  player: (seed) => {
    const dice = diceOf(seed);
    return { choose: (state) => randomAction(state, dice) };
  },
};
