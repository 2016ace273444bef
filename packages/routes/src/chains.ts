/** Chains of Freights (1862 10.5): joined end to end at large stations, paid for the outer ends and the line between. */
import {
  bitsOf,
  type Bits,
  type Candidate,
  type FreightEnd,
  type FreightWay,
  COST_OF_MAKING,
  mayBothEnd,
  type Stations,
  straightBonus,
} from './candidates.ts';
import { steps } from './grid.ts';
import type { LinkPath } from './paths.ts';
import type { Meter } from './search.ts';
import type { Problem, RouteTrain } from './types.ts';

/** Freights that run alike: how many of them a chain has, and where each may go. */
export interface FreightKind {
  readonly train: RouteTrain;
  readonly count: number;
  readonly ways: readonly FreightWay[];
}

/** Whether a chain with these ends may be part of a better answer. */
export type Worth = (bonus: number, a: number, b: number) => boolean;

/** A chain in the making, open at `end`. */
interface Chain {
  readonly start: FreightEnd;
  readonly end: FreightEnd;
  readonly ends: readonly number[];
  readonly cities: Bits;
  readonly legs: readonly LinkPath[];
  readonly trains: readonly RouteTrain[];
  /** By kind how many run in it. */
  readonly used: readonly number[];
}

const turned = (way: LinkPath): LinkPath => ({ stops: [...way.stops].reverse(), links: [...way.links].reverse() });

const bothWays = ({ ways, train }: FreightKind, used: readonly number[]): Chain[] =>
  ways.flatMap(({ a, b, cities, way }) => [
    { start: a, end: b, ends: [a.place, b.place], cities, legs: [way], trains: [train], used },
    { start: b, end: a, ends: [b.place, a.place], cities, legs: [turned(way)], trains: [train], used },
  ]);

const byStart = (chains: readonly Chain[]): Map<number, Chain[]> => {
  const from = new Map<number, Chain[]>();
  for (const chain of chains) {
    const known = from.get(chain.start.place);
    if (known) known.push(chain);
    else from.set(chain.start.place, [chain]);
  }
  return from;
};

export const distinctEnds = (list: readonly FreightWay[]): FreightEnd[] => {
  const found = new Map<string, FreightEnd>();
  for (const { a, b } of list) for (const end of [a, b]) found.set(end.key, end);
  return [...found.values()];
};

/**
 * Chains of all these Freights in any order, all end points different. Each is met once: from the end whose place has
 * the lower number. What cannot come to an end that is worth it is left; `limit` is where the meter must stop.
 */
