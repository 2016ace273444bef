/** Tiles and rotations that fit over the content of a hex, remembered by what lies there. */
import { memo, memoOfTwo } from '../memo.ts';
import { oppositeEdge } from './geometry.ts';
import { acrossOpenSide } from './grid.ts';
import { exitsOf, rotated, tileOf } from './shape.ts';
import { fits, mayFit, newPaths } from './upgrades.ts';
import type { IgnoredConditions, NodeMapping, UpgradePolicy } from './upgrades.ts';
import { EDGES } from './types.ts';
import type {
  Board,
  Edge,
  HexId,
  MapHex,
  Revenue,
  Rotation,
  Shape,
  Tile,
  TileId,
  TrackMap,
  TrackSet,
} from './types.ts';

export interface Placement {
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** The tile as it will lie. */
  readonly shape: Tile;
  readonly mapping: NodeMapping;
  /** Bit set of paths that are new. */
  readonly fresh: number;
  /** Bit set of new nodes that are worth more than what they replace. */
  readonly raised: number;
  /** Whether old nodes become one. */
  readonly merges: boolean;
}

const edgesIn = memo((map: TrackMap) =>
  memo((hex: MapHex): readonly Edge[] =>
    EDGES.filter((edge) => {
      const other = acrossOpenSide(map, hex.id, edge);
      const printed = other === null ? undefined : map.hexes[other];
      if (!printed) return false;
      if (!['gray', 'red', 'blue'].includes(printed.colour)) return true;
      return exitsOf(printed).includes(oppositeEdge(edge));
    }),
  ),
);

/** Edges over which track may leave a hex: not off the map, not closed, not into a blank side of a printed hex. */
export const usableEdges = (map: TrackMap, hex: HexId): readonly Edge[] => {
  const printed = map.hexes[hex];
  return printed ? edgesIn(map)(printed) : [];
};

/** The content of a hex, with its colour and label: a tile as it is turned, or the printed hex. */
export const contentAt = (track: TrackSet, board: Board, hex: HexId): Tile | MapHex => {
  const laid = board.tiles[hex];
  if (laid) return rotated(tileOf(track, laid.tile), laid.rotation);
  const printed = track.map.hexes[hex];
  if (!printed) throw new Error(`there is no hex ${hex}`);
  return printed;
};

const trackIn = memo((shape: Shape): string => {
  const end = (tip: Shape['paths'][number]['a']): string =>
    'edge' in tip ? `${tip.edge}.${tip.lane?.index ?? 0}` : `_${tip.node}`;
  return shape.paths
    .map(({ a, b, gauge }) => `${[end(a), end(b)].toSorted().join('-')}${gauge}`)
    .toSorted()
    .join(' ');
});

/** The same for rotations of a tile that look the same. */
export const lookOf = ({ tile, shape }: Placement): string => `${tile} ${trackIn(shape)}`;

const highest = (revenue: Revenue): number =>
  typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue));

const raisedNodes = (from: Shape, to: Shape, mapping: NodeMapping): number => {
  let raised = 0;
  for (const [old, now] of mapping.entries()) {
    const before = from.nodes[old];
    const after = to.nodes[now];
    if (before && after && highest(after.revenue) > highest(before.revenue)) raised |= 1 << now;
  }
  return raised;
};

/** A tile turned one way, where it fits over a shape in a hex by form, label and colour, wherever its exits lead. */
const tileFor = (
  from: Tile | MapHex,
  hex: MapHex | undefined,
  tile: Tile,
  rotation: Rotation,
  policy: UpgradePolicy,
  freedom: IgnoredConditions,
): Placement | undefined => {
  const shape = rotated(tile, rotation);
  const mapping = fits(from, shape, hex, policy, freedom);
  if (!mapping) return undefined;
  return {
    tile: tile.id,
    rotation,
    shape,
    mapping,
    fresh: newPaths(from, shape, mapping),
    raised: raisedNodes(from, shape, mapping),
    merges: new Set(mapping).size < mapping.length,
  };
};

