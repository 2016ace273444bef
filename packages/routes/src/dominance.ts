/** Dominance: a link is not needed by a single train where another one between the same stops conflicts with no more. */
import type { Graph, Link } from './compile.ts';
import type { View } from './trainView.ts';

const NONE: readonly number[] = [];

/** By link, the links that dominate it as long as they gain as much. */
export const dominatorsOf = (graph: Graph, view: View): readonly (readonly number[])[] => {
  const { links } = graph;
  const parallel = pairsOfStops(graph).filter((ways) => ways.length > 1);
  const result = links.map(() => NONE);
  if (parallel.length === 0) return result;
  const byTrack: number[][] = Array.from({ length: graph.tracks }, () => []);
  links.forEach((link, i) => {
    for (const t of link.tracks) byTrack[t]?.push(i);
  });
  const words = (links.length + 31) >> 5;
  /** The links between other stops that use some of its track. */
  const conflictsOf = (link: Link): Int32Array => {
    const set = new Int32Array(words);
    for (const t of link.tracks) {
      for (const other of byTrack[t] ?? []) {
        const { a, b } = links[other] as Link;
        if (a !== link.a || b !== link.b) set[other >> 5] = (set[other >> 5] as number) | (1 << (other & 31));
      }
    }
    return set;
  };
  const within = (inner: Int32Array, outer: Int32Array): boolean => {
    for (let w = 0; w < words; w++) if (((inner[w] as number) & ~(outer[w] as number)) !== 0) return false;
    return true;
  };
  for (const ways of parallel) {
    const conflicts = new Map(ways.map((l) => [l, conflictsOf(links[l] as Link)]));
    for (const i of ways) {
      const link = links[i] as Link;
      result[i] = ways.filter((m) => {
        if (m === i || ((links[m] as Link).marks & link.marks) !== link.marks) return false;
        if ((view.linkCost[m] as number) < 0 || (view.linkCost[m] as number) > (view.linkCost[i] as number))
          return false;
        return within(conflicts.get(m) as Int32Array, conflicts.get(i) as Int32Array);
      });
    }
  }
  return result;
};

/** Closes every open link that an open one dominates. */
export const closeDominated = (
  dominators: readonly (readonly number[])[],
  open: Uint8Array,
  gain: Int32Array,
): void => {
  const was = open.slice();
  for (let l = 0; l < open.length; l++) {
    if (was[l] === 0 || dominators[l] === NONE) continue;
    for (const m of dominators[l] ?? []) {
      if (was[m] === 0 || (gain[m] as number) < (gain[l] as number)) continue;
      // Two links that serve equally well: the first stays.
      const equal = gain[m] === gain[l] && (dominators[m] ?? []).includes(l);
      if (equal && m > l) continue;
      open[l] = 0;
      break;
    }
  }
};

/** The links of each pair of stops, the shortest first. */
export const pairsOfStops = (graph: Graph): readonly (readonly number[])[] => {
  const byPair = new Map<number, number[]>();
  for (const { id, a, b } of graph.links) {
    const key = a * graph.stops.length + b;
    const list = byPair.get(key);
    if (list) list.push(id);
    else byPair.set(key, [id]);
  }
  return [...byPair.values()];
};

/** Leaves open so many links of each pair, those that gain most. */
export const keepBestWays = (
  most: number,
  pairs: readonly (readonly number[])[],
  open: Uint8Array,
  gain: Int32Array,
): void => {
  for (const links of pairs) {
    if (links.length <= most) continue;
    const left = links.filter((l) => open[l] === 1);
    left.sort((x, y) => (gain[y] as number) - (gain[x] as number));
    for (const l of left.slice(most)) open[l] = 0;
  }
};
