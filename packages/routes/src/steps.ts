/** Shortest paths from stop to stop at given prices of track: the steps of walks. */
import { keepWalked, type Graph } from './compile.ts';
import { linkOther } from './walkBounds.ts';
import { valueOfMarks, type View } from './trainView.ts';
import type { Move, TrackGraph } from './trackGraph.ts';

/** Steps from stop to stop; each pair of stops in each direction that a train may go. */
export interface Steps {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Of the range in borders. */
  readonly length: Int32Array;
  /** What the step brings or costs besides its stop, at these prices. */
  readonly gains: (prices: Float64Array) => Float64Array;
  /** The track it uses, at the prices asked last. */
  readonly tracks: (step: number) => readonly number[];
  /** The link, or the way besides the links, that it goes by at the prices asked last. */
  readonly link: (step: number) => number;
}

/** Steps along the links of the graph. */
export const stepsByLinks = (graph: Graph, view: View): Steps => {
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const ways: number[][] = [];
  const known = new Map<number, number>();
  for (const stop of graph.stops) {
    if (!stop.passable && !stop.own) continue;
    if (view.allowed[stop.id] === 0) continue;
    for (const l of stop.links) {
      const link = graph.links[l];
      const cost = view.linkCost[l] as number;
      if (!link || cost < 0) continue;
      const other = linkOther(link, stop.id);
      if (view.allowed[other] === 0) continue;
      const key = stop.id * graph.stops.length + other;
      const step = known.get(key);
      if (step === undefined) {
        known.set(key, from.length);
        from.push(stop.id);
        to.push(other);
        length.push(cost);
        ways.push([l]);
      } else {
        length[step] = Math.min(length[step] as number, cost);
        ways[step]?.push(l);
      }
    }
  }
  const plain = Float64Array.from(graph.links, (link) => valueOfMarks(graph, link.marks));
  const gain = new Float64Array(from.length);
  const linkGain = new Float64Array(graph.links.length);
  const taken = new Int32Array(from.length);
  return {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: Int32Array.from(length),
    gains: (prices) => {
      graph.links.forEach((link, l) => {
        let sum = plain[l] as number;
        for (const t of link.tracks) sum -= prices[t] as number;
        linkGain[l] = sum;
      });
      ways.forEach((list, step) => {
        let best = list[0] as number;
        for (const l of list) if ((linkGain[l] as number) > (linkGain[best] as number)) best = l;
        gain[step] = linkGain[best] as number;
        taken[step] = best;
      });
      return gain;
    },
    tracks: (step) => graph.links[taken[step] as number]?.tracks ?? [],
    link: (step) => taken[step] as number,
  };
};

/** Steps over track piece by piece, where there are too many ways to list them as links. */
export const stepsByTrack = (graph: Graph, view: View, trackGraph: TrackGraph): Steps => {
  const n = graph.stops.length;
  const { crossings, ahead, out } = trackGraph;
  const starts = graph.stops.filter((stop) => (out[stop.id]?.length ?? 0) > 0 && view.allowed[stop.id] === 1);
  const places = crossings + n;
  /** All moves in rows by where they start: crossings first, then stops. */
  const rows = [...ahead, ...out];
  const firstMove = new Int32Array(places + 1);
  rows.forEach((moves, i) => (firstMove[i + 1] = (firstMove[i] as number) + moves.length));
  const moves = rows.flat();
  const target = Int32Array.from(moves, (move) => (move.crossing >= 0 ? move.crossing : crossings + move.stop));
  const firstTrack = new Int32Array(moves.length + 1);
  moves.forEach((move, m) => (firstTrack[m + 1] = (firstTrack[m] as number) + move.tracks.length));
  const trackOf = Int32Array.from(moves.flatMap((move) => move.tracks));
  const costOf = new Float64Array(moves.length);
  const cost = new Float64Array(places);
  /** By start and place, the move that came there. */
  const came = new Int32Array(starts.length * places);
  const source = new Int32Array(moves.length);
  rows.forEach((row, i) => source.fill(i, firstMove[i], (firstMove[i] as number) + row.length));
  const queue = new Int32Array(places);
  const waits = new Uint8Array(places);

  const flood = (s: number): void => {
    const start = crossings + (starts[s]?.id ?? 0);
    cost.fill(Infinity);
    cost[start] = 0;
    came.fill(-1, s * places, (s + 1) * places);
    let head = 0;
    let count = 1;
    queue[0] = start;
    while (count > 0) {
      const at = queue[head] as number;
      head = head + 1 === places ? 0 : head + 1;
      count -= 1;
      waits[at] = 0;
      const sofar = cost[at] as number;
      for (let m = firstMove[at] as number; m < (firstMove[at + 1] as number); m++) {
        const to = target[m] as number;
        const sum = sofar + (costOf[m] as number);
        if (sum >= (cost[to] as number)) continue;
        cost[to] = sum;
        came[s * places + to] = m;
        if (to >= crossings || waits[to] === 1) continue;
        waits[to] = 1;
        queue[head + count < places ? head + count : head + count - places] = to;
        count += 1;
      }
    }
  };

  const from: number[] = [];
  const to: number[] = [];
  const startOf: number[] = [];
  starts.forEach((stop, s) => {
    flood(s);
    for (const other of graph.stops) {
      if (other.place === stop.place || view.allowed[other.id] === 0) continue;
      if ((cost[crossings + other.id] as number) === Infinity) continue;
      from.push(stop.id);
      to.push(other.id);
      startOf.push(s);
    }
  });
  const gain = new Float64Array(from.length);
  /** The last move first. */
  const movesOf = (step: number): Move[] => {
    const taken: Move[] = [];
    const s = startOf[step] as number;
    const start = crossings + (from[step] as number);
    for (let at = crossings + (to[step] as number); at !== start;) {
      const m = came[s * places + at] as number;
      taken.push(moves[m] as Move);
      at = source[m] as number;
    }
    return taken;
  };
  return {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: new Int32Array(from.length),
    gains: (prices) => {
      for (let m = 0; m < moves.length; m++) {
        let sum = 0;
        for (let t = firstTrack[m] as number; t < (firstTrack[m + 1] as number); t++)
          sum += prices[trackOf[t] as number] as number;
        costOf[m] = sum;
      }
      let step = 0;
      starts.forEach((_, s) => {
        flood(s);
        for (; startOf[step] === s; step++) gain[step] = -(cost[crossings + (to[step] as number)] as number);
      });
      return gain;
    },
    tracks: (step) => movesOf(step).flatMap((move) => move.tracks),
    link: (step) => {
      const way = movesOf(step).reverse();
      const pieces = way.flatMap((move) => move.pieces);
      return keepWalked(
        graph,
        from[step] as number,
        to[step] as number,
        pieces,
        way.flatMap((move) => move.tracks),
      );
    },
  };
};
