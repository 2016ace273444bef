/**
 * Walks over track: from border to border and stop to stop, piece by piece. Unlike links they need no list of all ways
 * between two stops, so there are never too many of them; they may come back to where they were.
 */
import type { Graph } from './compile.ts';
import { facing } from './grid.ts';
import type { BoardNode, Piece } from './network.ts';
import type { Stop } from './stops.ts';

/** Plain track from a place where a walk can be, to the next. */
export interface Move {
  /** A crossing, or -1. */
  readonly crossing: number;
  /** A stop, or -1. */
  readonly stop: number;
  /** Bits of track it uses. */
  readonly tracks: readonly number[];
  /** The pieces it goes over, in order. */
  readonly pieces: readonly number[];
}

export interface Terrain {
  /** Borders that can be crossed, each in both directions. */
  readonly crossings: number;
  /** By crossing, what lies ahead. */
  readonly ahead: readonly (readonly Move[])[];
  /** By stop, the ways out of it. */
  readonly out: readonly (readonly Move[])[];
}

export const terrainOf = (graph: Graph): Terrain => {
  const { pieces, nodes, atExit, border, grid } = graph.network;
  const stopOfNode = new Map<number, number>();
  for (const stop of graph.stops)
    stopOfNode.set((graph.network.firstNode.get(stop.hex) as number) + stop.node, stop.id);
  const crossingInto = new Map<number, number>();
  for (const exit of border.keys()) crossingInto.set(exit, crossingInto.size);

  /** Everywhere that a piece leads, through junctions. */
  const along = (
    id: number,
    fromA: boolean,
    before: readonly number[],
    tracksBefore: readonly number[],
    seen: readonly number[],
  ): Move[] => {
    const piece = pieces[id] as Piece;
    const over = [...before, id];
    const tracks = [...tracksBefore, ...piece.inner];
    const exit = fromA ? piece.bExit : piece.aExit;
    if (exit >= 0) {
      const track = border.get(exit);
      if (track === undefined) return [];
      const crossing = crossingInto.get(facing(grid, exit)) as number;
      return [{ crossing, stop: -1, tracks: [...tracks, track], pieces: over }];
    }
    const node = fromA ? piece.bNode : piece.aNode;
    const { source, pieces: there } = nodes[node] as BoardNode;
    if (source.kind !== 'junction') {
      const stop = stopOfNode.get(node);
      return stop === undefined ? [] : [{ crossing: -1, stop, tracks, pieces: over }];
    }
    if (seen.includes(node)) return [];
    return there
      .filter((next) => next !== id)
      .flatMap((next) => along(next, (pieces[next] as Piece).aNode === node, over, tracks, [...seen, node]));
  };

  const ahead: Move[][] = [];
  for (const [exit, crossing] of crossingInto)
    ahead[crossing] = (atExit.get(exit) ?? []).flatMap((id) =>
      along(id, (pieces[id] as Piece).aExit === exit, [], [], []),
    );
  const out = graph.stops.map((stop: Stop) => {
    if (!stop.passable && !stop.own) return [];
    const node = (graph.network.firstNode.get(stop.hex) as number) + stop.node;
    return (nodes[node] as BoardNode).pieces.flatMap((id) =>
      along(id, (pieces[id] as Piece).aNode === node, [], [], []),
    );
  });
  return { crossings: crossingInto.size, ahead, out };
};
