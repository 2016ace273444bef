/** How many operating rounds are still to come: the round track says it. */
import type { State } from '@roundhouse/engine';
import { option } from '@roundhouse/titles/18cz';

/** Operating rounds of each set, by the number of sets. */
const SETS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3];
const SHORT: readonly number[] = [1, 1, 2, 2, 2, 3];

const setsOf = (state: State): readonly number[] =>
  option(state, 'moravia') || option(state, 'tutorial') ? SHORT : SETS;

export const roundsLeft = (state: State): number => {
  const { kind, set, number } = state.round;
  const later = setsOf(state)
    .slice(Math.max(0, kind === 'operating' ? set : set - 1))
    .reduce((sum, each) => sum + each, 0);
  return kind === 'operating' ? later + Math.max(0, (setsOf(state)[set - 1] ?? 1) - number) : later;
};
