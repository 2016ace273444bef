/** Which tile may replace which shape: every old path is kept, every stop stays, label and colour follow. */
import { flatMap } from '../lists.ts';
import type { Colour, End, HexId, MapHex, NodeKind, Path, Shape, Tile, TileId } from './types.ts';

/** What a title allows beyond the common rule. One constant object per title. */
export interface UpgradePolicy {
  /** Broad or narrow track may become dual (1849 §10.3-j). */
  readonly gaugesMayWiden?: boolean;
  /** Kinds of stops that may become one on a later tile (New York, Praha, OO cities, 18CZ double towns). */
  readonly mayMerge?: readonly NodeKind[];
  /** Labels of hexes where a later tile may have more cities than the one before (Praha). */
  readonly mayGain?: readonly string[];
  /** Tiles that go to one hex only, whatever its label says (1862: 795 Ipswich, 797 Harwich). */
  readonly onlyOn?: Readonly<Record<TileId, HexId>>;
  /** A side of the same cardboard with one more stop may replace another (1862 small stations). */
  readonly mayTurnOver?: boolean;
  /** Whatever else holds, these do not follow each other. */
  readonly forbids?: (from: Shape, to: Tile, hex: MapHex | undefined) => boolean;
}

/** For every old node the new node that takes its place. */
export type NodeMapping = readonly number[];

const ORDER: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

export const nextColour = (colour: Colour): Colour | undefined => {
  const at = ORDER.indexOf(colour);
  return at < 0 ? undefined : ORDER[at + 1];
};

const isAtLeast = (colour: Colour, from: Colour): boolean => ORDER.indexOf(colour) >= ORDER.indexOf(from);

/** The label that a tile of this colour needs in place of `from`. */
export const labelNeeded = (from: Tile | MapHex, hex: MapHex | undefined, colour: Colour): string | undefined => {
  for (const source of [from, hex]) {
    const future = source?.futureLabel;
    if (future && isAtLeast(colour, future.from)) return future.label;
  }
  return from.label;
};

const keepsGauge = (from: Path, to: Path, policy: UpgradePolicy): boolean =>
  from.gauge === to.gauge || (policy.gaugesMayWiden === true && to.gauge === 'dual');

const meets = (from: End, to: End, mapping: NodeMapping): boolean =>
  'edge' in from ? 'edge' in to && from.edge === to.edge : 'node' in to && mapping[from.node] === to.node;

/** Whether a new path joins what the old path joined. */
const sameEnds = (from: Path, to: Path, mapping: NodeMapping): boolean =>
  (meets(from.a, to.a, mapping) && meets(from.b, to.b, mapping)) ||
  (meets(from.a, to.b, mapping) && meets(from.b, to.a, mapping));

/** Lawson track: a plain path is kept when both its edges run into one junction (1817 map.1). */
const joinsThroughJunction = (from: Path, to: Shape): boolean => {
  const { a, b } = from;
  if (!('edge' in a) || !('edge' in b)) return false;
  return to.nodes.some(
    ({ kind }, node) => kind === 'junction' && joinsEdge(to, a.edge, node) && joinsEdge(to, b.edge, node),
  );
};

const joinsEdge = (shape: Shape, edge: number, node: number): boolean =>
  shape.paths.some(
    ({ a, b }) =>
      ('edge' in a && a.edge === edge && 'node' in b && b.node === node) ||
      ('edge' in b && b.edge === edge && 'node' in a && a.node === node),
  );

const keepsPaths = (from: Shape, to: Shape, mapping: NodeMapping, policy: UpgradePolicy): boolean =>
  from.paths.every(
    (path) =>
      to.paths.some((next) => sameEnds(path, next, mapping) && keepsGauge(path, next, policy)) ||
      joinsThroughJunction(path, to),
  );

const edgesAt = (shape: Shape, node: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].filter((edge) => joinsEdge(shape, edge, node));

/** Candidates for the place of each old node: same kind, at least its edges. */
const successors = (from: Shape, to: Shape): readonly (readonly number[])[] =>
  from.nodes.map(({ kind }, node) => {
    const edges = edgesAt(from, node);
    return flatMap(to.nodes, (next, index) =>
      next.kind === kind && edges.every((edge) => joinsEdge(to, edge, index)) ? [index] : [],
    );
  });

export const countOf = (shape: Shape, kind: NodeKind): number =>
  shape.nodes.reduce((sum, node) => sum + (node.kind === kind ? 1 : 0), 0);

/** Only stops that have track already can become one. */
const mayMerge = (from: Shape, kind: NodeKind, policy: UpgradePolicy): boolean =>
  (policy.mayMerge?.includes(kind) ?? false) &&
  from.nodes.every((node, index) => node.kind !== kind || edgesAt(from, index).length > 0);

/** Stops are neither added nor lost, unless the title says that they may merge or appear. */
export const keepsStops = (from: Shape, to: Tile, policy: UpgradePolicy): boolean =>
  (['city', 'town', 'offboard'] as const).every((kind) => {
    const before = countOf(from, kind);
    const after = countOf(to, kind);
    if (before === after) return true;
    if (after === 0 || before === 0) return false;
    if (after < before) return after === 1 && mayMerge(from, kind, policy);
    return policy.mayGain?.includes(to.label ?? '') ?? false;
  });

/** All ways to let the nodes of `to` take the places of those of `from`; each place once, unless `merging`. */
const mappings = (options: readonly (readonly number[])[], merging: boolean): NodeMapping[] =>
  options.reduce<number[][]>(
    (partial, choices) =>
      flatMap(partial, (chosen) =>
        choices.filter((choice) => merging || !chosen.includes(choice)).map((choice) => [...chosen, choice]),
      ),
    [[]],
  );

