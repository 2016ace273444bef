/** A question to the search: which links a kind of train may use, and what each of them gains at the prices asked. */
import { memo } from '@roundhouse/engine';
import type { Graph, Link } from './compile.ts';
import { closeDominated, dominatorsOf, keepBestWays, pairsOfStops } from './dominance.ts';
import type { RunQuery } from './search.ts';
import { UNLIMITED, valueOfMarks, type View } from './trainView.ts';
import { linkOther, pairedStops, type Pairs, pairsOf, type Range, rangeOf } from './walkBounds.ts';

/** By stop the links at it that are open, and the stops that they lead to. */
export interface OpenLinks {
  readonly links: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
}

const openLinksOf = ({ stops, links }: Graph, open: Uint8Array): OpenLinks => {
  const all: number[][] = [];
  const near: number[][] = [];
  for (const stop of stops) {
    const here: number[] = [];
    const there: number[] = [];
    for (const l of stop.links) {
      if (open[l] === 0) continue;
      here.push(l);
      there.push(linkOther(links[l] as Link, stop.id));
    }
    all.push(here);
    near.push(there);
  }
  return { links: all, near };
};

/** A graph as typed arrays, the same for every kind of train: the search reads them millions of times. */
const figuresOf = memo((graph: Graph) => {
  const { stops, links } = graph;
  const place = new Int32Array(stops.length);
  const passable = new Uint8Array(stops.length);
  for (const stop of stops) {
    place[stop.id] = stop.place;
    passable[stop.id] = stop.passable ? 1 : 0;
  }
  const linkA = new Int32Array(links.length);
  const linkB = new Int32Array(links.length);
  const linkMarks = new Int32Array(links.length);
  const plainGain = new Int32Array(links.length);
  const trackStart = new Int32Array(links.length + 1);
  const trackOf: number[] = [];
  for (const link of links) {
    linkA[link.id] = link.a;
    linkB[link.id] = link.b;
    linkMarks[link.id] = link.marks;
    if (link.marks !== 0) plainGain[link.id] = valueOfMarks(graph, link.marks);
    for (const track of link.tracks) trackOf.push(track);
    trackStart[link.id + 1] = trackOf.length;
  }
  return {
    place,
    passable,
    linkA,
    linkB,
    linkMarks,
    plainGain,
    trackStart,
    trackOf: new Int32Array(trackOf),
    paired: pairedStops(graph),
  };
});

/** A kind of train on a graph: what stays the same from question to question, and scratch memory. */
export interface TrainSearch extends Readonly<ReturnType<typeof figuresOf>> {
  readonly graph: Graph;
  readonly view: View;
  readonly range: Range;
  /** Amounts that can be left of the second dimension of the range, and of both. */
  readonly stride: number;
  readonly width: number;
  /** Pairs of stops times amounts left. */
  readonly cells: number;
  /** The stations a run may grow from, and by stop its rank among them or -1. */
  readonly roots: readonly number[];
  readonly rank: Int32Array;
  /** By stop, whether it counts towards the two stops that a run needs. */
  readonly counted: Uint8Array;
  /** Which of the relaxations of `remainingBound.ts` fits the range. */
  readonly remaining: 'reachable' | 'knapsack' | 'none';
  readonly dominators: readonly (readonly number[])[];
  /** Track that the run uses, and places that it has visited: all zero between two questions. */
  readonly used: Uint8Array;
  readonly visited: Uint8Array;
}

export const trainSearchOf = (graph: Graph, view: View): TrainSearch => {
  const figures = figuresOf(graph);
  const range = rangeOf(view);
  const stride = range.B + 1;
  const width = (range.A + 1) * stride;
  const counted = new Uint8Array(graph.stops.length);
  const rank = new Int32Array(graph.stops.length).fill(-1);
  const roots: number[] = [];
  for (const stop of graph.stops) {
    counted[stop.id] = view.counted(stop) ? 1 : 0;
    if (!stop.own || view.allowed[stop.id] === 0) continue;
    rank[stop.id] = roots.length;
    roots.push(stop.id);
  }
  const freeTowns = view.cities < UNLIMITED && view.stops === UNLIMITED && view.pay === undefined;
  const byReach = range.unlimited || freeTowns;
  return {
    ...figures,
    graph,
    view,
    range,
    stride,
    width,
    cells: figures.paired.count * width,
    roots,
    rank,
    counted,
    remaining: byReach ? 'reachable' : !range.byBorders && view.pay === undefined ? 'knapsack' : 'none',
    dominators: dominatorsOf(graph, view),
    used: new Uint8Array(graph.tracks),
    visited: new Uint8Array(graph.places),
  };
};

export interface Question extends OpenLinks {
  readonly open: Uint8Array;
  /** By link, what its marks pay less the price of its track. */
  readonly gain: Int32Array;
  readonly pairs: Pairs;
}

export const questionOf = (
  train: TrainSearch,
  query: Pick<RunQuery, 'blocked' | 'prices' | 'mode' | 'ways'>,
): Question => {
  const { graph, view, linkA, linkB, plainGain, trackStart, trackOf, paired } = train;
  const { blocked, prices } = query;
  const count = graph.links.length;
  const open = new Uint8Array(count);
  const gain = new Int32Array(count);
  for (let l = 0; l < count; l++) {
    let ok =
      (view.linkCost[l] as number) >= 0 &&
      view.allowed[linkA[l] as number] === 1 &&
      view.allowed[linkB[l] as number] === 1;
    let price = 0;
    for (let t = trackStart[l] as number; t < (trackStart[l + 1] as number); t++) {
      if (blocked && blocked[trackOf[t] as number] === 1) ok = false;
      if (prices) price += prices[trackOf[t] as number] as number;
    }
    open[l] = ok ? 1 : 0;
    gain[l] = (plainGain[l] as number) - price;
  }
  if (query.mode === 'best') closeDominated(train.dominators, open, gain);
  if (query.ways !== undefined) keepBestWays(query.ways, pairsOfStops(graph), open, gain);
  return { ...openLinksOf(graph, open), open, gain, pairs: pairsOf(paired, view, open, gain) };
};
