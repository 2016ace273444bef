/**
 * Trains that share all track, 1862: every station is paid once, all runs hang together with the home station, and
 * Freights run in chains.
 */
import { type SingleTrainResult, bestSingleTrain } from './singleTrain.ts';
import { assign, netOf, TOLERANCE, type Answer, type Task, type Team } from './assign.ts';
import {
  bitsOf,
  loosestBound,
  freightEnd,
  freightWays,
  passengerCandidates,
  stationsOf,
  straightBonus,
  type Candidate,
  type FreightEnd,
  type Stations,
} from './candidates.ts';
import { chainCandidates, distinctEnds, type FreightKind, type Worth } from './chains.ts';
import type { Graph } from './compile.ts';
import { ruleKey } from './fleet.ts';
import type { Meter } from './search.ts';
import type { LinkPath } from './paths.ts';
import { scoreOf } from './score.ts';
import { joinedBySharedEnds } from './sharedEnds.ts';
import type { Freight, Problem, RouteTrain } from './types.ts';

export interface SharedTrainsResult {
  readonly answer: Answer;
  /** What a hex pays the treasury. */
  readonly perHex: number;
  readonly bound: number;
  readonly proved: boolean;
  readonly freightsLike: (train: RouteTrain) => readonly RouteTrain[];
}

/** Of the budget, what listing all ways of the trains may use; the rest is for choosing among them. */
const FOR_LISTS = 1 / 2;
/** Of what is left of it, what a first look at one grouping may use. */
const FIRST_LOOK = 1 / 8;

export const bestSharedTrains = (
  problem: Problem,
  graph: Graph,
  meter: Meter,
  withSubsidy: boolean,
): SharedTrainsResult => {
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
    valueUnit: valueUnitOf(stations),
    answer,
    unpaid: 0,
    ...(problem.rules.joinFreights === 'atSharedEnds' ? { paid: paidBySets(problem, graph, stations) } : {}),
  };
  const freightsLike = (train: RouteTrain): readonly RouteTrain[] =>
    problem.trains.filter((other) => ruleKey(other.rule) === ruleKey(train.rule));
  if (homes.length === 0) return { answer, perHex, bound: 0, proved: true, freightsLike };
  const [only, ...others] = problem.trains;
  if (only && others.length === 0) {
    const { bound, proved, ...best } = bestSingleTrain(
      problem,
      graph,
      stations,
      homes,
      only,
      meter,
      withSubsidy ? perHex : 0,
    );
    return { answer: answerAlone(stations, only, best), perHex, bound, proved, freightsLike };
  }

  // Without all ways no bound below holds: then everything on the board is one.
  let runList = graph.complete;
  const limit = meter.nodes + Math.floor((meter.budget - meter.nodes) * FOR_LISTS);
  const passengers: Team[] = [];
  for (const trains of alike(problem.trains.filter((train) => !train.rule.freight))) {
    const first = trains[0] as RouteTrain;
    const found = passengerCandidates(problem, graph, stations, first.rule, meter, limit);
    if (!found.done) runList = false;
    passengers.push({ list: found.list, count: trains.length, trains });
  }
  const kinds = alike(problem.trains.filter((train) => train.rule.freight)).map((trains): FreightKind => {
    const train = trains[0] as RouteTrain;
    const found = freightWays(problem, graph, stations, train.rule, meter, limit);
    if (!found.done) runList = false;
    return { train, count: trains.length, ways: found.list };
  });

  const chains = chainBook(problem, stations, kinds, meter);
  const nothing = new Float64Array(stations.count);
  let prices: Float64Array = nothing;
  /** The most that a grouping can bring at these prices. */
  const ceiling = (grouping: Grouping, at: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < stations.count; i++) sum += at[i] as number;
    for (const team of passengers) sum += team.count * topOf(stations, team.list, at);
    for (const group of grouping) sum += chains.top(group, at);
    return sum;
  };

  let done = runList;
  let bound = 0;
  const target = (): number => answer.value + task.valueUnit - TOLERANCE;
  const ceilings = new Map<Grouping, number>();
  /** Lists what the grouping may run and looks for the best of it; false if the meter came to its limit first. */
  const settle = (grouping: Grouping, limit: number): boolean => {
    meter.nodes += 16;
    const most = Math.min(ceiling(grouping, nothing), ceiling(grouping, prices));
    if (most < target()) return true;
    ceilings.set(grouping, most);
    if (answer.value > 0 && meter.nodes >= meter.budget) return false;
    let whole = true;
    const teams = [...passengers];
    for (const groups of alikeGroups(grouping)) {
      const group = groups[0] as Group;
      const found = chains.list(group, limit, () =>
        worthJoining(
          stations,
          target(),
          [prices, nothing].map((at) => ({ at, rest: ceiling(grouping, at) - chains.top(group, at) })),
        ),
      );
      if (!found.done) whole = false;
      teams.push({ list: found.list, count: groups.length, trains: [] });
    }
    const result = assign(task, joinable(teams, task), prices, limit);
    prices = result.prices;
    if (result.done && whole) return true;
    ceilings.set(grouping, whole ? Math.min(most, result.bound) : most);
    return false;
  };

  // A first look at every grouping gives a good answer; with it most of what is left is out of the question.
  const groupings = inOrder(groupingsOf(kinds, meter));
  const aPart = (): number => meter.nodes + Math.max(0, meter.budget - meter.nodes) * FIRST_LOOK;
  const hard = groupings.length === 1 ? groupings : groupings.filter((grouping) => !settle(grouping, aPart()));
  for (const grouping of hard) {
    if (settle(grouping, meter.budget)) continue;
    done = false;
    bound = Math.max(bound, ceilings.get(grouping) ?? 0);
  }
  const reached = runList
    ? Math.floor(bound / task.valueUnit + TOLERANCE) * task.valueUnit
    : loosestBound(problem, graph, stations);
  // What would bring more but is paid less may hide something between.
  const proved = done && task.unpaid <= answer.value;
  const most = done ? task.unpaid : reached;
  return { answer, perHex, bound: proved ? answer.value : Math.max(answer.value, most), proved, freightsLike };
};

