/** One candidate or none for each train, every station paid once: prices on stations, then branch and bound. */
import type { Bits, Candidate, Stations } from './candidates.ts';
import { areConnected, scoreOf } from './score.ts';
import type { Meter } from './search.ts';
import type { RouteTrain } from './types.ts';

/** Trains (or chains of Freights) with the same candidates. */
export interface Team {
  readonly list: readonly Candidate[];
  readonly count: number;
  /** The trains, for passengers; the candidates of Freights name their own. */
  readonly trains: readonly RouteTrain[];
}

export interface Answer {
  value: number;
  hexes: number;
  chosen: readonly (readonly [team: Team, candidate: Candidate])[];
}

export interface Task {
  readonly stations: Stations;
  readonly home: Bits;
  readonly meter: Meter;
  /** All values are multiples of this. */
  readonly valueUnit: number;
  readonly answer: Answer;
  /** What the chosen ones are paid, where that may be less than their sum; undefined: they may not run together. */
  readonly paid?: (chosen: readonly Candidate[]) => number | undefined;
  /** The most that any of those looked at would have brought but for that. */
  unpaid: number;
}

const PRICE_ROUNDS = 80;
/** Prices are fractions; a bound this little below what is needed still counts as enough. */
export const TOLERANCE = 1e-6;

/** What a candidate is paid at most with prices on the stations. */
export const netOf = (stations: Stations, candidate: Candidate, prices: Float64Array): number => {
  let sum = candidate.bonus;
  let large = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (const item of candidate.items) {
    const net = (stations.weight[item] as number) - (prices[item] as number);
    if (net <= 0) continue;
    sum += net;
    if (stations.large[item] === 1) {
      large += 1;
      least = Math.min(least, net);
    }
  }
  if (large <= candidate.cap) return sum;
  if (large === candidate.cap + 1) return sum - least;
  const nets = candidate.items
    .filter((item) => stations.large[item] === 1)
    .map((item) => Math.max(0, (stations.weight[item] as number) - (prices[item] as number)))
    .sort((x, y) => x - y);
  return sum - nets.slice(0, nets.length - candidate.cap).reduce((total, net) => total + net, 0);
};

export const offer = (task: Task, chosen: Answer['chosen']): void => {
  const candidates = chosen.map(([, candidate]) => candidate);
  const most = scoreOf(task.stations, candidates);
  if (most < task.answer.value) return;
  const value = task.paid ? task.paid(candidates) : most;
  if (value !== most && areConnected(candidates, task.home)) task.unpaid = Math.max(task.unpaid, most);
  if (value === undefined || value < task.answer.value) return;
  const hexes = new Set(candidates.flatMap((candidate) => candidate.hexes)).size;
  if (value === task.answer.value && hexes <= task.answer.hexes) return;
  if (!areConnected(candidates, task.home)) return;
  task.answer.value = value;
  task.answer.hexes = hexes;
  task.answer.chosen = [...chosen];
};

/** Train by train the candidate that adds most to those already running, then each again with the others given. */
const firstAnswer = (task: Task, slots: readonly Team[]): void => {
  const { stations, home, meter } = task;
  const running: (Candidate | undefined)[] = slots.map(() => undefined);
  const choose = (s: number): boolean => {
    const others = running.filter((candidate, i): candidate is Candidate => i !== s && candidate !== undefined);
    const taken = new Int32Array(stations.words);
    const reached = Int32Array.from(home);
    for (const other of others) {
      for (let w = 0; w < stations.words; w++) {
        taken[w] = (taken[w] as number) | (other.bits[w] as number);
        reached[w] = (reached[w] as number) | (other.cities[w] as number);
      }
    }
    let best: Candidate | undefined = running[s];
    let most = best ? gainOf(stations, best, taken) : 0;
    for (const candidate of (slots[s] as Team).list) {
      meter.nodes += 1;
      const gain = gainOf(stations, candidate, taken);
      if (gain <= most) continue;
      if (!candidate.cities.some((word, w) => (word & (reached[w] as number)) !== 0)) continue;
      if (running[s] && !areConnected([...others, candidate], home)) continue;
      best = candidate;
      most = gain;
    }
    const changed = best !== running[s];
    running[s] = best;
    return changed;
  };
  for (let round = 0; round < 4; round++) {
    let changed = false;
    for (let s = 0; s < slots.length; s++) changed = choose(s) || changed;
    offer(
      task,
      slots.flatMap((team, s) => (running[s] ? [[team, running[s]] as const] : [])),
    );
    if (!changed) break;
  }
};

