/** What a train may do, where every stop is paid once: candidates as sets of stations. Chains are in `chains.ts`. */
import type { Graph, Link } from './compile.ts';
import type { Stop } from './stops.ts';
import { steps } from './grid.ts';
import { everyWay, type Way } from './paths.ts';
import { viewOf } from './ranges.ts';
import type { Meter } from './search.ts';
import type { Freight, Problem, RouteTrain, TrainRule } from './types.ts';

/** Making a way or a chain takes as long as so many steps of a search over track. */
export const MAKING = 8;

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
  readonly legs: readonly Way[];
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
  const hexes = subsidyPerHex > 0 ? graph.ground.grid.ids.length : 0;
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

const hexesOf = (graph: Graph, way: Way): number[] =>
  [...new Set(way.links.flatMap((l) => (graph.links[l] as Link).hexes))].sort((x, y) => x - y);

/** Express and Local trains: one candidate for each set of stations; of equal ones that with most hexes. */
export const passengerCandidates = (
  problem: Problem,
  graph: Graph,
  stations: Stations,
  rule: TrainRule,
  meter: Meter,
  limit: number,
): { list: Candidate[]; done: boolean } => {
  const found = new Map<string, Candidate>();
  const payTowns = rule.pay?.towns === 'all';
  const hexItems = stations.count > stations.places && rule.subsidyPerHex !== undefined;
  const done = everyWay(graph, viewOf(problem, graph, rule), meter, limit, (way) => {
    meter.nodes += MAKING;
    const stops = way.stops.map((id) => graph.stops[id] as Stop);
    const hexes = rule.subsidyPerHex === undefined ? [] : hexesOf(graph, way);
    const items = stops.filter((stop) => payTowns || stop.kind !== 'town').map((stop) => stop.place);
    if (hexItems) items.push(...hexes.map((hex) => stations.places + hex));
    items.sort((x, y) => x - y);
    const cities = stops.filter((stop) => meetsAt(problem, stop)).map((stop) => stop.place);
    // Where runs may meet anywhere, unpaid stops matter too.
    const key =
      problem.rules.meetAt === 'anyStop' ? `${items.join()} ${[...cities].sort((x, y) => x - y).join()}` : items.join();
    const known = found.get(key);
    if (known && known.hexes.length >= hexes.length) return;
    found.set(key, {
      items,
      bits: bitsOf(items, stations.words),
      cap: rule.pay?.stops ?? stops.length,
      cities: bitsOf(cities, stations.words),
      bonus: 0,
      hexes,
      legs: [way],
    });
  });
  return { list: [...found.values()], done };
};

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
  readonly way: Way;
}

export const freightEnd = (problem: Problem, graph: Graph, way: Way, last: boolean): FreightEnd => {
  const stop = graph.stops[(last ? way.stops.at(-1) : way.stops[0]) ?? 0] as Stop;
  const link = graph.links[(last ? way.links.at(-1) : way.links[0]) ?? 0] as Link;
  const outside = stop.kind === 'offboard';
  // 1862 10.6: for an area the last hex on the board is measured from, and it counts.
  const beside = link.b === stop.id ? link.hexes.at(-2) : link.hexes[1];
  const hex = outside ? (graph.ground.grid.ids[beside ?? stop.hex] ?? '') : stop.hexId;
  return {
    key: `${stop.place} ${hex}`,
    stop: stop.id,
    place: stop.place,
    hex,
    outside: outside ? 1 : 0,
    port: stop.port,
    joins: meetsAt(problem, stop),
  };
};

export const freightWays = (
  problem: Problem,
  graph: Graph,
  stations: Stations,
  rule: TrainRule,
  meter: Meter,
  limit: number,
): { list: FreightWay[]; done: boolean } => {
  const found = new Map<string, FreightWay>();
  const done = everyWay(graph, viewOf(problem, graph, rule), meter, limit, (way) => {
    meter.nodes += MAKING;
    const a = freightEnd(problem, graph, way, false);
    const b = freightEnd(problem, graph, way, true);
    const cities = bitsOf(
      way.stops.filter((id) => meetsAt(problem, graph.stops[id] as Stop)).map((id) => (graph.stops[id] as Stop).place),
      stations.words,
    );
    // Whichever way round it was met.
    const ends = a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`;
    const key = `${ends} ${cities.join()}`;
    if (!found.has(key)) found.set(key, { a, b, cities, way });
  });
  return { list: [...found.values()], done };
};

/** 1862 10.5, 10.6: the bonus for the straight line between two ends. */
export const straightBonus = (problem: Problem, rule: Freight, a: FreightEnd, b: FreightEnd): number => {
  const between = Math.max(0, steps(problem.track.map, a.hex, b.hex) - 1 + a.outside + b.outside);
  return between * (a.port || b.port ? rule.perHexWithPort : rule.perHex);
};
