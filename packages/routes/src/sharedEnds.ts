/**
 * Ruling 1862 V-07: Freights that share an end are always joined, permanent ones too; where more than two meet, the line
 * with a train that is not permanent goes on, else the longest. The order of the runs decides between equals.
 */
import type { FreightEnd } from './candidates.ts';

/** A run of a Freight as the grouping sees it. */
export interface Leg {
  readonly ends: readonly [FreightEnd, FreightEnd];
  readonly permanent: boolean;
}

export interface JoinedSet<L extends Leg> {
  readonly legs: readonly L[];
  /** Where the set begins and ends; twice the same place for a circle. */
  readonly ends: readonly FreightEnd[];
}

const touches = ({ ends }: Leg, stop: number): boolean => ends.some((end) => end.stop === stop);

/** The line that goes on from a stop where a leg has just come in; its legs are taken from `left`. */
const onward = <L extends Leg>(stop: number, leg: L, left: Set<L>): L[] => {
  left.delete(leg);
  const next = [...left].filter((each) => touches(each, stop));
  const [only] = next;
  if (only === undefined) return [];
  if (next.length === 1) return line(stop, only, left);
  const branches = next.map((each) => line(stop, each, new Set(left)));
  const longest = branches.reduce((best, branch) => (branch.length > best.length ? branch : best));
  const branch = branches.find((legs) => legs.some(({ permanent }) => !permanent)) ?? longest;
  for (const each of branch) left.delete(each);
  return branch;
};

const line = <L extends Leg>(from: number, leg: L, left: Set<L>): L[] => {
  const found = [leg];
  for (const { stop } of leg.ends) if (stop !== from) found.push(...onward(stop, leg, left));
  return [...new Set(found)];
};

const endsOf = (legs: readonly Leg[]): readonly FreightEnd[] => {
  const all = legs.flatMap(({ ends }) => ends);
  const outer = all.filter(({ stop }) => all.filter((end) => end.stop === stop).length === 1);
  const [first] = all;
  return outer.length === 0 && first ? [first, first] : outer;
};

/** The sets that the runs form; undefined where that is not allowed. */
export const joinedBySharedEnds = <L extends Leg>(legs: readonly L[]): readonly JoinedSet<L>[] | undefined => {
  const left = new Set(legs);
  const sets: JoinedSet<L>[] = [];
  while (left.size > 0) {
    const first = sets.length === 0 ? [...left].find(({ permanent }) => !permanent) : undefined;
    const start = first ?? [...left][0];
    if (start === undefined) break;
    const [a, b] = start.ends;
    const found = [...new Set([start, ...onward(a.stop, start, left), ...onward(b.stop, start, left)])];
    left.delete(start);
    sets.push({ legs: found, ends: endsOf(found) });
  }
  const bound = sets.filter(({ legs: joined }) => joined.some(({ permanent }) => !permanent));
  const apart = bound.length === 1 && sets.length > 1 && bound[0]?.legs.every(({ permanent }) => !permanent) === true;
  return bound.length > 1 || apart || sets.some(({ ends }) => ends.length === 1) ? undefined : sets;
};
