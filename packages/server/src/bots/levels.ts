/** The bots that can be given a seat: bare levels from the weakest to the strongest, and characters. */
import { CHARACTERS } from '@roundhouse/bots/characters';
import { type Level, LEVELS, RANDOM } from '@roundhouse/bots/levels';

export const SEATED: readonly Level[] = [RANDOM, ...LEVELS, ...CHARACTERS];
