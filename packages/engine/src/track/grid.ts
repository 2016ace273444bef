/** A map with hexes as small numbers, for searches that run often. */
import { oppositeEdge } from './geometry.ts';
import { linksOf, shapeAt } from './shape.ts';
import type { Links } from './shape.ts';
import { EDGES } from './types.ts';
import type { Board, HexId, Shape, TrackMap, TrackSet } from './types.ts';

export interface Grid {
  readonly ids: readonly HexId[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** By `hex * 6 + edge`; -1 where there is no hex or the side is closed. */
  readonly across: Int32Array;
}

const grids = new WeakMap<TrackMap, Grid>();

const isClosed = (map: TrackMap, hex: HexId, edge: number): boolean =>
  map.hexes[hex]?.borders.some((border) => border.edge === edge && border.kind === 'impassable') ?? false;

/** The hex behind an edge, unless the side between is impassable on either map hex. */
export const acrossOpenSide = (map: TrackMap, hex: HexId, edge: (typeof EDGES)[number]): HexId | null => {
  const neighbour = map.neighbours[hex]?.[edge] ?? null;
  if (neighbour === null) return null;
  return isClosed(map, hex, edge) || isClosed(map, neighbour, oppositeEdge(edge)) ? null : neighbour;
};

export const gridOf = (map: TrackMap): Grid => {
  const known = grids.get(map);
  if (known) return known;
  const ids = Object.keys(map.hexes);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const across = new Int32Array(ids.length * 6).fill(-1);
  for (const [index, id] of ids.entries()) {
    for (const edge of EDGES) {
      const neighbour = acrossOpenSide(map, id, edge);
      if (neighbour !== null) across[index * 6 + edge] = indexOf.get(neighbour) ?? -1;
    }
  }
  const grid = { ids, indexOf, across };
  grids.set(map, grid);
  return grid;
};

/** The board by number of hex. A search comes to few hexes of many: each is looked up when it is first come to. */
export interface BoardView {
  readonly shape: (hex: number) => Shape;
  readonly links: (hex: number) => Links;
}

const viewOf = (track: TrackSet, board: Board): BoardView => {
  const { ids } = gridOf(track.map);
  const shapes: (Shape | undefined)[] = Array.from({ length: ids.length });
  const links: (Links | undefined)[] = Array.from({ length: ids.length });
  const shape = (hex: number): Shape => (shapes[hex] ??= shapeAt(track, board, ids[hex] ?? ''));
  return { shape, links: (hex) => (links[hex] ??= linksOf(shape(hex))) };
};

const views = new WeakMap<Board, WeakMap<TrackSet, BoardView>>();

/** The board as it stands now, with hexes in the order of the grid. */
export const boardView = (track: TrackSet, board: Board): BoardView => {
  let byTrack = views.get(board);
  if (!byTrack) views.set(board, (byTrack = new WeakMap<TrackSet, BoardView>()));
  let view = byTrack.get(track);
  if (!view) byTrack.set(track, (view = viewOf(track, board)));
  return view;
};
