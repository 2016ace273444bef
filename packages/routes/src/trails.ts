/**
 * The best walk of a train from stop to stop that comes back to neither of the last two places. It may come back later:
 * tolls make that dear. What a walk can gain is never less than what a run can.
 */
import type { Range } from './bounds.ts';
import type { Steps } from './cheapest.ts';
import type { Graph } from './compile.ts';
import type { View } from './ranges.ts';
import type { Stop } from './stops.ts';

export interface Trail {
  readonly net: number;
  /** Steps and stops, each as often as the walk takes it. */
  readonly steps: readonly number[];
  readonly stops: readonly number[];
}

/** By step its gain, by stop its worth after tolls. */
export type BestTrail = (gain: Float64Array, worth: Float64Array) => Trail;

export const trailFinder = (graph: Graph, view: View, range: Range, steps: Steps): BestTrail => {
  const { A, B, costA, costB, skippable, byBorders } = range;
  const stride = B + 1;
  const width = (A + 1) * stride;
  const { from, to } = steps;
  const count = from.length;
  const place = Int32Array.from(graph.stops, (stop) => stop.place);
  const toPlace = Int32Array.from(to, (stop) => place[stop] as number);
  const fromPlace = Int32Array.from(from, (stop) => place[stop] as number);
  const stepCost = Int32Array.from(to, (stop, q) =>
    byBorders ? (steps.length[q] as number) : (costA[stop] as number),
  );
  const stopCost = Int32Array.from(to, (stop) => costB[stop] as number);
  const outOf = graph.stops.map((stop) => {
    const list: number[] = [];
    for (let q = 0; q < count; q++) if (from[q] === stop.id) list.push(q);
    return list;
  });
  /** By step, the steps that may follow. */
  const next = Array.from({ length: count }, (_, q) =>
    (graph.stops[to[q] as number] as Stop).passable
      ? Int32Array.from((outOf[to[q] as number] ?? []).filter((r) => toPlace[r] !== fromPlace[q]))
      : new Int32Array(0),
  );
  const roots = graph.stops.filter((stop) => stop.own && view.allowed[stop.id] === 1);
  // Stops that may cost nothing are met at most once each, so no more rounds than such stops are needed.
  const free = graph.stops.filter(({ id }) => byBorders || (costA[id] === 0 && costB[id] === 0) || skippable[id] === 1);
  const rounds = 1 + free.length;
  /** By what is left and step: the most gained after it, to which place next, and the most by another place. */
  const most = new Float64Array(count * width);
  const whither = new Int32Array(count * width);
  const other = new Float64Array(count * width);
  const paid = new Float64Array(count);

  return (gain, worth) => {
    for (let q = 0; q < count; q++) paid[q] = (gain[q] as number) + (worth[to[q] as number] as number);
    /** The most gained by a step with this much left, where the walk comes from a place. */
    const taking = (q: number, a: number, b: number, before: number): number => {
      const leftA = a - (stepCost[q] as number);
      const leftB = b - (stopCost[q] as number);
      let best = -Infinity;
      if (leftA >= 0 && leftB >= 0) {
        const at = (leftA * stride + leftB) * count + q;
        best = (paid[q] as number) + ((whither[at] === before ? other[at] : most[at]) as number);
      }
      if (skippable[to[q] as number] === 1) best = Math.max(best, passing(q, a, b, before));
      return best;
    };
    const passing = (q: number, a: number, b: number, before: number): number => {
      const at = (a * stride + b) * count + q;
      return (gain[q] as number) + ((whither[at] === before ? other[at] : most[at]) as number);
    };
    /** Looks one step further; false if nothing better was found. */
    const further = (q: number, a: number, b: number): boolean => {
      const list = next[q] as Int32Array;
      const before = fromPlace[q] as number;
      let first = 0;
      let second = 0;
      let way = -1;
      for (let i = 0; i < list.length; i++) {
        const r = list[i] as number;
        const sum = taking(r, a, b, before);
        if (sum <= second) continue;
        const there = toPlace[r] as number;
        if (sum <= first) {
          if (there !== way) second = sum;
          continue;
        }
        if (there !== way) second = first;
        first = sum;
        way = there;
      }
      const at = (a * stride + b) * count + q;
      if (first === most[at] && second === other[at] && way === whither[at]) return false;
      most[at] = first;
      other[at] = second;
      whither[at] = way;
      return true;
    };
    most.fill(0);
    other.fill(0);
    whither.fill(-1);
    for (let a = 0; a <= A; a++) {
      for (let b = 0; b <= B; b++) {
        // Where every stop costs something what is left is known already.
        for (let round = 0, changed = true; changed && round < rounds; round++) {
          changed = false;
          for (let q = 0; q < count; q++) if (further(q, a, b)) changed = true;
        }
      }
    }

    const bestStep = (
      choices: readonly number[] | Int32Array,
      a: number,
      b: number,
      before: number,
    ): [number, number] => {
      let best = 0;
      let step = -1;
      for (const q of choices) {
        const sum = taking(q, a, b, before);
        if (sum > best) [best, step] = [sum, q];
      }
      return [best, step];
    };
    let net = 0;
    let start: { root: Stop; paid: boolean; arms: readonly (readonly [number, number])[] } | undefined;
    const consider = (root: Stop, a: number, b: number, paid: boolean): void => {
      if (a < 0 || b < 0) return;
      const arms = new Float64Array(width);
      for (let i = 0; i <= a; i++)
        for (let j = 0; j <= b; j++) [arms[i * stride + j]] = bestStep(outOf[root.id] ?? [], i, j, -1);
      for (let i = 0; i <= a; i++) {
        for (let j = 0; j <= b; j++) {
          const second = root.passable ? (arms[(a - i) * stride + b - j] as number) : 0;
          const sum = (paid ? (worth[root.id] as number) : 0) + (arms[i * stride + j] as number) + second;
          if (sum <= net) continue;
          net = sum;
          const first = [i, j] as const;
          start = { root, paid, arms: root.passable ? [first, [a - i, b - j]] : [first] };
        }
      }
    };
    for (const root of roots) {
      const a = byBorders ? A : A - (costA[root.id] as number);
      consider(root, a, B - (costB[root.id] as number), true);
      if (skippable[root.id] === 1) consider(root, A, B, false);
    }

    const taken: number[] = [];
    const stops: number[] = [];
    const follow = (root: number, left: readonly [number, number]): void => {
      let [a, b] = left;
      let choices: readonly number[] | Int32Array = outOf[root] ?? [];
      let before = -1;
      // A walk has no end where stops are free; what is found so far shows well enough which places are dear.
      for (let guard = 0; guard < 64; guard++) {
        const [best, q] = bestStep(choices, a, b, before);
        if (q < 0) return;
        taken.push(q);
        const stop = to[q] as number;
        if (!(skippable[stop] === 1 && passing(q, a, b, before) === best)) {
          stops.push(stop);
          a -= stepCost[q] as number;
          b -= stopCost[q] as number;
        }
        // The place before the last one must not be next either.
        const avoided = before;
        choices = (next[q] as Int32Array).filter((r) => toPlace[r] !== avoided);
        before = fromPlace[q] as number;
      }
    };
    if (start) {
      if (start.paid) stops.push(start.root.id);
      for (const arm of start.arms) follow(start.root.id, arm);
    }
    return { net, steps: taken, stops };
  };
};
