/** Ruling `peerDraw`: chance as 18xx.games draws it from the number of a game. */
import { diceOf, peerDice, type SetupRequest } from '@roundhouse/engine';
import { recorded } from './rulings.ts';

/** Whole numbers from 0 to below n. */
export type Chance = (n: number) => number;

export const chanceOf = ({ rules, seed, fixed }: SetupRequest): Chance => {
  if (!recorded({ rules }, 'peerDraw')) return diceOf(seed).below;
  // A file without a seed of its own was drawn from the number of the game.
  const number = fixed?.['seed'];
  const { draw } = peerDice(typeof number === 'number' ? number : seed);
  return (n) => draw() % n;
};

/** That site deals seats when a game is created. */
export const seatsAreDealt = ({ rules }: SetupRequest): boolean => recorded({ rules }, 'peerDraw');
