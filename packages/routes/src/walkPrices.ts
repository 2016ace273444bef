/**
 * Prices on track and tolls on places that bound all trains together by walks. A round costs little whatever the track,
 * so prices come close to the best there are; and the bound holds where not every way between two stops was listed.
 * Where the bound settles a little above what trains can bring, a question helps that prices cannot ask: how many trains
 * call at a place. Either answer is a limit with a price of its own, and both bounds are lower.
 */
import { rangeOf } from './bounds.ts';
import { stepsByLinks, stepsByTrack, type Steps } from './cheapest.ts';
import type { Graph } from './compile.ts';
import { floorTo, type Kind, type State } from './fleet.ts';
import type { Meter } from './search.ts';
import type { Stop } from './stops.ts';
import { terrainOf } from './terrain.ts';
import { trailFinder, type BestTrail, type Trail, type Trails } from './trails.ts';
import { runOfWalk } from './walked.ts';

export interface WalkPrices {
  readonly prices: Float64Array;
  /** Tolls by kind of train. */
  readonly tolls: readonly Float64Array[];
  /** All trains together bring no more. */
  readonly bound: number;
}

/** The walks of a kind of train. */
interface Walkers {
  readonly kind: Kind;
  /** How many amounts can be left of the range: what is worked out for each step. */
  readonly cells: number;
  readonly steps: Steps;
  readonly best: BestTrail;
  readonly tolls: Float64Array;
  /** Which way each toll goes. */
  readonly trend: Float64Array;
}

/** Rounds without a better bound after which the paces become smaller. */
const PATIENCE = 8;
/** Below this pace nothing moves any more. */
const LEAST_PACE = 1 / 50;
/** Prices are no whole numbers: a sum of them may come out a little too low. */
const ROUNDING = 1e-6;
/** Every so many rounds the best walks from all stations are looked at, not only the best of all. */
const LOOK_AROUND = 10;

/** At this pace a bound has settled: it will not fall much further. */
const SETTLED = 1 / 10;
/** Over so many rounds it is averaged how many trains call at a place. */
const MEMORY = 50;
/** Of a grain: where no more than this part is to be got rid of a question is asked, and answers aim as far below. */
const PART_OF_GRAIN = 1 / 4;
/** Rounds for either answer; most often half of them are enough. */
const SPLIT_ROUNDS = 150;

/** How many trains call at a place: at least, or at most so many. */
interface Limit {
  readonly place: number;
  readonly trains: number;
  readonly atLeast: boolean;
}

/** What is asked of walks besides a bound. */
interface Asked {
  /** Where to start from; absent: everything is free. */
  readonly prices?: Float64Array;
  readonly limit?: Limit;
  /** It is enough if the bound falls below this. */
  readonly below?: number;
  /**
   * Where this is given it is asked, once the bound has settled a little above a whole grain, how many trains call at a
   * place. Just before, this looks for a better answer: the grain may be what the best runs bring.
   */
  readonly settled?: (walks: WalkPrices) => void;
}

/** What the best walks of a kind bring at these prices and tolls, where each call at a place costs a due. */
const walksAt = (
  graph: Graph,
  meter: Meter,
  { kind, cells, steps, best, tolls }: Walkers,
  prices: Float64Array,
  dues: Float64Array,
): Trails => {
  const worth = new Float64Array(graph.stops.length);
  for (const { id, place } of graph.stops)
    worth[id] = (kind.view.value[id] as number) - (tolls[place] as number) - (dues[place] as number);
  meter.nodes += steps.from.length * cells;
  return best(steps.gains(prices), worth);
};

const placesOf = (graph: Graph, { stops }: Pick<Trail, 'stops'>): Int32Array => {
  const visited = new Int32Array(graph.places);
  for (const id of stops) {
    const { place } = graph.stops[id] as Stop;
    visited[place] = (visited[place] as number) + 1;
  }
  return visited;
};

