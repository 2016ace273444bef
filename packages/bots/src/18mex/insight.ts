/** 18MEX: what its privates, minors and majors are worth, and how long it lasts. */
import { cashOf, factsOf, type PlayerId, priceOf, type State } from '@roundhouse/engine';
import { faceValue, routeProblem } from '@roundhouse/titles/18mex';
import { chanceToFloat } from '../floating.ts';
import type { Insight } from '../insight.ts';
import { strongWeights, weights } from './weights.ts';

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = {
  '1': 17,
  '2': 16,
  '3': 13,
  '3½': 12,
  '4': 10,
  '5': 8,
  '6': 6,
  '6½': 5,
  '4D': 4,
};

const roundsLeft = (state: State): number => {
  if (state.ending) return state.round.kind === 'stock' ? 1 : 0;
  const bank = cashOf(state, 'bank');
  const byBank = Math.max(1, Math.ceil(bank / 700));
  return Math.min(LEFT[state.phase] ?? 8, byBank * 2);
};

/** What an item of the first sale is worth: income until it closes, and what comes with it. */
const LOTS: Readonly<Record<string, number>> = {
  MCAR: 45,
  KCMO: 75,
  MIR: 200,
  MNR: 300,
  CdB: 45,
  A: 105,
  B: 95,
  C: 105,
};

const lotWorth = (state: State, item: string): number => LOTS[item] ?? faceValue(state, item);

export const insight: Insight = {
  title: '18MEX',
  weights,
  strongWeights,
  problem: routeProblem,
  roundsLeft,
  countsPurchases: true,
  capital: (state, company) => (state.companies[company]?.status === 'started' ? priceOf(state, company) * 10 : 0),
  floats: (state, company) => chanceToFloat(state, company, { needed: () => 50, price: priceOf, share: () => 10 }),
  mustOwn: () => true,
  presidentPays: true,
  sharePercent: () => 10,
  privateWorth: (state, id) => {
    const { price = 0, revenue = 0 } = factsOf(state).privates[id] ?? {};
    return price + revenue * Math.min(5, roundsLeft(state));
  },
  otherWorth: (state: State, player: PlayerId) =>
    ['A', 'B', 'C'].filter(
      (each) => state.companies[each]?.president === player && state.companies[each].status !== 'closed',
    ).length * 60,
  lotWorth: (state, item) => lotWorth(state, item),
};