/** Which new node takes the place of each old one; null where the new shape does not fit over the old one. */
export const nodeMapping = (from: Shape, to: Shape, policy: UpgradePolicy = {}): NodeMapping | null => {
  const merging = (['city', 'town'] as const).some(
    (kind) => (policy.mayMerge?.includes(kind) ?? false) && countOf(to, kind) < countOf(from, kind),
  );
  return mappings(successors(from, to), merging).find((mapping) => keepsPaths(from, to, mapping, policy)) ?? null;
};

const isOtherSide = (from: Tile | MapHex, to: Tile): boolean =>
  to.supply !== undefined &&
  'supply' in from &&
  from.supply === to.supply &&
  from.id !== to.id &&
  from.nodes.length > 0 &&
  from.nodes.length + 1 === to.nodes.length;

/** Paths that an added town splits are still there (1862 §7.6.4). */
const turnsOver = (from: Shape, to: Shape): boolean => {
  const lines = (shape: Shape): ReadonlySet<string> => {
    const joined = new Set<string>();
    for (const { a, b } of shape.paths) {
      if ('edge' in a && 'edge' in b) joined.add(`${Math.min(a.edge, b.edge)}-${Math.max(a.edge, b.edge)}`);
    }
    for (const node of shape.nodes.keys()) joined.add(edgesAt(shape, node).join('-'));
    return joined;
  };
  const towns = (shape: Shape): readonly string[] =>
    [...shape.nodes.keys()].map((node) => edgesAt(shape, node).join('-'));
  const before = lines(from);
  const after = lines(to);
  const later = towns(to);
  return (
    before.size === after.size &&
    [...before].every((line) => after.has(line)) &&
    towns(from).every((line) => later.includes(line))
  );
};

/** What a power may ignore. */
export interface IgnoredConditions {
  readonly anyLabel?: boolean;
  readonly anyStops?: boolean;
  readonly anyColour?: boolean;
}

/** Colour, label and stops follow, whichever way the tile is turned. */
const isSuccessor = (
  from: Tile | MapHex,
  to: Tile,
  hex: MapHex | undefined,
  policy: UpgradePolicy,
  freedom: IgnoredConditions,
): boolean =>
  (freedom.anyColour === true || nextColour(from.colour) === to.colour) &&
  (freedom.anyLabel === true ||
    policy.onlyOn?.[to.id] !== undefined ||
    labelNeeded(from, hex, to.colour) === to.label) &&
  (freedom.anyStops === true || keepsStops(from, to, policy));

const isTurnedOver = (from: Tile | MapHex, to: Tile, policy: UpgradePolicy): boolean =>
  policy.mayTurnOver === true && from.colour === to.colour && isOtherSide(from, to);

const belongsHere = (to: Tile, hex: MapHex | undefined, policy: UpgradePolicy): boolean => {
  const home = policy.onlyOn?.[to.id];
  return home === undefined || home === hex?.id;
};

/** Whether a tile could fit in some rotation, as far as that is seen without turning it. */
export const mayFit = (
  from: Tile | MapHex,
  to: Tile,
  hex: MapHex | undefined,
  policy: UpgradePolicy,
  freedom: IgnoredConditions = {},
): boolean =>
  belongsHere(to, hex, policy) && (isSuccessor(from, to, hex, policy, freedom) || isTurnedOver(from, to, policy));

/**
 * Whether a tile, turned as given, may take the place of what lies there. Where it may, the mapping of the nodes.
 * Supply, exits off the map, phase and connection are asked elsewhere.
 */
export const fits = (
  from: Tile | MapHex,
  to: Tile,
  hex: MapHex | undefined,
  policy: UpgradePolicy,
  freedom: IgnoredConditions = {},
): NodeMapping | null => {
  if (!belongsHere(to, hex, policy) || policy.forbids?.(from, to, hex)) return null;
  if (isTurnedOver(from, to, policy) && turnsOver(from, to)) {
    return successors(from, to).map((choices) => choices[0] ?? 0);
  }
  if (!isSuccessor(from, to, hex, policy, freedom)) return null;
  if (freedom.anyStops && to.nodes.length < from.nodes.length)
    return nodeMapping(from, to, { ...policy, mayMerge: ['city', 'town'] });
  return nodeMapping(from, to, policy);
};

/** Paths of the new shape that the old one did not have, as a bit set; a path that only widens is not new. */
export const newPaths = (from: Shape, to: Shape, mapping: NodeMapping): number => {
  const left = [...from.paths];
  let fresh = 0;
  for (const [index, path] of to.paths.entries()) {
    const old = left.findIndex((candidate) => sameEnds(candidate, path, mapping));
    if (old >= 0) left.splice(old, 1);
    else if (!isHalfOfOldPath(from, to, path)) fresh |= 1 << index;
  }
  return fresh;
};

/** Lawson track, once more: edge to junction is old where the old shape had track at that edge. */
const isHalfOfOldPath = (from: Shape, to: Shape, path: Path): boolean => {
  const edge = 'edge' in path.a ? path.a.edge : 'edge' in path.b ? path.b.edge : undefined;
  const node = 'node' in path.a ? path.a.node : 'node' in path.b ? path.b.node : undefined;
  if (edge === undefined || node === undefined || to.nodes[node]?.kind !== 'junction') return false;
  return from.paths.some(({ a, b }) => ('edge' in a && a.edge === edge) || ('edge' in b && b.edge === edge));
};
