/** Laying track: what may be laid where, what it costs, and why something may not. */
import { flatMap } from '../lists.ts';
import { memoOfTwo } from '../memo.ts';
import { isConnected, isSurelyConnected } from './connection.ts';
import type { Connection } from './connection.ts';
import type { LayCost } from './costs.ts';
import { layTile } from './laying.ts';
import { networkOf } from './network.ts';
import type { NetworkPolicy } from './network.ts';
import { contentAt, lookOf, placementAt, placementsAt, usableEdges } from './placements.ts';
import type { Placement } from './placements.ts';
import { exitsOf, rotated } from './shape.ts';
import { countOf, fits, keepsStops, labelNeeded, nextColour } from './upgrades.ts';
import type { IgnoredConditions, UpgradePolicy } from './upgrades.ts';
import type {
  Board,
  Colour,
  CompanyId,
  Edge,
  HexId,
  NodeKind,
  Rotation,
  Shape,
  Tile,
  TileId,
  TrackSet,
} from './types.ts';

export interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: Rotation;
}

export interface PricedLay extends Lay {
  readonly cost: number;
}

/** How a company may lay track now. Titles keep one constant object for each phase and kind of lay. */
export interface LayPolicy {
  readonly upgrades: UpgradePolicy;
  readonly network: NetworkPolicy;
  readonly connection: Connection;
  /** Colours that may be laid. */
  readonly colours: readonly Colour[];
  readonly cost: LayCost;
  /** List rotations that look the same once. */
  readonly looksOnce?: boolean;
  /** Tiles with such stops must have as many exits as the place allows (1817 track.6). */
  readonly mostExits?: NodeKind;
  /** Hexes where nothing may be laid now (blocked by a private, a mine, a lock). */
  readonly closed?: (hex: HexId, board: Board) => boolean;
  /** A power: only these tiles, special ones too, and what it may ignore. */
  readonly power?: IgnoredConditions & { readonly tiles?: readonly TileId[]; readonly hexes?: readonly HexId[] };
}

export const LAY_PROBLEMS = [
  'noSuchHex',
  'noSuchTile',
  'hexTakesNoTile',
  'hexIsClosed',
  'tileIsSpecial',
  'stopsDiffer',
  'colourNotAllowed',
  'colourDoesNotFollow',
  'labelDiffers',
  'trackNotKept',
  'exitLeadsNowhere',
  'stubNotConnected',
  'noTileLeft',
  'tooFewExits',
  'notConnected',
] as const;
export type LayProblem = (typeof LAY_PROBLEMS)[number];

export interface LayRefusal {
  readonly ok: false;
  readonly problem: LayProblem;
  readonly args: Readonly<Record<string, string | number>>;
}
export interface LayAllowed {
  readonly ok: true;
  readonly cost: number;
  readonly placement: Placement;
}
export type LayVerdict = LayAllowed | LayRefusal;

const refuse = (problem: LayProblem, args: LayRefusal['args']): LayRefusal => ({ ok: false, problem, args });

const supplyOf = (tile: Tile): string => tile.supply ?? tile.id;

const tilesUsed = memoOfTwo((track: TrackSet, tiles: Board['tiles']): ReadonlyMap<string, number> => {
  const used = new Map<string, number>();
  for (const { tile } of Object.values(tiles)) {
    const printed = track.tiles[tile];
    const supply = printed ? supplyOf(printed) : tile;
    used.set(supply, (used.get(supply) ?? 0) + 1);
  }
  return used;
});

/** How many of a tile are left; all sides of the same cardboard count together. */
export const tilesLeft = (track: TrackSet, board: Board, id: TileId): number => {
  const tile = track.tiles[id];
  if (!tile) return 0;
  if (tile.count === 'unlimited') return Infinity;
  return Math.max(0, tile.count - (tilesUsed(track, board.tiles).get(supplyOf(tile)) ?? 0));
};

/** As `tilesLeft`, for one question only: nothing else is counted, and nothing remembered. */
const isOneLeft = ({ tiles }: TrackSet, board: Board, tile: Tile): boolean => {
  if (tile.count === 'unlimited') return true;
  const supply = supplyOf(tile);
  let left = tile.count;
  for (const laid of Object.values(board.tiles)) {
    const printed = tiles[laid.tile];
    if ((printed ? supplyOf(printed) : laid.tile) === supply) left--;
  }
  return left > 0;
};

