/** The Lagrangian dual over exact runs: prices on contested track, moved by the subgradient method. */
import { linkAt } from './compile.ts';
import { bestOf, tryAround, type Kind, type State } from './fleet.ts';
import type { FoundRun } from './search.ts';

const PRICE_ROUNDS = 60;

export interface RunDual {
  readonly prices: Int32Array;
  readonly sum: number;
  /** The best net value of each kind at these prices. */
  readonly tops: readonly number[];
  readonly bound: number;
}

/** Raises the price of track that several best runs use, lowers it where none does, and keeps the lowest bound. */
export const minimizeRunDual = (state: State, start: Int32Array, firstStep: number): RunDual => {
  const { kinds, graph } = state;
  const prices = Int32Array.from(start);
  let best: RunDual = {
    prices: new Int32Array(graph.tracks),
    sum: 0,
    tops: kinds.map((k) => k.top),
    bound: sumTops(
      kinds,
      kinds.map((k) => k.top),
    ),
  };
  let stepFactor = firstStep;
  let stale = 0;
  for (let round = 0; round < PRICE_ROUNDS; round++) {
    const wanted = new Int32Array(graph.tracks);
    const runs: [Kind, FoundRun][] = [];
    const tops: number[] = [];
    for (const kind of kinds) {
      const { run, done, bound } = bestOf(graph, kind, state.meter, { prices, share: 1 / 16 });
      if (!done) return best;
      tops.push(run ? run.net : bound);
      if (!run) continue;
      runs.push([kind, run]);
      for (const l of run.links)
        for (const t of linkAt(graph, l).tracks) wanted[t] = (wanted[t] as number) + kind.trains.length;
    }
    const sum = prices.reduce((total, price) => total + price, 0);
    const bound = sumTops(kinds, tops) + sum;
    if (bound < best.bound) {
      best = { prices: Int32Array.from(prices), sum, tops, bound };
      stale = 0;
    } else if (++stale >= 4) {
      stepFactor /= 2;
      stale = 0;
    }
    if (round % 3 === 0) for (const [kind, run] of runs) tryAround(state, kind, run);
    if (best.bound < state.value + state.valueUnit) break;
    let norm = 0;
    for (let t = 0; t < graph.tracks; t++) {
      const excess = (wanted[t] as number) - 1;
      if (excess > 0 || (prices[t] as number) > 0) norm += excess * excess;
    }
    if (norm === 0) break;
    const stepSize = (stepFactor * Math.max(state.valueUnit, bound - state.value)) / norm;
    let moved = false;
    for (let t = 0; t < graph.tracks; t++) {
      const excess = (wanted[t] as number) - 1;
      if (excess <= 0 && prices[t] === 0) continue;
      const price = Math.max(0, Math.round((prices[t] as number) + stepSize * excess));
      if (price !== prices[t]) moved = true;
      prices[t] = price;
    }
    if (!moved) break;
  }
  return best;
};

const sumTops = (kinds: readonly Kind[], tops: readonly number[]): number =>
  kinds.reduce((sum, kind, i) => sum + kind.trains.length * Math.max(0, tops[i] as number), 0);
