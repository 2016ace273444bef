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