const gainOf = (stations: Stations, candidate: Candidate, taken: Bits): number => {
  let sum = candidate.bonus;
  let large = 0;
  let free = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (const item of candidate.items) {
    const weight = stations.weight[item] as number;
    if (stations.large[item] === 1) large += 1;
    if (((taken[item >> 5] as number) & (1 << (item & 31))) !== 0) {
      if (stations.large[item] === 1) free += 1;
      continue;
    }
    sum += weight;
    if (stations.large[item] === 1) least = Math.min(least, weight);
  }
  return large - free > candidate.cap ? sum - least : sum;
};

export interface RunDual {
  readonly prices: Float64Array;
  readonly sum: number;
  readonly bound: number;
}

const minimizeRunDual = (task: Task, teams: readonly Team[], start: Float64Array, limit: number): RunDual => {
  const { stations, meter } = task;
  let best: RunDual = { prices: start, sum: 0, bound: Number.MAX_SAFE_INTEGER };
  const prices = Float64Array.from(start);
  let pace = 1;
  let stale = 0;
  for (let round = 0; round < PRICE_ROUNDS; round++) {
    const wanted = new Int32Array(stations.count);
    let bound = 0;
    for (const team of teams) {
      let top: Candidate | undefined;
      let most = 0;
      meter.nodes += team.list.length;
      for (const candidate of team.list) {
        const net = netOf(stations, candidate, prices);
        if (net > most) {
          most = net;
          top = candidate;
        }
      }
      bound += most * team.count;
      for (const item of top?.items ?? []) {
        if ((stations.weight[item] as number) >= (prices[item] as number))
          wanted[item] = (wanted[item] as number) + team.count;
      }
    }
    let sum = 0;
    for (let i = 0; i < stations.count; i++) sum += prices[i] as number;
    bound += sum;
    if (bound < best.bound) {
      best = { prices: Float64Array.from(prices), sum, bound };
      stale = 0;
    } else if (++stale >= 3) {
      pace /= 2;
      stale = 0;
    }
    if (best.bound < task.answer.value + task.valueUnit - TOLERANCE || meter.nodes >= limit) break;
    let norm = 0;
    for (let i = 0; i < stations.count; i++) {
      const excess = (wanted[i] as number) - 1;
      if (excess > 0 || (prices[i] as number) > 0) norm += excess * excess;
    }
    if (norm === 0) break;
    const stepSize = (pace * Math.max(task.valueUnit, bound - task.answer.value)) / norm;
    let moved = false;
    for (let i = 0; i < stations.count; i++) {
      const excess = (wanted[i] as number) - 1;
      if (excess <= 0 && prices[i] === 0) continue;
      const price = Math.min(stations.weight[i] as number, Math.max(0, (prices[i] as number) + stepSize * excess));
      if (price !== prices[i]) moved = true;
      prices[i] = price;
    }
    if (!moved) break;
  }
  return best;
};

interface RunList {
  readonly team: Team;
  readonly list: readonly Candidate[];
  readonly nets: Float64Array;
}

