/**
 * The Lagrangian dual over walks: prices on track (shared by all trains) and on visits to places (per kind of train), moved
 * by the subgradient method with momentum. A round is one dynamic program per kind and costs little whatever the track; the
 * bound also holds where not every way between two stops was listed. Where it settles a little above a multiple of the value
 * unit, one branching helps: at most so many trains visit a place, or more. Each side is a cut with a price of its own.
 */
import { rangeOf } from './walkBounds.ts';
import { stepsByLinks, stepsByTrack, type Steps } from './steps.ts';
import type { Graph } from './compile.ts';
import { floorTo, type Kind, type State } from './fleet.ts';
import type { Meter } from './search.ts';
import type { Stop } from './stops.ts';
import { trackGraphOf } from './trackGraph.ts';
import { walkFinder, type FindWalks, type Walk, type BestWalks } from './bestWalk.ts';
import { runOfWalk } from './walkToRun.ts';

export interface WalkDual {
  readonly prices: Float64Array;
  /** Tolls by kind of train. */
  readonly visitPrices: readonly Float64Array[];
  /** All trains together bring no more. */
  readonly bound: number;
}

/** The walks of a kind of train. */
interface Walkers {
  readonly kind: Kind;
  /** How many amounts can be left of the range: what is worked out for each step. */
  readonly cells: number;
  readonly steps: Steps;
  readonly best: FindWalks;
  readonly visitPrices: Float64Array;
  /** The momentum of each visit price. */
  readonly momentum: Float64Array;
}

/** Rounds without a better bound after which the step becomes smaller. */
const PATIENCE = 8;
/** With a smaller step factor nothing moves anymore. */
const LEAST_STEP = 1 / 50;
/** Prices are no whole numbers: a sum of them may come out a little too low. */
const ROUNDING = 1e-6;
/** Every so many rounds the best walks from all stations are looked at, not only the best of all. */
const LOOK_AROUND = 10;

/** At this step factor the bound has settled: it will not fall much further. */
const SETTLED = 1 / 10;
/** Rounds over which the visits to a place are averaged. */
const MEMORY = 50;
/** Of a value unit: the bound is branched on when no more than this part must be cut off, and each branch aims as far below. */
const PART_OF_UNIT = 1 / 4;
/** Rounds for each branch; most often half of them are enough. */
const BRANCH_ROUNDS = 150;

/** A cut: at least, or at most, so many trains visit a place. */
interface VisitCut {
  readonly place: number;
  readonly trains: number;
  readonly atLeast: boolean;
}

/** How the dual is minimized. */
interface DualOptions {
  /** Prices to start from; absent: zero. */
  readonly prices?: Float64Array;
  readonly limit?: VisitCut;
  /** Stops as soon as the bound falls below this. */
  readonly below?: number;
  /**
   * Where this is given, a bound that has settled a little above a whole value unit is branched on. Called just before: it
   * may find a better answer, for the whole unit may be what the best runs bring.
   */
  readonly settled?: (walks: WalkDual) => void;
}

/** The subproblem of one kind of train: its best walks at these prices, visit prices and prices of the cut. */
const walksAt = (
  graph: Graph,
  meter: Meter,
  { kind, cells, steps, best, visitPrices }: Walkers,
  prices: Float64Array,
  cutPrices: Float64Array,
): BestWalks => {
  const worth = new Float64Array(graph.stops.length);
  for (const { id, place } of graph.stops)
    worth[id] = (kind.view.value[id] as number) - (visitPrices[place] as number) - (cutPrices[place] as number);
  meter.nodes += steps.from.length * cells;
  return best(steps.gains(prices), worth);
};

const placesOf = (graph: Graph, { stops }: Pick<Walk, 'stops'>): Int32Array => {
  const visited = new Int32Array(graph.places);
  for (const id of stops) {
    const { place } = graph.stops[id] as Stop;
    visited[place] = (visited[place] as number) + 1;
  }
  return visited;
};

