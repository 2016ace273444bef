/** The final set packing: runs that the bound leaves, and the best choice of one run or none for each train. */
import { linkAt, type Graph } from './compile.ts';
import { keep, netOf, type Kind, type State } from './fleet.ts';
import type { RunDual } from './runDual.ts';
import type { RunQuery, FoundRun } from './search.ts';

/** More runs of one kind of train than these are not kept. */
const LIST_LIMIT = 400_000;

export interface RunList {
  readonly runs: readonly FoundRun[];
  readonly nets: Int32Array;
  readonly values: Int32Array;
  readonly bits: Int32Array;
  readonly topNet: number;
  readonly topValue: number;
}

/** All runs that may be part of an answer worth at least `aim`. */
export const enumerateRuns = (state: State, priced: RunDual, aim: number): RunList[] | undefined => {
  const lists: RunList[] = [];
  for (const [k, kind] of state.kinds.entries()) {
    const top = Math.max(0, priced.tops[k] as number);
    // The other trains get at most priced.bound less this kind's top.
    const above = aim - 1 - (priced.bound - top);
    const found = new Map<string, FoundRun>();
    let full = false;
    const question: RunQuery = {
      share: 1 / 2,
      prices: priced.prices,
      above,
      mode: 'all',
      visit: (run) => {
        if (full) return;
        // Keeping a run costs more than a step.
        state.meter.nodes += 8;
        const key = trackKey(state.graph, run);
        const known = found.get(key);
        if (!known || known.value < run.value) found.set(key, run);
        if (found.size > LIST_LIMIT) full = true;
      },
    };
    const asked = kind.search.find(question, state.meter);
    if (!asked.done || full) return undefined;
    lists.push(runList(state.graph, [...found.values()]));
  }
  return lists;
};

export const runList = (graph: Graph, found: readonly FoundRun[]): RunList => {
  const words = (graph.tracks + 31) >> 5;
  const runs = [...found].sort((x, y) => y.net - x.net);
  const bits = new Int32Array(runs.length * words);
  runs.forEach((run, i) => {
    for (const l of run.links) {
      for (const t of linkAt(graph, l).tracks)
        bits[i * words + (t >> 5)] = (bits[i * words + (t >> 5)] as number) | (1 << (t & 31));
    }
  });
  const nets = Int32Array.from(runs, (run) => run.net);
  const values = Int32Array.from(runs, (run) => run.value);
  const topValue = values.reduce((most, value) => Math.max(most, value), 0);
  return { runs, nets, values, bits, topNet: Math.max(0, nets[0] ?? 0), topValue };
};

/** Known runs at the final prices, one for each set of track. */
export const distinct = (graph: Graph, pool: readonly FoundRun[], priced: RunDual): FoundRun[] => {
  const found = new Map<string, FoundRun>();
  for (const run of pool) {
    const key = trackKey(graph, run);
    if ((found.get(key)?.value ?? 0) < run.value) found.set(key, { ...run, net: netOf(graph, run, priced) });
  }
  return [...found.values()];
};

/** The track of a run as a short text; two halves of a word keep the characters in range. */
const trackKey = (graph: Graph, run: FoundRun): string => {
  const words = new Uint16Array((graph.tracks + 15) >> 4);
  for (const l of run.links) {
    for (const t of linkAt(graph, l).tracks) words[t >> 4] = (words[t >> 4] as number) | (1 << (t & 15));
  }
  return String.fromCharCode(...words);
};

/**
 * One run or none for each train. Two bounds hold: net values with the prices of all track, and plain values. The lists
 * fall by net value, so the first bound ends a list and the second leaves out single runs.
 */