/** `rest` is asked now and then, with the prices of the moment, to look for a better answer meanwhile. */
export const walkPrices = (
  state: State,
  walkers: readonly Walkers[],
  rounds: number,
  rest: (prices: Float64Array, round: number) => void,
  { prices: start, limit, below, settled }: Asked = {},
): WalkPrices => {
  const { graph, kinds, meter } = state;
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  const marks = graph.marks.reduce((sum, { amount }) => sum + amount, 0);
  // Steps over track do not say which marks they touch: each train may touch them all.
  const besides = graph.complete ? 0 : marks * trains;
  const prices = start ? Float64Array.from(start) : new Float64Array(graph.tracks);
  const priceTrend = new Float64Array(graph.tracks);
  /** What a call costs, or brings where there must be more of them. */
  const due = new Float64Array(1);
  const dueTrend = new Float64Array(1);
  const dues = new Float64Array(graph.places);
  const calls = new Float64Array(graph.places);
  let best: WalkPrices = { prices, tolls: [], bound: Infinity };
  let pace = 1;
  let stale = 0;
  let isSettled = false;
  for (let round = 0; round < rounds && pace > LEAST_PACE && meter.nodes < meter.budget; round++) {
    const used = new Int32Array(graph.tracks);
    let bound = besides;
    for (const price of prices) bound += price;
    if (limit) {
      dues[limit.place] = (limit.atLeast ? -1 : 1) * (due[0] as number);
      bound += limit.trains * (dues[limit.place] as number);
    }
    const visits = walkers.map((each) => {
      const { kind, steps, tolls } = each;
      const count = kind.trains.length;
      const walks = walksAt(graph, meter, each, prices, dues);
      let sum = walks.net;
      for (const toll of tolls) sum += toll;
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
      best = { prices: Float64Array.from(prices), tolls: walkers.map(({ tolls }) => Float64Array.from(tolls)), bound };
      stale = 0;
    } else if (++stale >= PATIENCE) {
      pace *= 0.8;
      stale = 0;
    }
    rest(prices, round);
    if (best.bound < state.value + state.grain) break;
    if (below !== undefined && best.bound + ROUNDING < below) break;

    const called = callsOfAll(graph, walkers, visits);
    for (let i = 0; i < calls.length; i++)
      calls[i] = (calls[i] as number) + ((called[i] as number) - (calls[i] as number)) / MEMORY;
    if (settled && !isSettled && pace < SETTLED) {
      isSettled = true;
      if (best.bound - floorTo(best.bound, state.grain) < state.grain * PART_OF_GRAIN) {
        settled(best);
        if (best.bound < state.value + state.grain) break;
        const split = splitBound(state, walkers, best, calls);
        if (split !== undefined) return { ...best, bound: split };
      }
    }

    const moves = [
      { charges: prices, trend: priceTrend, used, times: 1 },
      ...(limit ? [{ charges: due, trend: dueTrend, used: Int32Array.of(1 + excess(limit, called)), times: 1 }] : []),
      ...walkers.map(({ kind, tolls, trend }, k) => ({
        charges: tolls,
        trend,
        used: visits[k] as Int32Array,
        times: kind.trains.length,
      })),
    ];
    let norm = 0;
    for (const move of moves) norm += turn(move);
    if (norm === 0) break;
    const aim = below === undefined ? best.bound * 0.95 : below - state.grain * PART_OF_GRAIN;
    const size = (pace * (bound - Math.max(state.value, aim))) / norm;
    for (const { charges, trend } of moves)
      for (let i = 0; i < charges.length; i++)
        if (trend[i] !== 0) charges[i] = Math.max(0, (charges[i] as number) + size * (trend[i] as number));
  }
  return { ...best, bound: best.bound + ROUNDING };
};

/** By place, how often all trains call there. */
const callsOfAll = (graph: Graph, walkers: readonly Walkers[], visits: readonly Int32Array[]): Int32Array => {
  const calls = new Int32Array(graph.places);
  for (const [k, { kind }] of walkers.entries())
    visits[k]?.forEach((visited, place) => {
      calls[place] = (calls[place] as number) + kind.trains.length * visited;
    });
  return calls;
};

/** How many calls are against the limit. */
const excess = ({ place, trains, atLeast }: Limit, calls: Int32Array): number =>
  atLeast ? trains - (calls[place] as number) : (calls[place] as number) - trains;

/** A bound below the whole grain that this one settled a little above; undefined where none is found. */
const splitBound = (
  state: State,
  walkers: readonly Walkers[],
  { prices, tolls, bound }: WalkPrices,
  calls: Float64Array,
): number | undefined => {
  const below = floorTo(bound, state.grain);
  const place = undecided(state, calls);
  if (place === undefined) return undefined;
  const trains = Math.floor(calls[place] as number);
  const bounds: number[] = [];
  for (const limit of [
    { place, trains, atLeast: false },
    { place, trains: trains + 1, atLeast: true },
  ]) {
    const limited = walkers.map((each, k) => ({
      ...each,
      tolls: Float64Array.from(tolls[k] ?? each.tolls),
      trend: new Float64Array(state.graph.places),
    }));
    const walks = walkPrices(state, limited, SPLIT_ROUNDS, () => undefined, { prices, limit, below });
    if (walks.bound >= below) return undefined;
    bounds.push(walks.bound);
  }
  return Math.max(...bounds);
};

/** The place where walks are least agreed how many trains call, and most is at stake. */
const undecided = ({ graph, kinds }: State, calls: Float64Array): number | undefined => {
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  let [place, most]: [number | undefined, number] = [undefined, 0];
  for (const stop of graph.stops) {
    const called = calls[stop.place] as number;
    // One end of a run is soon exchanged for another: an answer there decides little.
    if (!stop.passable || called >= trains) continue;
    const value = Math.max(...kinds.map(({ view }) => view.value[stop.id] as number));
    const stake = value * Math.min(called - Math.floor(called), Math.ceil(called) - called);
    if (stake > most) [place, most] = [stop.place, stake];
  }
  return place;
};

/** Of the way that charges went before, what is kept: so they do not swing to and fro. */
const INERTIA = 0.6;

interface Course {
  readonly charges: Float64Array;
  readonly trend: Float64Array;
  readonly used: Int32Array;
  readonly times: number;
}

/** Turns towards what is right: up where something is used too often, down where it has a price and is used too seldom. Gives the square of the way. */
const turn = ({ charges, trend, used, times }: Course): number => {
  let norm = 0;
  for (let i = 0; i < charges.length; i++) {
    const excess = times * ((used[i] as number) - 1);
    const isMoved = excess > 0 || (charges[i] as number) > 0;
    const way = isMoved ? excess + INERTIA * (trend[i] as number) : 0;
    trend[i] = way;
    norm += way * way;
  }
  return norm;
};

/** Undefined where walks say nothing: trains without end, or gauges where steps go over track. */
export const walkersOf = (graph: Graph, kinds: readonly Kind[]): Walkers[] | undefined => {
  const terrain = graph.complete ? undefined : terrainOf(graph);
  const walkers: Walkers[] = [];
  for (const kind of kinds) {
    const range = rangeOf(kind.view);
    // Over track a step does not know how long it is, nor by which gauge it goes.
    if (range.endless || (terrain && (range.byBorders || kind.view.rule.gauge || !terrain.oneGauge))) return undefined;
    const steps = terrain ? stepsByTrack(graph, kind.view, terrain) : stepsByLinks(graph, kind.view);
    walkers.push({
      kind,
      cells: (range.A + 1) * (range.B + 1),
      steps,
      best: trailFinder(graph, kind.view, range, steps),
      tolls: new Float64Array(graph.places),
      trend: new Float64Array(graph.places),
    });
  }
  return walkers;
};
