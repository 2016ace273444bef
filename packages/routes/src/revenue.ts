/** What runs are paid, stop by stop. */
import { flatMap } from '@roundhouse/engine';
import {
  bitsOf,
  mayBothEnd,
  endIn,
  meetsAt,
  straightBonus,
  type Candidate,
  type FreightEnd,
  type Stations,
} from './candidates.ts';
import type { Stop } from './stops.ts';
import type { Examined } from './examine.ts';
import { gridOf } from './grid.ts';
import { isBeyondReach, plainValue, stopBonuses } from './trainView.ts';
import { areConnected, scoreOf, shareOut } from './score.ts';
import { joinedBySharedEnds } from './sharedEnds.ts';
import type { Freight, PaidBonus, Pay, Problem, Run, TrainRule } from './types.ts';

/** Trains that share nothing: every run is paid by itself. */
export const valueAlone = (problem: Problem, run: Examined): Run => {
  const { train, stops, path } = run;
  const values = stops.map((stop) => plainValue(train.rule, stop));
  const extras = stops.map((stop) => stopBonuses(problem, train.rule, stop));
  const { pay } = train.rule;
  const whole = (i: number): number =>
    (extras[i] ?? []).reduce((sum, extra) => sum + extra.amount, values[i] as number);
  const isPaid = pay
    ? paidStops(
        train.rule,
        pay,
        stops,
        values.map((_, i) => whole(i)),
      )
    : undefined;
  const bonuses: PaidBonus[] = [];
  let revenue = 0;
  const paid = stops.map((stop, i) => {
    const counts = isPaid === undefined || isPaid[i] === true;
    const value = counts ? (values[i] as number) : 0;
    if (counts) for (const { kind, amount } of extras[i] ?? []) bonuses.push({ kind, amount, hex: stop.hexId });
    revenue += value;
    return { hex: stop.hexId, node: stop.node, paid: value };
  });
  addPassBonuses(problem, run, bonuses);
  for (const { amount } of bonuses) revenue += amount;
  return { paid, bonuses, revenue, ...path };
};

const addPassBonuses = (problem: Problem, run: Examined, bonuses: PaidBonus[]): void => {
  const { index } = gridOf(problem.track.map);
  const touches = (at: number | undefined): boolean =>
    at !== undefined && run.links.some((link) => link.hexes.includes(at));
  for (const bonus of problem.rules.bonuses) {
    if (bonus.kind !== 'passMark') continue;
    for (const [hex, marks] of Object.entries(problem.board.marks)) {
      if (marks.includes(bonus.mark) && touches(index.get(hex)))
        bonuses.push({ kind: 'passMark', amount: bonus.amount, hex });
    }
  }
};

const paidStops = (rule: TrainRule, pay: Pay, stops: readonly Stop[], values: readonly number[]): boolean[] => {
  const must = (i: number): boolean => pay.skip === 'towns' && stops[i]?.kind !== 'town';
  const order = stops
    .map((_, i) => i)
    .sort((x, y) => Number(must(y)) - Number(must(x)) || (values[y] as number) - (values[x] as number) || x - y);
  // What lies beyond the reach is paid in addition to the number.
  const paid = stops.map((stop) => isBeyondReach(rule, stop));
  let left = pay.stops;
  let towns = typeof pay.towns === 'number' ? pay.towns : stops.length;
  for (const i of order) {
    const town = stops[i]?.kind === 'town';
    if (paid[i] === true || left === 0 || (town && towns === 0)) continue;
    left -= 1;
    if (town) towns -= 1;
    paid[i] = true;
  }
  return paid;
};

export interface JointValue {
  readonly runs: readonly Run[];
  readonly revenue: number;
  readonly subsidy: number;
}

