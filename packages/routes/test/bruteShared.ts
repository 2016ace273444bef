/** 1862 the slow way: every set of runs, every way to join Freights, every way to leave stations unpaid. */
import type { Problem, RouteTrain } from '@roundhouse/routes';
import { tripsOf } from './brute.ts';

type Trip = ReturnType<typeof tripsOf>[number];
type Spot = Trip['spots'][number];
interface Running {
  train: RouteTrain;
  trip: Trip;
}

const stationOf = (s: Spot): string => s.node.groups?.[0] ?? `${s.hex} ${s.index}`;
const isPort = (problem: Problem, s: Spot): boolean =>
  s.node.kind === 'offboard' && problem.track.map.hexes[s.hex]?.colour === 'blue';

const crow = (problem: Problem, a: string, b: string): number => {
  const [p, q] = [problem.track.map.hexes[a], problem.track.map.hexes[b]];
  if (!p || !q) throw new Error('no hex');
  let [x, y, n] = [p.x, p.y, 0];
  while (x !== q.x || y !== q.y) {
    if (x !== q.x) {
      y += y < q.y || (y === q.y && x % 2 === 0) ? 1 : -1;
      x += x < q.x ? 1 : -1;
    } else y += y < q.y ? 2 : -2;
    n += 1;
  }
  return n;
};

interface End {
  station: string;
  hex: string;
  off: boolean;
  port: boolean;
  city: boolean;
}

const endsOf = (problem: Problem, trip: Trip): [End, End] => {
  const end = (s: Spot, hexes: string[]): End => {
    const off = s.node.kind === 'offboard';
    return {
      station: stationOf(s),
      hex: off ? (hexes[1] ?? s.hex) : s.hex,
      off,
      port: isPort(problem, s),
      city: s.node.kind === 'city' || problem.rules.meetAt === 'anyStop',
    };
  };
  return [
    end(trip.spots[0] as Spot, trip.hexes[0] ?? []),
    end(trip.spots.at(-1) as Spot, [...(trip.hexes.at(-1) ?? [])].reverse()),
  ];
};

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((x, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [x, ...rest]));

/** The two outer ends if the runs can be joined in some order. */
const joined = (problem: Problem, runs: readonly Running[]): [End, End][] =>
  permutations(runs).flatMap((order) => {
    const results: [End, End][] = [];
    const walk = (i: number, start: End, end: End, seen: string[]): void => {
      const next = order[i];
      if (!next) {
        results.push([start, end]);
        return;
      }
      const [a, b] = endsOf(problem, next.trip);
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        if (end.city && x.station === end.station && !seen.includes(y.station))
          walk(i + 1, start, y, [...seen, y.station]);
      }
    };
    const [a, b] = endsOf(problem, (order[0] as Running).trip);
    walk(1, a, b, [a.station, b.station]);
    walk(1, b, a, [a.station, b.station]);
    // §7.8 (d): a chain is one train.
    const bothOut = ([x, y]: [End, End]): boolean => x.off && y.off && x.port === y.port;
    return problem.rules.chainIsOneTrain ? results.filter((ends) => !bothOut(ends)) : results;
  });

const partitions = <T>(list: readonly T[]): T[][][] => {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.map((g, i) => groups.map((h, j) => (i === j ? [first, ...g] : h))),
  ]);
};

const groupsAllowed = (groups: readonly Running[][]): boolean => {
  const lasting = (r: Running): boolean => r.train.rule.freight?.permanent === true;
  const withOld = groups.filter((g) => g.some((r) => !lasting(r)));
  if (withOld.length > 1) return false;
  const anyLasting = groups.some((g) => g.some(lasting));
  return withOld.length === 0 || !anyLasting || withOld[0]?.some(lasting) === true;
};

const hang = (problem: Problem, runs: readonly Running[]): boolean => {
  if (runs.length === 0) return true;
  const cities = runs.map((r) =>
    r.trip.spots.filter((s) => s.node.kind === 'city' || problem.rules.meetAt === 'anyStop').map(stationOf),
  );
  const home = problem.board.tokens
    .filter((t) => t.company === problem.company && problem.home.includes(t.hex))
    .map((t) => ({ hex: t.hex, city: t.city }));
  const isHome = (s: Spot): boolean => home.some((h) => h.hex === s.hex && h.city === s.city);
  if (!runs.some((r) => r.trip.spots.some(isHome))) return false;
  const reached = new Set([0]);
  for (let again = true; again;) {
    again = false;
    cities.forEach((list, i) => {
      if (reached.has(i) || ![...reached].some((j) => cities[j]?.some((c) => list.includes(c)))) return;
      reached.add(i);
      again = true;
    });
  }
  return reached.size === runs.length;
};

