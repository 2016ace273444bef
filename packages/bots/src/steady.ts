/**
 * Rounds that are left are known by phase, in whole numbers. The train that brings a phase ends the game a little sooner, not
 * three rounds at once: positions before and after it are compared as if the game lasted equally long. And trains are expected to
 * leave the depot at a steady pace. Where a title says so, every purchase is part of that pace, no matter which company buys, and
 * does not hasten the other trains.
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

const byTaken = memo((_insight: Insight) => new Map<number, Insight>());

/** The insight of somebody whose decision has taken so many cards off the depot. */
export const havingTaken = (insight: Insight, taken: number): Insight => {
  if (taken === 0 || !insight.countsPurchases) return insight;
  const known = byTaken(insight);
  let found = known.get(taken);
  if (!found) known.set(taken, (found = { ...insight, taken: (insight.taken ?? 0) + taken }));
  return found;
};

const cardsLeft = memo((trains: State['trains']): number => trains.filter((each) => each.at === 'depot').length);

/** Cards that a decision took off the depot; what the end of a round takes away nobody bought. */
export const takenBetween = (before: State, after: State): number =>
  before.round.kind === after.round.kind &&
  before.round.set === after.round.set &&
  before.round.number === after.round.number
    ? Math.max(0, cardsLeft(before.trains) - cardsLeft(after.trains))
    : 0;

/** Whether a decision brings a phase and nothing else that bears on how long the game lasts. */
export const bringsPhase = (before: State, after: State): boolean =>
  before.phase !== after.phase &&
  before.round.kind === after.round.kind &&
  before.round.set === after.round.set &&
  before.round.number === after.round.number &&
  before.ending === after.ending &&
  !after.outcome;