/** `onRound` may look for a better answer with the prices of the moment. */
export const minimizeWalkDual = (
  state: State,
  walkers: readonly Walkers[],
  rounds: number,
  onRound: (prices: Float64Array, round: number) => void,
  { prices: start, limit, below, settled }: DualOptions = {},
): WalkDual => {
  const { graph, kinds, meter } = state;
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  const marks = graph.marks.reduce((sum, { amount }) => sum + amount, 0);
  // Steps over track do not say which marks they touch: each train may touch them all.
  const besides = graph.complete ? 0 : marks * trains;
  const prices = start ? Float64Array.from(start) : new Float64Array(graph.tracks);
  const priceMomentum = new Float64Array(graph.tracks);
  /** What a visit costs, or brings where there must be more of them. */
  const cutPrice = new Float64Array(1);
  const cutMomentum = new Float64Array(1);
  const cutPrices = new Float64Array(graph.places);
  const calls = new Float64Array(graph.places);
  let best: WalkDual = { prices, visitPrices: [], bound: Infinity };
  let stepFactor = 1;
  let stale = 0;
  let isSettled = false;
  for (let round = 0; round < rounds && stepFactor > LEAST_STEP && meter.nodes < meter.budget; round++) {
    const used = new Int32Array(graph.tracks);
    let bound = besides;
    for (const price of prices) bound += price;
    if (limit) {
      cutPrices[limit.place] = (limit.atLeast ? -1 : 1) * (cutPrice[0] as number);
      bound += limit.trains * (cutPrices[limit.place] as number);
    }
    const visits = walkers.map((each) => {
      const { kind, steps, visitPrices } = each;
      const count = kind.trains.length;
      const walks = walksAt(graph, meter, each, prices, cutPrices);
      let sum = walks.net;
      for (const visitPrice of visitPrices) sum += visitPrice;
      bound += count * sum;
      const walk = walks.best();
      if (!walk) return new Int32Array(graph.places);
      for (const arm of walk.arms)
        for (const step of arm) for (const t of steps.tracks(step)) used[t] = (used[t] as number) + count;
      for (const seen of round % LOOK_AROUND === 0 ? walks.ofStations() : [walk]) {
        const run = runOfWalk(graph, kind, steps, seen);
        if (run) kind.pool.push(run);
      }
      return placesOf(graph, walk);
    });
    if (bound < best.bound - 1e-6) {
      best = {
        prices: Float64Array.from(prices),
        visitPrices: walkers.map(({ visitPrices }) => Float64Array.from(visitPrices)),
        bound,
      };
      stale = 0;
    } else if (++stale >= PATIENCE) {
      stepFactor *= 0.8;
      stale = 0;
    }
    onRound(prices, round);
    if (best.bound < state.value + state.valueUnit) break;
    if (below !== undefined && best.bound + ROUNDING < below) break;

    const called = visitsOfAll(graph, walkers, visits);
    for (let i = 0; i < calls.length; i++)
      calls[i] = (calls[i] as number) + ((called[i] as number) - (calls[i] as number)) / MEMORY;
    if (settled && !isSettled && stepFactor < SETTLED) {
      isSettled = true;
      if (best.bound - floorTo(best.bound, state.valueUnit) < state.valueUnit * PART_OF_UNIT) {
        settled(best);
        if (best.bound < state.value + state.valueUnit) break;
        const split = branchOnVisits(state, walkers, best, calls);
        if (split !== undefined) return { ...best, bound: split };
      }
    }

    const moves = [
      { charges: prices, momentum: priceMomentum, used, times: 1 },
      ...(limit
        ? [{ charges: cutPrice, momentum: cutMomentum, used: Int32Array.of(1 + excess(limit, called)), times: 1 }]
        : []),
      ...walkers.map(({ kind, visitPrices, momentum }, k) => ({
        charges: visitPrices,
        momentum,
        used: visits[k] as Int32Array,
        times: kind.trains.length,
      })),
    ];
    let norm = 0;
    for (const move of moves) norm += subgradientStep(move);
    if (norm === 0) break;
    const aim = below === undefined ? best.bound * 0.95 : below - state.valueUnit * PART_OF_UNIT;
    const size = (stepFactor * (bound - Math.max(state.value, aim))) / norm;
    for (const { charges, momentum } of moves)
      for (let i = 0; i < charges.length; i++)
        if (momentum[i] !== 0) charges[i] = Math.max(0, (charges[i] as number) + size * (momentum[i] as number));
  }
  return { ...best, bound: best.bound + ROUNDING };
};

