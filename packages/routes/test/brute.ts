/**
 * The slow and plain way, written apart from the finder: every run of every train, every set of runs. It knows nothing of
 * links, bounds or prices and reads shapes and rules directly.
 */
import type { Gauge, Path, TrackNode } from '@roundhouse/engine';
import type { Problem, RouteTrain, TrainRule } from '@roundhouse/routes';

interface Spot {
  hex: string;
  index: number;
  node: TrackNode;
  value: number;
  city: number;
}

interface Trip {
  spots: Spot[];
  /** Names of track that may be used once. */
  tracks: string[];
  /** Hexes of each stretch in order. */
  hexes: string[][];
  gauges: Gauge[][];
}

const shapeAt = (
  problem: Problem,
  hex: string,
): { nodes: readonly TrackNode[]; paths: readonly Path[]; label?: string; turn: number; tile?: string } => {
  const laid = problem.board.tiles[hex];
  const shape = laid ? problem.track.tiles[laid.tile] : problem.track.map.hexes[hex];
  if (!shape) throw new Error(hex);
  return {
    nodes: shape.nodes,
    paths: shape.paths,
    turn: laid?.rotation ?? 0,
    ...(shape.label === undefined ? {} : { label: shape.label }),
    ...(laid ? { tile: laid.tile } : {}),
  };
};

const worth = (node: TrackNode, colours: Problem['colours']): number => {
  if (typeof node.revenue === 'number') return node.revenue;
  let value = 0;
  for (const colour of colours) value = node.revenue[colour] ?? value;
  return value;
};

type Where = { at: 'node'; hex: string; index: number } | { at: 'edge'; hex: string; edge: number; lane: string };

const walled = (problem: Problem, hex: string, edge: number): boolean =>
  problem.track.map.hexes[hex]?.borders.some((b) => b.edge === edge && b.kind === 'impassable') === true;

/** The place across the border, with the name of the border. */
const across = (
  problem: Problem,
  where: Where & { at: 'edge' },
): { there: Where & { at: 'edge' }; name: string } | undefined => {
  const other = problem.track.map.neighbours[where.hex]?.[where.edge];
  const back = (where.edge + 3) % 6;
  if (!other || walled(problem, where.hex, where.edge) || walled(problem, other, back)) return undefined;
  const [of, index] = where.lane.split('/').map(Number) as [number, number];
  const there = { at: 'edge' as const, hex: other, edge: back, lane: `${of}/${of - 1 - index}` };
  const names = [`${where.hex}:${where.edge}:${where.lane}`, `${other}:${back}:${there.lane}`].sort();
  return { there, name: names.join('~') };
};

const endsOf = (hex: string, path: Path, turn: number): [Where, Where] => {
  const end = (e: Path['a']): Where =>
    'node' in e
      ? { at: 'node', hex, index: e.node }
      : { at: 'edge', hex, edge: (e.edge + turn) % 6, lane: e.lane ? `${e.lane.of}/${e.lane.index}` : '1/0' };
  return [end(path.a), end(path.b)];
};

const same = (a: Where, b: Where): boolean => {
  if (a.hex !== b.hex) return false;
  if (a.at === 'node') return b.at === 'node' && a.index === b.index;
  return b.at === 'edge' && a.edge === b.edge && a.lane === b.lane;
};

