/**
 * Trains that share all track, 1862: every station is paid once, all runs hang together with the home station, and
 * Freights run in chains.
 */
import { assign, netOf, SLACK, type Answer, type Task, type Team } from './assign.ts';
import {
  bitsOf,
  type Bits,
  chainCandidates,
  freightWays,
  passengerCandidates,
  stationsOf,
  straightBonus,
  type Candidate,
  type FreightEnd,
  type FreightWay,
  type Stations,
} from './candidates.ts';
import type { Graph } from './compile.ts';
import type { Meter } from './search.ts';
import type { Problem, RouteTrain } from './types.ts';

export interface Together {
  readonly answer: Answer;
  readonly stations: Stations;
  readonly bound: number;
  readonly proved: boolean;
  readonly freightsLike: (train: RouteTrain) => readonly RouteTrain[];
}

const ruleKey = (train: RouteTrain): string => JSON.stringify(train.rule);

export const bestTogether = (problem: Problem, graph: Graph, meter: Meter, withSubsidy: boolean): Together => {
  const perHex = problem.trains.reduce((most, train) => Math.max(most, train.rule.subsidyPerHex ?? 0), 0);
  const stations = stationsOf(graph, withSubsidy ? perHex : 0);
  const homes = graph.stops.filter((stop) => stop.own && stop.kind === 'city' && problem.home.includes(stop.hexId));
  const answer: Answer = { value: 0, hexes: 0, chosen: [] };
  const task: Task = {
    stations,
    home: bitsOf(
      homes.map((stop) => stop.place),
      stations.words,
    ),
    meter,
    grain: grainOf(stations),
    answer,
  };
  const freightsLike = (train: RouteTrain): readonly RouteTrain[] =>
    problem.trains.filter((other) => ruleKey(other) === ruleKey(train));
  if (homes.length === 0) return { answer, stations, bound: 0, proved: true, freightsLike };

  let done = graph.complete;
  const passengers: Team[] = [];
  for (const trains of alike(problem.trains.filter((train) => !train.rule.freight))) {
    const first = trains[0] as RouteTrain;
    const found = passengerCandidates(problem, graph, stations, first.rule, meter);
    if (!found.done) done = false;
    passengers.push({ list: found.list, count: trains.length, trains });
  }

  const freights = problem.trains.filter((train) => train.rule.freight);
  const ways = new Map<string, FreightWay[]>();
  for (const train of freights) {
    if (ways.has(ruleKey(train))) continue;
    const found = freightWays(problem, graph, stations, train.rule, meter);
    if (!found.done) done = false;
    ways.set(ruleKey(train), found.list);
  }
  const singles = new Map<string, Candidate[]>();
  let bound = 0;
  let prices: Float64Array = new Float64Array(stations.count);
  const nothing = new Float64Array(stations.count);
  // Freights that run alone are quickly settled and give a good first answer; long chains come last.
  const longest = (grouping: readonly (readonly RouteTrain[])[]): number =>
    Math.max(0, ...grouping.map((group) => group.length));
  const groupings = groupingsOf(freights).sort((x, y) => longest(x) - longest(y) || y.flat().length - x.flat().length);

  /** The most that a grouping can bring at these prices. */
  const ceiling = (grouping: readonly (readonly RouteTrain[])[], at: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < stations.count; i++) sum += at[i] as number;
    for (const team of passengers) sum += team.count * topOf(stations, team.list, at);
    for (const group of grouping)
      sum +=
        group.length === 1 ? topOf(stations, single(group), at) : topOfEnds(problem, stations, ends(group), group, at);
    return sum;
  };
  const ends = (group: readonly RouteTrain[]): FreightEnd[] =>
    distinctEnds(group.flatMap((train) => ways.get(ruleKey(train)) ?? []));
  const single = (group: readonly RouteTrain[]): Candidate[] => {
    const train = group[0] as RouteTrain;
    const known = singles.get(ruleKey(train));
    if (known) return known;
    const { list } = chainCandidates(problem, stations, group, [ways.get(ruleKey(train)) ?? []], meter, () => true);
    singles.set(ruleKey(train), list);
    return list;
  };

  for (const grouping of groupings) {
    const most = Math.min(ceiling(grouping, nothing), ceiling(grouping, prices));
    if (most < answer.value + task.grain - SLACK) {
      bound = Math.max(bound, most);
      continue;
    }
    const teams = [...passengers];
    for (const groups of alikeGroups(grouping)) {
      const group = groups[0] as readonly RouteTrain[];
      let list: readonly Candidate[];
      if (group.length === 1) list = single(group);
      else {
        const worth = worthJoining(problem, stations, ends(group), group, answer.value + task.grain - SLACK, [
          { at: prices, most: ceiling(grouping, prices) },
          { at: nothing, most: ceiling(grouping, nothing) },
        ]);
        list = orders(group).flatMap((order) => {
          const found = chainCandidates(
            problem,
            stations,
            order,
            order.map((train) => ways.get(ruleKey(train)) ?? []),
            meter,
            worth,
          );
          if (!found.done) done = false;
          return found.list;
        });
      }
      teams.push({ list, count: groups.length, trains: [] });
    }
    const result = assign(task, joinable(teams, task.home), prices);
    prices = result.prices;
    bound = Math.max(bound, Math.min(most, result.bound));
    if (!result.done) done = false;
  }
  return {
    answer,
    stations,
    bound: done ? answer.value : Math.max(answer.value, Math.floor(bound / task.grain + SLACK) * task.grain),
    proved: done,
    freightsLike,
  };
};

