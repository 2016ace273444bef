/**
 * The walk relaxation: the most that a partial run can still gain, by dynamic programming over walks that may not turn
 * straight back but may otherwise repeat themselves, by what is left of the range. A walk never gains less than a run.
 */
import type { Graph, Link } from './compile.ts';
import type { Stop } from './stops.ts';
import { UNLIMITED, type View } from './trainView.ts';

/** The range has one or two dimensions: `a` of `A` and `b` of `B` are left. */
export interface Range {
  readonly A: number;
  readonly B: number;
  /** What stopping costs; links may cost `a` besides (`byBorders`). */
  readonly costA: Int32Array;
  readonly costB: Int32Array;
  readonly byBorders: boolean;
  /** A stop may be passed for nothing (E-trains). */
  readonly skippable: Uint8Array;
  readonly unlimited: boolean;
}

export const rangeOf = (view: View): Range => {
  const n = view.value.length;
  const costA = new Int32Array(n);
  const costB = new Int32Array(n);
  const skippable = new Uint8Array(n);
  const { pay } = view;
  let A = 0;
  let B = 0;
  let byBorders = false;
  if (pay) {
    A = pay.stops;
    for (let i = 0; i < n; i++) {
      costA[i] = view.stopCost[i] as number;
      skippable[i] = pay.skip === 'any' || view.city[i] === 0 ? 1 : 0;
    }
  } else if (view.borders < UNLIMITED) {
    A = view.borders;
    byBorders = true;
  } else if (view.cities < UNLIMITED) {
    A = view.cities;
    for (let i = 0; i < n; i++) costA[i] = view.city[i] as number;
    if (view.stops < UNLIMITED) {
      B = view.stops;
      for (let i = 0; i < n; i++) costB[i] = view.stopCost[i] as number;
    }
  } else if (view.stops < UNLIMITED) {
    A = view.stops;
    for (let i = 0; i < n; i++) costA[i] = view.stopCost[i] as number;
  }
  const unlimited = A === 0;
  return { A, B, costA, costB, byBorders, skippable, unlimited };
};

/** Steps from stop to stop, the ways between two stops taken together, in either direction. */
export interface Paired {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Pair of each link in its direction a to b, and b to a; -1 where no run goes on that way. */
  readonly along: Int32Array;
  readonly against: Int32Array;
  /** By pair the places that it joins, and whether a run may go on from where it leads. */
  readonly fromPlace: Int32Array;
  readonly toPlace: Int32Array;
  readonly leadsOn: Uint8Array;
  /** By stop the pairs that lead out of it. */
  readonly outOf: readonly Int32Array[];
}

/** The same with what they cost and gain by the links that are open. */
export interface Pairs extends Paired {
  readonly cost: Int32Array;
  readonly gain: Int32Array;
}

/** What a pair gains when all its links are closed: so little that nobody takes it. */
const CLOSED = -1_000_000_000;

export const pairedStops = (graph: Graph): Paired => {
  const { stops, links } = graph;
  const n = stops.length;
  const known = new Int32Array(n * n).fill(-1);
  const from: number[] = [];
  const to: number[] = [];
  const out: number[][] = stops.map(() => []);
  const along = new Int32Array(links.length).fill(-1);
  const against = new Int32Array(links.length).fill(-1);
  const pair = (u: number, v: number): number => {
    const key = u * n + v;
    if (known[key] === -1) {
      known[key] = from.length;
      (out[u] as number[]).push(from.length);
      from.push(u);
      to.push(v);
    }
    return known[key] as number;
  };
  for (let l = 0; l < links.length; l++) {
    const { a, b } = links[l] as Link;
    if (canLeave(graph, a)) along[l] = pair(a, b);
    if (canLeave(graph, b)) against[l] = pair(b, a);
  }
  return {
    count: from.length,
    from: new Int32Array(from),
    to: new Int32Array(to),
    along,
    against,
    fromPlace: Int32Array.from(from, (stop) => (stops[stop] as Stop).place),
    toPlace: Int32Array.from(to, (stop) => (stops[stop] as Stop).place),
    leadsOn: Uint8Array.from(to, (stop) => ((stops[stop] as Stop).passable ? 1 : 0)),
    outOf: out.map((list) => new Int32Array(list)),
  };
};

