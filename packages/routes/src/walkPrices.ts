/**
 * Prices on track and tolls on places that bound all trains together by walks. A round costs little whatever the track,
 * so prices come close to the best there are; and the bound holds where not every way between two stops was listed.
 */
import { rangeOf } from './bounds.ts';
import { stepsByLinks, stepsByTrack, type Steps } from './cheapest.ts';
import type { Graph } from './compile.ts';
import type { Kind, State } from './fleet.ts';
import type { Meter } from './search.ts';
import type { Stop } from './stops.ts';
import { terrainOf } from './terrain.ts';
import { trailFinder, type BestTrail, type Trail, type Trails } from './trails.ts';
import { runOfWalk } from './walked.ts';

export interface WalkPrices {
  readonly prices: Float64Array;
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

/** What the best walks of a kind bring at these prices and tolls. */
const walksAt = (
  graph: Graph,
  meter: Meter,
  { kind, cells, steps, best }: Walkers,
  prices: Float64Array,
  tolls: Float64Array,
): Trails => {
  const worth = new Float64Array(graph.stops.length);
  for (const { id, place } of graph.stops) worth[id] = (kind.view.value[id] as number) - (tolls[place] as number);
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
): WalkPrices => {
  const { graph, kinds, meter } = state;
  const trains = kinds.reduce((sum, kind) => sum + kind.trains.length, 0);
  const marks = graph.marks.reduce((sum, { amount }) => sum + amount, 0);
  // Steps over track do not say which marks they touch: each train may touch them all.
  const besides = graph.complete ? 0 : marks * trains;
  const prices = new Float64Array(graph.tracks);
  const priceTrend = new Float64Array(graph.tracks);
  let best: WalkPrices = { prices: Float64Array.from(prices), bound: Infinity };
  let pace = 1;
  let stale = 0;
  for (let round = 0; round < rounds && pace > LEAST_PACE && meter.nodes < meter.budget; round++) {
    const used = new Int32Array(graph.tracks);
    let bound = besides;
    for (const price of prices) bound += price;
    const visits = walkers.map((each) => {
      const { kind, steps, tolls } = each;
      const count = kind.trains.length;
      const walks = walksAt(graph, meter, each, prices, tolls);
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
      best = { prices: Float64Array.from(prices), bound };
      stale = 0;
    } else if (++stale >= PATIENCE) {
      pace *= 0.8;
      stale = 0;
    }
    rest(prices, round);
    if (best.bound < state.value + state.grain) break;

    const moves = [
      { charges: prices, trend: priceTrend, used, times: 1 },
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
    const size = (pace * (bound - Math.max(state.value, best.bound * 0.95))) / norm;
    for (const { charges, trend } of moves)
      for (let i = 0; i < charges.length; i++)
        if (trend[i] !== 0) charges[i] = Math.max(0, (charges[i] as number) + size * (trend[i] as number));
  }
  return { ...best, bound: best.bound + ROUNDING };
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