/** Only candidates that other runs can join to the home station: a run for each step of the way. */
const joinable = (teams: readonly Team[], home: Bits): Team[] => {
  const reached = Int32Array.from(home);
  const joined = new Set<Candidate>();
  const runs = teams.reduce((sum, team) => sum + team.count, 0);
  for (let step = 0; step < runs; step++) {
    const fresh = teams.flatMap((team) =>
      team.list.filter((c) => !joined.has(c) && c.cities.some((word, w) => (word & (reached[w] as number)) !== 0)),
    );
    if (fresh.length === 0) break;
    for (const candidate of fresh) {
      joined.add(candidate);
      for (let w = 0; w < reached.length; w++) reached[w] = (reached[w] as number) | (candidate.cities[w] as number);
    }
  }
  return teams.map((team) =>
    team.list.every((c) => joined.has(c)) ? team : { ...team, list: team.list.filter((c) => joined.has(c)) },
  );
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const grainOf = (stations: Stations): number =>
  Math.max(
    1,
    stations.weight.reduce((grain, weight) => gcd(grain, weight), 10),
  );

const alike = (trains: readonly RouteTrain[]): RouteTrain[][] => {
  const groups = new Map<string, RouteTrain[]>();
  for (const train of trains) {
    const group = groups.get(ruleKey(train));
    if (group) group.push(train);
    else groups.set(ruleKey(train), [train]);
  }
  return [...groups.values()];
};

const groupKey = (group: readonly RouteTrain[]): string => group.map(ruleKey).sort().join('|');

const alikeGroups = (grouping: readonly (readonly RouteTrain[])[]): (readonly RouteTrain[])[][] => {
  const groups = new Map<string, (readonly RouteTrain[])[]>();
  for (const group of grouping) {
    const known = groups.get(groupKey(group));
    if (known) known.push(group);
    else groups.set(groupKey(group), [group]);
  }
  return [...groups.values()];
};

/** Every way to let some Freights run, in chains: 1862 10.5 grouping rule. */
export const groupingsOf = (freights: readonly RouteTrain[]): (readonly (readonly RouteTrain[])[])[] => {
  const result = new Map<string, (readonly RouteTrain[])[]>();
  const permanent = (train: RouteTrain): boolean => train.rule.freight?.permanent === true;
  const add = (i: number, groups: readonly (readonly RouteTrain[])[]): void => {
    const train = freights[i];
    if (train) {
      add(i + 1, groups);
      groups.forEach((group, g) =>
        add(
          i + 1,
          groups.map((other, o) => (o === g ? [...group, train] : other)),
        ),
      );
      add(i + 1, [...groups, [train]]);
      return;
    }
    const joined = groups.filter((group) => group.some((t) => !permanent(t)));
    if (joined.length > 1) return;
    const others = groups.some((group) => group.some(permanent));
    if (joined.length === 1 && others && !joined[0]?.some(permanent)) return;
    const key = groups.map(groupKey).sort().join('+');
    if (!result.has(key)) result.set(key, [...groups]);
  };
  add(0, []);
  return [...result.values()];
};

/** The trains of a chain in every order that differs, a chain and its reverse counted once. */
const orders = (group: readonly RouteTrain[]): RouteTrain[][] => {
  const result = new Map<string, RouteTrain[]>();
  const add = (order: readonly RouteTrain[], left: readonly RouteTrain[]): void => {
    if (left.length === 0) {
      const key = order.map(ruleKey);
      if (!result.has([...key].reverse().join('|')) || key.join('|') === [...key].reverse().join('|'))
        result.set(key.join('|'), [...order]);
      return;
    }
    left.forEach((train, i) =>
      add(
        [...order, train],
        left.filter((_, j) => j !== i),
      ),
    );
  };
  add([], group);
  return [...result.values()];
};

const distinctEnds = (list: readonly FreightWay[]): FreightEnd[] => {
  const found = new Map<string, FreightEnd>();
  for (const { a, b } of list) for (const end of [a, b]) found.set(`${end.place} ${end.hex}`, end);
  return [...found.values()];
};

const topOf = (stations: Stations, list: readonly Candidate[], prices: Float64Array): number =>
  list.reduce((most, candidate) => Math.max(most, netOf(stations, candidate, prices)), 0);

/** Whether a chain with these ends may be part of a better answer: at all these prices it must reach the target. */
const worthJoining = (
  problem: Problem,
  stations: Stations,
  ends: readonly FreightEnd[],
  group: readonly RouteTrain[],
  target: number,
  bounds: readonly { readonly at: Float64Array; readonly most: number }[],
): ((bonus: number, a: number, b: number) => boolean) => {
  const others = bounds.map(({ at, most }) => ({ at, rest: most - topOfEnds(problem, stations, ends, group, at) }));
  return (bonus, a, b) =>
    others.every(({ at, rest }) => {
      const net = (item: number): number => Math.max(0, (stations.weight[item] as number) - (at[item] as number));
      return rest + bonus + net(a) + net(b) >= target;
    });
};

/** Any two ends, as if a chain could always join them. */
const topOfEnds = (
  problem: Problem,
  stations: Stations,
  ends: readonly FreightEnd[],
  group: readonly RouteTrain[],
  prices: Float64Array,
): number => {
  const freight = group[0]?.rule.freight;
  if (!freight) return 0;
  const net = (end: FreightEnd): number =>
    Math.max(0, (stations.weight[end.place] as number) - (prices[end.place] as number));
  let most = 0;
  ends.forEach((a, i) => {
    for (const b of ends.slice(i + 1))
      if (a.place !== b.place) most = Math.max(most, net(a) + net(b) + straightBonus(problem, freight, a, b));
  });
  return most;
};
