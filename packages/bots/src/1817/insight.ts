/** 1817: loans, shorts and take-overs. */
import { type CellId, type CompanyId, firstNeighbour, type State } from '@roundhouse/engine';
import { faceOf, routeProblem, unitOf } from '@roundhouse/titles/1817';
import type { Insight } from '../insight.ts';
import { weights } from './weights.ts';

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = { '2': 14, '2+': 14, '3': 12, '4': 10, '5': 8, '6': 7, '7': 6, '8': 4 };

const roundsLeft = (state: State): number => {
  const inSet = state.round.kind === 'operating' ? state.round.of - state.round.number : 0;
  return Math.max(inSet, LEFT[state.phase] ?? 6);
};

const steps = (state: State, from: CellId, count: number): CellId => {
  let cell = from;
  for (let step = 0; step < count; step++) cell = firstNeighbour(state, cell, 'right') ?? cell;
  return cell;
};

export const insight: Insight = {
  title: '1817',
  weights,
  problem: routeProblem,
  roundsLeft,
  marker: (state, from, { revenue, price, paid }) => {
    if (!paid || revenue === 0) return firstNeighbour(state, from, 'left');
    return steps(state, from, Math.min(2, Math.floor(revenue / Math.max(40, price))));
  },
  capital: () => 0,
  mustOwn: () => true,
  presidentPays: false,
  sharePercent: (state: State, company: CompanyId) => unitOf(state, company),
  privateWorth: (state, id) => faceOf(state, id),
  burden: (state, company) => (state.companies[company]?.loans ?? 0) * 100,
  lotWorth: (state, item) => (state.privates[item] ? faceOf(state, item) : 0),
};
