/**
 * Rounds that are left are known by phase, in whole numbers. The train that brings a phase ends the game a little sooner, not
 * three rounds at once: positions before and after it are compared as if the game lasted equally long.
 */
import { memo, type State } from '@roundhouse/engine';
import type { Insight } from './insight.ts';

const byRounds = memo((_insight: Insight) => new Map<number, Insight>());

/** The insight of somebody who expects so many rounds. */
export const lasting = (insight: Insight, rounds: number): Insight => {
  const known = byRounds(insight);
  let found = known.get(rounds);
  if (!found) known.set(rounds, (found = { ...insight, roundsLeft: () => rounds }));
  return found;
};

/** Whether a decision brings a phase and nothing else that tells how long the game lasts. */
export const bringsPhase = (before: State, after: State): boolean =>
  before.phase !== after.phase &&
  before.round.kind === after.round.kind &&
  before.round.set === after.round.set &&
  before.round.number === after.round.number &&
  before.ending === after.ending &&
  !after.outcome;
