/**
 * Trains that may not share track. First a good answer, train by train; then prices on contested track, which give a
 * bound for all trains together; then every run that the bound leaves, combined by branch and bound.
 */
import { combine, distinct, listed, listRuns } from './combine.ts';
import type { Graph } from './compile.ts';
import { bestOf, grainOf, kindsOf, orders, runInOrder, type Choice, type State } from './fleet.ts';
import { findPrices } from './prices.ts';
import type { Meter } from './search.ts';
import type { Problem } from './types.ts';

export interface Best {
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly bound: number;
  readonly proved: boolean;
}

export const bestDisjoint = (problem: Problem, graph: Graph, meter: Meter): Best => {
  const kinds = kindsOf(problem, graph, meter);
  let proved = true;
  for (const kind of kinds) {
    const asked = bestOf(graph, kind, { share: 1 / 8 });
    kind.top = Math.min(asked.bound, kind.search.ceiling);
    if (!asked.done) proved = false;
  }
  kinds.sort((x, y) => y.top - x.top);
  const state: State = { kinds, graph, meter, best: [], value: 0, grain: grainOf(problem, graph) };
  for (const order of orders(kinds)) runInOrder(state, order, new Uint8Array(graph.tracks), []);
  if (!graph.complete) for (const kind of kinds) kind.top = kind.search.ceiling;
  const sumOfTops = kinds.reduce((sum, kind) => sum + kind.top * kind.trains.length, 0);
  const result = (bound: number, sure: boolean): Best => ({
    choices: state.best,
    value: state.value,
    bound: sure ? state.value : Math.max(bound, state.value),
    proved: sure,
  });
  if (sumOfTops < state.value + state.grain) return result(sumOfTops, true);
  if (!proved) return result(sumOfTops, false);

  const priced = findPrices(state);
  const bound = graph.complete ? Math.min(sumOfTops, priced.bound) : sumOfTops;
  if (bound < state.value + state.grain) return result(bound, true);
  // The runs met on the way are combined first: a better answer leaves fewer runs to list.
  const known = kinds.map((kind) => listed(graph, distinct(graph, kind.pool, priced)));
  combine(state, known, priced, 0);
  // Aim halfway between answer and bound: the higher the aim the fewer the runs, and either end moves.
  let most = floorTo(bound, state.grain);
  while (most > state.value) {
    const half = floorTo((state.value + most) / 2, state.grain);
    const aim = Math.max(state.value + state.grain, half);
    const lists = listRuns(state, priced, aim);
    if (!lists || !combine(state, lists, priced, aim)) return result(most, false);
    // Whatever reaches the aim was looked at, so an answer found now is the best.
    most = state.value < aim ? aim - state.grain : state.value;
  }
  return graph.complete ? result(most, true) : result(bound, false);
};

const floorTo = (value: number, grain: number): number => Math.floor(value / grain) * grain;
