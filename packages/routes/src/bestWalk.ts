/**
 * The best walk of a train from stop to stop that comes back to neither of the last two places (a relaxation of runs with
 * 2-cycle elimination), by dynamic programming over steps and what is left of the range. It may come back later: visit prices
 * make that dear. A walk never gains less than a run.
 */
import type { Range } from './walkBounds.ts';
import type { Steps } from './steps.ts';
import type { Graph } from './compile.ts';
import type { View } from './trainView.ts';
import type { Stop } from './stops.ts';
import { gainTables, type GainTables } from './gainTables.ts';

export interface Walk {
  /** The station it starts from, and the steps of its arms from there. */
  readonly root: number;
  readonly arms: readonly (readonly number[])[];
  /** Stops that count, each as often as the walk comes there. */
  readonly stops: readonly number[];
}

export interface BestWalks {
  /** No walk gains more. */
  readonly net: number;
  /** The best walk, and the best from each station, best first; as long as nothing else is asked. */
  readonly best: () => Walk | undefined;
  readonly ofStations: () => readonly Walk[];
}

/** By step its gain, by stop its worth less visit prices. */
export type FindWalks = (gain: Float64Array, worth: Float64Array) => BestWalks;

/** The first step of an arm, what is left before it, and the place that comes first in the other arm. */
type Arm = readonly [step: number, a: number, b: number, other: number];

/** The best one or two arms from a station. */
interface Start {
  readonly root: Stop;
  /** Whether the station itself is a stop that pays. */
  readonly paid: boolean;
  readonly net: number;
  readonly arms: readonly Arm[];
}

/** The best step of these with so much left, where the walk comes from a place; -1: none gains anything. */
const bestStep = (
  { taking }: GainTables,
  choices: readonly number[],
  a: number,
  b: number,
  before: number,
): readonly [gained: number, step: number] => {
  let best = 0;
  let step = -1;
  for (const q of choices) {
    const sum = taking(q, a, b, before);
    if (sum > best) [best, step] = [sum, q];
  }
  return [best, step];
};

/** One or two arms. They go to different places, and neither goes on to where the other began: so in any run. */
const bestArms = (tables: GainTables, root: Stop, a: number, b: number): Pick<Start, 'net' | 'arms'> => {
  const { taking, toPlace } = tables;
  const out = tables.outOf[root.id] ?? [];
  let net = 0;
  let arms: readonly Arm[] = [];
  const [alone, step] = bestStep(tables, out, a, b, -1);
  if (step >= 0) [net, arms] = [alone, [[step, a, b, -1]]];
  for (let i = 0; root.passable && i <= a; i++) {
    for (let j = 0; j <= b; j++) {
      for (let x = 0; x < out.length; x++) {
        const q = out[x] as number;
        const first = taking(q, i, j, -1);
        if (first <= 0) continue;
        for (let y = 0; y < x; y++) {
          const r = out[y] as number;
          const [here, there] = [toPlace[q] as number, toPlace[r] as number];
          if (here === there || first + taking(r, a - i, b - j, -1) <= net) continue;
          const sum = taking(q, i, j, there) + taking(r, a - i, b - j, here);
          if (sum <= net) continue;
          net = sum;
          arms = [
            [q, i, j, there],
            [r, a - i, b - j, here],
          ];
        }
      }
    }
  }
  return { net, arms };
};

/** The best walk from every station, best first. */
const bestStarts = (
  tables: GainTables,
  roots: readonly Stop[],
  { A, B, costA, costB, byBorders, skippable }: Range,
  worth: Float64Array,
): readonly Start[] => {
  const starts: Start[] = [];
  const consider = (root: Stop, a: number, b: number, paid: boolean): void => {
    if (a < 0 || b < 0) return;
    const { net, arms } = bestArms(tables, root, a, b);
    const sum = net + (paid ? (worth[root.id] as number) : 0);
    if (sum > 0) starts.push({ root, paid, net: sum, arms });
  };
  for (const root of roots) {
    const a = byBorders ? A : A - (costA[root.id] as number);
    consider(root, a, B - (costB[root.id] as number), true);
    if (skippable[root.id] === 1) consider(root, A, B, false);
  }
  return starts.sort((x, y) => y.net - x.net);
};

/** A walk has no end where stops are free; the first steps show well enough which places are dear. */
const MOST_STEPS = 64;

/** Traces a whole arm from its first step on; adds the stops that count to `stops`. */
const traced = (tables: GainTables, [step, fromA, fromB, other]: Arm, stops: number[]): readonly number[] => {
  const { to, toPlace, fromPlace, passable, stepCost, stopCost, skips, outOf } = tables;
  const taken: number[] = [];
  let [q, a, b] = [step, fromA, fromB];
  let before = other;
  while (q >= 0 && taken.length < MOST_STEPS) {
    taken.push(q);
    const stop = to[q] as number;
    if (!skips(q, a, b, before)) {
      stops.push(stop);
      a -= stepCost[q] as number;
      b -= stopCost[q] as number;
    }
    if (passable[q] === 0) break;
    // Neither to the last place nor to the one before it.
    const [last, avoided] = [fromPlace[q] as number, before];
    const choices = (outOf[stop] ?? []).filter((r) => toPlace[r] !== avoided && toPlace[r] !== last);
    before = last;
    [, q] = bestStep(tables, choices, a, b, before);
  }
  return taken;
};

export const walkFinder = (graph: Graph, view: View, range: Range, steps: Steps): FindWalks => {
  const tables = gainTables(graph, range, steps);
  const roots = graph.stops.filter((stop) => stop.own && view.allowed[stop.id] === 1);
  const walkOf = ({ root, paid, arms }: Start): Walk => {
    const stops = paid ? [root.id] : [];
    return { root: root.id, arms: arms.map((arm) => traced(tables, arm, stops)), stops };
  };
  return (gain, worth) => {
    tables.fill(gain, worth);
    const starts = bestStarts(tables, roots, range, worth);
    const [first] = starts;
    return {
      net: first?.net ?? 0,
      best: () => (first ? walkOf(first) : undefined),
      ofStations: () => starts.map(walkOf),
    };
  };
};