/** The tile that is replaced returns to the supply first. */
const takesItsOwnPlace = (track: TrackSet, board: Board, hex: HexId, tile: Tile): boolean => {
  const old = track.tiles[board.tiles[hex]?.tile ?? ''];
  return old !== undefined && supplyOf(old) === supplyOf(tile);
};

const isLeft = (track: TrackSet, board: Board, hex: HexId, tile: Tile): boolean =>
  tilesLeft(track, board, tile.id) > 0 || takesItsOwnPlace(track, board, hex, tile);

const isOffered = (policy: LayPolicy, hex: HexId, tile: Tile): boolean => {
  const { power } = policy;
  if (power?.hexes && !power.hexes.includes(hex)) return false;
  if (power?.tiles) return power.tiles.includes(tile.id);
  return tile.special !== true;
};

const isClosedTo = (policy: LayPolicy, board: Board, hex: HexId): boolean => policy.closed?.(hex, board) ?? false;

const colourIsAllowed = (policy: LayPolicy, colour: Colour): boolean =>
  policy.power?.anyColour === true || policy.colours.includes(colour);

const hasStop = (tile: Tile, kind: NodeKind): boolean => tile.nodes.some((node) => node.kind === kind);

/** 1817 track.6: the tile with the greatest possible number of exits. */
const exitsDemanded = (policy: LayPolicy, placements: () => readonly Placement[], { shape }: Placement): number => {
  const { mostExits } = policy;
  if (mostExits === undefined || !hasStop(shape, mostExits)) return 0;
  return Math.max(
    ...placements()
      .filter((other) => other.shape.colour === shape.colour && other.shape.special !== true)
      .map((other) => exitsOf(other.shape).length),
  );
};

const costOf = (track: TrackSet, board: Board, hex: HexId, policy: LayPolicy, placement: Placement): number => {
  const printed = track.map.hexes[hex];
  if (!printed) throw new Error(`there is no hex ${hex}`);
  return policy.cost({
    hex: printed,
    from: contentAt(track, board, hex),
    to: placement.shape,
    first: board.tiles[hex] === undefined,
    mapping: placement.mapping,
  });
};

const placementsUnder = (track: TrackSet, board: Board, hex: HexId, policy: LayPolicy) =>
  placementsAt(track, board, hex, policy.upgrades, policy.power);

const isConnectedUnder = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  policy: LayPolicy,
  placement: Placement,
  connects = isConnected,
): boolean => connects(track, board, company, hex, placement, policy.connection, policy.network);

const isLegal = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  policy: LayPolicy,
  placements: readonly Placement[],
  placement: Placement,
  connects = isConnected,
): boolean =>
  colourIsAllowed(policy, placement.shape.colour) &&
  isOffered(policy, hex, placement.shape) &&
  isLeft(track, board, hex, placement.shape) &&
  exitsOf(placement.shape).length >= exitsDemanded(policy, () => placements, placement) &&
  isConnectedUnder(track, board, company, hex, policy, placement, connects);

/** Every lay that the company may make in a hex. */
export const laysAt = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  policy: LayPolicy,
): readonly PricedLay[] => {
  if (isClosedTo(policy, board, hex)) return [];
  const placements = placementsUnder(track, board, hex, policy);
  // Many questions about one hex: the whole network answers them all.
  if (placements.length > 1 && policy.connection !== 'none') networkOf(track, board, company, policy.network);
  const looks = new Set<string>();
  return flatMap(placements, (placement) => {
    const look = policy.looksOnce ? lookOf(placement) : undefined;
    if (look !== undefined && looks.has(look)) return [];
    if (!isLegal(track, board, company, hex, policy, placements, placement)) return [];
    if (look !== undefined) looks.add(look);
    const { tile, rotation } = placement;
    return [{ hex, tile, rotation, cost: costOf(track, board, hex, policy, placement) }];
  });
};

/** Hexes where the company may lay something. */
export const layableHexes = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: LayPolicy,
): readonly HexId[] => {
  const candidates =
    policy.connection === 'none'
      ? (policy.power?.hexes ?? Object.keys(track.map.hexes))
      : [...networkOf(track, board, company, policy.network).hexes.keys()];
  return candidates.filter((hex) => {
    if (isClosedTo(policy, board, hex)) return false;
    const placements = placementsUnder(track, board, hex, policy);
    // One is enough: those that are soon known come first.
    return [isSurelyConnected, isConnected].some((connects) =>
      placements.some((placement) => isLegal(track, board, company, hex, policy, placements, placement, connects)),
    );
  });
};

