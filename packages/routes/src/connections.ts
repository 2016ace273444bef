/**
 * Runs as lists of hexes, one list for each stretch between two stops, as other systems record them. A stretch may be
 * written in either direction. Two tracks through the same hexes (parallel lanes, several paths of one tile) give the
 * same list: the first combination that the judge accepts is taken.
 */
import { flatMap } from '@roundhouse/engine';
import type { HexId } from '@roundhouse/engine';
import { facing } from './grid.ts';
import { judgeRuns } from './judge.ts';
import { borderOf, boardTrackOf, nodeAt, nodeOf, pieceOf, type BoardTrack } from './boardTrack.ts';
import type { Piece } from './network.ts';
import type { Problem, RunPath, TrackRef } from './types.ts';

export interface Connections {
  readonly train: string;
  readonly connections: readonly (readonly HexId[])[];
}

export const connectionsOf = (run: RunPath): Connections => ({
  train: run.train,
  connections: run.links.map((refs, i) => {
    const hexes: HexId[] = [run.stops[i]?.hex ?? ''];
    for (const [hex] of refs) if (hexes.at(-1) !== hex) hexes.push(hex);
    return hexes;
  }),
});

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly refs: readonly TrackRef[];
}

/** All tracks between two stops that go through exactly these hexes. */
const stretchesOf = (boardTrack: BoardTrack, hexes: readonly HexId[]): Stretch[] => {
  const { grid, at: trackAt } = boardTrack;
  const order = hexes.map((hex) => grid.index.get(hex) ?? -1);
  const result: Stretch[] = [];
  /** The way so far. Most ways lead elsewhere: a list is made only of those that arrive. */
  const way: Piece[] = [];
  const go = (from: number, piece: Piece, fromA: boolean, at: number, junctions: readonly number[]): void => {
    const node = fromA ? piece.bNode : piece.aNode;
    const exit = fromA ? piece.bExit : piece.aExit;
    if (exit >= 0) {
      const next = order[at + 1] ?? -1;
      if (next < 0 || borderOf(boardTrack, exit) === undefined) return;
      const other = facing(grid, exit);
      const { pieces } = trackAt(next);
      for (let index = 0; index < pieces.length; index++) {
        const each = pieces[index] as Piece;
        if (each.aExit === other || each.bExit === other) follow(from, each, each.aExit === other, at + 1, junctions);
      }
      return;
    }
    const end = nodeOf(boardTrack, node);
    if (end.source.kind !== 'junction') {
      if (at !== order.length - 1 || node === from) return;
      result.push({ from, to: node, refs: way.map(({ hex, path }): TrackRef => [grid.ids[hex] ?? '', path]) });
    } else if (!junctions.includes(node)) {
      for (const id of end.pieces) {
        const next = pieceOf(boardTrack, id);
        if (next !== piece) follow(from, next, next.aNode === node, at, [...junctions, node]);
      }
    }
  };
  const follow = (from: number, piece: Piece, fromA: boolean, at: number, junctions: readonly number[]): void => {
    way.push(piece);
    go(from, piece, fromA, at, junctions);
    way.pop();
  };
  const [first] = order;
  if (first === undefined || first < 0) return result;
  trackAt(first).nodes.forEach((start, node) => {
    const id = nodeAt(boardTrack, hexes[0] ?? '', node);
    if (id === undefined || start.source.kind === 'junction') return;
    for (const piece of start.pieces) {
      const next = pieceOf(boardTrack, piece);
      follow(id, next, next.aNode === id, 0, []);
    }
  });
  return result;
};

const backwards = ({ from, to, refs }: Stretch): Stretch => ({ from: to, to: from, refs: refs.toReversed() });

/** More readings of one list than these are not tried. */
const READINGS = 64;

/** Every run that these lists may mean. */
const readings = (boardTrack: BoardTrack, { train, connections }: Connections): RunPath[] => {
  const options = connections.map((hexes) => stretchesOf(boardTrack, hexes));
  const result: RunPath[] = [];
  /** The stretches so far. */
  const taken: Stretch[] = [];
  const take = (stretch: Stretch): void => {
    taken.push(stretch);
    extend();
    taken.pop();
  };
  const extend = (): void => {
    if (result.length >= READINGS) return;
    const i = taken.length;
    if (i === options.length) {
      const first = taken[0];
      if (!first) return;
      const ids = [first.from, ...taken.map((stretch) => stretch.to)];
      const stops = ids.map((id) => {
        const { hex, node } = nodeOf(boardTrack, id);
        return { hex: boardTrack.grid.ids[hex] ?? '', node };
      });
      if (new Set(ids).size === ids.length) result.push({ train, stops, links: taken.map((stretch) => stretch.refs) });
      return;
    }
    const end = taken.at(-1)?.to;
    for (const stretch of options[i] ?? []) {
      if (end === undefined || stretch.from === end) take(stretch);
      if (end === undefined || stretch.to === end) take(backwards(stretch));
    }
  };
  extend();
  return result;
};

/** The runs that the lists mean, or undefined if no reading follows the track. */
export const runsFromConnections = (
  problem: Problem,
  lists: readonly Connections[],
): readonly RunPath[] | undefined => {
  const boardTrack = boardTrackOf(problem);
  const options = lists.map((list) => readings(boardTrack, list));
  if (options.some((list) => list.length === 0)) return undefined;
  const firsts = flatMap(options, (list) => list.slice(0, 1));
  if (options.every((list) => list.length === 1)) return firsts;
  // Runs that share no track can be settled one after the other; otherwise they are judged together.
  const stepwise = problem.rules.sharing === 'nothing';
  const settle = (i: number, taken: readonly RunPath[]): readonly RunPath[] | undefined => {
    if (i === options.length) return stepwise || judgeRuns(problem, taken).ok ? taken : undefined;
    for (const run of options[i] ?? []) {
      const now = [...taken, run];
      if (stepwise && !judgeRuns(problem, now).ok) continue;
      const rest = settle(i + 1, now);
      if (rest) return rest;
    }
    return undefined;
  };
  // What no reading makes legal is still a run: the judge says what is wrong with it.
  return settle(0, []) ?? firsts;
};

export const runFromConnections = (problem: Problem, list: Connections): RunPath | undefined =>
  runsFromConnections(problem, [list])?.[0];
