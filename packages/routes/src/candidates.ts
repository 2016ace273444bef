/** What a train may do, where every stop is paid once: candidates as sets of stations. Chains are in `chains.ts`. */
import { memo } from '@roundhouse/engine';
import type { Graph, Link } from './compile.ts';
import type { Stop } from './stops.ts';
import { steps } from './grid.ts';
import { ruleKey } from './fleet.ts';
import { everyTrip, ownStations, type Trip, type LinkPath, linkPathOf } from './paths.ts';
import { viewOf } from './trainView.ts';
import type { Meter } from './search.ts';
import type { Freight, Problem, RouteTrain, TrainRule } from './types.ts';

/** Making a way or a chain takes as long as so many steps of a search over track. */
export const COST_OF_MAKING = 8;

/** Sets of numbers below 32 times the length. */
export type Bits = Int32Array;

export interface Candidate {
  /** Places (and with `aim` both: hexes) that it may be paid for. */
  readonly items: readonly number[];
  readonly bits: Bits;
  /** Of its large stations and areas at most so many are paid. */
  readonly cap: number;
  /** Large stations it visits, by place: where runs may hang together. */
  readonly cities: Bits;
  readonly bonus: number;
  /** Hexes that earn a subsidy. */
  readonly hexes: readonly number[];
  readonly legs: readonly LinkPath[];
  /** A chain of Freights: the train of each leg. */
  readonly chain?: readonly RouteTrain[];
}

/** The stations of a graph, numbered by place, and what they pay. */
export interface Stations {
  /** Places first, then hexes. */
  readonly count: number;
  readonly words: number;
  readonly weight: Int32Array;
  readonly large: Uint8Array;
  readonly places: number;
}

export const stationsOf = (graph: Graph, subsidyPerHex: number): Stations => {
  const places = graph.places;
  const hexes = subsidyPerHex > 0 ? graph.boardTrack.grid.ids.length : 0;
  const weight = new Int32Array(places + hexes);
  const large = new Uint8Array(places + hexes);
  for (const stop of graph.stops) {
    weight[stop.place] = stop.value;
    large[stop.place] = stop.kind === 'town' ? 0 : 1;
  }
  weight.fill(subsidyPerHex, places);
  return { count: places + hexes, words: (places + hexes + 31) >> 5, weight, large, places };
};

export const bitsOf = (items: readonly number[], words: number): Bits => {
  const bits = new Int32Array(words);
  for (const i of items) bits[i >> 5] = (bits[i >> 5] as number) | (1 << (i & 31));
  return bits;
};

/** 1862 §7.8 (b): runs meet at large stations. */
export const meetsAt = (problem: Problem, stop: Stop): boolean =>
  stop.kind === 'city' || problem.rules.meetAt === 'anyStop';

/** The hexes that links touch, in order, each once. */
const hexesOf = (graph: Graph, links: readonly number[]): number[] => {
  const hexes: number[] = [];
  for (const l of links) for (const hex of (graph.links[l] as Link).hexes) if (!hexes.includes(hex)) hexes.push(hex);
  return hexes.sort(ascending);
};

const ascending = (x: number, y: number): number => x - y;

/** What a kind of train may do, and whether that is all. */
interface Options<T> {
  readonly list: readonly T[];
  readonly done: boolean;
}

/** Lists that came to their end on a graph, with the steps that took: asking again is charged as much. */
const listsOn = <T>(): ((
  graph: Graph,
  key: string,
  meter: Meter,
  limit: number,
  make: () => Options<T>,
) => Options<T>) => {
  const onGraph = memo((_graph: Graph) => new Map<string, { readonly list: readonly T[]; readonly nodes: number }>());
  return (graph, key, meter, limit, make) => {
    const known = onGraph(graph);
    const before = known.get(key);
    if (before && meter.nodes + before.nodes <= limit) {
      meter.nodes += before.nodes;
      return { list: before.list, done: true };
    }
    const start = meter.nodes;
    const found = make();
    if (found.done) known.set(key, { list: found.list, nodes: meter.nodes - start });
    return found;
  };
};

const passengerLists = listsOn<Candidate>();
const freightLists = listsOn<FreightWay>();

/** The places where runs may meet, of those that a trip visits. */
const meetingPlaces = (problem: Problem, graph: Graph, { root, arms }: Trip): number[] => {
  const places: number[] = [];
  const add = (id: number): void => {
    const stop = graph.stops[id] as Stop;
    if (meetsAt(problem, stop)) places.push(stop.place);
  };
  add(root);
  for (const arm of arms) for (const id of arm.stops) add(id);
  return places;
};

/** Express and Local trains: one candidate for each set of stations; of equal ones that with most hexes. */
export const passengerCandidates = (
  problem: Problem,
  graph: Graph,
  stations: Stations,
  rule: TrainRule,
  meter: Meter,
  limit: number,
): Options<Candidate> =>
  passengerLists(graph, `${stations.count} ${ruleKey(rule)}`, meter, limit, () => {
    const found = new Map<string, Candidate>();
    const payTowns = rule.pay?.towns === 'all';
    const hexItems = stations.count > stations.places && rule.subsidyPerHex !== undefined;
    let items: number[] = [];
    const pays = (id: number): void => {
      const stop = graph.stops[id] as Stop;
      if (payTowns || stop.kind !== 'town') items.push(stop.place);
    };
    const done = everyTrip(graph, viewOf(problem, graph, rule), ownStations(graph), meter, limit, (trip) => {
      meter.nodes += COST_OF_MAKING;
      const [first, second] = trip.arms;
      const hexes = rule.subsidyPerHex === undefined ? [] : hexesOf(graph, [...first.links, ...second.links]);
      items = [];
      pays(trip.root);
      for (const arm of trip.arms) for (const id of arm.stops) pays(id);
      if (hexItems) for (const hex of hexes) items.push(stations.places + hex);
      items.sort(ascending);
      // Where runs may meet anywhere, unpaid stops matter too.
      const key =
        problem.rules.meetAt === 'anyStop'
          ? `${items.join()} ${meetingPlaces(problem, graph, trip).sort(ascending).join()}`
          : items.join();
      const known = found.get(key);
      if (known && known.hexes.length >= hexes.length) return;
      found.set(key, {
        items,
        bits: bitsOf(items, stations.words),
        cap: rule.pay?.stops ?? first.stops.length + second.stops.length + 1,
        cities: bitsOf(meetingPlaces(problem, graph, trip), stations.words),
        bonus: 0,
        hexes,
        legs: [linkPathOf(trip)],
      });
    });
    return { list: [...found.values()], done };
  });

