/** The track of single hexes, numbered over the whole board without listing it: enough to follow runs that are known. */
import { type HexId, memoOfTwo, type Path, type TrackSet } from '@roundhouse/engine';
import { exitKey, facing, gridOf, type Grid } from './grid.ts';
import { lyingAt, nodesOf, sharedIn, type BoardNode, type Piece } from './network.ts';
import type { Problem, RouteRules } from './types.ts';

/** What lies in a hex; numbers of pieces and nodes tell the hex too. */
export interface HexTrack {
  readonly pieces: readonly Piece[];
  readonly nodes: readonly BoardNode[];
}

export interface Ground {
  readonly grid: Grid;
  readonly at: (hex: number) => HexTrack;
}

/** More pieces or nodes than these no hex has. */
const PIECES = 256;
const NODES = 64;

export const pieceOf = ({ at }: Ground, id: number): Piece => at(Math.floor(id / PIECES)).pieces[id % PIECES] as Piece;

export const nodeOf = ({ at }: Ground, id: number): BoardNode =>
  at(Math.floor(id / NODES)).nodes[id % NODES] as BoardNode;

/** The piece of a path of a hex; undefined where there is no such path. */
export const pieceAt = ({ grid, at }: Ground, hex: HexId, path: number): Piece | undefined => {
  const index = grid.index.get(hex);
  return index === undefined ? undefined : at(index).pieces[path];
};

/** The number of a node of a hex over the whole board. */
export const nodeAt = ({ grid, at }: Ground, hex: HexId, node: number): number | undefined => {
  const index = grid.index.get(hex);
  return index === undefined || !at(index).nodes[node] ? undefined : index * NODES + node;
};

/** The number of the border (and lane) that an exit lies on; undefined at the edge of the map. */
export const borderOf = ({ grid }: Ground, exit: number): number | undefined => {
  const other = facing(grid, exit);
  return other < 0 ? undefined : 2 * Math.min(exit, other) + 1;
};

const hexTrack = (problem: Problem, id: HexId, hex: number): HexTrack => {
  const { shape, rotation, tile } = lyingAt(problem, id);
  // Where there is no track there is no stop.
  const nodes = shape.paths.length === 0 ? [] : nodesOf(shape, id, hex);
  const groups = sharedIn(problem.rules, tile);
  const inner = (bit: number): number => 2 * (hex * PIECES + bit);
  const pieces = shape.paths.map((path: Path, index): Piece => {
    const { a, b, gauge, part } = path;
    const shared = groups.flatMap((parts, g) => (parts.includes(part) ? [inner(shape.paths.length + g)] : []));
    const ends = {
      aExit: 'edge' in a ? exitKey(hex, a, rotation) : -1,
      bExit: 'edge' in b ? exitKey(hex, b, rotation) : -1,
    };
    const alone = ends.aExit < 0 && ends.bExit < 0;
    for (const end of [a, b]) if ('node' in end) nodes[end.node]?.pieces.push(hex * PIECES + index);
    return {
      hex,
      path: index,
      gauge,
      terminal: path.terminal === true,
      aNode: 'node' in a ? hex * NODES + a.node : -1,
      bNode: 'node' in b ? hex * NODES + b.node : -1,
      ...ends,
      inner: alone ? [...shared, inner(index)] : shared,
    };
  });
  return { pieces, nodes };
};

/** By hex, tile (none where the map shows its own) and rotation, once for all boards. */
type Known = readonly Map<string, HexTrack[]>[];

const PRINTED = '';
const NO_SHARING: NonNullable<RouteRules['sharedTrack']> = {};

const known = memoOfTwo((track: TrackSet, _shared: NonNullable<RouteRules['sharedTrack']>): Known =>
  gridOf(track.map).ids.map(() => new Map<string, HexTrack[]>()),
);

export const groundOf = (problem: Problem): Ground => {
  const { track, board, rules } = problem;
  const grid = gridOf(track.map);
  const before = known(track, rules.sharedTrack ?? NO_SHARING);
  const at = (hex: number): HexTrack => {
    const id = grid.ids[hex] ?? '';
    const laid = board.tiles[id];
    const here = before[hex] as Map<string, HexTrack[]>;
    let turned = here.get(laid?.tile ?? PRINTED);
    if (!turned) here.set(laid?.tile ?? PRINTED, (turned = []));
    return (turned[laid?.rotation ?? 0] ??= hexTrack(problem, id, hex));
  };
  return { grid, at };
};
