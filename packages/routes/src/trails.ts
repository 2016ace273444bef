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
  /** The station it starts from, and the steps of its arms from there. */
  readonly root: number;
  readonly arms: readonly (readonly number[])[];
  /** Stops that count, each as often as the walk comes there. */
  readonly stops: readonly number[];
}

export interface Trails {
  /** No walk gains more. */
  readonly net: number;
  /** The best walk, and the best from each station, best first; as long as nothing else is asked. */
  readonly best: () => Trail | undefined;
  readonly ofStations: () => readonly Trail[];
}

/** By step its gain, by stop its worth after tolls. */
export type BestTrail = (gain: Float64Array, worth: Float64Array) => Trails;

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
  const passable = Uint8Array.from(to, (stop) => ((graph.stops[stop] as Stop).passable ? 1 : 0));
  const roots = graph.stops.filter((stop) => stop.own && view.allowed[stop.id] === 1);
  // Stops that may cost nothing are met at most once each, so no more rounds than such stops are needed.
  const free = graph.stops.filter(({ id }) => byBorders || (costA[id] === 0 && costB[id] === 0) || skippable[id] === 1);
  const rounds = 1 + free.length;
  /** By what is left and step: the most gained after it, to which place next, and the most by another place. */
  const most = new Float64Array(count * width);
  const whither = new Int32Array(count * width);
  const other = new Float64Array(count * width);
  const paid = new Float64Array(count);
  /** All steps by the stop they leave, from `firstOut` on. */
  const order = Int32Array.from(outOf.flat());
  const firstOut = new Int32Array(outOf.length + 1);
  outOf.forEach((list, s) => (firstOut[s + 1] = (firstOut[s] as number) + list.length));
  const upper = new Float64Array(count);

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
    /** The steps out of each stop by what they gain at most with this much left, best first. */
    const line = (a: number, b: number): void => {
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
    /** Looks one step further; false if nothing better was found. */
    const further = (q: number, a: number, b: number): boolean => {
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
    most.fill(0);
    other.fill(0);
    whither.fill(-1);
    for (let a = 0; a <= A; a++) {
      for (let b = 0; b <= B; b++) {
        // Where every stop costs something what is left is known already.
        for (let round = 0, changed = true; changed && round < rounds; round++) {
          changed = false;
          line(a, b);
          for (let q = 0; q < count; q++) if (further(q, a, b)) changed = true;
        }
      }
    }

    const bestStep = (choices: readonly number[], a: number, b: number, before: number): [number, number] => {
      let best = 0;
      let step = -1;
      for (const q of choices) {
        const sum = taking(q, a, b, before);
        if (sum > best) [best, step] = [sum, q];
      }
      return [best, step];
    };
    interface Start {
      readonly root: Stop;
      readonly paid: boolean;
      readonly net: number;
      /** The first step of each arm, what is left before it, and the place that comes first in the other arm. */
      readonly arms: readonly (readonly [step: number, a: number, b: number, other: number])[];
    }
    const starts: Start[] = [];
    /** One or two arms. They go to different places, and neither goes on to where the other began: so in any run. */
    const consider = (root: Stop, a: number, b: number, isPaid: boolean): void => {
      if (a < 0 || b < 0) return;
      const base = isPaid ? (worth[root.id] as number) : 0;
      const out = outOf[root.id] ?? [];
      let best = 0;
      let arms: Start['arms'] = [];
      const [alone, step] = bestStep(out, a, b, -1);
      if (step >= 0) [best, arms] = [alone, [[step, a, b, -1]]];
      for (let i = 0; root.passable && i <= a; i++) {
        for (let j = 0; j <= b; j++) {
          for (let x = 0; x < out.length; x++) {
            const q = out[x] as number;
            const first = taking(q, i, j, -1);
            if (first <= 0) continue;
            for (let y = 0; y < x; y++) {
              const r = out[y] as number;
              const [here, there] = [toPlace[q] as number, toPlace[r] as number];
              if (here === there || first + taking(r, a - i, b - j, -1) <= best) continue;
              const sum = taking(q, i, j, there) + taking(r, a - i, b - j, here);
              if (sum <= best) continue;
              best = sum;
              arms = [
                [q, i, j, there],
                [r, a - i, b - j, here],
              ];
            }
          }
        }
      }
      if (base + best > 0) starts.push({ root, paid: isPaid, net: base + best, arms });
    };
    for (const root of roots) {
      const a = byBorders ? A : A - (costA[root.id] as number);
      consider(root, a, B - (costB[root.id] as number), true);
      if (skippable[root.id] === 1) consider(root, A, B, false);
    }
    starts.sort((x, y) => y.net - x.net);

    /** A whole arm from its first step on. */
    const follow = ([step, fromA, fromB, other]: Start['arms'][number], stops: number[]): readonly number[] => {
      const taken: number[] = [];
      let [q, a, b] = [step, fromA, fromB];
      let before = other;
      // A walk has no end where stops are free; what is found so far shows well enough which places are dear.
      for (let guard = 0; guard < 64 && q >= 0; guard++) {
        taken.push(q);
        const stop = to[q] as number;
        if (!(skippable[stop] === 1 && passing(q, a, b, before) === taking(q, a, b, before))) {
          stops.push(stop);
          a -= stepCost[q] as number;
          b -= stopCost[q] as number;
        }
        if (passable[q] === 0) break;
        // Neither to the last place nor to the one before it.
        const [last, avoided] = [fromPlace[q] as number, before];
        const choices = (outOf[stop] ?? []).filter((r) => toPlace[r] !== avoided && toPlace[r] !== last);
        before = last;
        [, q] = bestStep(choices, a, b, before);
      }
      return taken;
    };
    const trailOf = ({ root, paid: isPaid, arms }: Start): Trail => {
      const stops = isPaid ? [root.id] : [];
      return { root: root.id, arms: arms.map((arm) => follow(arm, stops)), stops };
    };
    return {
      net: starts[0]?.net ?? 0,
      best: () => (starts[0] ? trailOf(starts[0]) : undefined),
      ofStations: () => starts.map(trailOf),
    };
  };
};
