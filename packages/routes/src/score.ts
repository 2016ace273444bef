/** What a set of candidates is paid together, every station once; and whether the runs hang together. */
import type { Bits, Candidate, Stations } from './candidates.ts';

/** By candidate the items it is paid for. */
export const shareOut = (stations: Stations, chosen: readonly Candidate[]): number[][] => {
  const owner = new Int32Array(stations.count).fill(-1);
  const paid: number[][] = chosen.map(() => []);
  const give = (item: number, to: number): void => {
    owner[item] = to;
    paid[to]?.push(item);
  };
  const isLarge = (item: number): boolean => stations.large[item] === 1;
  const tight = new Set<number>();
  chosen.forEach((candidate, c) => {
    const many = candidate.items.filter(isLarge).length > candidate.cap;
    if (many) tight.add(c);
    for (const item of candidate.items) if (owner[item] === -1 && (!many || !isLarge(item))) give(item, c);
  });
  // Trains that cannot be paid for all: the dearest stations first, moving others over where that makes room.
  const wanted = new Set<number>();
  for (const c of tight)
    for (const item of (chosen[c] as Candidate).items) if (owner[item] === -1 && isLarge(item)) wanted.add(item);
  const inOrder = [...wanted].sort((x, y) => (stations.weight[y] as number) - (stations.weight[x] as number) || x - y);
  const place = (item: number, tried: Set<number>): boolean => {
    for (const c of tight) {
      const candidate = chosen[c] as Candidate;
      if (tried.has(c) || !candidate.items.includes(item)) continue;
      tried.add(c);
      const mine = paid[c] as number[];
      const large = mine.filter(isLarge);
      const room = large.length < candidate.cap;
      const moved = room ? undefined : large.find((other) => place(other, tried));
      if (!room && moved === undefined) continue;
      if (moved !== undefined) mine.splice(mine.indexOf(moved), 1);
      give(item, c);
      return true;
    }
    return false;
  };
  for (const item of inOrder) place(item, new Set());
  return paid;
};

export const scoreOf = (stations: Stations, chosen: readonly Candidate[]): number => {
  let sum = 0;
  for (const candidate of chosen) sum += candidate.bonus;
  for (const items of shareOut(stations, chosen)) for (const item of items) sum += stations.weight[item] as number;
  return sum;
};

const touch = (a: Bits, b: Bits): boolean => a.some((word, w) => (word & (b[w] as number)) !== 0);

/** 1862 10.7: one run contains the home station, and all are joined at large stations. */
export const areConnected = (chosen: readonly Candidate[], home: Bits): boolean => {
  if (chosen.length === 0) return true;
  const reached = home.slice();
  const left = new Set(chosen);
  for (let grown = true; grown;) {
    grown = false;
    for (const candidate of left) {
      if (!touch(candidate.cities, reached)) continue;
      for (let w = 0; w < reached.length; w++) reached[w] = (reached[w] as number) | (candidate.cities[w] as number);
      left.delete(candidate);
      grown = true;
    }
  }
  return left.size === 0;
};
