/** The bot `random`: uniform over kinds of offers, then over offers. It knows no title. */
import { type Action, diceOf, randomAction, type State } from '@roundhouse/engine';
import type { Bot, Choice, Progress, ThinkOptions } from './bot.ts';
import { RANDOM } from './levels.ts';

const chosen = (action: Action): Choice => ({ action, value: 0, reasons: [], alternatives: [] });

function* think(state: State, { seed }: ThinkOptions): Generator<Progress, Choice, void> {
  yield { nodes: 0, budget: 1 };
  return chosen(randomAction(state, diceOf(seed)));
}

export const random: Bot = {
  ...RANDOM,
  think,
  player: (seed) => {
    const dice = diceOf(seed);
    return { choose: (state) => chosen(randomAction(state, dice)) };
  },
};