/** What the hex has, and so what a tile for it must have. */
const otherStops = (from: Shape, hex: HexId, tile: TileId): LayRefusal => {
  const needed = (['city', 'town'] as const).find((kind) => countOf(from, kind) > 0);
  return refuse('stopsDiffer', { hex, tile, needed: needed ?? 'none', count: needed ? countOf(from, needed) : 0 });
};

/** A tile for another kind of hex: a city on open country, plain track over a town. */
const isOfOtherKind = (track: TrackSet, board: Board, { hex }: Lay, tile: Tile, policy: LayPolicy): boolean => {
  if (policy.power?.anyStops) return false;
  const from = contentAt(track, board, hex);
  const differs = (['city', 'town'] as const).some((kind) => countOf(from, kind) > 0 !== countOf(tile, kind) > 0);
  // A title may let a tile add a stop.
  return differs && !placementsUnder(track, board, hex, policy).some((other) => other.tile === tile.id);
};

/** Why a tile does not fit there at all. */
const misfit = (
  track: TrackSet,
  board: Board,
  { hex, tile: id, rotation }: Lay,
  tile: Tile,
  policy: LayPolicy,
): LayRefusal => {
  const from = contentAt(track, board, hex);
  const printed = track.map.hexes[hex];
  if (!policy.power?.anyColour && nextColour(from.colour) !== tile.colour) {
    return refuse('colourDoesNotFollow', { hex, from: from.colour, to: tile.colour });
  }
  const label = labelNeeded(from, printed, tile.colour);
  if (!policy.power?.anyLabel && label !== tile.label) {
    return refuse('labelDiffers', { hex, tile: id, needed: label ?? '', label: tile.label ?? '' });
  }
  if (!policy.power?.anyStops && !keepsStops(from, tile, policy.upgrades)) return otherStops(from, hex, id);
  const turned = rotated(tile, rotation);
  if (!fits(from, turned, printed, policy.upgrades, policy.power)) return refuse('trackNotKept', { hex, tile: id });
  const exits = exitsOf(turned);
  const usable = usableEdges(track.map, hex);
  const lost = exits.find((edge: Edge) => !usable.includes(edge));
  if (lost !== undefined) return refuse('exitLeadsNowhere', { hex, tile: id, edge: lost });
  const stub = printed?.stubs.find((edge) => !exits.includes(edge)) ?? 0;
  return refuse('stubNotConnected', { hex, tile: id, edge: stub });
};

/** Whether a lay is legal and what it costs; otherwise the first thing that speaks against it. */
export const layVerdict = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  lay: Lay,
  policy: LayPolicy,
): LayVerdict => {
  const { hex, tile: id } = lay;
  if (!track.map.hexes[hex]) return refuse('noSuchHex', { hex });
  const tile = track.tiles[id];
  if (!tile) return refuse('noSuchTile', { tile: id });
  const from = contentAt(track, board, hex);
  const { power } = policy;
  if (!power?.anyColour && !board.tiles[hex] && nextColour(from.colour) === undefined)
    return refuse('hexTakesNoTile', { hex });
  if (isClosedTo(policy, board, hex)) return refuse('hexIsClosed', { hex });
  if (!isOffered(policy, hex, tile)) return refuse('tileIsSpecial', { hex, tile: id });
  const placement = placementAt(track, board, lay, policy.upgrades, policy.power);
  if (!placement && isOfOtherKind(track, board, lay, tile, policy)) return otherStops(from, hex, id);
  if (!colourIsAllowed(policy, tile.colour)) return refuse('colourNotAllowed', { colour: tile.colour });
  if (!placement) return misfit(track, board, lay, tile, policy);
  if (!isOneLeft(track, board, tile) && !takesItsOwnPlace(track, board, hex, tile))
    return refuse('noTileLeft', { tile: id });
  const exits = exitsDemanded(policy, () => placementsUnder(track, board, hex, policy), placement);
  if (exitsOf(placement.shape).length < exits) return refuse('tooFewExits', { hex, tile: id, exits });
  if (!isConnectedUnder(track, board, company, hex, policy, placement)) {
    return refuse('notConnected', { hex, tile: id, company });
  }
  return { ok: true, cost: costOf(track, board, hex, policy, placement), placement };
};

/** The board after a lay that `layVerdict` has allowed. */
export const boardAfterLay = (track: TrackSet, board: Board, lay: Lay, { placement }: LayAllowed): Board =>
  layTile(track, board, lay.hex, placement);
