/**
 * Track as data: hexes, tiles, and what lies on the board.
 *
 * A shape (of a tile or of a printed hex) is a small graph: nodes (cities, towns, off-board areas, junctions) and paths,
 * whose ends are hex edges or nodes. Everything else (networks, routes, drawings) is derived from shapes.
 */

export type HexId = string;
export type TileId = string;
export type CompanyId = string;

export const EDGES = [0, 1, 2, 3, 4, 5] as const;
/** Flat hexes: 0 is the bottom edge; pointed hexes: 0 is the lower left edge; both count clockwise. */
export type Edge = (typeof EDGES)[number];
/** Rotation k turns every edge e to (e + k) mod 6. */
export type Rotation = Edge;

export const COLOURS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const GAUGES = ['broad', 'narrow', 'dual'] as const;
export type Gauge = (typeof GAUGES)[number];

export const NODE_KINDS = ['city', 'town', 'offboard', 'junction'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Parallel track over one edge: lane i of n meets lane n-1-i of the neighbour. */
export interface Lane {
  readonly of: number;
  readonly index: number;
}

export type End = EdgeEnd | NodeEnd;
export interface EdgeEnd {
  readonly edge: Edge;
  readonly lane?: Lane;
}
export interface NodeEnd {
  /** Index into `Shape.nodes`. */
  readonly node: number;
}

/** Colours of the boxes in which values by phase are printed; not all of them are colours of tiles. */
export const VALUE_COLOURS = ['white', 'yellow', 'green', 'brown', 'gray', 'black', 'purple'] as const;
export type ValueColour = (typeof VALUE_COLOURS)[number];

/** Kinds of train for which a stop can print a value of its own. */
export const TRAIN_KINDS = ['diesel'] as const;
export type TrainKind = (typeof TRAIN_KINDS)[number];

/**
 * A fixed value, or a value by colour: the last colour that the phase allows and that is listed counts. A value for a
 * kind of train counts for these trains whatever the phase.
 */
export type Revenue = number | Readonly<Partial<Record<ValueColour | TrainKind, number>>>;

export interface TrackNode {
  /** Position among all parts of the tile code; recorded games of other systems name nodes by it. */
  readonly part: number;
  readonly kind: NodeKind;
  readonly revenue: Revenue;
  /** Token circles; 0 for anything but cities. */
  readonly slots: number;
  /** Of all nodes that share a group name a route may visit one. */
  readonly groups?: readonly string[];
  /** Where it is drawn: an edge (or half edge such as 0.5) to lean to; absent: decided by the drawing. */
  readonly at?: number | 'center';
  readonly style?: 'rect' | 'dot' | 'hidden';
  readonly hideValue?: boolean;
  /** Need not be counted as a stop of a route that touches it (1849 ports). */
  readonly optionalStop?: boolean;
}

export interface Path {
  readonly part: number;
  readonly a: End;
  readonly b: End;
  readonly gauge: Gauge;
  /** A route may end here but not pass. */
  readonly terminal?: boolean;
}

export interface Shape {
  readonly nodes: readonly TrackNode[];
  readonly paths: readonly Path[];
  readonly label?: string;
}

export interface Tile extends Shape {
  readonly id: TileId;
  readonly colour: Colour;
  readonly count: number | 'unlimited';
  /** The tile code it was parsed from. */
  readonly code: string;
  /** Never laid in a normal tile step, only by a power or as a home tile. */
  readonly special?: boolean;
  /** A coloured frame printed round the tile (18CZ: purple). */
  readonly frame?: string;
  /** Tiles that are the two sides or the same piece of cardboard share a supply. */
  readonly supply?: string;
  /** The number printed on it, where that is neither the supply nor the id: two hexes of one piece of cardboard (18MEX 479). */
  readonly printed?: string;
  /** Terrain printed on the tile: paid by the tile that replaces it (18MEX 479). */
  readonly terrain?: readonly Terrain[];
  /** From this colour on its successor needs this label; without `label`: none (18MEX 480). */
  readonly futureLabel?: { readonly label?: string; readonly from: Colour };
  readonly icons?: readonly string[];
  /** Edges without a line: tiles that are printed as one piece over two hexes (18MEX 479). */
  readonly openEdges?: readonly Edge[];
}

export const TERRAINS = [
  'mountain',
  'hill',
  'rough',
  'water',
  'river',
  'lake',
  'sea',
  'swamp',
  'desert',
  'forest',
] as const;
export type TerrainKind = (typeof TERRAINS)[number];

export interface Terrain {
  readonly cost: number;
  readonly kinds: readonly TerrainKind[];
}

export const BORDER_KINDS = ['impassable', 'divider', 'hidden', 'water', 'province', 'offboard'] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];
export interface Border {
  readonly edge: Edge;
  readonly kind: BorderKind;
  readonly cost?: number;
}

export interface MapHex extends Shape {
  readonly id: HexId;
  /** Doubled coordinates: neighbours differ by (0, ±2) and (±1, ±1) when flat, (±2, 0) and (±1, ±1) when pointed. */
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly name?: string;
  /** What it is called on the printed map, where files know it by another id. */
  readonly printed?: string;
  readonly terrain: readonly Terrain[];
  readonly borders: readonly Border[];
  /** Edges that a tile laid here must connect. */
  readonly stubs: readonly Edge[];
  /** From this colour on a tile laid here needs this label. */
  readonly futureLabel?: { readonly label: string; readonly from: Colour };
  readonly icons: readonly string[];
  /** Lines drawn through the hex to part its areas (1862 seas); no meaning for track. */
  readonly partitions?: readonly { readonly a: number; readonly b: number }[];
  readonly code: string;
}

export interface TrackMap {
  readonly layout: 'flat' | 'pointy';
  /** Whether letter or number of a coordinate is x. */
  readonly axes: { readonly x: 'letter' | 'number'; readonly y: 'letter' | 'number' };
  readonly hexes: Readonly<Record<HexId, MapHex>>;
  /** By hex, six neighbours by edge; null where there is none. */
  readonly neighbours: Readonly<Record<HexId, readonly (HexId | null)[]>>;
}

/** What can be built with: fixed for a game. */
export interface TrackSet {
  readonly map: TrackMap;
  readonly tiles: Readonly<Record<TileId, Tile>>;
}

export interface LaidTile {
  readonly tile: TileId;
  readonly rotation: Rotation;
}

export interface PlacedToken {
  readonly company: CompanyId;
  readonly hex: HexId;
  /** Index among the cities of the hex (nodes of kind city, in order). */
  readonly city: number;
  readonly slot: number;
}

/** A circle kept free for a company that has not placed its home token yet. */
export interface Reservation {
  readonly company: CompanyId;
  readonly hex: HexId;
  /** Absent: any city of the hex. */
  readonly city?: number;
}

/** What lies on the map now. A new object whenever anything changes, so that networks are memoised on it. */
export interface Board {
  readonly tiles: Readonly<Record<HexId, LaidTile>>;
  readonly tokens: readonly PlacedToken[];
  readonly reservations: readonly Reservation[];
  /** Markers on hexes (mine, bridge, ranch, port…), by hex. */
  readonly marks: Readonly<Record<HexId, readonly string[]>>;
}
