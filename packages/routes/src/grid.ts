/** What of a map never changes during a game, as numbers. */
import type { EdgeEnd, HexId, TrackMap } from '@roundhouse/engine';

export interface Grid {
  readonly ids: readonly HexId[];
  readonly index: ReadonlyMap<HexId, number>;
  /** By hex and edge the neighbour, or -1 where none is or where the border is impassable. */
  readonly next: Int32Array;
}

const grids = new WeakMap<TrackMap, Grid>();

export const gridOf = (map: TrackMap): Grid => {
  const known = grids.get(map);
  if (known) return known;
  const ids = Object.keys(map.hexes);
  const index = new Map(ids.map((id, i) => [id, i]));
  const next = new Int32Array(ids.length * 6).fill(-1);
  ids.forEach((id, i) => {
    map.neighbours[id]?.forEach((other, edge) => {
      const j = other === null ? undefined : index.get(other);
      if (j !== undefined) next[i * 6 + edge] = j;
    });
  });
  ids.forEach((id, i) => {
    for (const border of map.hexes[id]?.borders ?? []) {
      if (border.kind !== 'impassable') continue;
      const j = next[i * 6 + border.edge] as number;
      next[i * 6 + border.edge] = -1;
      if (j >= 0) next[j * 6 + ((border.edge + 3) % 6)] = -1;
    }
  });
  const grid = { ids, index, next };
  grids.set(map, grid);
  return grid;
};

/** An end of track at an edge, as a number; lanes of one edge have different numbers. */
export const exitKey = (hex: number, end: EdgeEnd, rotation: number): number =>
  (hex * 6 + ((end.edge + rotation) % 6)) * 16 + (end.lane ? end.lane.of * 4 + end.lane.index : 4);

/** The same place seen from the other side of the border, or -1. */
export const facing = (grid: Grid, key: number): number => {
  const side = key >> 4;
  const edge = side % 6;
  const other = grid.next[side] as number;
  if (other < 0) return -1;
  const of = (key & 15) >> 2;
  return (other * 6 + ((edge + 3) % 6)) * 16 + of * 4 + (of - 1 - (key & 3));
};

/** Hexes between, as the crow flies, plus one: the steps from one hex to another. */
export const steps = (map: TrackMap, a: HexId, b: HexId): number => {
  const from = map.hexes[a];
  const to = map.hexes[b];
  if (!from || !to) throw new Error(`no hex ${a} or ${b}`);
  const dx = Math.abs(from.x - to.x);
  const dy = Math.abs(from.y - to.y);
  return map.layout === 'flat' ? dx + Math.max(0, (dy - dx) / 2) : dy + Math.max(0, (dx - dy) / 2);
};