/** An end of a Freight run: the station and the hex the straight line is measured from. */
export interface FreightEnd {
  /** Two ends are the same if their keys are. */
  readonly key: string;
  readonly stop: number;
  readonly place: number;
  readonly hex: string;
  readonly outside: 0 | 1;
  readonly port: boolean;
  /** Another Freight may go on from here. */
  readonly joins: boolean;
}

/** 1862 §7.8 (d): not two ports, not two red areas. */
export const mayBothEnd = (a: FreightEnd, b: FreightEnd): boolean =>
  a.outside === 0 || b.outside === 0 || a.port !== b.port;

export interface FreightWay {
  readonly a: FreightEnd;
  readonly b: FreightEnd;
  readonly cities: Bits;
  readonly way: LinkPath;
}

export const freightEnd = (problem: Problem, graph: Graph, way: LinkPath, last: boolean): FreightEnd =>
  endAt(
    problem,
    graph,
    (last ? way.stops.at(-1) : way.stops[0]) as number,
    (last ? way.links.at(-1) : way.links[0]) as number,
  );

/** A run that ends at a stop, with this link. */
/** An end of a run at a stop; for an area, `hex` is the last hex on the board before it. */
export const endIn = (problem: Problem, stop: Stop, hex: string): FreightEnd => ({
  key: `${stop.place} ${hex}`,
  stop: stop.id,
  place: stop.place,
  hex,
  outside: stop.kind === 'offboard' ? 1 : 0,
  port: stop.port,
  joins: meetsAt(problem, stop),
});

const endAt = (problem: Problem, graph: Graph, at: number, over: number): FreightEnd => {
  const stop = graph.stops[at] as Stop;
  const link = graph.links[over] as Link;
  const outside = stop.kind === 'offboard';
  // 1862 10.6: for an area the last hex on the board is measured from, and it counts.
  const neighbour = link.b === stop.id ? link.hexes.at(-2) : link.hexes[1];
  const hex = outside ? (graph.boardTrack.grid.ids[neighbour ?? stop.hex] ?? '') : stop.hexId;
  return endIn(problem, stop, hex);
};

export const freightWays = (
  problem: Problem,
  graph: Graph,
  stations: Stations,
  rule: TrainRule,
  meter: Meter,
  limit: number,
): Options<FreightWay> =>
  freightLists(graph, `${stations.words} ${ruleKey(rule)}`, meter, limit, () => {
    const found = new Map<string, FreightWay>();
    const endOf = rememberedEnds(problem, graph);
    const done = everyTrip(graph, viewOf(problem, graph, rule), ownStations(graph), meter, limit, (trip) => {
      meter.nodes += COST_OF_MAKING;
      const [a, b] = endsOfTrip(trip, endOf);
      const cities = bitsOf(meetingPlaces(problem, graph, trip), stations.words);
      // Whichever way round it was met.
      const ends = a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`;
      const key = `${ends} ${cities.join()}`;
      if (!found.has(key)) found.set(key, { a, b, cities, way: linkPathOf(trip) });
    });
    return { list: [...found.values()], done };
  });

type EndOf = (stop: number, link: number) => FreightEnd;

/** Ends of runs, each made once. */
export const rememberedEnds = (problem: Problem, graph: Graph): EndOf => {
  const known = new Map<number, FreightEnd>();
  return (stop, link) => {
    const key = stop * graph.links.length + link;
    let end = known.get(key);
    if (!end) known.set(key, (end = endAt(problem, graph, stop, link)));
    return end;
  };
};

export const endsOfTrip = ({ root, arms: [first, second] }: Trip, endOf: EndOf): readonly [FreightEnd, FreightEnd] => [
  endOf(first.stops.at(-1) ?? root, first.links.at(-1) ?? 0),
  endOf(second.stops.at(-1) ?? root, second.links.at(-1) ?? first.links[0] ?? 0),
];

/** 1862 10.5, 10.6: the bonus for the straight line between two ends. */
export const straightBonus = (problem: Problem, rule: Freight, a: FreightEnd, b: FreightEnd): number => {
  const between = Math.max(0, steps(problem.track.map, a.hex, b.hex) - 1 + a.outside + b.outside);
  return between * (a.port || b.port ? rule.perHexWithPort : rule.perHex);
};

/** Every station, and for each Freight the longest straight line there is. */
export const loosestBound = (problem: Problem, graph: Graph, stations: Stations): number => {
  const { map } = problem.track;
  const hexes = [...new Set(graph.stops.map(({ hexId }) => hexId))];
  const longest = hexes.reduce((most, a) => Math.max(most, ...hexes.map((b) => steps(map, a, b))), 0) + 1;
  const bonuses = problem.trains.map(({ rule }) => (rule.freight?.perHexWithPort ?? 0) * longest);
  return stations.weight.reduce((sum, weight) => sum + weight, 0) + bonuses.reduce((sum, bonus) => sum + bonus, 0);
};