const answerAlone = (
  stations: Stations,
  train: RouteTrain,
  { way, value, hexes }: Omit<SingleTrainResult, 'bound' | 'proved'>,
): Answer => {
  if (!way) return { value: 0, hexes: 0, chosen: [] };
  const nothing = bitsOf([], stations.words);
  const run: Candidate = { items: [], bits: nothing, cap: 0, cities: nothing, bonus: 0, hexes: [], legs: [way] };
  const candidate = train.rule.freight ? { ...run, chain: [train] } : run;
  return { value, hexes, chosen: [[{ list: [candidate], count: 1, trains: [train] }, candidate]] };
};

/** V-07: the sets that the Freights form decide what they are paid, whatever chains were meant. */
const paidBySets =
  (problem: Problem, graph: Graph, stations: Stations) =>
  (chosen: readonly Candidate[]): number | undefined => {
    const legs = chosen.flatMap(({ chain, legs: ways }) =>
      (chain ?? []).map((train, i) => ({
        train,
        ends: [
          freightEnd(problem, graph, ways[i] as LinkPath, false),
          freightEnd(problem, graph, ways[i] as LinkPath, true),
        ] as const,
        permanent: train.rule.freight?.permanent === true,
      })),
    );
    const sets = joinedBySharedEnds(legs);
    if (!sets) return undefined;
    const joined = sets.map(({ legs: [first], ends }): Candidate => {
      const [a, b] = [ends[0] as FreightEnd, ends.at(-1) as FreightEnd];
      const items = [...new Set([a.place, b.place])];
      const bonus = straightBonus(problem, first?.train.rule.freight as Freight, a, b);
      const bits = bitsOf(items, stations.words);
      return { items, bits, cap: 2, cities: bits, bonus, hexes: [], legs: [] };
    });
    return scoreOf(stations, [...chosen.filter(({ chain }) => !chain), ...joined]);
  };

