/** A map with hexes as small numbers, for searches that run often. */
import { memo } from '../memo.ts';
import { oppositeEdge } from './geometry.ts';
import { EDGES } from './types.ts';
import type { HexId, TrackMap } from './types.ts';

export interface Grid {
  readonly ids: readonly HexId[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** By `hex * 6 + edge`; -1 where there is no hex or the side is closed. */
  readonly across: Int32Array;
}

const isClosed = (map: TrackMap, hex: HexId, edge: number): boolean =>
  map.hexes[hex]?.borders.some((border) => border.edge === edge && border.kind === 'impassable') ?? false;

/** The hex behind an edge, unless the side between is impassable on either map hex. */
export const acrossOpenSide = (map: TrackMap, hex: HexId, edge: (typeof EDGES)[number]): HexId | null => {
  const neighbour = map.neighbours[hex]?.[edge] ?? null;
  if (neighbour === null) return null;
  return isClosed(map, hex, edge) || isClosed(map, neighbour, oppositeEdge(edge)) ? null : neighbour;
};

/** How many sides lie between each hex and this one; hexes that cannot be come to are far away. */
const distances = (grid: Grid, hex: number): Int32Array => {
  const far = grid.ids.length;
  const found = new Int32Array(far).fill(far);
  const queue = [hex];
  found[hex] = 0;
  for (const at of queue)
    for (let edge = 0; edge < 6; edge++) {
      const other = grid.across[at * 6 + edge] ?? -1;
      if (other < 0 || (found[other] ?? 0) < far) continue;
      found[other] = (found[at] ?? 0) + 1;
      queue.push(other);
    }
  return found;
};

const distancesOn = memo((_grid: Grid): (Int32Array | undefined)[] => []);

export const distancesTo = (grid: Grid, hex: number): Int32Array => (distancesOn(grid)[hex] ??= distances(grid, hex));

export const gridOf = memo((map: TrackMap): Grid => {
  const ids = Object.keys(map.hexes);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const across = new Int32Array(ids.length * 6).fill(-1);
  for (const [index, id] of ids.entries()) {
    for (const edge of EDGES) {
      const neighbour = acrossOpenSide(map, id, edge);
      if (neighbour !== null) across[index * 6 + edge] = indexOf.get(neighbour) ?? -1;
    }
  }
  return { ids, indexOf, across };
});