/** Every trip from every stop, as long as `fits` allows; trips are met in both directions. */
const everyTrip = (
  problem: Problem,
  fits: (trip: Trip) => boolean,
  passes: (spot: Spot) => boolean,
  visit: (trip: Trip) => void,
): void => {
  const spotAt = (hex: string, index: number): Spot => {
    const { nodes } = shapeAt(problem, hex);
    const node = nodes[index] as TrackNode;
    const city = node.kind === 'city' ? nodes.slice(0, index).filter((n) => n.kind === 'city').length : -1;
    return { hex, index, node, value: worth(node, problem.colours), city };
  };
  const go = (trip: Trip, from: Where, junctions: string[], hexes: string[], gauges: Gauge[]): void => {
    const { paths, nodes, turn, tile } = shapeAt(problem, from.hex);
    for (const path of paths) {
      const [a, b] = endsOf(from.hex, path, turn);
      for (const [here, there] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!same(here, from)) continue;
        const names: string[] = [];
        if (here.at === 'node' && there.at === 'node') names.push(`in ${from.hex} ${path.part}`);
        (problem.rules.sharedTrack?.[tile ?? ''] ?? []).forEach((parts, g) => {
          if (parts.includes(path.part)) names.push(`stub ${from.hex} ${g}`);
        });
        const nowGauges = [...gauges, path.gauge];
        if (nowGauges.includes('broad') && nowGauges.includes('narrow')) continue;
        let onward: Where = there;
        if (there.at === 'edge') {
          const next = across(problem, there);
          if (!next) continue;
          names.push(next.name);
          onward = next.there;
        }
        if (names.some((name) => trip.tracks.includes(name)) || new Set(names).size < names.length) continue;
        const now = { ...trip, tracks: [...trip.tracks, ...names] };
        if (onward.at === 'edge') {
          go(now, onward, junctions, [...hexes, onward.hex], nowGauges);
          continue;
        }
        const node = nodes[onward.index] as TrackNode;
        if (node.kind === 'junction') {
          const name = `${onward.hex} ${onward.index}`;
          // Leaving by the same track would be caught at the border; within a stretch a junction is passed once.
          if (junctions.includes(name)) continue;
          go(now, onward, [...junctions, name], hexes, nowGauges);
          continue;
        }
        const spot = spotAt(onward.hex, onward.index);
        if (trip.spots.some((other) => clash(problem, other, spot))) continue;
        const arrived: Trip = {
          spots: [...trip.spots, spot],
          tracks: now.tracks,
          hexes: [...trip.hexes, hexes],
          gauges: [...trip.gauges, nowGauges],
        };
        if (!fits(arrived)) continue;
        visit(arrived);
        if (passes(spot)) go(arrived, onward, [], [onward.hex], []);
      }
    }
  };
  for (const hex of Object.keys(problem.track.map.hexes)) {
    shapeAt(problem, hex).nodes.forEach((node, index) => {
      if (node.kind === 'junction') return;
      go({ spots: [spotAt(hex, index)], tracks: [], hexes: [], gauges: [] }, { at: 'node', hex, index }, [], [hex], []);
    });
  }
};

const clash = (problem: Problem, a: Spot, b: Spot): boolean => {
  if (problem.rules.once === 'hex') return a.hex === b.hex;
  if (a.hex === b.hex && a.index === b.index) return true;
  return a.node.groups?.[0] !== undefined && a.node.groups[0] === b.node.groups?.[0];
};

const owners = (problem: Problem, spot: Spot): string[] =>
  problem.board.tokens
    .filter((t) => t.hex === spot.hex && t.city === spot.city && spot.city >= 0)
    .map((t) => t.company);
const own = (problem: Problem, spot: Spot): boolean => owners(problem, spot).includes(problem.company);
const port = (problem: Problem, spot: Spot): boolean =>
  spot.node.kind === 'offboard' && problem.track.map.hexes[spot.hex]?.colour === 'blue';

const open = (problem: Problem, spot: Spot): boolean => {
  if (spot.node.kind === 'offboard') return false;
  const mine = shapeAt(problem, spot.hex).paths.filter((p) =>
    [p.a, p.b].some((e) => 'node' in e && e.node === spot.index),
  );
  if (mine.every((p) => p.terminal === true)) return false;
  return spot.node.kind === 'town' || own(problem, spot) || owners(problem, spot).length < spot.node.slots;
};

const lengthOf = (rule: TrainRule, trip: Trip): number =>
  trip.hexes.reduce((sum, hexes, i) => {
    const gauges = trip.gauges[i] ?? [];
    const gauge: Gauge = gauges.includes('narrow') ? 'narrow' : gauges.includes('broad') ? 'broad' : 'dual';
    const each = rule.gauge?.[gauge] ?? 1;
    return each === 'never' ? Infinity : sum + each * (hexes.length - 1);
  }, 0);

/** Stops that the train is paid for in addition to its reach. */
const beyondReach = (rule: TrainRule, spot: Spot): boolean =>
  rule.areasBeyondReach === true && spot.node.kind === 'offboard';

const within = (problem: Problem, rule: TrainRule, trip: Trip): boolean => {
  const stops = trip.spots.filter((s) => !beyondReach(rule, s));
  const large = stops.filter((s) => s.node.kind !== 'town').length;
  if (rule.inland === true && trip.spots.some((s) => s.node.kind === 'offboard')) return false;
  const { licence } = problem.rules;
  if (
    licence &&
    trip.spots.some((s) => s.node.groups?.[0] === licence.group) &&
    !problem.board.tokens.some((t) => t.company === problem.company && licence.hexes.includes(t.hex))
  )
    return false;
  return (
    large <= (rule.cities ?? Infinity) &&
    stops.length <= (rule.stops ?? Infinity) &&
    lengthOf(rule, trip) <= (rule.borders ?? (rule.gauge ? 1e9 : Infinity))
  );
};

