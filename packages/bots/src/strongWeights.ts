/** The insight of a title as `strong` has it. */
import { BANK, cashOf, type State } from '@roundhouse/engine';
import type { Habits, Insight, StrongWeights } from './insight.ts';

/** How `strong` looks at a decision that it really takes. */
export const STRONG_HABITS: Habits = { thorough: true, swaps: true, noTaste: true };

/** With this many rounds left or fewer, their number is certain: the length factor does not apply. */
const COUNTED = 3;

const known = new WeakMap<Insight, Insight>();

export const withWeights = (
  insight: Insight,
  {
    lengthFactor = 1,
    revenueFactor = 1,
    bankDrain,
    nodes: _nodes,
    buildingTurns: _buildingTurns,
    guesses = insight.guesses ?? [],
    countsPurchases = insight.countsPurchases ?? false,
    ...weights
  }: StrongWeights,
): Insight => ({
  ...insight,
  guesses,
  countsPurchases,
  weights: {
    ...insight.weights,
    ...weights,
    matureRevenue: Object.fromEntries(
      Object.entries(insight.weights.matureRevenue).map(([train, worth]) => [train, worth * revenueFactor]),
    ),
  },
  roundsLeft: (state: State): number => {
    const usual = insight.roundsLeft(state);
    const lost = bankDrain?.[state.phase];
    const rounds = lost === undefined ? usual : Math.min(usual, Math.max(0, Math.ceil(cashOf(state, BANK) / lost)));
    return rounds <= COUNTED ? rounds : Math.max(COUNTED, Math.round(rounds * lengthFactor));
  },
});

export const strongInsight = (insight: Insight): Insight => {
  if (!insight.strongWeights) return insight;
  let strong = known.get(insight);
  if (!strong) known.set(insight, (strong = withWeights(insight, insight.strongWeights)));
  return strong;
};
