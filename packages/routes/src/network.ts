/** Track that can be followed: the content of a hex as pieces and nodes, numbered over the whole board. */
import type { Gauge, HexId, Path, Shape, TrackNode } from '@roundhouse/engine';
import { exitKey } from './grid.ts';
import type { Problem, RouteRules } from './types.ts';

/** One path of a hex. An end is a place at an edge (`exit`), or a node (`node`). */
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
  readonly pieces: readonly number[];
  /** All its track ends here. */
  readonly terminal: boolean;
}

/** The content of a hex; numbers of pieces and nodes include the hex. */
export interface HexTrack {
  readonly pieces: readonly Piece[];
  readonly nodes: readonly BoardNode[];
  /** By exit, as a number within the hex, the pieces that end there. */
  readonly atExit: readonly (readonly number[] | undefined)[];
}

/** More pieces or nodes than these no hex has. */
export const PIECES = 256;
export const NODES = 64;
/** As many exits as a hex can have: edges, and lanes of them. */
export const EXITS = 6 * 16;

interface Lying {
  readonly shape: Shape;
  readonly rotation: number;
  readonly tile: string | undefined;
}

const contentAt = (problem: Problem, hex: HexId): Lying => {
  const laid = problem.board.tiles[hex];
  const shape = laid ? problem.track.tiles[laid.tile] : problem.track.map.hexes[hex];
  if (!shape) throw new Error(`unknown ${laid ? `tile ${laid.tile}` : `hex ${hex}`}`);
  return { shape, rotation: laid?.rotation ?? 0, tile: laid?.tile };
};

const piecesOf = (shape: Shape, hex: number, rotation: number, shared: readonly (readonly number[])[]): Piece[] => {
  const inner = (bit: number): number => 2 * (hex * PIECES + bit);
  return shape.paths.map((path: Path, index): Piece => {
    const { a, b, gauge, part } = path;
    const groups = shared.flatMap((parts, g) => (parts.includes(part) ? [inner(shape.paths.length + g)] : []));
    const aExit = 'edge' in a ? exitKey(hex, a, rotation) : -1;
    const bExit = 'edge' in b ? exitKey(hex, b, rotation) : -1;
    return {
      hex,
      path: index,
      gauge,
      terminal: path.terminal === true,
      aNode: 'node' in a ? hex * NODES + a.node : -1,
      bNode: 'node' in b ? hex * NODES + b.node : -1,
      aExit,
      bExit,
      inner: aExit < 0 && bExit < 0 ? [...groups, inner(index)] : groups,
    };
  });
};

const nodesOf = ({ nodes, label }: Shape, id: HexId, hex: number, pieces: readonly Piece[]): BoardNode[] => {
  let cities = 0;
  return nodes.map((source, node) => {
    const city = source.kind === 'city' ? cities++ : -1;
    const number = hex * NODES + node;
    const here = pieces.filter(({ aNode, bNode }) => aNode === number || bNode === number);
    return {
      hex,
      node,
      source,
      city,
      label,
      cityName: `${id} ${city}`,
      placeName: source.groups?.[0] ?? `${id} ${node}`,
      pieces: here.map(({ path }) => hex * PIECES + path),
      terminal: here.every(({ terminal }) => terminal),
    };
  });
};

const exitsOf = (pieces: readonly Piece[]): HexTrack['atExit'] => {
  const atExit: number[][] = [];
  for (const { hex, path, aExit, bExit } of pieces)
    for (const exit of [aExit, bExit]) if (exit >= 0) (atExit[exit % EXITS] ??= []).push(hex * PIECES + path);
  return atExit;
};

/** Pieces of a tile that share track besides the borders, by the parts of their paths. */
const sharedIn = ({ sharedTrack }: RouteRules, tile: string | undefined): readonly (readonly number[])[] =>
  (tile === undefined ? undefined : sharedTrack?.[tile]) ?? [];

export const hexTrackOf = (problem: Problem, id: HexId, hex: number): HexTrack => {
  const { shape, rotation, tile } = contentAt(problem, id);
  const pieces = piecesOf(shape, hex, rotation, sharedIn(problem.rules, tile));
  // Where there is no track there is no stop.
  const nodes = pieces.length === 0 ? [] : nodesOf(shape, id, hex, pieces);
  return { pieces, nodes, atExit: exitsOf(pieces) };
};