const legal = (problem: Problem, trip: Trip): boolean => {
  const { spots } = trip;
  if (!spots.some((s) => own(problem, s))) return false;
  const counting = problem.rules.portsBeyondMinimum === true ? spots.filter((s) => !port(problem, s)) : spots;
  if (counting.length < 2) return false;
  if (problem.rules.endsAtLargeStations !== true) return true;
  const [a, b] = [spots[0] as Spot, spots.at(-1) as Spot];
  if (a.node.kind === 'town' || b.node.kind === 'town') return false;
  return !(a.node.kind === 'offboard' && b.node.kind === 'offboard' && port(problem, a) === port(problem, b));
};

const allTrips = (problem: Problem, rule: TrainRule): readonly Trip[] => {
  const found = new Map<string, Trip>();
  everyTrip(
    problem,
    (trip) => within(problem, rule, trip),
    (spot) => open(problem, spot),
    (trip) => {
      if (!legal(problem, trip)) return;
      const names = trip.spots.map((s) => `${s.hex} ${s.index}`);
      const key = [...trip.tracks].sort().join() + [...names].sort().join();
      if (!found.has(key)) found.set(key, trip);
    },
  );
  return [...found.values()];
};

const known = new WeakMap<Problem, Map<TrainRule, readonly Trip[]>>();

/** Trains of one rule have the same trips, and a caller that asks for the size of a problem will ask for its trips again. */
export const tripsOf = (problem: Problem, { rule }: RouteTrain): readonly Trip[] => {
  const byRule = known.get(problem) ?? new Map<TrainRule, readonly Trip[]>();
  known.set(problem, byRule);
  const trips = byRule.get(rule) ?? allTrips(problem, rule);
  byRule.set(rule, trips);
  return trips;
};

const subsets = <T>(list: readonly T[], most: number): T[][] =>
  list.reduce<T[][]>(
    (sets, item) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, item])],
    [[]],
  );

export const tripValue = (problem: Problem, rule: TrainRule, trip: Trip): number => {
  const marks = (hex: string): readonly string[] => problem.board.marks[hex] ?? [];
  const value = (s: Spot): number => {
    let sum = (rule.kind && typeof s.node.revenue === 'object' ? s.node.revenue[rule.kind] : undefined) ?? s.value;
    if (s.node.kind !== 'town') sum *= rule.citiesTimes ?? 1;
    if (s.node.kind === 'city' && rule.doubled?.includes(s.hex) === true) sum *= 2;
    for (const bonus of problem.rules.bonuses) {
      if (bonus.kind === 'stopMark' && marks(s.hex).includes(bonus.mark)) sum += bonus.amount;
      if (bonus.kind === 'ownMark' && marks(s.hex).includes(bonus.mark) && problem.companyMarks.includes(bonus.mark))
        sum += bonus.amount;
      if (bonus.kind === 'ownLabel' && shapeAt(problem, s.hex).label === problem.company) sum += bonus.amount;
    }
    if (own(problem, s)) sum += rule.perOwnStation ?? 0;
    return sum;
  };
  let total: number;
  const { pay } = rule;
  if (pay) {
    const counted = trip.spots.filter((s) => !beyondReach(rule, s));
    const free = trip.spots.filter((s) => beyondReach(rule, s)).reduce((sum, s) => sum + value(s), 0);
    const sets = subsets(counted, pay.stops).filter((set) => {
      if (pay.skip === 'towns' && counted.some((s) => s.node.kind !== 'town' && !set.includes(s))) return false;
      return typeof pay.towns !== 'number' || set.filter((s) => s.node.kind === 'town').length <= pay.towns;
    });
    total = free + Math.max(...sets.map((set) => set.reduce((sum, s) => sum + value(s), 0)));
  } else total = trip.spots.reduce((sum, s) => sum + value(s), 0);
  const touched = new Set(trip.hexes.flat());
  for (const bonus of problem.rules.bonuses)
    if (bonus.kind === 'passMark')
      for (const hex of touched) if (marks(hex).includes(bonus.mark)) total += bonus.amount;
  return total;
};

/** Trains that share no track. */
export const bruteDisjoint = (problem: Problem): number => {
  const lists = problem.trains.map((train) =>
    tripsOf(problem, train).map((trip) => ({ trip, value: tripValue(problem, train.rule, trip) })),
  );
  const pick = (i: number, used: ReadonlySet<string>): number => {
    if (i === lists.length) return 0;
    let best = pick(i + 1, used);
    for (const { trip, value } of lists[i] ?? []) {
      if (trip.tracks.some((t) => used.has(t))) continue;
      best = Math.max(best, value + pick(i + 1, new Set([...used, ...trip.tracks])));
    }
    return best;
  };
  return pick(0, new Set());
};

/** How much work `bruteDisjoint` or `bruteShared` would be. */
export const bruteSize = (problem: Problem): number =>
  problem.trains.reduce((product, train) => product * (1 + tripsOf(problem, train).length), 1);
