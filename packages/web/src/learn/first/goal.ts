/**
 * The first game: 18MEX from a prepared position. The opening sale is over, the learner runs one company and is asked to lay its first
 * track. It is won with a net worth that ordinary play reaches in about twenty decisions, well before the last round for it.
 */
import { scoreOf, type State } from '@roundhouse/engine';
import { ME } from '../intro/game.ts';

/** Decisions of the game of the lessons that lie behind. */
export const PREPARED = 46;

/** To be reached before this set of rounds begins. */
export const GOAL = 1000;
export const LAST_SET = 5;

export interface Progress {
  readonly worth: number;
  readonly stand: 'going' | 'won' | 'late';
}

export const progressOf = (state: State): Progress => {
  const worth = scoreOf(state, ME);
  if (worth >= GOAL) return { worth, stand: 'won' };
  return { worth, stand: state.outcome || state.round.set >= LAST_SET ? 'late' : 'going' };
};