/** By kind of Freight how many run in a chain. */
type Group = readonly number[];
type Grouping = readonly Group[];

const sizeOf = (group: Group): number => group.reduce((sum, count) => sum + count, 0);

/** What is known of chains, by the kinds of their trains. */
const chainBook = (problem: Problem, stations: Stations, kinds: readonly FreightKind[], meter: Meter) => {
  const singles = new Map<number, readonly Candidate[]>();
  const endsByKinds = new Map<string, readonly FreightEnd[]>();
  const tops = new WeakMap<Float64Array, Map<string, number>>();
  const kindsOf = (group: Group): FreightKind[] =>
    kinds.flatMap((kind, k) => (group[k] ? [{ ...kind, count: group[k] }] : []));
  const single = (k: number): readonly Candidate[] => {
    const known = singles.get(k);
    if (known) return known;
    const kind = kinds[k] as FreightKind;
    const { list } = chainCandidates(problem, stations, [{ ...kind, count: 1 }], meter, () => true, meter.budget);
    singles.set(k, list);
    return list;
  };
  const endsOf = (key: string, group: Group): readonly FreightEnd[] => {
    const known = endsByKinds.get(key);
    if (known) return known;
    const ends = distinctEnds(kindsOf(group).flatMap(({ ways }) => ways));
    endsByKinds.set(key, ends);
    return ends;
  };
  return {
    /** The most that a chain can bring; for several trains as if any two of their ends could be joined. */
    top: (group: Group, at: Float64Array): number => {
      const alone = sizeOf(group) === 1;
      const key = `${alone} ${group.map((count) => (count > 0 ? 1 : 0)).join()}`;
      let byKey = tops.get(at);
      if (!byKey) tops.set(at, (byKey = new Map<string, number>()));
      let top = byKey.get(key);
      if (top === undefined) {
        const freight = kinds[0]?.train.rule.freight as Freight;
        if (alone) top = topOf(stations, single(group.indexOf(1)), at);
        else {
          const ends = endsOf(key, group);
          meter.nodes += (ends.length * ends.length) >> 3;
          top = topOfEnds(problem, stations, ends, freight, at);
        }
        byKey.set(key, top);
      }
      return top;
    },
    list: (group: Group, limit: number, worth: () => Worth): { list: readonly Candidate[]; done: boolean } =>
      sizeOf(group) === 1
        ? { list: single(group.indexOf(1)), done: true }
        : chainCandidates(problem, stations, kindsOf(group), meter, worth(), limit),
  };
};

