/** 1862: nobody goes broke, prices leap on big dividends, permits say which trains may run. */
import {
  BANK,
  cashOf,
  type CellId,
  type CompanyId,
  firstNeighbour,
  percentAt,
  type State,
  type TrainSide,
} from '@roundhouse/engine';
import { permits, routeProblem, typeOf } from '@roundhouse/titles/1862';
import type { Insight } from '../insight.ts';
import { weights } from './weights.ts';

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = { A: 18, B: 16, C: 13, D: 11, E: 9, F: 8, G: 6, H: 4 };

const roundsLeft = (state: State): number => {
  const inSet = state.round.kind === 'operating' ? state.round.of - state.round.number : 0;
  if (state.ending) return Math.max(inSet, state.round.kind === 'operating' ? 0 : 3);
  return Math.max(inSet, Math.min(LEFT[state.phase] ?? 6, Math.ceil(cashOf(state, BANK) / 700)));
};

const permitsOf = (state: State, company: CompanyId): readonly string[] => permits.get(state)[company] ?? [];

const sideFor = (state: State, company: CompanyId, sides: readonly TrainSide[]): TrainSide | undefined => {
  const held = permitsOf(state, company);
  const fit = sides.filter(({ name }) => /[FLE]$/.test(name) && held.includes(typeOf(name)));
  return fit[0] ?? sides.find(({ name }) => /[FLE]$/.test(name));
};

const steps = (state: State, from: CellId, count: number): CellId => {
  let cell = from;
  for (let step = 0; step < count; step++) cell = firstNeighbour(state, cell, 'right') ?? cell;
  return cell;
};

const sold = (state: State, company: CompanyId): number =>
  state.seats.reduce((sum, player) => sum + percentAt(state, player, company), 0);

export const insight: Insight = {
  title: '1862',
  weights,
  problem: routeProblem,
  roundsLeft,
  marker: (state, from, { revenue, price, paid }) => {
    if (!paid || revenue === 0) return firstNeighbour(state, from, 'left');
    return price > 0 ? steps(state, from, Math.min(4, Math.floor(revenue / price))) : from;
  },
  capital: (state, company) => (state.companies[company]?.par ?? 0) * 10,
  floats: (state, company) => {
    const { president, par } = state.companies[company] ?? {};
    const needed = ((50 - sold(state, company)) / 10) * (par ?? 0);
    if (needed <= 0) return 1;
    return Math.min(1, Math.max(0.2, (president ? cashOf(state, president) : 0) / needed)) * 0.95;
  },
  sideFor,
  mustOwn: () => true,
  presidentPays: false,
  sharePercent: () => 10,
  privateWorth: () => 0,
  outlookKey: (state, company) => permitsOf(state, company).join(),
  lotWorth: () => 20,
};