/** Everything that fits over a shape in a hex by form, label and colour, wherever its exits lead. */
export const tilesFor = (
  track: TrackSet,
  from: Tile | MapHex,
  hex: MapHex | undefined,
  policy: UpgradePolicy,
  freedom: IgnoredConditions = {},
): readonly Placement[] => {
  const found: Placement[] = [];
  for (const tile of Object.values(track.tiles)) {
    if (!mayFit(from, tile, hex, policy, freedom)) continue;
    for (const rotation of EDGES) {
      const placement = tileFor(from, hex, tile, rotation, policy, freedom);
      if (placement) found.push(placement);
    }
  }
  return found;
};

/** Printed stubs must be connected by the first tile (18CZ §VIII.4-12). */
const staysOnMap = (track: TrackSet, printed: MapHex, first: boolean, { shape }: Placement): boolean => {
  const usable = usableEdges(track.map, printed.id);
  const exits = exitsOf(shape);
  return (
    exits.every((edge) => usable.includes(edge)) && (!first || printed.stubs.every((edge) => exits.includes(edge)))
  );
};

/** What may lie next: all of it once that has been asked for, and single tiles, by rotation; null: does not fit. */
interface Successors {
  all?: readonly Placement[];
  readonly single: Map<TileId, (Placement | null | undefined)[]>;
}

/** By what lies there, and by what a power may ignore. */
type Following = Map<Tile | MapHex, (Successors | undefined)[]>;

const following = memoOfTwo<TrackSet, UpgradePolicy, (hex: MapHex) => Following>(() => memo(() => new Map()));

const NO_FREEDOM: IgnoredConditions = {};

const freedomIndex = ({ anyLabel, anyStops, anyColour }: IgnoredConditions): number =>
  (anyLabel ? 1 : 0) + (anyStops ? 2 : 0) + (anyColour ? 4 : 0);

const successorsOf = (
  track: TrackSet,
  printed: MapHex,
  lying: Tile | MapHex,
  policy: UpgradePolicy,
  freedom: IgnoredConditions,
): Successors => {
  const byLying = following(track, policy)(printed);
  let byFreedom = byLying.get(lying);
  if (!byFreedom) byLying.set(lying, (byFreedom = []));
  return (byFreedom[freedomIndex(freedom)] ??= { single: new Map() });
};

/** What may lie next in a hex, as far as map and tiles alone decide. */
export const placementsAt = (
  track: TrackSet,
  board: Board,
  hex: HexId,
  policy: UpgradePolicy,
  freedom: IgnoredConditions = NO_FREEDOM,
): readonly Placement[] => {
  const printed = track.map.hexes[hex];
  if (!printed) return [];
  const lying = contentAt(track, board, hex);
  return (successorsOf(track, printed, lying, policy, freedom).all ??= tilesFor(
    track,
    lying,
    printed,
    policy,
    freedom,
  ).filter((placement) => staysOnMap(track, printed, board.tiles[hex] === undefined, placement)));
};

/**
 * One of them. A replay asks for a single lay in each hex: working out all the others would take most of its time, so they
 * are looked through only where they are known already.
 */
export const placementAt = (
  track: TrackSet,
  board: Board,
  { hex, tile: id, rotation }: { readonly hex: HexId; readonly tile: TileId; readonly rotation: Rotation },
  policy: UpgradePolicy,
  freedom: IgnoredConditions = NO_FREEDOM,
): Placement | undefined => {
  const printed = track.map.hexes[hex];
  const tile = track.tiles[id];
  if (!printed || !tile) return undefined;
  const lying = contentAt(track, board, hex);
  const { all, single } = successorsOf(track, printed, lying, policy, freedom);
  if (all) return all.find((other) => other.tile === id && other.rotation === rotation);
  let turned = single.get(id);
  if (!turned) single.set(id, (turned = []));
  let found = turned[rotation];
  if (found === undefined) {
    const placement = tileFor(lying, printed, tile, rotation, policy, freedom);
    const fitting = placement && staysOnMap(track, printed, board.tiles[hex] === undefined, placement);
    turned[rotation] = found = fitting ? placement : null;
  }
  return found ?? undefined;
};