/** Only candidates that other runs can join to the home station: a run for each step of the way. */
const joinable = (teams: readonly Team[], { home, meter }: Task): Team[] => {
  meter.nodes += teams.reduce((sum, team) => sum + team.list.length, 0);
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
const valueUnitOf = (stations: Stations): number =>
  Math.max(
    1,
    stations.weight.reduce((valueUnit, weight) => gcd(valueUnit, weight), 10),
  );

const alike = (trains: readonly RouteTrain[]): RouteTrain[][] => {
  const groups = new Map<string, RouteTrain[]>();
  for (const train of trains) {
    const group = groups.get(ruleKey(train.rule));
    if (group) group.push(train);
    else groups.set(ruleKey(train.rule), [train]);
  }
  return [...groups.values()];
};

const alikeGroups = (grouping: Grouping): Group[][] => {
  const groups = new Map<string, Group[]>();
  for (const group of grouping) {
    const known = groups.get(group.join());
    if (known) known.push(group);
    else groups.set(group.join(), [group]);
  }
  return [...groups.values()];
};

/** Freights that run alone are quickly settled and give a good first answer; long chains come last, then none at all. */
const inOrder = (groupings: Iterable<Grouping>): Grouping[] => {
  const longest = (grouping: Grouping): number =>
    grouping.length === 0 ? Infinity : Math.max(...grouping.map(sizeOf));
  const trains = (grouping: Grouping): number => grouping.reduce((sum, group) => sum + sizeOf(group), 0);
  return [...groupings].sort((x, y) => longest(x) - longest(y) || trains(y) - trains(x));
};

/** Some of these, kind by kind; the first gives none. */
const someOf = (counts: Group): Group[] =>
  counts.reduce<Group[]>(
    (found, count) => Array.from({ length: count + 1 }, (_, n) => found.map((some) => [...some, n])).flat(),
    [[]],
  );

/** Groups of some of these trains, none alike twice in another order: each group is not above the one before. */
const partitions = (counts: Group, below: Group | undefined): Grouping[] => [
  [],
  ...someOf(counts)
    .filter((group) => sizeOf(group) > 0 && (!below || !isAbove(group, below)))
    .flatMap((group) =>
      partitions(
        counts.map((count, k) => count - (group[k] as number)),
        group,
      ).map((rest) => [group, ...rest]),
    ),
];

const isAbove = (a: Group, b: Group): boolean => {
  const k = a.findIndex((count, at) => count !== b[at]);
  return k >= 0 && (a[k] as number) > (b[k] as number);
};

/**
 * Every way to let some Freights run, in chains (1862 10.5): permanent ones as they like, all others in one chain with
 * a permanent one if one runs.
 */
const groupingsOf = (kinds: readonly FreightKind[], meter: Meter): Grouping[] => {
  const permanent = ({ train }: FreightKind): boolean => train.rule.freight?.permanent === true;
  const free = kinds.map((kind) => (permanent(kind) ? kind.count : 0));
  const bound = kinds.map((kind) => (permanent(kind) ? 0 : kind.count));
  const separate = partitions(free, undefined);
  meter.nodes += separate.length;
  const withBound = (grouping: Grouping, joined: Group): Grouping[] => {
    if (sizeOf(joined) === 0) return [grouping];
    if (grouping.length === 0) return [[joined]];
    return grouping.flatMap((group, g) =>
      g > 0 && group.join() === grouping[g - 1]?.join()
        ? []
        : [grouping.map((other, o) => (o === g ? other.map((count, k) => count + (joined[k] as number)) : other))],
    );
  };
  return someOf(bound).flatMap((joined) => separate.flatMap((grouping) => withBound(grouping, joined)));
};

const topOf = (stations: Stations, list: readonly Candidate[], prices: Float64Array): number =>
  list.reduce((most, candidate) => Math.max(most, netOf(stations, candidate, prices)), 0);

/** Whether a chain with these ends may be part of a better answer: at all these prices it must reach the target. */
const worthJoining =
  (
    stations: Stations,
    target: number,
    others: readonly { readonly at: Float64Array; readonly rest: number }[],
  ): Worth =>
  (bonus, a, b) =>
    others.every(({ at, rest }) => {
      const net = (item: number): number => Math.max(0, (stations.weight[item] as number) - (at[item] as number));
      return rest + bonus + net(a) + net(b) >= target;
    });

/** Any two ends, as if a chain could always join them. */
const topOfEnds = (
  problem: Problem,
  stations: Stations,
  ends: readonly FreightEnd[],
  freight: Freight,
  prices: Float64Array,
): number => {
  const net = (end: FreightEnd): number =>
    Math.max(0, (stations.weight[end.place] as number) - (prices[end.place] as number));
  let most = 0;
  ends.forEach((a, i) => {
    for (const b of ends.slice(i + 1))
      if (a.place !== b.place) most = Math.max(most, net(a) + net(b) + straightBonus(problem, freight, a, b));
  });
  return most;
};
