/** The track of a board, hex by hex as it is asked for: the content of a hex is worked out once for all boards. */
import { type Board, type HexId, memo, memoOfTwo, type TrackSet } from '@roundhouse/engine';
import { facing, gridOf, type Grid } from './grid.ts';
import { type BoardNode, EXITS, type HexTrack, hexTrackOf, NODES, type Piece, PIECES } from './network.ts';
import type { Problem, RouteRules, TrackRef } from './types.ts';

export interface BoardTrack {
  readonly grid: Grid;
  readonly at: (hex: number) => HexTrack;
}

export const pieceOf = ({ at }: BoardTrack, id: number): Piece =>
  at(Math.floor(id / PIECES)).pieces[id % PIECES] as Piece;

export const nodeOf = ({ at }: BoardTrack, id: number): BoardNode =>
  at(Math.floor(id / NODES)).nodes[id % NODES] as BoardNode;

/** The piece of a path of a hex; undefined where there is no such path. */
export const pieceAt = ({ grid, at }: BoardTrack, hex: HexId, path: number): Piece | undefined => {
  const index = grid.index.get(hex);
  return index === undefined ? undefined : at(index).pieces[path];
};

/** A piece by the name of its hex. */
export const refOf = ({ grid }: BoardTrack, id: number): TrackRef => [
  grid.ids[Math.floor(id / PIECES)] ?? '',
  id % PIECES,
];

/** The number of a node of a hex over the whole board. */
export const nodeAt = ({ grid, at }: BoardTrack, hex: HexId, node: number): number | undefined => {
  const index = grid.index.get(hex);
  return index === undefined || !at(index).nodes[node] ? undefined : index * NODES + node;
};

/** The number of the border (and lane) that an exit lies on; undefined at the edge of the map. */
export const borderOf = ({ grid }: BoardTrack, exit: number): number | undefined => {
  const other = facing(grid, exit);
  return other < 0 ? undefined : 2 * Math.min(exit, other) + 1;
};

const NONE: readonly number[] = [];

/** The pieces that an exit leads to, over the border. */
export const piecesBeyond = ({ grid, at }: BoardTrack, exit: number): readonly number[] => {
  const other = facing(grid, exit);
  return other < 0 ? NONE : (at(Math.floor(other / EXITS)).atExit[other % EXITS] ?? NONE);
};

/** By hex, tile (none where the map shows its own) and rotation, once for all boards. */
type Known = readonly Map<string, HexTrack[]>[];

const PRINTED = '';
const NO_SHARING: NonNullable<RouteRules['sharedTrack']> = {};

const known = memoOfTwo((track: TrackSet, _shared: NonNullable<RouteRules['sharedTrack']>): Known =>
  gridOf(track.map).ids.map(() => new Map<string, HexTrack[]>()),
);

const onBoard = memoOfTwo((_track: TrackSet, _shared: NonNullable<RouteRules['sharedTrack']>) =>
  memo((_tiles: Board['tiles']): (HexTrack | undefined)[] => []),
);

export const boardTrackOf = (problem: Problem): BoardTrack => {
  const { track, board, rules } = problem;
  const grid = gridOf(track.map);
  const shared = rules.sharedTrack ?? NO_SHARING;
  const before = known(track, shared);
  const here = onBoard(track, shared)(board.tiles);
  const lookUp = (hex: number): HexTrack => {
    const id = grid.ids[hex] ?? '';
    const laid = board.tiles[id];
    const turns = before[hex] as Map<string, HexTrack[]>;
    let turned = turns.get(laid?.tile ?? PRINTED);
    if (!turned) turns.set(laid?.tile ?? PRINTED, (turned = []));
    return (turned[laid?.rotation ?? 0] ??= hexTrackOf(problem, id, hex));
  };
  return { grid, at: (hex) => (here[hex] ??= lookUp(hex)) };
};
