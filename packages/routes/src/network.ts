/** The board as pieces of track that can be followed, before anything is searched. */
import type { Gauge, HexId, Path, Shape, TrackNode } from '@roundhouse/engine';
import { exitKey, facing, gridOf, type Grid } from './grid.ts';
import type { Problem } from './types.ts';

/** One path of a hex. An end is a place at an edge (`exit`), or a node (`node`, numbered over the whole board). */
export interface Piece {
  readonly hex: number;
  /** Index in the shape. */
  readonly path: number;
  readonly gauge: Gauge;
  readonly terminal: boolean;
  readonly aNode: number;
  readonly bNode: number;
  readonly aExit: number;
  readonly bExit: number;
  /** Numbers of the bits of track that only this and touching pieces use, besides the borders. */
  readonly inner: readonly number[];
}

export interface BoardNode {
  readonly hex: number;
  readonly node: number;
  readonly source: TrackNode;
  /** Position among the cities of its hex, or -1. */
  readonly city: number;
  readonly label: string | undefined;
  /** Its name among the cities with tokens, and the place that a run may visit once. */
  readonly cityName: string;
  readonly placeName: string;
  readonly pieces: number[];
}

export interface Network {
  readonly grid: Grid;
  readonly pieces: readonly Piece[];
  readonly nodes: readonly BoardNode[];
  /** By hex the number of its first piece and of its first node; those of a hex follow each other. */
  readonly firstPiece: ReadonlyMap<number, number>;
  readonly firstNode: ReadonlyMap<number, number>;
  /** Pieces that end at an exit. */
  readonly atExit: ReadonlyMap<number, readonly number[]>;
  /** By exit the number of the border (and lane) it lies on; absent where nothing joins. */
  readonly border: ReadonlyMap<number, number>;
  readonly tracks: number;
}

interface Lying {
  readonly shape: Shape;
  readonly rotation: number;
  readonly tile: string | undefined;
}

export const lyingAt = (problem: Problem, hex: HexId): Lying => {
  const laid = problem.board.tiles[hex];
  const shape = laid ? problem.track.tiles[laid.tile] : problem.track.map.hexes[hex];
  if (!shape) throw new Error(`unknown ${laid ? `tile ${laid.tile}` : `hex ${hex}`}`);
  return { shape, rotation: laid?.rotation ?? 0, tile: laid?.tile };
};

/** The nodes of what lies in a hex, with no track yet. */
export const nodesOf = ({ nodes, label }: Shape, id: HexId, hex: number): BoardNode[] => {
  let cities = 0;
  return nodes.map((source, node) => {
    const city = source.kind === 'city' ? cities++ : -1;
    const placeName = source.groups?.[0] ?? `${id} ${node}`;
    return { hex, node, source, city, label, cityName: `${id} ${city}`, placeName, pieces: [] };
  });
};

/** Pieces of a tile that share track besides the borders, by the parts of their paths. */
export const sharedIn = ({ sharedTrack }: Problem['rules'], tile: string | undefined): readonly (readonly number[])[] =>
  (tile === undefined ? undefined : sharedTrack?.[tile]) ?? [];

const NONE: readonly number[] = [];

export const networkOf = (problem: Problem): Network => {
  const grid = gridOf(problem.track.map);
  const pieces: Piece[] = [];
  const nodes: BoardNode[] = [];
  const firstPiece = new Map<number, number>();
  const firstNode = new Map<number, number>();
  const atExit = new Map<number, number[]>();
  let tracks = 0;

  const addExit = (exit: number, id: number): void => {
    const list = atExit.get(exit);
    if (list) list.push(id);
    else atExit.set(exit, [id]);
  };

  const addPath = (hex: number, rotation: number, path: Path, index: number, shared: readonly number[]): void => {
    const first = firstNode.get(hex) ?? 0;
    const aNode = 'node' in path.a ? first + path.a.node : -1;
    const bNode = 'node' in path.b ? first + path.b.node : -1;
    const aExit = 'edge' in path.a ? exitKey(hex, path.a, rotation) : -1;
    const bExit = 'edge' in path.b ? exitKey(hex, path.b, rotation) : -1;
    const inner = aExit < 0 && bExit < 0 ? [...shared, tracks++] : shared;
    const id = pieces.length;
    pieces.push({
      hex,
      path: index,
      gauge: path.gauge,
      terminal: path.terminal === true,
      aNode,
      bNode,
      aExit,
      bExit,
      inner,
    });
    if (aExit >= 0) addExit(aExit, id);
    if (bExit >= 0) addExit(bExit, id);
    if (aNode >= 0) nodes[aNode]?.pieces.push(id);
    if (bNode >= 0) nodes[bNode]?.pieces.push(id);
  };

  const addHex = (id: HexId, hex: number): void => {
    const { shape, rotation, tile } = lyingAt(problem, id);
    if (shape.paths.length === 0) return;
    firstPiece.set(hex, pieces.length);
    firstNode.set(hex, nodes.length);
    nodes.push(...nodesOf(shape, id, hex));
    const groups = sharedIn(problem.rules, tile);
    const numbers = groups.map(() => tracks++);
    shape.paths.forEach((path, index) => {
      const shared = groups.length === 0 ? NONE : numbers.filter((_, g) => groups[g]?.includes(path.part));
      addPath(hex, rotation, path, index, shared);
    });
  };
  grid.ids.forEach(addHex);

  const border = new Map<number, number>();
  for (const exit of atExit.keys()) {
    if (border.has(exit)) continue;
    const other = facing(grid, exit);
    if (other < 0 || !atExit.has(other)) continue;
    border.set(exit, tracks);
    border.set(other, tracks);
    tracks += 1;
  }
  return { grid, pieces, nodes, firstPiece, firstNode, atExit, border, tracks };
};