/** The most that the stations of the passenger runs pay besides those already scored. */
const passengers = (runs: readonly Running[], scored: ReadonlyMap<string, number>): number => {
  const [first, ...rest] = runs;
  if (!first) return [...scored.values()].reduce((sum, v) => sum + v, 0);
  const { pay } = first.train.rule;
  const towns = first.trip.spots.filter((s) => s.node.kind === 'town' && pay?.towns === 'all');
  const large = first.trip.spots.filter((s) => s.node.kind !== 'town');
  const unpaid = Math.max(0, large.length - (pay?.stops ?? large.length));
  let best = 0;
  const choose = (i: number, left: number, kept: Spot[]): void => {
    if (i === large.length) {
      if (left > 0) return;
      best = Math.max(
        best,
        passengers(rest, new Map([...scored, ...[...kept, ...towns].map((s) => [stationOf(s), s.value] as const)])),
      );
      return;
    }
    choose(i + 1, left, [...kept, large[i] as Spot]);
    if (left > 0) choose(i + 1, left - 1, kept);
  };
  choose(0, unpaid, []);
  return best;
};

const freightChoices = (
  problem: Problem,
  freights: readonly Running[],
): { bonus: number; scored: Map<string, number> }[] => {
  const values = new Map(freights.flatMap((r) => r.trip.spots.map((s) => [stationOf(s), s.value] as const)));
  return partitions(freights)
    .filter(groupsAllowed)
    .flatMap((groups) =>
      groups.reduce<{ bonus: number; scored: Map<string, number> }[]>(
        (states, group) =>
          states.flatMap((state) =>
            joined(problem, group).map(([a, b]) => {
              const rule = group[0]?.train.rule.freight;
              const each = a.port || b.port ? (rule?.perHexWithPort ?? 0) : (rule?.perHex ?? 0);
              const hexes = Math.max(0, crow(problem, a.hex, b.hex) - 1 + Number(a.off) + Number(b.off));
              const scored = new Map([
                ...state.scored,
                [a.station, values.get(a.station) ?? 0],
                [b.station, values.get(b.station) ?? 0],
              ]);
              return { bonus: state.bonus + each * hexes, scored };
            }),
          ),
        [{ bonus: 0, scored: new Map() }],
      ),
    );
};

const subsidy = (runs: readonly Running[]): number =>
  new Set(runs.filter((r) => r.train.rule.subsidyPerHex !== undefined).flatMap((r) => r.trip.hexes.flat())).size * 10;

export interface TogetherBest {
  revenue: number;
  withSubsidy: number;
}

/** Every choice of one run or none for each of these trains. */
const everySet = (problem: Problem, trains: readonly RouteTrain[]): readonly (readonly Running[])[] =>
  trains.reduce<readonly (readonly Running[])[]>(
    (sets, train) => sets.flatMap((set) => [set, ...tripsOf(problem, train).map((trip) => [...set, { train, trip }])]),
    [[]],
  );

export const bruteShared = (problem: Problem): TogetherBest => {
  const best: TogetherBest = { revenue: 0, withSubsidy: 0 };
  const isFreight = (train: RouteTrain): boolean => train.rule.freight !== undefined;
  const passengerSets = everySet(
    problem,
    problem.trains.filter((train) => !isFreight(train)),
  );
  for (const freights of everySet(problem, problem.trains.filter(isFreight))) {
    const choices = freightChoices(problem, freights);
    for (const others of passengerSets) {
      const runs = [...freights, ...others];
      if (!hang(problem, runs)) continue;
      const extra = subsidy(runs);
      for (const { bonus, scored } of choices) {
        const revenue = bonus + passengers(others, scored);
        best.revenue = Math.max(best.revenue, revenue);
        best.withSubsidy = Math.max(best.withSubsidy, revenue + extra);
      }
    }
  }
  return best;
};
