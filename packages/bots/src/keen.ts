/** The insight of a title as `strong` has it. */
import { BANK, cashOf, type State } from '@roundhouse/engine';
import type { Habits, Insight, Keen } from './insight.ts';

/** How `strong` looks at a decision that it really takes. */
export const KEEN_HABITS: Habits = { thorough: true, swaps: true, sober: true };

/** So few rounds are counted, not guessed. */
const COUNTED = 3;

const known = new WeakMap<Insight, Insight>();

export const sharpened = (
  insight: Insight,
  { long = 1, reach = 1, drain, nodes: _nodes, young: _young, guesses = insight.guesses ?? [], ...weights }: Keen,
): Insight => ({
  ...insight,
  guesses,
  weights: {
    ...insight.weights,
    ...weights,
    grown: Object.fromEntries(Object.entries(insight.weights.grown).map(([train, worth]) => [train, worth * reach])),
  },
  roundsLeft: (state: State): number => {
    const usual = insight.roundsLeft(state);
    const lost = drain?.[state.phase];
    const rounds = lost === undefined ? usual : Math.min(usual, Math.max(0, Math.ceil(cashOf(state, BANK) / lost)));
    return rounds <= COUNTED ? rounds : Math.max(COUNTED, Math.round(rounds * long));
  },
});

export const keenOf = (insight: Insight): Insight => {
  if (!insight.keen) return insight;
  let keen = known.get(insight);
  if (!keen) known.set(insight, (keen = sharpened(insight, insight.keen)));
  return keen;
};
