/** One train where trains share everything (1862): nobody to share with, so trips through the home station are paid as they are met. */
import {
  endsOfTrip,
  rememberedEnds,
  loosestBound,
  type FreightEnd,
  type Stations,
  straightBonus,
} from './candidates.ts';
import type { Graph, Link } from './compile.ts';
import { everyTrip, type Trip, type LinkPath, linkPathOf } from './paths.ts';
import { viewOf } from './trainView.ts';
import type { Meter } from './search.ts';
import type { Stop } from './stops.ts';
import type { Freight, Pay, Problem, RouteTrain, TrainRule } from './types.ts';

export interface SingleTrainResult {
  readonly way: LinkPath | undefined;
  readonly value: number;
  /** That a subsidy is paid for. */
  readonly hexes: number;
  readonly bound: number;
  readonly proved: boolean;
}

/** The best large stations that are paid, and small ones where they are. */
const payOfStops = ({ stops }: Graph, pay: Pay | undefined): ((trip: Trip) => number) => {
  const most = pay?.stops ?? Infinity;
  const towns = pay?.towns === 'all';
  const large: number[] = [];
  let sum = 0;
  const add = (id: number): void => {
    const { kind, value } = stops[id] as Stop;
    if (kind !== 'town') large.push(value);
    else if (!towns) return;
    sum += value;
  };
  return ({ root, arms }) => {
    large.length = 0;
    sum = 0;
    add(root);
    for (const arm of arms) for (const id of arm.stops) add(id);
    if (large.length <= most) return sum;
    large.sort((x, y) => x - y);
    for (let i = 0; i < large.length - most; i++) sum -= large[i] as number;
    return sum;
  };
};

/** §7.8.1: both ends, and the straight line between them. */
const payOfEnds = (problem: Problem, graph: Graph, freight: Freight): ((trip: Trip) => number) => {
  const endOf = rememberedEnds(problem, graph);
  return (trip) => {
    const [a, b] = endsOfTrip(trip, endOf);
    return valueAt(graph, a) + valueAt(graph, b) + straightBonus(problem, freight, a, b);
  };
};

const valueAt = ({ stops }: Graph, { stop }: FreightEnd): number => (stops[stop] as Stop).value;

/** How many different hexes a trip touches. */
const hexCounter = (graph: Graph): ((trip: Trip) => number) => {
  const seen = new Int32Array(graph.boardTrack.grid.ids.length);
  let trips = 0;
  return ({ arms }) => {
    trips += 1;
    let count = 0;
    for (const arm of arms)
      for (const l of arm.links)
        for (const hex of (graph.links[l] as Link).hexes)
          if (seen[hex] !== trips) {
            seen[hex] = trips;
            count += 1;
          }
    return count;
  };
};

/** What a subsidy is paid for, in hexes. */
const subsidised = (graph: Graph, rule: TrainRule): ((trip: Trip) => number) =>
  rule.subsidyPerHex === undefined ? () => 0 : hexCounter(graph);

/** The best trip through a home station; of equal ones that with most hexes. */
export const bestSingleTrain = (
  problem: Problem,
  graph: Graph,
  stations: Stations,
  homes: readonly Stop[],
  { rule }: RouteTrain,
  meter: Meter,
  perHex: number,
): SingleTrainResult => {
  const pay = rule.freight ? payOfEnds(problem, graph, rule.freight) : payOfStops(graph, rule.pay);
  const hexesOf = subsidised(graph, rule);
  let best: Omit<SingleTrainResult, 'bound' | 'proved'> = { way: undefined, value: 0, hexes: 0 };
  const done = everyTrip(graph, viewOf(problem, graph, rule), homes, meter, meter.budget, (trip) => {
    meter.nodes += 1;
    const paid = pay(trip);
    if (perHex === 0 && paid < best.value) return;
    const hexes = hexesOf(trip);
    const value = paid + hexes * perHex;
    if (value < best.value || (value === best.value && hexes <= best.hexes)) return;
    best = { way: linkPathOf(trip), value, hexes };
  });
  const proved = done && graph.complete;
  return { ...best, bound: proved ? best.value : loosestBound(problem, graph, stations), proved };
};
