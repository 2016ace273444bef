/** The levels that can be given a seat, from the weakest to the strongest. */
import { type Level, LEVELS, RANDOM } from '@roundhouse/bots/levels';

export const SEATED: readonly Level[] = [RANDOM, ...LEVELS];