/** By place, how often all trains visit it. */
const visitsOfAll = (graph: Graph, walkers: readonly Walkers[], visits: readonly Int32Array[]): Int32Array => {
  const calls = new Int32Array(graph.places);
  for (const [k, { kind }] of walkers.entries())
    visits[k]?.forEach((visited, place) => {
      calls[place] = (calls[place] as number) + kind.trains.length * visited;
    });
  return calls;
};

/** By how many visits the cut is violated. */
const excess = ({ place, trains, atLeast }: VisitCut, calls: Int32Array): number =>
  atLeast ? trains - (calls[place] as number) : (calls[place] as number) - trains;

/** Branches on the visits to one place: a bound below the value unit that this one settled above; undefined: none. */
const branchOnVisits = (
  state: State,
  walkers: readonly Walkers[],
  { prices, visitPrices, bound }: WalkDual,
  calls: Float64Array,
): number | undefined => {
  const below = floorTo(bound, state.valueUnit);
  const place = mostFractionalPlace(state, calls);
  if (place === undefined) return undefined;
  const trains = Math.floor(calls[place] as number);
  const bounds: number[] = [];
  for (const limit of [
    { place, trains, atLeast: false },
    { place, trains: trains + 1, atLeast: true },
  ]) {
    const limited = walkers.map((each, k) => ({
      ...each,
      visitPrices: Float64Array.from(visitPrices[k] ?? each.visitPrices),
      momentum: new Float64Array(state.graph.places),
    }));
    const walks = minimizeWalkDual(state, limited, BRANCH_ROUNDS, () => undefined, { prices, limit, below });
    if (walks.bound >= below) return undefined;
    bounds.push(walks.bound);
  }
  return Math.max(...bounds);
};

/** The place whose average visits are the most fractional, weighted by its value. */
const mostFractionalPlace = ({ graph, kinds }: State, calls: Float64Array): number | undefined => {
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  let [place, most]: [number | undefined, number] = [undefined, 0];
  for (const stop of graph.stops) {
    const called = calls[stop.place] as number;
    // One end of a run is soon exchanged for another: branching there decides little.
    if (!stop.passable || called >= trains) continue;
    const value = Math.max(...kinds.map(({ view }) => view.value[stop.id] as number));
    const stake = value * Math.min(called - Math.floor(called), Math.ceil(called) - called);
    if (stake > most) [place, most] = [stop.place, stake];
  }
  return place;
};

/** The part of the last step that is added to the next: without it prices oscillate. */
const MOMENTUM = 0.6;

interface Multipliers {
  readonly charges: Float64Array;
  readonly momentum: Float64Array;
  readonly used: Int32Array;
  readonly times: number;
}

/** The next step: up where something is overused, down where it has a price and is underused. Gives its squared norm. */
const subgradientStep = ({ charges, momentum, used, times }: Multipliers): number => {
  let norm = 0;
  for (let i = 0; i < charges.length; i++) {
    const excess = times * ((used[i] as number) - 1);
    const isMoved = excess > 0 || (charges[i] as number) > 0;
    const way = isMoved ? excess + MOMENTUM * (momentum[i] as number) : 0;
    momentum[i] = way;
    norm += way * way;
  }
  return norm;
};

/** Undefined where walks give no bound: trains without limit, or gauges where steps go over track. */
export const walkersOf = (graph: Graph, kinds: readonly Kind[]): Walkers[] | undefined => {
  const trackGraph = graph.complete ? undefined : trackGraphOf(graph);
  const walkers: Walkers[] = [];
  for (const kind of kinds) {
    const range = rangeOf(kind.view);
    // Over track a step does not know how long it is, nor its gauge.
    if (range.unlimited || (trackGraph && (range.byBorders || kind.view.rule.gauge || !trackGraph.oneGauge)))
      return undefined;
    const steps = trackGraph ? stepsByTrack(graph, kind.view, trackGraph) : stepsByLinks(graph, kind.view);
    walkers.push({
      kind,
      cells: (range.A + 1) * (range.B + 1),
      steps,
      best: walkFinder(graph, kind.view, range, steps),
      visitPrices: new Float64Array(graph.places),
      momentum: new Float64Array(graph.places),
    });
  }
  return walkers;
};