export const chainCandidates = (
  problem: Problem,
  stations: Stations,
  kinds: readonly FreightKind[],
  meter: Meter,
  worth: Worth,
  limit: number,
): { list: Candidate[]; done: boolean } => {
  const freight = kinds[0]?.train.rule.freight;
  if (!freight) throw new Error('a chain of trains that are no Freights');
  const length = kinds.reduce((sum, { count }) => sum + count, 0);
  const legs = kinds.map((kind, k) =>
    bothWays(
      kind,
      kinds.map((_, other) => (other === k ? 1 : 0)),
    ),
  );
  const from = legs.map(byStart);
  const may = (a: FreightEnd, b: FreightEnd): boolean =>
    length === 1 || problem.rules.chainIsOneTrain !== true || mayBothEnd(a, b);
  const goals = goalsOf(
    kinds,
    meter,
    (a, b) => may(a, b) && worth(straightBonus(problem, freight, a, b), a.place, b.place),
  );
  /** By start and end, how far it still is to the nearest end that is worth it. */
  const away = new Map<string, number>();
  const hopeful = ({ start, end, used }: Chain): boolean => {
    const left = kinds.reduce(
      (sum, { train, count }, k) => sum + (count - (used[k] as number)) * (train.rule.borders ?? Infinity),
      0,
    );
    const key = `${start.key} ${end.key}`;
    let least = away.get(key);
    if (least === undefined) {
      least = Infinity;
      for (const { hex } of goals(start).values()) least = Math.min(least, steps(problem.track.map, end.hex, hex));
      away.set(key, least);
    }
    return least <= left;
  };
  let chains = legs.flat().filter((chain) => (length === 1 ? chain.start.place < chain.end.place : hopeful(chain)));
  let done = true;
  for (let size = 2; size <= length; size++) {
    const joined = new Map<string, Chain>();
    const extend = (open: Chain, k: number): void => {
      const used = open.used.map((count, other) => (other === k ? count + 1 : count));
      for (const next of from[k]?.get(open.end.place) ?? []) {
        if (meter.nodes >= limit) {
          done = false;
          return;
        }
        meter.nodes += 1;
        if (open.ends.includes(next.end.place)) continue;
        if (size === length && !goals(open.start).has(next.end.key)) continue;
        meter.nodes += COST_OF_MAKING;
        const cities = open.cities.map((word, w) => word | (next.cities[w] as number));
        const chain: Chain = {
          start: open.start,
          end: next.end,
          ends: [...open.ends, next.end.place],
          cities,
          legs: [...open.legs, ...next.legs],
          trains: [...open.trains, ...next.trains],
          used,
        };
        if (size < length && !hopeful(chain)) continue;
        const ends = size === length ? '' : `${[...chain.ends].sort((x, y) => x - y).join()} ${used.join()}`;
        const key = `${chain.start.key} ${chain.end.key} ${cities.join()} ${ends}`;
        if (!joined.has(key)) joined.set(key, chain);
      }
    };
    for (const open of chains) {
      if (!open.end.joins) continue;
      for (const [k, { count }] of kinds.entries()) if (done && (open.used[k] as number) < count) extend(open, k);
      if (!done) break;
    }
    // Chains that are not whole are no candidates.
    chains = done || size === length ? [...joined.values()] : [];
    if (!done) break;
  }
  const list: Candidate[] = [];
  const seen = new Set<string>();
  for (const { start, end, cities, legs: ways, trains } of chains) {
    const bonus = straightBonus(problem, freight, start, end);
    if (!may(start, end) || !worth(bonus, start.place, end.place)) continue;
    const items = [start.place, end.place].sort((x, y) => x - y);
    const key = `${items.join()} ${bonus} ${cities.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    list.push({
      items,
      bits: bitsOf(items, stations.words),
      cap: 2,
      cities,
      bonus,
      hexes: [],
      legs: ways,
      chain: trains,
    });
  }
  return { list: withoutSmaller(list), done };
};

/** For an end the other ends, of higher number, that a chain from there is worth going to. */
const goalsOf = (
  kinds: readonly FreightKind[],
  meter: Meter,
  worth: (a: FreightEnd, b: FreightEnd) => boolean,
): ((start: FreightEnd) => ReadonlyMap<string, FreightEnd>) => {
  const ends = distinctEnds(kinds.flatMap(({ ways }) => ways));
  const known = new Map<string, ReadonlyMap<string, FreightEnd>>();
  return (start) => {
    const before = known.get(start.key);
    if (before) return before;
    meter.nodes += ends.length >> 2;
    const goals = ends.filter((end) => end.place > start.place && worth(start, end));
    const byKey = new Map(goals.map((goal) => [goal.key, goal]));
    known.set(start.key, byKey);
    return byKey;
  };
};

/** Of chains with the same ends and bonus only those that visit most: more stations hang together more easily. */
const withoutSmaller = (list: readonly Candidate[]): Candidate[] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of list) {
    const key = `${candidate.items.join()} ${candidate.bonus}`;
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  const size = (bits: Bits): number => bits.reduce((sum, word) => sum + count(word), 0);
  return [...groups.values()].flatMap((group) => {
    const kept: Candidate[] = [];
    const inOrder = [...group].sort((x, y) => size(y.cities) - size(x.cities));
    for (const candidate of inOrder) {
      const within = (other: Candidate): boolean =>
        candidate.cities.every((word, w) => (word & ~(other.cities[w] as number)) === 0);
      if (!kept.some(within)) kept.push(candidate);
    }
    return kept;
  });
};

export const count = (word: number): number => {
  let rest = word;
  let n = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    n += 1;
  }
  return n;
};
