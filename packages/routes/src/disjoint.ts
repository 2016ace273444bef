/**
 * Trains that may not share track. First a good answer, train by train; then prices on contested track, which give a
 * bound for all trains together; then every run that the bound leaves, combined by branch and bound.
 */
import type { Graph, Link } from './compile.ts';
import { viewOf } from './ranges.ts';
import { searcher, type Found, type Meter, type Searcher } from './search.ts';
import type { Problem, RouteTrain } from './types.ts';

export interface Choice {
  readonly train: RouteTrain;
  readonly run: Found;
}

export interface Best {
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly bound: number;
  readonly proved: boolean;
}

/** Trains that run alike. */
interface Kind {
  readonly trains: RouteTrain[];
  readonly search: Searcher;
  /** The best run when all track is free. */
  top: number;
  /** Good runs met so far, to start the next question from. */
  readonly pool: Found[];
}

const PRICE_ROUNDS = 60;
const LIST_LIMIT = 400_000;

export const bestDisjoint = (problem: Problem, graph: Graph, meter: Meter): Best => {
  const kinds = kindsOf(problem, graph, meter);
  let proved = true;
  for (const kind of kinds) {
    const asked = bestOf(graph, kind, { share: 1 / 8 });
    kind.top = Math.min(asked.bound, kind.search.ceiling);
    if (!asked.done) proved = false;
  }
  kinds.sort((x, y) => y.top - x.top);
  const state: State = { kinds, graph, meter, best: [], value: 0, grain: grainOf(problem, graph) };
  for (const order of orders(kinds)) runInOrder(state, order, new Uint8Array(graph.tracks), []);
  if (!graph.complete) for (const kind of kinds) kind.top = kind.search.ceiling;
  const sumOfTops = kinds.reduce((sum, kind) => sum + kind.top * kind.trains.length, 0);
  const result = (bound: number, sure: boolean): Best => ({
    choices: state.best,
    value: state.value,
    bound: sure ? state.value : Math.max(bound, state.value),
    proved: sure,
  });
  if (sumOfTops < state.value + state.grain) return result(sumOfTops, true);
  if (!proved) return result(sumOfTops, false);

  const priced = findPrices(state);
  const bound = graph.complete ? Math.min(sumOfTops, priced.bound) : sumOfTops;
  if (bound < state.value + state.grain) return result(bound, true);
  // The runs met on the way are combined first: a better answer leaves fewer runs to list.
  const known = kinds.map((kind) => listed(graph, distinct(graph, kind.pool, priced)));
  combine(state, known, priced, 0);
  // Aim halfway between answer and bound: the higher the aim the fewer the runs, and either end moves.
  let most = floorTo(bound, state.grain);
  while (most > state.value) {
    const half = floorTo((state.value + most) / 2, state.grain);
    const aim = Math.max(state.value + state.grain, half);
    const lists = listRuns(state, priced, aim);
    if (!lists || !combine(state, lists, priced, aim)) return result(most, false);
    // Whatever reaches the aim was looked at, so an answer found now is the best.
    most = state.value < aim ? aim - state.grain : state.value;
  }
  return graph.complete ? result(most, true) : result(bound, false);
};

const floorTo = (value: number, grain: number): number => Math.floor(value / grain) * grain;

interface State {
  readonly kinds: readonly Kind[];
  readonly graph: Graph;
  readonly meter: Meter;
  /** All values are multiples of this. */
  readonly grain: number;
  best: readonly Choice[];
  value: number;
}