export const packRuns = (state: State, lists: readonly RunList[], priced: RunDual, aim: number): boolean => {
  const words = (state.graph.tracks + 31) >> 5;
  const slots = state.kinds.flatMap((kind, k) => kind.trains.map(() => k));
  const restNet = new Int32Array(slots.length + 1);
  const restValue = new Int32Array(slots.length + 1);
  for (let s = slots.length - 1; s >= 0; s--) {
    const list = lists[slots[s] as number] as RunList;
    restNet[s] = (restNet[s + 1] as number) + list.topNet;
    restValue[s] = (restValue[s + 1] as number) + list.topValue;
  }
  const used = Array.from({ length: slots.length + 1 }, () => new Int32Array(words));
  /** By slot the runs, by number and best first, that get in the way of none chosen before. */
  const fitting = slots.map((k) => new Int32Array((lists[k] as RunList).runs.length));
  const fits = new Int32Array(slots.length);
  const chosen: [Kind, FoundRun][] = [];
  const { meter } = state;
  // Eight of these steps take as long as one of a search over track.
  let steps = 0;
  let done = true;
  const target = (): number => Math.max(aim, state.value + state.valueUnit);
  /** How many slots after this one are for trains of the same kind. */
  const alikeAfter = Int32Array.from(slots, (k, s) => {
    let alike = 0;
    while (slots[s + 1 + alike] === k) alike += 1;
    return alike;
  });
  /** The most that all trains bring by net values if a run of this net value is the best that is left for its kind. */
  const atMost = (s: number, net: number, own: number): number => {
    const alike = alikeAfter[s] as number;
    // Trains of the same kind come later in the list and so gain no more than this one.
    return net + own + Math.max(0, own) * alike + (restNet[s + 1 + alike] as number) + priced.sum;
  };

  /** Of these runs (all, where none are given) those that fit together with what is chosen, as long as they can reach the target. */
  const fitAt = (
    s: number,
    net: number,
    value: number,
    from: Int32Array | undefined,
    first: number,
    end: number,
  ): void => {
    const { nets, values, bits } = lists[slots[s] as number] as RunList;
    const before = used[s] as Int32Array;
    const into = fitting[s] as Int32Array;
    const least = target();
    const laterValue = restValue[s + 1] as number;
    let count = 0;
    for (let x = first; x < end; x++) {
      const i = from ? (from[x] as number) : x;
      // It may also come after a better one of its kind.
      if (net + (nets[i] as number) + (restNet[s + 1] as number) + priced.sum < least) break;
      if (value + (values[i] as number) + laterValue < least) continue;
      if (meter.nodes >= meter.budget) {
        done = false;
        break;
      }
      steps += 1;
      if ((steps & 7) === 0) meter.nodes += 1;
      let clash = 0;
      for (let w = 0, at = i * words; w < words; w++, at++) clash |= (before[w] as number) & (bits[at] as number);
      if (clash === 0) into[count++] = i;
    }
    fits[s] = count;
  };

  const place = (s: number, net: number, value: number): void => {
    if (s === slots.length) {
      keep(state, chosen);
      return;
    }
    const k = slots[s] as number;
    const { runs, nets, values, bits } = lists[k] as RunList;
    const before = used[s] as Int32Array;
    const now = used[s + 1] as Int32Array;
    const open = fitting[s] as Int32Array;
    const count = fits[s] as number;
    const alike = alikeAfter[s] as number;
    for (let x = 0; x < count; x++) {
      const i = open[x] as number;
      const [own, worth] = [nets[i] as number, values[i] as number];
      if (atMost(s, net, own) < target()) break;
      if (value + worth + (restValue[s + 1] as number) < target()) continue;
      for (let w = 0, at = i * words; w < words; w++, at++) now[w] = (before[w] as number) | (bits[at] as number);
      chosen.push([state.kinds[k] as Kind, runs[i] as FoundRun]);
      if (alike > 0) fitAt(s + 1, net + own, value + worth, open, x + 1, count);
      else begin(s + 1, net + own, value + worth);
      if (done) place(s + 1, net + own, value + worth);
      chosen.pop();
      if (!done) return;
    }
    // The train and all like it after it stay idle.
    const next = s + 1 + alike;
    if (net + (restNet[next] as number) + priced.sum < target() || value + (restValue[next] as number) < target())
      return;
    (used[next] as Int32Array).set(before);
    begin(next, net, value);
    if (done) place(next, net, value);
  };
  /** Another kind of train: all its runs may fit. */
  const begin = (s: number, net: number, value: number): void => {
    if (s < slots.length) fitAt(s, net, value, undefined, 0, (lists[slots[s] as number] as RunList).runs.length);
  };
  begin(0, 0, 0);
  if (done) place(0, 0, 0);
  return done;
};
