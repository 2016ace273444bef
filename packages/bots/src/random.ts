/** The bot `random`: uniform over kinds of offers, then over offers. It knows no title. */
import { diceOf, randomAction } from '@roundhouse/engine';
import type { Bot } from './bot.ts';

export const random: Bot = {
  id: 'random',
  name: { en: 'Random', ru: 'Случайный' },
  player: (seed) => {
    const dice = diceOf(seed);
    return { choose: (state) => randomAction(state, dice) };
  },
};
