/**
 * The tables of the dynamic program over walks: by what is left of the range and by step, the most gained after the step, to
 * which place it goes on, and the most by way of another place. With the two best continuations by place a walk that may not
 * come back to the place before its last is found without listing pairs of steps.
 */
import type { Graph } from './compile.ts';
import type { Steps } from './steps.ts';
import type { Stop } from './stops.ts';
import type { Range } from './walkBounds.ts';

export interface GainTables {
  /** By step: the stop it leads to, the places it joins, what it costs of the range, whether a walk may go on from there. */
  readonly to: Int32Array;
  readonly toPlace: Int32Array;
  readonly fromPlace: Int32Array;
  readonly stepCost: Int32Array;
  readonly stopCost: Int32Array;
  readonly passable: Uint8Array;
  /** By stop, the steps out of it. */
  readonly outOf: readonly (readonly number[])[];
  /** Fills the tables for these gains of steps and worths of stops. */
  readonly fill: (gain: Float64Array, worth: Float64Array) => void;
  /** The most gained by a step with this much left, where the walk comes from a place (-1: from none). */
  readonly taking: (q: number, a: number, b: number, before: number) => number;
  /** Whether the best walk with this step passes its stop without counting it. */
  readonly skips: (q: number, a: number, b: number, before: number) => boolean;
}

/** What a step is, apart from its gain. */
const figuresOf = (
  graph: Graph,
  { costA, costB, byBorders }: Range,
  { from, to, length }: Steps,
): Omit<GainTables, 'fill' | 'taking' | 'skips'> => {
  const place = Int32Array.from(graph.stops, (stop) => stop.place);
  const outOf: number[][] = graph.stops.map(() => []);
  from.forEach((stop, q) => outOf[stop]?.push(q));
  return {
    to,
    toPlace: Int32Array.from(to, (stop) => place[stop] as number),
    fromPlace: Int32Array.from(from, (stop) => place[stop] as number),
    stepCost: Int32Array.from(to, (stop, q) => (byBorders ? (length[q] as number) : (costA[stop] as number))),
    stopCost: Int32Array.from(to, (stop) => costB[stop] as number),
    passable: Uint8Array.from(to, (stop) => ((graph.stops[stop] as Stop).passable ? 1 : 0)),
    outOf,
  };
};

export const gainTables = (graph: Graph, range: Range, steps: Steps): GainTables => {
  const { A, B, costA, costB, skippable, byBorders } = range;
  const figures = figuresOf(graph, range, steps);
  const { to, toPlace, fromPlace, stepCost, stopCost, passable, outOf } = figures;
  const stride = B + 1;
  const width = (A + 1) * stride;
  const count = to.length;
  // Stops that may cost nothing are met at most once each, so no more rounds than such stops are needed.
  const free = graph.stops.filter(({ id }) => byBorders || (costA[id] === 0 && costB[id] === 0) || skippable[id] === 1);
  const rounds = 1 + free.length;
  /** By what is left and step: the most gained after it, to which place next, and the most by another place. */
  const most = new Float64Array(count * width);
  const whither = new Int32Array(count * width);
  const other = new Float64Array(count * width);
  /** By step, its gain without and with the worth of its stop. */
  let unpaid: Float64Array = new Float64Array(count);
  const paid = new Float64Array(count);
  /** All steps by the stop they leave, from `firstOut` on; the order among them changes. */
  const order = Int32Array.from(outOf.flat());
  const firstOut = new Int32Array(outOf.length + 1);
  outOf.forEach((list, s) => (firstOut[s + 1] = (firstOut[s] as number) + list.length));
  const upper = new Float64Array(count);

  const passing = (q: number, a: number, b: number, before: number): number => {
    const at = (a * stride + b) * count + q;
    return (unpaid[q] as number) + ((whither[at] === before ? other[at] : most[at]) as number);
  };
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
  /** Sorts the steps out of each stop by an upper bound of what they gain with this much left, best first. */
  const sortSteps = (a: number, b: number): void => {
    for (let q = 0; q < count; q++) upper[q] = taking(q, a, b, -1);
    for (let s = 0; s < outOf.length; s++) {
      const first = firstOut[s] as number;
      const end = firstOut[s + 1] as number;
      for (let i = first + 1; i < end; i++) {
        const q = order[i] as number;
        const gained = upper[q] as number;
        let j = i - 1;
        for (; j >= first && (upper[order[j] as number] as number) < gained; j--) order[j + 1] = order[j] as number;
        order[j + 1] = q;
      }
    }
  };
  /** Improves one entry by looking one step further; false if nothing changed. */
  const relax = (q: number, a: number, b: number): boolean => {
    const stop = to[q] as number;
    const before = fromPlace[q] as number;
    const end = firstOut[stop + 1] as number;
    let first = 0;
    let second = 0;
    let way = -1;
    if (passable[q] === 1) {
      for (let i = firstOut[stop] as number; i < end; i++) {
        const r = order[i] as number;
        // No later one gains more.
        if ((upper[r] as number) <= second) break;
        const there = toPlace[r] as number;
        if (there === before) continue;
        const sum = taking(r, a, b, before);
        if (sum <= second) continue;
        if (sum <= first) {
          if (there !== way) second = sum;
          continue;
        }
        if (there !== way) second = first;
        first = sum;
        way = there;
      }
    }
    const at = (a * stride + b) * count + q;
    if (first === most[at] && second === other[at] && way === whither[at]) return false;
    most[at] = first;
    other[at] = second;
    whither[at] = way;
    return true;
  };
  const fill = (gain: Float64Array, worth: Float64Array): void => {
    unpaid = gain;
    for (let q = 0; q < count; q++) paid[q] = (gain[q] as number) + (worth[to[q] as number] as number);
    most.fill(0);
    other.fill(0);
    whither.fill(-1);
    for (let a = 0; a <= A; a++) {
      for (let b = 0; b <= B; b++) {
        // Where every stop costs something what is left is known already.
        for (let round = 0, changed = true; changed && round < rounds; round++) {
          changed = false;
          sortSteps(a, b);
          for (let q = 0; q < count; q++) if (relax(q, a, b)) changed = true;
        }
      }
    }
  };
  return {
    ...figures,
    fill,
    taking,
    skips: (q, a, b, before) =>
      skippable[to[q] as number] === 1 && passing(q, a, b, before) === taking(q, a, b, before),
  };
};
