/**
 * Tolls on places: walks that come back to a dear place pay for it, runs that visit it once get the toll back. So walks gain
 * less and the bound is nearer to what runs can do.
 */
import { gainsAfter, step, type Pairs, type Range } from './bounds.ts';
import type { Graph } from './compile.ts';
import type { Stop } from './stops.ts';
import type { View } from './ranges.ts';

export interface Bounds {
  /** By pair and what is left, the most that can be gained after arriving; and by stop for an arm that starts there. */
  readonly after: Int32Array;
  readonly arm: Int32Array;
  /** By place. */
  readonly toll: Int32Array;
  readonly tolls: number;
}

export const plainBounds = (graph: Graph, view: View, range: Range, pairs: Pairs): Bounds => {
  const width = (range.A + 1) * (range.B + 1);
  const after = range.endless ? new Int32Array(pairs.count) : gainsAfter(graph, view.value, range, pairs);
  const arm = armGains(view.value, range, pairs, after, width, graph.stops);
  return { after, arm, toll: new Int32Array(graph.places), tolls: 0 };
};

const ROUNDS = 12;

/** Starts from plain bounds and looks for tolls that lower the bound of the whole; `floor` is what a run is known to gain. */
export const tolledBounds = (
  graph: Graph,
  view: View,
  range: Range,
  pairs: Pairs,
  roots: readonly number[],
  plain: Bounds,
  floor: number,
): Bounds => {
  if (range.endless || roots.length === 0) return plain;
  const width = (range.A + 1) * (range.B + 1);
  const toll = new Int32Array(graph.places);
  const worth = Int32Array.from(view.value);
  let best = plain;
  let bestMost = Number.MAX_SAFE_INTEGER;
  let now = plain;
  let pace = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let most = -1;
    let top = roots[0] as number;
    for (const root of roots) {
      const [a, b] = leftAt(range, root);
      if (a < 0 || b < 0) continue;
      const place = (graph.stops[root] as Stop).place;
      const passable = (graph.stops[root] as Stop).passable;
      const sum =
        (view.value[root] as number) +
        mostOfTwoArms(now.arm, root, a, b, width, range.B + 1, passable) +
        now.tolls -
        (now.toll[place] as number);
      if (sum > most) {
        most = sum;
        top = root;
      }
    }
    if (most < bestMost) {
      bestMost = most;
      best = now;
    } else pace /= 2;
    if (most <= floor || round === ROUNDS - 1) break;
    const visits = visitsOf(graph, worth, range, pairs, now, top);
    const home = (graph.stops[top] as Stop).place;
    let norm = 0;
    for (let p = 0; p < toll.length; p++) {
      const excess = (visits[p] as number) - 1;
      if (excess > 0 || ((toll[p] as number) > 0 && p !== home)) norm += excess * excess;
    }
    if (norm === 0) break;
    const size = (pace * (most - Math.max(floor, most * 0.8))) / norm;
    let moved = false;
    for (let p = 0; p < toll.length; p++) {
      const excess = (visits[p] as number) - 1;
      if (excess <= 0 && (toll[p] === 0 || p === home)) continue;
      const next = Math.max(0, Math.round((toll[p] as number) + size * excess));
      if (next !== toll[p]) moved = true;
      toll[p] = next;
    }
    if (!moved) break;
    for (const stop of graph.stops) worth[stop.id] = (view.value[stop.id] as number) - (toll[stop.place] as number);
    const after = gainsAfter(graph, worth, range, pairs);
    const arm = armGains(worth, range, pairs, after, width, graph.stops);
    now = { after, arm, toll: Int32Array.from(toll), tolls: toll.reduce((sum, t) => sum + t, 0) };
  }
  return best;
};

const leftAt = (range: Range, root: number): [number, number] => [
  range.byBorders ? range.A : range.A - (range.costA[root] as number),
  range.B - (range.costB[root] as number),
];

/** How often the best walk from a root comes to each place. */
const visitsOf = (
  graph: Graph,
  worth: Int32Array,
  range: Range,
  pairs: Pairs,
  bounds: Bounds,
  root: number,
): Int32Array => {
  const width = (range.A + 1) * (range.B + 1);
  const stride = range.B + 1;
  const visits = new Int32Array(graph.places);
  const placeOf = (stop: number): number => (graph.stops[stop] as Stop).place;
  visits[placeOf(root)] = 1;
  const follow = (first: readonly number[] | Int32Array, startA: number, startB: number): void => {
    let choices: readonly number[] | Int32Array = first;
    let [a, b] = [startA, startB];
    for (let guard = 0; guard < 64; guard++) {
      let most = 0;
      let taken = -1;
      for (const q of choices) {
        const gained = step(worth, range, pairs, bounds.after, width, q, a, b);
        if (gained > most) {
          most = gained;
          taken = q;
        }
      }
      if (taken < 0) return;
      const stop = pairs.to[taken] as number;
      const skip =
        range.skippable[stop] === 1 &&
        (pairs.gain[taken] as number) + (bounds.after[taken * width + a * stride + b] as number) === most;
      if (!skip) {
        visits[placeOf(stop)] = (visits[placeOf(stop)] as number) + 1;
        a -= range.byBorders ? (pairs.cost[taken] as number) : (range.costA[stop] as number);
        b -= range.costB[stop] as number;
      }
      choices = pairs.after[taken] as Int32Array;
    }
  };
  const [a, b] = leftAt(range, root);
  const passable = (graph.stops[root] as Stop).passable;
  const whole = mostOfTwoArms(bounds.arm, root, a, b, width, stride, passable);
  for (let a1 = 0; a1 <= a; a1++) {
    for (let b1 = 0; b1 <= b; b1++) {
      const one = bounds.arm[root * width + a1 * stride + b1] as number;
      const two = bounds.arm[root * width + (a - a1) * stride + b - b1] as number;
      if (one + (passable ? two : 0) !== whole) continue;
      follow(pairs.outOf[root] as Int32Array, a1, b1);
      if (passable) follow(pairs.outOf[root] as Int32Array, a - a1, b - b1);
      return visits;
    }
  }
  return visits;
};

export const mostOfTwoArms = (
  arm: Int32Array,
  root: number,
  a: number,
  b: number,
  width: number,
  stride: number,
  two: boolean,
): number => {
  let most = arm[root * width + a * stride + b] as number;
  if (!two) return most;
  for (let a1 = 0; a1 <= a; a1++) {
    for (let b1 = 0; b1 <= b; b1++) {
      const sum =
        (arm[root * width + a1 * stride + b1] as number) + (arm[root * width + (a - a1) * stride + b - b1] as number);
      if (sum > most) most = sum;
    }
  }
  return most;
};

/** By stop and what is left, the most that one arm from there can gain. */
export const armGains = (
  worth: Int32Array,
  range: Range,
  pairs: Pairs,
  after: Int32Array,
  width: number,
  stops: readonly Stop[],
): Int32Array => {
  const result = new Int32Array(stops.length * width);
  if (range.endless) return result;
  for (const stop of stops) {
    if (!stop.own) continue;
    for (let a = 0; a <= range.A; a++) {
      for (let b = 0; b <= range.B; b++) {
        let most = 0;
        for (const q of pairs.outOf[stop.id] as Int32Array)
          most = Math.max(most, step(worth, range, pairs, after, width, q, a, b));
        result[stop.id * width + a * (range.B + 1) + b] = most;
      }
    }
  }
  return result;
};
