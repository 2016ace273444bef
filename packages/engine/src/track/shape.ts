/** Shapes as they lie: rotated tiles, printed hexes, and small questions about them. */
import { flatMap } from '../lists.ts';
import { memo } from '../memo.ts';
import { rotateEdge } from './geometry.ts';
import type {
  Board,
  Edge,
  End,
  Gauge,
  HexId,
  Path,
  Revenue,
  Rotation,
  Shape,
  Tile,
  TileId,
  TrackNode,
  TrackSet,
  TrainKind,
  ValueColour,
} from './types.ts';
import { EDGES } from './types.ts';

const rotatedEnd = (end: End, by: Rotation): End => ('edge' in end ? { ...end, edge: rotateEdge(end.edge, by) } : end);

const rotatedNode = (node: TrackNode, by: Rotation): TrackNode =>
  typeof node.at === 'number' ? { ...node, at: (node.at + by) % 6 } : node;

const rotations = memo((tile: Tile): readonly Tile[] =>
  EDGES.map((by) =>
    by === 0
      ? tile
      : {
          ...tile,
          nodes: tile.nodes.map((node) => rotatedNode(node, by)),
          paths: tile.paths.map((path) => ({
            ...path,
            a: rotatedEnd(path.a, by),
            b: rotatedEnd(path.b, by),
          })),
          ...(tile.openEdges && { openEdges: tile.openEdges.map((edge) => rotateEdge(edge, by)) }),
        },
  ),
);

/** The tile turned: the same object for the same question. */
export const rotated = (tile: Tile, rotation: Rotation): Tile => rotations(tile)[rotation] ?? tile;

export const tileOf = (track: TrackSet, id: TileId): Tile => {
  const tile = track.tiles[id];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
};

/** The content of a hex: the laid tile as it is turned, or the printed hex. */
export const shapeAt = (track: TrackSet, board: Pick<Board, 'tiles'>, hex: HexId): Shape => {
  const laid = board.tiles[hex];
  if (laid) return rotated(tileOf(track, laid.tile), laid.rotation);
  const printed = track.map.hexes[hex];
  if (!printed) throw new Error(`there is no hex ${hex}`);
  return printed;
};

/** Indices of the cities among the nodes, in order: tokens are placed by position in this list. */
export const citiesOf = memo((shape: Shape): readonly number[] =>
  flatMap(shape.nodes, (node, index) => (node.kind === 'city' ? [index] : [])),
);

/** Edges with track, ascending. */
export const exitsOf = memo((shape: Shape): readonly Edge[] =>
  EDGES.filter((edge) =>
    shape.paths.some(({ a, b }) => ('edge' in a && a.edge === edge) || ('edge' in b && b.edge === edge)),
  ),
);

/**
 * What a stop is worth to a train: the value printed for its kind, or else of the values by colour the last one that
 * is allowed now and printed there.
 */
export const revenueOf = (
  { revenue }: { readonly revenue: Revenue },
  colours: readonly ValueColour[],
  kind?: TrainKind,
): number => {
  if (typeof revenue === 'number') return revenue;
  const own = kind && revenue[kind];
  if (own !== undefined) return own;
  const colour = colours.findLast((candidate) => revenue[candidate] !== undefined);
  return colour === undefined ? 0 : (revenue[colour] ?? 0);
};

/** A path seen from one of its ends. */
export interface Link {
  readonly path: number;
  readonly gauge: Gauge;
  readonly terminal: boolean;
  readonly from: End;
  readonly to: End;
  /** Lane at the near end: 0 of 1 unless there are parallel tracks. */
  readonly lanes: number;
  readonly lane: number;
  readonly forward: boolean;
  /**
   * 18MEX T15: where a town stands on the stub of one edge and further branches join before it, the branches share that
   * stub. True for such a branch.
   */
  readonly branch: boolean;
}

export interface Links {
  /** By path, forward and then back. */
  readonly all: readonly Link[];
  readonly byEdge: readonly (readonly Link[])[];
  readonly byNode: readonly (readonly Link[])[];
}

const pathJoins = ({ a, b }: Path, edge: number, node: number): boolean =>
  ('edge' in a && a.edge === edge && 'node' in b && b.node === node) ||
  ('edge' in b && b.edge === edge && 'node' in a && a.node === node);

const joinsBeforeTown = (shape: Shape, track: Path, town: number): boolean => {
  const node = shape.nodes[town];
  const stub = node?.kind === 'town' ? node.at : undefined;
  if (typeof stub !== 'number' || pathJoins(track, stub, town)) return false;
  return shape.paths.some((path) => pathJoins(path, stub, town));
};

const link = (shape: Shape, path: number, forward: boolean): Link => {
  const track = shape.paths[path];
  if (!track) throw new Error('no such path');
  const from = forward ? track.a : track.b;
  const to = forward ? track.b : track.a;
  const lane = 'edge' in from ? from.lane : undefined;
  const town = 'node' in from ? from.node : 'node' in to ? to.node : undefined;
  return {
    path,
    gauge: track.gauge,
    terminal: track.terminal ?? false,
    from,
    to,
    lanes: lane?.of ?? 1,
    lane: lane?.index ?? 0,
    forward,
    branch: town !== undefined && joinsBeforeTown(shape, track, town),
  };
};

/** The paths of a shape by the edge or node where they begin; every path appears twice. */
export const linksOf = memo((shape: Shape): Links => {
  const all = flatMap(shape.paths, (_, path) => [link(shape, path, true), link(shape, path, false)]);
  return {
    all,
    byEdge: EDGES.map((edge) => all.filter(({ from }) => 'edge' in from && from.edge === edge)),
    byNode: shape.nodes.map((_, node) => all.filter(({ from }) => 'node' in from && from.node === node)),
  };
});
