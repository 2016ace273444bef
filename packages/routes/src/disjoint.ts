/**
 * Trains that may not share track, a weighted set packing: a greedy heuristic for a first answer; a Lagrangian dual bound
 * with prices on contested track; then branch and bound over the runs that the bound leaves.
 */
import { packRuns, distinct, runList, enumerateRuns, type RunList } from './packing.ts';
import type { Graph } from './compile.ts';
import {
  bestOf,
  floorTo,
  QUICK_LOOK,
  valueUnitOf,
  kindsOf,
  orders,
  runInOrder,
  tryAround,
  type Choice,
  type Kind,
  type State,
} from './fleet.ts';
import { minimizeRunDual, type RunDual } from './runDual.ts';
import type { Meter } from './search.ts';
import type { Problem } from './types.ts';
import { walkersOf, minimizeWalkDual, type WalkDual } from './walkDual.ts';

export interface Best {
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly bound: number;
  readonly proved: boolean;
}

export const bestDisjoint = (problem: Problem, graph: Graph, meter: Meter): Best => {
  // The graph is remembered; ways that were walked for another question are no part of this one.
  graph.walked.length = 0;
  const kinds = kindsOf(problem, graph);
  let proved = true;
  for (const kind of kinds) {
    const asked = bestOf(graph, kind, meter, { share: graph.complete ? 1 / 8 : QUICK_LOOK });
    kind.top = Math.min(asked.bound, kind.search.ceiling);
    if (!asked.done) proved = false;
  }
  kinds.sort((x, y) => y.top - x.top);
  const state: State = { kinds, graph, meter, best: [], value: 0, valueUnit: valueUnitOf(graph, kinds) };
  for (const order of orders(kinds)) runInOrder(state, order, new Uint8Array(graph.tracks), []);
  if (!graph.complete) for (const kind of kinds) kind.top = kind.search.ceiling;
  const sumOfTops = kinds.reduce((sum, kind) => sum + kind.top * kind.trains.length, 0);
  const result = (bound: number): Best => {
    const sure = bound < state.value + state.valueUnit;
    const most = sure ? state.value : floorTo(bound, state.valueUnit);
    return { choices: state.best, value: state.value, bound: most, proved: sure };
  };
  if (sumOfTops < state.value + state.valueUnit) return result(sumOfTops);
  if (!graph.complete) return result(Math.min(sumOfTops, boundByWalks(state)));
  if (!proved) return result(sumOfTops);

  const { priced, most: together } = contestedPrices(state);
  const bound = Math.min(sumOfTops, together);
  if (bound < state.value + state.valueUnit) return result(bound);
  // The runs met on the way are combined first: a better answer leaves fewer runs to list.
  packRuns(state, knownRuns(state, priced), priced, 0);
  // Aim halfway between answer and bound, rather above: the higher the aim the fewer the runs, and either end moves.
  let most = floorTo(bound, state.valueUnit);
  while (most > state.value) {
    const aim = state.valueUnit * Math.ceil((state.value + 3 * most) / 4 / state.valueUnit);
    const lists = enumerateRuns(state, priced, aim);
    if (!lists || !packRuns(state, lists, priced, aim)) return result(most);
    // Whatever reaches the aim was looked at, so an answer found now is the best.
    most = state.value < aim ? aim - state.valueUnit : state.value;
  }
  return result(most);
};

/** With fewer value units than these between answer and bound the runs that may still matter are soon listed. */
const NARROW = 3;

/** Prices by runs, and what all trains bring at most. */
interface Contested {
  readonly priced: RunDual;
  readonly most: number;
}

/** Where prices by runs leave much open, once more from prices by walks, of which many rounds are cheap. */
const contestedPrices = (state: State): Contested => {
  const rough = minimizeRunDual(state, new Int32Array(state.graph.tracks), 1);
  if (rough.bound < state.value + NARROW * state.valueUnit) return { priced: rough, most: rough.bound };
  const walkers = walkersOf(state.graph, state.kinds);
  if (!walkers) return { priced: rough, most: rough.bound };
  const walks = minimizeWalkDual(state, walkers, WALK_ROUNDS, () => undefined);
  const fine = minimizeRunDual(state, Int32Array.from(walks.prices, Math.round), 1 / 4);
  const priced = fine.bound < rough.bound ? fine : rough;
  return { priced, most: Math.min(priced.bound, walks.bound) };
};

/** Rounds of prices where not every way is listed, and after how many of them the trains are run at these prices. */
const WALK_ROUNDS = 400;
const TRY_EVERY = 25;
/** So many runs of each kind are tried at last, and as soon as the bound has settled. */
const PROMISING = 30;
const FIRST_TRIED = 10;

/** Where not every way is listed: what walks can bring; the runs that they lead to may be better answers. */
const boundByWalks = (state: State): number => {
  const { graph, kinds } = state;
  const walkers = walkersOf(graph, kinds);
  if (!walkers) return Infinity;
  const tryRunsAt = (multipliers: Float64Array, round: number): void => {
    if (round % TRY_EVERY !== TRY_EVERY - 1) return;
    for (const kind of kinds) {
      const prices = Int32Array.from(multipliers, Math.round);
      const { run } = bestOf(graph, kind, state.meter, { prices, share: QUICK_LOOK });
      if (run) tryAround(state, kind, run);
    }
  };
  const combineKnown = ({ bound, prices }: WalkDual, promising: number): void => {
    const isOpen = (): boolean => bound >= state.value + state.valueUnit;
    const free: RunDual = { prices: new Int32Array(graph.tracks), sum: 0, tops: kinds.map((kind) => kind.top), bound };
    if (isOpen()) packRuns(state, knownRuns(state, free), free, 0);
    // Runs that the last prices leave worth most: each with the best of the others around it.
    const last: RunDual = { ...free, prices: Int32Array.from(prices, Math.round) };
    for (const [k, { runs }] of knownRuns(state, last).entries())
      for (const run of runs.slice(0, promising)) if (isOpen()) tryAround(state, kinds[k] as Kind, run);
    if (isOpen()) packRuns(state, knownRuns(state, free), free, 0);
  };
  const walks = minimizeWalkDual(state, walkers, WALK_ROUNDS, tryRunsAt, {
    settled: (walks) => combineKnown(walks, FIRST_TRIED),
  });
  combineKnown(walks, PROMISING);
  return walks.bound;
};

const knownRuns = ({ graph, kinds }: State, priced: RunDual): RunList[] =>
  kinds.map((kind) => runList(graph, distinct(graph, kind.pool, priced)));