export const pairsOf = (paired: Paired, view: View, open: Uint8Array, linkGain: Int32Array): Pairs => {
  const { count, along, against } = paired;
  const cost = new Int32Array(count).fill(UNLIMITED);
  const gain = new Int32Array(count).fill(CLOSED);
  const add = (pair: number, l: number): void => {
    if (pair < 0) return;
    if ((view.linkCost[l] as number) < (cost[pair] as number)) cost[pair] = view.linkCost[l] as number;
    if ((linkGain[l] as number) > (gain[pair] as number)) gain[pair] = linkGain[l] as number;
  };
  for (let l = 0; l < open.length; l++) {
    if (open[l] === 0) continue;
    add(along[l] as number, l);
    add(against[l] as number, l);
  }
  return { ...paired, cost, gain };
};

const canLeave = (graph: Graph, stop: number): boolean => {
  const s = graph.stops[stop] as Stop;
  return s.passable || s.own;
};

export const linkOther = (link: Link, stop: number): number => (link.a === stop ? link.b : link.a);

/** By stop the most that a pair out of it gains, the place it leads to, and the most by way of another place. */
interface Onwards {
  readonly most: Int32Array;
  readonly place: Int32Array;
  readonly other: Int32Array;
}

/** A pair out of a stop gains so much; true if that is news. */
const note = ({ most, place, other }: Onwards, stop: number, there: number, gained: number): boolean => {
  if (gained > (most[stop] as number)) {
    if (there !== place[stop]) other[stop] = most[stop] as number;
    most[stop] = gained;
    place[stop] = there;
    return true;
  }
  if (there === place[stop] || gained <= (other[stop] as number)) return false;
  other[stop] = gained;
  return true;
};

/** By pair and what is left, the most that can be gained after arriving. */
export const gainsAfter = (graph: Graph, worth: Int32Array, range: Range, pairs: Pairs): Int32Array => {
  const { A, B } = range;
  const { count, from, to, fromPlace, toPlace, leadsOn } = pairs;
  const width = (A + 1) * (B + 1);
  const table = new Int32Array(count * width);
  // Stops that may cost nothing are met at most once each, so no more rounds than such stops are needed.
  const rounds = graph.stops.reduce(
    (sum, stop) => sum + (stop.kind === 'town' || range.skippable[stop.id] === 1 ? 1 : 0),
    1,
  );
  const n = graph.stops.length;
  const onwards: Onwards = { most: new Int32Array(n), place: new Int32Array(n), other: new Int32Array(n) };
  const { most, place, other } = onwards;
  for (let a = 0; a <= A; a++) {
    for (let b = 0; b <= B; b++) {
      const cell = a * (B + 1) + b;
      most.fill(0);
      place.fill(-1);
      other.fill(0);
      for (let q = 0; q < count; q++) {
        const gained = step(worth, range, pairs, table, width, q, a, b);
        if (gained > 0) note(onwards, from[q] as number, toPlace[q] as number, gained);
      }
      for (let round = 0, changed = true; changed && round < rounds; round++) {
        changed = false;
        for (let p = 0; p < count; p++) {
          if (leadsOn[p] === 0) continue;
          const v = to[p] as number;
          // Not straight back.
          const best = (place[v] === fromPlace[p] ? other[v] : most[v]) as number;
          if (best <= (table[p * width + cell] as number)) continue;
          table[p * width + cell] = best;
          // Where the stop costs nothing the pair itself gains more now.
          const gained = step(worth, range, pairs, table, width, p, a, b);
          if (note(onwards, from[p] as number, toPlace[p] as number, gained)) changed = true;
        }
      }
    }
  }
  return table;
};

/** The most gained by taking pair `q` with `a` and `b` left. */
export const step = (
  worth: Int32Array,
  range: Range,
  pairs: Pairs,
  table: Int32Array,
  width: number,
  q: number,
  a: number,
  b: number,
): number => {
  const stop = pairs.to[q] as number;
  const extra = pairs.gain[q] as number;
  const leftA = a - (range.byBorders ? (pairs.cost[q] as number) : (range.costA[stop] as number));
  const leftB = b - (range.costB[stop] as number);
  const stride = range.B + 1;
  let best = -1;
  if (leftA >= 0 && leftB >= 0)
    best = extra + (worth[stop] as number) + (table[q * width + leftA * stride + leftB] as number);
  if (range.skippable[stop] === 1) best = Math.max(best, extra + (table[q * width + a * stride + b] as number));
  return best;
};