/** Trains that share everything: every station is paid once, Freights in the best chains that the runs allow. */
export const valueTogether = (
  problem: Problem,
  examined: readonly Examined[],
): JointValue | 'apart' | 'homeMissed' | 'freightsApart' | 'samePortKind' | 'group' => {
  const places = new Map<number, Stop>();
  for (const run of examined) for (const stop of run.stops) places.set(stop.place, stop);
  const count = Math.max(0, ...places.keys()) + 1;
  const weight = new Int32Array(count);
  const large = new Uint8Array(count).fill(1);
  for (const [place, { value, kind }] of places) {
    weight[place] = value;
    if (kind === 'town') large[place] = 0;
  }
  const stations: Stations = { count, places: count, words: (count + 31) >> 5, weight, large };
  const homes = [...places.values()].filter(
    (stop) => stop.own && stop.kind === 'city' && problem.home.includes(stop.hexId),
  );
  if (examined.length > 0 && homes.length === 0) return 'homeMissed';
  const candidateOf = (run: Examined): Candidate => {
    const towns = run.train.rule.pay?.towns === 'all';
    const counts = (stop: Stop, i: number): boolean =>
      stop.kind === 'town' ? towns : (run.path.scored?.includes(i) ?? true);
    const items = run.stops.filter(counts).map((stop) => stop.place);
    return {
      cities: citiesOf(problem, stations, run),
      hexes: [],
      legs: [],
      items,
      bits: bitsOf(items, stations.words),
      cap: run.train.rule.pay?.stops ?? items.length,
      bonus: 0,
    };
  };
  const passengers = examined.filter((run) => !run.train.rule.freight);
  const freights = examined.filter((run) => run.train.rule.freight);
  const home = bitsOf(
    homes.map((stop) => stop.place),
    stations.words,
  );
  let best: { value: number; chains: readonly Examined[][]; candidates: readonly Candidate[] } | undefined;
  const ways = problem.rules.joinFreights === 'atSharedEnds' ? setsOf(problem, freights) : chainsOf(problem, freights);
  const asChosen = ways.filter((joined) => joined.every((chain) => isAsChosen(chain, freights)));
  const legal = asChosen.filter((joined) => joined.every((chain) => mayBeOneTrain(problem, chain)));
  for (const joined of legal) {
    const chains = joined.map(({ legs }) => legs);
    const candidates = [
      ...passengers.map(candidateOf),
      ...joined.map((chain) => chainCandidate(problem, stations, chain)),
    ];
    const value = scoreOf(stations, candidates);
    if (!best || value > best.value) best = { value, chains, candidates };
  }
  if (!best) return ways.length === 0 ? 'freightsApart' : asChosen.length === 0 ? 'group' : 'samePortKind';
  if (!areConnected(best.candidates, home)) return 'apart';
  const shares = shareOut(stations, best.candidates);
  const owners = [...passengers.map((run) => [run]), ...best.chains];
  const runs = flatMap(owners, (legs, i) => explainLegs(legs, shares[i] ?? [], best.candidates[i]?.bonus ?? 0));
  const inOrder = examined.map((run) => runs.find((r) => r.train === run.train.id)).filter((run) => run !== undefined);
  return { runs: inOrder, revenue: best.value, subsidy: subsidyOf(passengers) };
};

const citiesOf = (problem: Problem, stations: Stations, run: Examined): Candidate['cities'] =>
  bitsOf(
    run.stops.filter((stop) => meetsAt(problem, stop)).map((stop) => stop.place),
    stations.words,
  );

/** The stations that a train or chain is paid for, at the legs that visit them. */
const explainLegs = (legs: readonly Examined[], items: readonly number[], bonus: number): Run[] => {
  const left = new Set(items);
  return legs.map((run, i) => {
    const paid = run.stops.map((stop) => {
      const counts = left.delete(stop.place);
      return { hex: stop.hexId, node: stop.node, paid: counts ? stop.value : 0 };
    });
    const bonuses: PaidBonus[] = i === 0 && bonus > 0 ? [{ kind: 'freight', amount: bonus }] : [];
    const revenue = paid.reduce((sum, stop) => sum + stop.paid, 0) + bonuses.reduce((sum, b) => sum + b.amount, 0);
    const chain = run.train.rule.freight ? { chain: legs.map((leg) => leg.train.id) } : {};
    return { paid, bonuses, revenue, ...run.path, ...chain };
  });
};

const subsidyOf = (runs: readonly Examined[]): number => {
  const hexes = new Set<number>();
  let each = 0;
  for (const run of runs) {
    if (run.train.rule.subsidyPerHex === undefined) continue;
    each = run.train.rule.subsidyPerHex;
    for (const link of run.links) for (const hex of link.hexes) hexes.add(hex);
  }
  return hexes.size * each;
};

const endOf = (problem: Problem, run: Examined, last: boolean): FreightEnd => {
  const stop = (last ? run.stops.at(-1) : run.stops[0]) as Stop;
  const refs = (last ? run.path.links.at(-1) : run.path.links[0]) ?? [];
  const outside = stop.kind === 'offboard';
  // The last hex on the board before the area.
  const neighbour = last ? refs.findLast(([hex]) => hex !== stop.hexId) : refs.find(([hex]) => hex !== stop.hexId);
  const hex = outside ? (neighbour?.[0] ?? stop.hexId) : stop.hexId;
  return endIn(problem, stop, hex);
};

/** Outer ends of a chain of runs, or undefined where they cannot be joined in this order. */
const outerEnds = (problem: Problem, chain: readonly Examined[]): readonly [FreightEnd, FreightEnd] | undefined => {
  const [first, ...more] = chain;
  if (!first) return undefined;
  for (const turned of [false, true]) {
    const start = endOf(problem, first, turned);
    let end = endOf(problem, first, !turned);
    const seen = new Set([start.place, end.place]);
    let joined = true;
    for (const run of more) {
      const a = endOf(problem, run, false);
      const b = endOf(problem, run, true);
      const next = a.place === end.place ? b : b.place === end.place ? a : undefined;
      if (!next || !end.joins || seen.has(next.place)) {
        joined = false;
        break;
      }
      seen.add(next.place);
      end = next;
    }
    if (joined) return [start, end];
  }
  return undefined;
};

/** Freights that run as one. */
interface Joined {
  readonly legs: Examined[];
  readonly ends: readonly [FreightEnd, FreightEnd];
}