const kindsOf = (problem: Problem, graph: Graph, meter: Meter): Kind[] => {
  const byRule = new Map<string, Kind>();
  for (const train of problem.trains) {
    const key = JSON.stringify(train.rule);
    const kind = byRule.get(key);
    if (kind) kind.trains.push(train);
    else
      byRule.set(key, {
        trains: [train],
        search: searcher(graph, viewOf(problem, graph, train.rule), meter),
        top: 0,
        pool: [],
      });
  }
  return [...byRule.values()];
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const grainOf = (problem: Problem, graph: Graph): number => {
  let grain = 0;
  for (const stop of graph.stops) grain = gcd(grain, stop.value);
  for (const mark of graph.marks) grain = gcd(grain, mark.amount);
  for (const bonus of problem.rules.bonuses) grain = gcd(grain, bonus.amount);
  for (const train of problem.trains) grain = gcd(grain, train.rule.perOwnStation ?? 0);
  return Math.max(1, grain);
};

interface Bests {
  readonly run: Found | undefined;
  readonly bound: number;
  readonly done: boolean;
}

const bestOf = (
  graph: Graph,
  kind: Kind,
  ask: { blocked?: Uint8Array; prices?: Int32Array; share?: number },
): Bests => {
  let run: Found | undefined;
  for (const known of kind.pool) {
    const net = netOf(graph, known, ask);
    if (net > (run?.net ?? 0)) run = { ...known, net };
  }
  const visit = (found: Found): void => {
    run = found;
    kind.pool.push(found);
  };
  const asked = kind.search.ask({ ...ask, above: run?.net ?? 0, mode: 'best', visit });
  return { run, bound: asked.bound, done: asked.done };
};

/** What a known run is worth under other conditions; 0 where it cannot run. */
const netOf = (graph: Graph, run: Found, ask: { blocked?: Uint8Array; prices?: Int32Array }): number => {
  let net = run.value;
  for (const l of run.links) {
    for (const t of (graph.links[l] as Link).tracks) {
      if (ask.blocked?.[t] === 1) return 0;
      net -= ask.prices?.[t] ?? 0;
    }
  }
  return net;
};

const orders = (kinds: readonly Kind[]): Kind[][] => {
  const forwards = kinds.flatMap((kind) => kind.trains.map(() => kind));
  if (kinds.length < 2) return [forwards];
  return [forwards, [...forwards].reverse()];
};

const mark = (graph: Graph, run: Found, used: Uint8Array, value: number): void => {
  for (const l of run.links) for (const t of (graph.links[l] as Link).tracks) used[t] = value;
};

/** Each train in turn takes its best run on the track that is left. */
const runInOrder = (state: State, order: readonly Kind[], used: Uint8Array, chosen: readonly [Kind, Found][]): void => {
  const runs = [...chosen];
  for (const kind of order) {
    const { run } = bestOf(state.graph, kind, { blocked: used, share: 1 / 16 });
    if (!run) continue;
    runs.push([kind, run]);
    mark(state.graph, run, used, 1);
  }
  keep(state, runs);
};

const keep = (state: State, runs: readonly (readonly [Kind, Found])[]): void => {
  const value = runs.reduce((sum, [, run]) => sum + run.value, 0);
  if (value <= state.value) return;
  state.value = value;
  const taken = new Map<Kind, number>();
  state.best = runs.map(([kind, run]) => {
    const i = taken.get(kind) ?? 0;
    taken.set(kind, i + 1);
    return { train: kind.trains[i] as RouteTrain, run };
  });
};

interface Priced {
  readonly prices: Int32Array;
  readonly sum: number;
  /** The best net value of each kind at these prices. */
  readonly tops: readonly number[];
  readonly bound: number;
}

/** Raises the price of track that several best runs want, lowers it where nobody does, and keeps the best bound. */
const findPrices = (state: State): Priced => {
  const { kinds, graph } = state;
  const prices = new Int32Array(graph.tracks);
  let best: Priced = {
    prices: Int32Array.from(prices),
    sum: 0,
    tops: kinds.map((k) => k.top),
    bound: sumTops(
      kinds,
      kinds.map((k) => k.top),
    ),
  };
  let pace = 1;
  let stale = 0;
  for (let round = 0; round < PRICE_ROUNDS; round++) {
    const wanted = new Int32Array(graph.tracks);
    const runs: [Kind, Found][] = [];
    const tops: number[] = [];
    for (const kind of kinds) {
      const { run, done, bound } = bestOf(graph, kind, { prices, share: 1 / 16 });
      if (!done) return best;
      tops.push(run ? run.net : bound);
      if (!run) continue;
      runs.push([kind, run]);
      for (const l of run.links)
        for (const t of (graph.links[l] as Link).tracks) wanted[t] = (wanted[t] as number) + kind.trains.length;
    }
    const sum = prices.reduce((total, price) => total + price, 0);
    const bound = sumTops(kinds, tops) + sum;
    if (bound < best.bound) {
      best = { prices: Int32Array.from(prices), sum, tops, bound };
      stale = 0;
    } else if (++stale >= 4) {
      pace /= 2;
      stale = 0;
    }
    if (round % 3 === 0) for (const [kind, run] of runs) tryAround(state, kind, run);
    if (best.bound < state.value + state.grain) break;
    let norm = 0;
    for (let t = 0; t < graph.tracks; t++) {
      const excess = (wanted[t] as number) - 1;
      if (excess > 0 || (prices[t] as number) > 0) norm += excess * excess;
    }
    if (norm === 0) break;
    const stepSize = (pace * Math.max(state.grain, bound - state.value)) / norm;
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

/** A run found at some prices, with the others around it. */
const tryAround = (state: State, kind: Kind, run: Found): void => {
  const used = new Uint8Array(state.graph.tracks);
  mark(state.graph, run, used, 1);
  const rest = state.kinds.flatMap((k) => k.trains.slice(k === kind ? 1 : 0).map(() => k));
  runInOrder(state, rest, used, [[kind, run]]);
};

interface Listed {
  readonly runs: readonly Found[];
  readonly nets: Int32Array;
  readonly values: Int32Array;
  readonly bits: Int32Array;
  readonly topNet: number;
  readonly topValue: number;
}

/** All runs that may be part of an answer worth at least `aim`. */
const listRuns = (state: State, priced: Priced, aim: number): Listed[] | undefined => {
  const lists: Listed[] = [];
  for (const [k, kind] of state.kinds.entries()) {
    const top = Math.max(0, priced.tops[k] as number);
    // The other trains get at most priced.bound less this kind's top.
    const above = aim - 1 - (priced.bound - top);
    const found = new Map<string, Found>();
    let full = false;
    const asked = kind.search.ask({
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
    });
    if (!asked.done || full) return undefined;
    lists.push(listed(state.graph, [...found.values()]));
  }
  return lists;
};

const listed = (graph: Graph, found: readonly Found[]): Listed => {
  const words = (graph.tracks + 31) >> 5;
  const runs = [...found].sort((x, y) => y.net - x.net);
  const bits = new Int32Array(runs.length * words);
  runs.forEach((run, i) => {
    for (const l of run.links) {
      for (const t of (graph.links[l] as Link).tracks)
        bits[i * words + (t >> 5)] = (bits[i * words + (t >> 5)] as number) | (1 << (t & 31));
    }
  });
  const nets = Int32Array.from(runs, (run) => run.net);
  const values = Int32Array.from(runs, (run) => run.value);
  const topValue = values.reduce((most, value) => Math.max(most, value), 0);
  return { runs, nets, values, bits, topNet: Math.max(0, nets[0] ?? 0), topValue };
};

/** Known runs at the final prices, one for each set of track. */
const distinct = (graph: Graph, pool: readonly Found[], priced: Priced): Found[] => {
  const found = new Map<string, Found>();
  for (const run of pool) {
    const key = trackKey(graph, run);
    if ((found.get(key)?.value ?? 0) < run.value) found.set(key, { ...run, net: netOf(graph, run, priced) });
  }
  return [...found.values()];
};

/** The track of a run as a short text; two halves of a word keep the characters in range. */
const trackKey = (graph: Graph, run: Found): string => {
  const words = new Uint16Array((graph.tracks + 15) >> 4);
  for (const l of run.links) {
    for (const t of (graph.links[l] as Link).tracks) words[t >> 4] = (words[t >> 4] as number) | (1 << (t & 15));
  }
  return String.fromCharCode(...words);
};

/**
 * One run or none for each train. Two bounds hold: net values with the prices of all track, and plain values. The lists
 * fall by net value, so the first bound ends a list and the second leaves out single runs.
 */
const combine = (state: State, lists: readonly Listed[], priced: Priced, aim: number): boolean => {
  const words = (state.graph.tracks + 31) >> 5;
  const slots = state.kinds.flatMap((kind, k) => kind.trains.map(() => k));
  const restNet = new Int32Array(slots.length + 1);
  const restValue = new Int32Array(slots.length + 1);
  for (let s = slots.length - 1; s >= 0; s--) {
    const list = lists[slots[s] as number] as Listed;
    restNet[s] = (restNet[s + 1] as number) + list.topNet;
    restValue[s] = (restValue[s + 1] as number) + list.topValue;
  }
  const used = Array.from({ length: slots.length + 1 }, () => new Int32Array(words));
  const chosen: [Kind, Found][] = [];
  const { meter } = state;
  let done = true;

  const place = (s: number, net: number, value: number, from: number): void => {
    if (s === slots.length) {
      keep(state, chosen);
      return;
    }
    const k = slots[s] as number;
    const { runs, nets, values, bits } = lists[k] as Listed;
    const before = used[s] as Int32Array;
    const now = used[s + 1] as Int32Array;
    const same = slots[s + 1] === k;
    let alike = 0;
    for (let i = s + 1; slots[i] === k; i++) alike += 1;
    const others = restNet[s + 1 + alike] as number;
    const laterValue = restValue[s + 1] as number;
    let target = Math.max(aim, state.value + state.grain);
    for (let i = from; i < runs.length; i++) {
      const own = nets[i] as number;
      // Trains of the same kind come later in the list and so gain no more than this one.
      if (net + own + Math.max(0, own) * alike + others + priced.sum < target) break;
      if (value + (values[i] as number) + laterValue < target) continue;
      if (meter.nodes >= meter.budget) {
        done = false;
        return;
      }
      meter.nodes += 1;
      let clash = 0;
      for (let w = 0, at = i * words; w < words; w++, at++) clash |= (before[w] as number) & (bits[at] as number);
      if (clash !== 0) continue;
      for (let w = 0, at = i * words; w < words; w++, at++) now[w] = (before[w] as number) | (bits[at] as number);
      chosen.push([state.kinds[k] as Kind, runs[i] as Found]);
      place(s + 1, net + own, value + (values[i] as number), same ? i + 1 : 0);
      chosen.pop();
      if (!done) return;
      target = Math.max(aim, state.value + state.grain);
    }
    // The train and all like it after it stay idle.
    const next = s + 1 + alike;
    if (net + (restNet[next] as number) + priced.sum >= target && value + (restValue[next] as number) >= target) {
      (used[next] as Int32Array).set(before);
      place(next, net, value, 0);
    }
  };
  place(0, 0, 0, 0);
  return done;
};
