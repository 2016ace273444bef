/**
 * Walks over track: from border to border and stop to stop, piece by piece. Unlike links they need no list of all ways
 * between two stops, so there are never too many of them; they may come back to where they were.
 */
import type { Gauge } from '@roundhouse/engine';
import type { Graph } from './compile.ts';
import { facing } from './grid.ts';
import { borderOf, nodeAt, nodeOf, pieceOf, piecesBeyond } from './boardTrack.ts';
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

export interface TrackGraph {
  /** Borders that can be crossed, each in both directions. */
  readonly crossings: number;
  /** By crossing, what lies ahead. */
  readonly ahead: readonly (readonly Move[])[];
  /** By stop, the ways out of it. */
  readonly out: readonly (readonly Move[])[];
  readonly oneGauge: boolean;
}

export const trackGraphOf = (graph: Graph): TrackGraph => {
  const { boardTrack, trackNumber } = graph;
  const stopOfNode = new Map<number, number>();
  const nodeOfStop = graph.stops.map(({ hexId, node }) => nodeAt(boardTrack, hexId, node) as number);
  nodeOfStop.forEach((node, stop) => stopOfNode.set(node, stop));
  /** By the exit that a crossing leads into, in the order in which they are met. */
  const crossingInto = new Map<number, number>();
  const crossing = (into: number): number => {
    let number = crossingInto.get(into);
    if (number === undefined) crossingInto.set(into, (number = crossingInto.size));
    return number;
  };
  const gauges = new Set<Gauge>();

  /** Everywhere that a piece leads, through junctions. */
  const along = (
    id: number,
    fromA: boolean,
    before: readonly number[],
    tracksBefore: readonly number[],
    seen: readonly number[],
  ): Move[] => {
    const piece = pieceOf(boardTrack, id);
    gauges.add(piece.gauge);
    const over = [...before, id];
    const tracks = [...tracksBefore, ...piece.inner.map(trackNumber)];
    const exit = fromA ? piece.bExit : piece.aExit;
    if (exit >= 0) {
      if (piecesBeyond(boardTrack, exit).length === 0) return [];
      const track = trackNumber(borderOf(boardTrack, exit) as number);
      return [
        { crossing: crossing(facing(boardTrack.grid, exit)), stop: -1, tracks: [...tracks, track], pieces: over },
      ];
    }
    const node = fromA ? piece.bNode : piece.aNode;
    const { source, pieces: there } = nodeOf(boardTrack, node);
    if (source.kind !== 'junction') {
      const stop = stopOfNode.get(node);
      return stop === undefined ? [] : [{ crossing: -1, stop, tracks, pieces: over }];
    }
    if (seen.includes(node)) return [];
    return there
      .filter((next) => next !== id)
      .flatMap((next) => along(next, pieceOf(boardTrack, next).aNode === node, over, tracks, [...seen, node]));
  };

  const out = graph.stops.map((stop: Stop) => {
    if (!stop.passable && !stop.own) return [];
    const node = nodeOfStop[stop.id] as number;
    return nodeOf(boardTrack, node).pieces.flatMap((id) =>
      along(id, pieceOf(boardTrack, id).aNode === node, [], [], []),
    );
  });
  const ahead: Move[][] = [];
  // What lies ahead may lead over further borders, which are appended.
  for (const [exit, number] of crossingInto)
    ahead[number] = piecesBeyond(boardTrack, facing(boardTrack.grid, exit)).flatMap((id) =>
      along(id, pieceOf(boardTrack, id).aExit === exit, [], [], []),
    );
  return { crossings: crossingInto.size, ahead, out, oneGauge: gauges.size < 2 };
};
