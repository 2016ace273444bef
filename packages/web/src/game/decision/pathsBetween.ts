/** Ways over the track from one stop to another that pass no other stop: what a hand-made run is put together from. */
import { type Board, type End, type Shape, type TrackSet } from '@roundhouse/engine';

export interface StopRef {
  readonly hex: string;
  readonly node: number;
}

export type TrackPath = readonly (readonly [hex: string, path: number])[];

/** Longer detours than this between two stops are not looked for. */
const LONGEST = 14;
const MOST = 24;

interface Laid {
  readonly shape: Shape;
  readonly rotation: number;
}

const laidOn = (track: TrackSet, board: Board, hex: string): Laid | undefined => {
  const laid = board.tiles[hex];
  const shape = laid ? track.tiles[laid.tile] : track.map.hexes[hex];
  return shape && { shape, rotation: laid?.rotation ?? 0 };
};

const edgeOf = (end: End, rotation: number): number | null => ('edge' in end ? (end.edge + rotation) % 6 : null);

/** Lane i of n meets lane n-1-i of the neighbour. */
const lanesMeet = (a: End, b: End): boolean => {
  if (!('edge' in a) || !('edge' in b)) return false;
  const [x, y] = [a.lane, b.lane];
  return x === undefined || y === undefined || (x.of === y.of && x.index + y.index === x.of - 1);
};

/** The shortest first. */
export const pathsBetween = (track: TrackSet, board: Board, from: StopRef, to: StopRef): readonly TrackPath[] => {
  const found: TrackPath[] = [];
  const follow = (hex: string, path: number, out: End, way: TrackPath): void => {
    if (way.length > LONGEST || found.length >= MOST) return;
    const laid = laidOn(track, board, hex);
    if (!laid) return;
    if ('node' in out) {
      if (hex === to.hex && out.node === to.node) found.push(way);
      else if (laid.shape.nodes[out.node]?.kind === 'junction') step(hex, laid, { node: out.node }, path, way);
      return;
    }
    const edge = edgeOf(out, laid.rotation) ?? 0;
    const next = track.map.neighbours[hex]?.[edge] ?? null;
    const other = next === null ? undefined : laidOn(track, board, next);
    if (next === null || !other) return;
    other.shape.paths.forEach((each, index) => {
      for (const [near, far] of [
        [each.a, each.b],
        [each.b, each.a],
      ] as const)
        if (edgeOf(near, other.rotation) === (edge + 3) % 6 && lanesMeet(out, near)) take(next, index, far, way);
    });
  };
  const take = (hex: string, path: number, out: End, way: TrackPath): void => {
    if (way.some(([h, p]) => h === hex && p === path)) return;
    follow(hex, path, out, [...way, [hex, path]]);
  };
  const step = (hex: string, laid: Laid, at: { readonly node: number }, not: number, way: TrackPath): void =>
    laid.shape.paths.forEach((each, index) => {
      if (index === not) return;
      if ('node' in each.a && each.a.node === at.node) take(hex, index, each.b, way);
      if ('node' in each.b && each.b.node === at.node) take(hex, index, each.a, way);
    });
  const start = laidOn(track, board, from.hex);
  if (start) step(from.hex, start, { node: from.node }, -1, []);
  return found.sort((a, b) => a.length - b.length);
};

/** The stops of a hex: cities, towns, areas. */
export const stopsIn = (track: TrackSet, board: Board, hex: string): readonly StopRef[] =>
  (laidOn(track, board, hex)?.shape.nodes ?? []).flatMap((node, index) =>
    node.kind === 'junction' ? [] : [{ hex, node: index }],
  );