/** The director may say which Freights run as one; where they do not, any way will do. */
const isAsChosen = ({ legs }: Joined, all: readonly Examined[]): boolean =>
  legs.every(({ path: { group } }) => {
    if (group === undefined) return true;
    const meant = all.filter(({ path }) => path.group === group);
    return meant.length === legs.length && meant.every((run) => legs.includes(run));
  });

/** 1862 §7.8 (d), §7.8.1: as for one train, a chain does not go from port to port nor from red area to red area. */
const mayBeOneTrain = ({ rules }: Problem, { ends: [a, b] }: Joined): boolean =>
  rules.chainIsOneTrain !== true || mayBothEnd(a, b);

const setsOf = (problem: Problem, freights: readonly Examined[]): Joined[][] => {
  const stops = [...new Set(flatMap(freights, (run) => run.stops))];
  const key = ({ hexId, node }: Stop): string => `${hexId}/${node}`;
  const numbered = (run: Examined, last: boolean): FreightEnd => {
    const stop = (last ? run.stops.at(-1) : run.stops[0]) as Stop;
    return { ...endOf(problem, run, last), stop: stops.findIndex((each) => key(each) === key(stop)) };
  };
  const legs = freights.map((run) => ({
    run,
    ends: [numbered(run, false), numbered(run, true)] as const,
    permanent: run.train.rule.freight?.permanent === true,
  }));
  const sets = joinedBySharedEnds(legs);
  return sets
    ? [
        sets.map(({ legs: joined, ends }) => ({
          legs: joined.map(({ run }) => run),
          ends: [ends[0] as FreightEnd, ends.at(-1) as FreightEnd],
        })),
      ]
    : [];
};

const chainsOf = (problem: Problem, freights: readonly Examined[]): Joined[][] =>
  chainings(problem, freights).map((chains) =>
    chains.map((legs) => ({ legs, ends: outerEnds(problem, legs) as readonly [FreightEnd, FreightEnd] })),
  );

/**
 * All legal ways to join the Freights that run (1862 10.5): at each end point some runs are joined two by two, which
 * must give lines without branches or circles; trains that are not permanent are all in one, with a permanent one if
 * one runs.
 */
const chainings = (problem: Problem, freights: readonly Examined[]): Examined[][][] => {
  const ends = freights.map((run) => [endOf(problem, run, false), endOf(problem, run, true)] as const);
  const joints = new Map<number, number[]>();
  ends.forEach((both, r) => {
    for (const { place, joins } of both) if (joins) joints.set(place, [...(joints.get(place) ?? []), r]);
  });
  let found: Pairs[] = [[]];
  for (const runs of joints.values())
    if (runs.length > 1) found = flatMap(found, (pairs) => pairings(runs).map((more) => [...pairs, ...more]));
  return flatMap(found, (pairs) => {
    const lines = linesOf(freights.length, pairs);
    if (!lines) return [];
    const chains = lines.map((line) => line.map((r) => freights[r] as Examined));
    return mayRunApart(chains) && chains.every((chain) => outerEnds(problem, chain)) ? [chains] : [];
  });
};

type Pairs = readonly (readonly [number, number])[];

/** Every way to join some of these two by two. */
const pairings = ([first, ...rest]: readonly number[]): Pairs[] =>
  first === undefined
    ? [[]]
    : [
        ...pairings(rest),
        ...flatMap(rest, (other) =>
          pairings(rest.filter((each) => each !== other)).map((more): Pairs => [[first, other], ...more]),
        ),
      ];

/** Runs in the order in which these pairs join them; undefined where they go round in a circle. */
const linesOf = (count: number, pairs: Pairs): number[][] | undefined => {
  const next = Array.from({ length: count }, (): number[] => []);
  for (const [a, b] of pairs) {
    next[a]?.push(b);
    next[b]?.push(a);
  }
  const seen = new Set<number>();
  const lines: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (seen.has(start) || (next[start] as number[]).length > 1) continue;
    const line: number[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next[at]?.find((each) => !seen.has(each))) {
      seen.add(at);
      line.push(at);
    }
    lines.push(line);
  }
  return seen.size === count ? lines : undefined;
};

const mayRunApart = (chains: readonly (readonly Examined[])[]): boolean => {
  const permanent = ({ train }: Examined): boolean => train.rule.freight?.permanent === true;
  const bound = chains.filter((chain) => !chain.every(permanent));
  return bound.length === 0 || (bound.length === 1 && (chains.length === 1 || (bound[0]?.some(permanent) ?? false)));
};

const chainCandidate = (problem: Problem, stations: Stations, { legs, ends }: Joined): Candidate => {
  const freight = legs[0]?.train.rule.freight as Freight;
  const items = [...new Set([ends[0].place, ends[1].place])];
  const cities = flatMap(legs, (run) => run.stops.filter((stop) => meetsAt(problem, stop)).map((stop) => stop.place));
  return {
    items,
    bits: bitsOf(items, stations.words),
    cap: 2,
    cities: bitsOf(cities, stations.words),
    bonus: straightBonus(problem, freight, ends[0], ends[1]),
    hexes: [],
    legs: [],
  };
};