/** Improves the answer of the task; gives a bound for these teams, and whether all was searched. */
export const assign = (
  task: Task,
  teams: readonly Team[],
  start: Float64Array,
  limit: number,
): { bound: number; done: boolean; prices: Float64Array } => {
  const { stations, meter, answer } = task;
  const slotsByTop = teams.flatMap((team) => Array.from({ length: team.count }, () => team));
  firstAnswer(task, slotsByTop);
  firstAnswer(task, [...slotsByTop].reverse());
  const priced = minimizeRunDual(task, teams, start, limit);
  const { prices, bound } = priced;
  if (bound < answer.value + task.valueUnit - TOLERANCE) return { bound, done: true, prices };

  meter.nodes += teams.reduce((sum, team) => sum + team.list.length, 0);
  const tops = teams.map((team) =>
    team.list.reduce((most, candidate) => Math.max(most, netOf(stations, candidate, prices)), 0),
  );
  const sumTops = tops.reduce((sum, top, t) => sum + top * (teams[t] as Team).count, 0);
  const runList: RunList[] = teams.map((team, t) => {
    const least = answer.value + task.valueUnit - TOLERANCE - priced.sum - (sumTops - (tops[t] as number));
    const kept = team.list
      .map((candidate) => ({ candidate, net: netOf(stations, candidate, prices) }))
      .filter(({ net }) => net >= least)
      .sort((x, y) => y.net - x.net);
    return { team, list: kept.map(({ candidate }) => candidate), nets: Float64Array.from(kept, ({ net }) => net) };
  });
  // Few candidates first: the tree stays narrow where it is widest.
  runList.sort((x, y) => x.list.length - y.list.length);
  const slots = runList.flatMap((entry) => Array.from({ length: entry.team.count }, () => entry));
  const rest = new Float64Array(slots.length + 1);
  for (let s = slots.length - 1; s >= 0; s--)
    rest[s] = (rest[s + 1] as number) + Math.max(0, (slots[s] as RunList).nets[0] ?? 0);
  const chosen: (readonly [Team, Candidate])[] = [];
  const union = Array.from({ length: slots.length + 1 }, () => new Int32Array(stations.words));
  const gains = Array.from({ length: slots.length + 1 }, () => 0);
  const plainRest = new Int32Array(slots.length + 1);
  const nothing = new Float64Array(stations.count);
  const plainTop = new Map(
    runList.map((entry) => [entry, entry.list.reduce((most, c) => Math.max(most, netOf(stations, c, nothing)), 0)]),
  );
  for (let s = slots.length - 1; s >= 0; s--)
    plainRest[s] = (plainRest[s + 1] as number) + (plainTop.get(slots[s] as RunList) ?? 0);
  let done = true;
  // These steps are lighter than those of a search over track.
  let steps = 0;

  const visit = (s: number, net: number, from: number): void => {
    if (s === slots.length) {
      // Counting a whole set costs more than a step.
      meter.nodes += 16;
      offer(task, chosen);
      return;
    }
    const entry = slots[s] as RunList;
    const { list, nets, team } = entry;
    let alike = 0;
    for (let i = s + 1; slots[i] === entry; i++) alike += 1;
    const others = rest[s + 1 + alike] as number;
    const before = union[s] as Int32Array;
    const now = union[s + 1] as Int32Array;
    for (let i = from; i < list.length; i++) {
      const target = answer.value + task.valueUnit - TOLERANCE;
      const own = nets[i] as number;
      if (net + own + own * alike + others + priced.sum < target) break;
      if (meter.nodes >= limit) {
        done = false;
        return;
      }
      steps += 1;
      if ((steps & 3) === 0) meter.nodes += 1;
      const candidate = list[i] as Candidate;
      const most = (gains[s] as number) + gainAtMost(stations, candidate, before);
      if (most + (plainRest[s + 1] as number) < target) continue;
      for (let w = 0; w < stations.words; w++) now[w] = (before[w] as number) | (candidate.bits[w] as number);
      gains[s + 1] = most;
      chosen.push([team, candidate]);
      // Two Freights may run alike: the bonus for the straight line is paid to both.
      visit(s + 1, net + own, slots[s + 1] === entry ? i : 0);
      chosen.pop();
      if (!done) return;
    }
    const next = s + 1 + alike;
    if (net + (rest[next] as number) + priced.sum >= answer.value + task.valueUnit - TOLERANCE) {
      (union[next] as Int32Array).set(before);
      gains[next] = gains[s] as number;
      visit(next, net, 0);
    }
  };
  visit(0, 0, 0);
  return { bound, done, prices };
};

/** As if the candidate were paid for all its stations: another train may take over those it passes. */
const gainAtMost = (stations: Stations, candidate: Candidate, taken: Bits): number => {
  let sum = candidate.bonus;
  for (const item of candidate.items) {
    if (((taken[item >> 5] as number) & (1 << (item & 31))) === 0) sum += stations.weight[item] as number;
  }
  return sum;
};
