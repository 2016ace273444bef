/** The whole board, from the map, the tiles and what lies on them. */
import type {
  Board,
  CompanyId,
  HexId,
  LaidTile,
  MapHex,
  Tile,
  TileId,
  TrackMap,
  ValueColour,
} from '@roundhouse/engine/track/types';
import type { Composition } from './compose.ts';
import { hexCentre, R, type Point } from './geometry.ts';
import { drawBorders, paintHex } from './hex.ts';
import { memoOn } from './memo.ts';
import { drawOverlays, type Overlays } from './overlays.ts';
import { ALL_LAYERS, type HexPicture, type Layers } from './picture.ts';
import { drawRim, rimMargin } from './rim.ts';
import { type Obstacles, obstaclesOf } from './obstacles.ts';
import type { SlotUse } from './stops.ts';
import { el, group, round, sheet, type SvgNode } from './svg.ts';
import { LIGHT, type Theme } from './theme.ts';
import { breakName } from './text.ts';
import { openEdges, printedNumber } from './tiles.ts';
import type { Livery } from './token.ts';

export interface MapPicture extends Overlays {
  readonly map: TrackMap;
  readonly tiles: Readonly<Record<TileId, Tile>>;
  readonly board?: Board;
  readonly liveries?: Readonly<Record<CompanyId, Livery>>;
  /** Names in the reader's language, where they differ from those of the map. */
  readonly names?: Readonly<Record<HexId, string>>;
  /** Companies to come, by their home, where no circle is kept for them; `gone`: this one will not come. */
  readonly homes?: Readonly<Record<HexId, readonly { readonly company: CompanyId; readonly gone?: boolean }[]>>;
  /** Short words on a hex: the private company that blocks it, for example. */
  readonly notes?: Readonly<Record<HexId, readonly string[]>>;
  /** Tile colours in the order of the phases so far; decides which value of an off-board area is in force. */
  readonly inForce?: readonly ValueColour[];
  readonly layers?: Partial<Layers>;
  readonly theme?: Theme;
}

export const EMPTY_BOARD: Board = { tiles: {}, tokens: [], reservations: [], marks: {} };

/** Tokens in their circles; a reservation takes the first circle of its city that is still free. */
const slotUses = (hex: MapHex, tile: Tile | undefined, board: Board): readonly SlotUse[] => {
  const uses: SlotUse[] = board.tokens
    .filter((t) => t.hex === hex.id)
    .map(({ city, slot, company }) => ({ city, slot, company }));
  const cities = (tile ?? hex).nodes.filter((node) => node.kind === 'city');
  for (const { company, city } of board.reservations.filter((r) => r.hex === hex.id)) {
    const where = city ?? (cities.length === 1 ? 0 : undefined);
    if (where === undefined) continue;
    const free = Array.from({ length: cities[where]?.slots ?? 0 }, (_, slot) => slot).find(
      (slot) => !uses.some((u) => u.city === where && u.slot === slot),
    );
    if (free !== undefined) uses.push({ city: where, slot: free, company, reserved: true });
  }
  return uses;
};

const pictureOf = (
  of: MapPicture,
  hex: MapHex,
  laid: LaidTile | undefined,
  inForce: readonly ValueColour[],
): HexPicture => {
  const board = of.board ?? EMPTY_BOARD;
  const tile = laid ? of.tiles[laid.tile] : undefined;
  if (laid && !tile) throw new Error(`tile ${laid.tile} on ${hex.id} is not among the tiles`);
  const cities = (tile ?? hex).nodes.filter((node) => node.kind === 'city').length;
  const somewhere = cities === 1 ? [] : board.reservations.filter((r) => r.hex === hex.id && r.city === undefined);
  const name = of.names?.[hex.id] ?? hex.name;
  const notes = [
    ...somewhere.map(({ company }) => ({ text: of.liveries?.[company]?.initials ?? company, company })),
    ...(of.homes?.[hex.id] ?? []).map(({ company, gone }) => ({
      text: of.liveries?.[company]?.initials ?? company,
      company,
      ...(gone ? { gone } : {}),
    })),
    ...(of.notes?.[hex.id] ?? []).map((text) => ({ text })),
  ];
  const marks = board.marks[hex.id] ?? [];
  return {
    layout: of.map.layout,
    shape: tile ?? hex,
    rotation: laid?.rotation ?? 0,
    colour: (tile ?? hex).colour,
    id: hex.printed ?? hex.id,
    borders: [...hex.borders, ...(tile && laid ? openEdges(tile, laid.rotation) : [])],
    uses: slotUses(hex, tile, board),
    inForce,
    icons: [...((tile ?? hex).icons ?? []), ...marks],
    notes,
    ...(name === undefined ? {} : { name }),
    ...(tile
      ? {
          tileNumber: printedNumber(tile),
          ...(tile.frame === undefined ? {} : { frame: tile.frame }),
          ...(tile.terrain ? { terrain: tile.terrain } : {}),
        }
      : {
          terrain: hex.terrain,
          stubs: hex.stubs,
          ...(hex.partitions ? { partitions: hex.partitions } : {}),
        }),
    ...(hex.futureLabel && !(tile ?? hex).label ? { futureLabel: hex.futureLabel } : {}),
  };
};

/** Only these look different in another phase. */
const hasValuesByPhase = ({ tiles }: MapPicture, hex: MapHex, laid: LaidTile | undefined): boolean =>
  ((laid && tiles[laid.tile]) ?? hex).nodes.some(({ revenue }) => typeof revenue === 'object');

/** A name as it is written on its hex: where, how large, in which lines. */
export interface Nameplate {
  readonly hex: HexId;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  /** The middle of its hex. */
  readonly hexX: number;
  readonly hexY: number;
  /** 0: there was no room for it. */
  readonly size: number;
  /** The colour it stands on. */
  readonly face: string;
}

interface DrawnHex {
  readonly node: SvgNode;
  readonly name: Nameplate | undefined;
  readonly obstacles: Obstacles;
  readonly borders: SvgNode | undefined;
}

/**
 * One hex of the map, in its place. The same question gives the same object, so that a client redraws only what moved.
 * `data-hex` names it for pointers.
 */
const drawHexOf = (of: MapPicture, hex: MapHex, layers: Layers, theme: Theme): DrawnHex => {
  const laid = of.board?.tiles[hex.id];
  const picture = pictureOf(of, hex, laid, hasValuesByPhase(of, hex, laid) ? (of.inForce ?? []) : []);
  const liveries = Object.fromEntries(
    [...picture.uses.map((u) => u.company), ...(picture.notes ?? []).flatMap((n) => n.company ?? [])].map((c) => [
      c,
      of.liveries?.[c],
    ]),
  );
  const { shape: _shape, borders: _borders, terrain: _terrain, ...drawn } = picture;
  const key = JSON.stringify([laid?.tile, drawn, layers, theme.id, liveries]);
  return memoOn(hex, theme, key, () => {
    const c = hexCentre(hex, of.map.layout);
    const transform = `translate(${round(c.x)} ${round(c.y)})`;
    const { node, composition } = paintHex(picture, layers, of.liveries ?? {}, theme);
    const borders = drawBorders(picture, theme);
    return {
      node: { ...node, attrs: { ...node.attrs, transform, 'data-hex': hex.id }, key: hex.id },
      borders: borders.length > 0 ? group(borders, { transform }, hex.id) : undefined,
      name: layers.names ? nameplate(picture, composition, c, theme) : undefined,
      obstacles: { ...c, of: layers.names ? obstaclesOf(composition, c) : [] },
    };
  });
};

const nameplate = (
  { id, name, colour }: HexPicture,
  { captions }: Composition,
  centre: Point,
  theme: Theme,
): Nameplate | undefined => {
  if (id === undefined || name === undefined) return undefined;
  const written = captions.find(({ kind }) => kind === 'name');
  return {
    hex: id,
    lines: written?.text?.lines ?? breakName(name) ?? [name],
    x: centre.x + (written?.x ?? 0),
    y: centre.y + (written?.y ?? 55),
    hexX: centre.x,
    hexY: centre.y,
    size: written?.text?.size ?? 0,
    face: theme.hex[colour],
  };
};

export const drawHex = (of: MapPicture, id: HexId): SvgNode => {
  const hex = of.map.hexes[id];
  if (!hex) throw new Error(`no hex ${id} on the map`);
  return drawHexOf(of, hex, { ...ALL_LAYERS, ...of.layers }, of.theme ?? LIGHT).node;
};

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle that the map needs, rim included where there is one. */
export const mapExtent = (map: TrackMap, rim = true): Extent => {
  const centres: readonly Point[] = Object.values(map.hexes).map((hex) => hexCentre(hex, map.layout));
  const margin = R + (rim ? rimMargin : 4);
  const xs = centres.map((c) => c.x);
  const ys = centres.map((c) => c.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

interface KnownHex {
  readonly laid: LaidTile | undefined;
  readonly on: string;
  readonly byPhase: boolean;
  readonly drawn: DrawnHex;
}

/** What the hexes look like apart from what lies on them, and how they were drawn last in this look. */
interface Look {
  readonly of: MapPicture;
  readonly layers: string;
  readonly hexes: Map<HexId, KnownHex>;
  ground?: {
    readonly board: Board;
    readonly homes: MapPicture['homes'];
    readonly drawn: readonly DrawnHex[];
    readonly parts: readonly SvgNode[];
  };
}

/** A few are kept: values of areas change with the phase, and history goes to and fro. */
const LOOKS = 8;
const looks = new WeakMap<TrackMap, Look[]>();

const lookOf = (of: MapPicture): Look => {
  const layers = JSON.stringify(of.layers ?? {});
  const known = looks.get(of.map) ?? [];
  looks.set(of.map, known);
  const alike = known.filter(
    (each) =>
      each.layers === layers &&
      each.of.tiles === of.tiles &&
      each.of.liveries === of.liveries &&
      each.of.names === of.names &&
      each.of.notes === of.notes &&
      each.of.theme === of.theme,
  );
  let look = alike.find((each) => each.of.inForce === of.inForce);
  if (!look) {
    // In another phase most hexes look as they did.
    const same = [...(alike[0]?.hexes ?? [])].filter(([, { byPhase }]) => !byPhase);
    look = { of, layers, hexes: new Map(same) };
    if (known.unshift(look) > LOOKS) known.pop();
  }
  return look;
};

/** What stands on each hex besides its tile, or is to come there, as a text to compare. */
const standing = (
  { tokens, reservations, marks }: Board,
  homes: NonNullable<MapPicture['homes']>,
): ReadonlyMap<HexId, string> => {
  const found = new Map<HexId, string>();
  const put = (hex: HexId, text: string): void => void found.set(hex, `${found.get(hex) ?? ''}${text};`);
  for (const { hex, city, slot, company } of tokens) put(hex, `${city} ${slot} ${company}`);
  for (const { hex, city, company } of reservations) put(hex, `home ${city} ${company}`);
  for (const [hex, of] of Object.entries(marks)) if (of.length > 0) put(hex, `mark ${of.join()}`);
  for (const [hex, of] of Object.entries(homes)) for (const { company, gone } of of) put(hex, `for ${company} ${gone}`);
  return found;
};

const drawGroundIn = (of: MapPicture, look: Look): readonly SvgNode[] => {
  const board = of.board ?? EMPTY_BOARD;
  const { homes } = of;
  const { ground, hexes } = look;
  if (ground?.board === board && ground.homes === homes) return ground.parts;
  const theme = of.theme ?? LIGHT;
  const layers = { ...ALL_LAYERS, ...of.layers };
  const stands = standing(board, homes ?? {});
  const drawn = Object.values(of.map.hexes).map((hex) => {
    const laid = board.tiles[hex.id];
    const on = stands.get(hex.id) ?? '';
    const before = hexes.get(hex.id);
    if (before && before.laid === laid && before.on === on) return before.drawn;
    const now = drawHexOf(of, hex, layers, theme);
    hexes.set(hex.id, { laid, on, byPhase: hasValuesByPhase(of, hex, laid), drawn: now });
    return now;
  });
  const same = ground !== undefined && drawn.every((each, i) => each === ground.drawn[i]);
  const parts = same
    ? ground.parts
    : [
        ...(layers.rim ? [drawRim(of.map, theme)] : []),
        group(
          drawn.map((hex) => hex.node),
          { class: 'hexes' },
          'hexes',
        ),
        group(
          drawn.map((hex) => hex.borders),
          { class: 'borders', 'pointer-events': 'none' },
          'borders',
        ),
      ];
  look.ground = { board, homes, drawn, parts };
  return parts;
};

/** The board without what lies over it for a moment. The same object as long as nothing on it changed. */
export const drawGround = (of: MapPicture): readonly SvgNode[] => drawGroundIn(of, lookOf(of));

/** Draws the hexes one by one, for a client that lives meanwhile: when all of the board is drawn they are there. */
export function* drawAhead(of: MapPicture): Generator<undefined, void> {
  const layers = { ...ALL_LAYERS, ...of.layers };
  for (const hex of Object.values(of.map.hexes)) {
    drawHexOf(of, hex, layers, of.theme ?? LIGHT);
    yield;
  }
}

/** The names on the board, for a client that writes them itself. */
export const nameplates = (of: MapPicture): readonly Nameplate[] => {
  const look = lookOf(of);
  drawGroundIn(of, look);
  return look.ground?.drawn.flatMap(({ name }) => name ?? []) ?? [];
};

/** What names keep clear of, hex by hex, for the same client. */
export const obstaclesOn = (of: MapPicture): readonly Obstacles[] => {
  const look = lookOf(of);
  drawGroundIn(of, look);
  return look.ground?.drawn.map((each) => each.obstacles) ?? [];
};

/** What lies over the board for a moment. */
export const drawAbove = (of: MapPicture): readonly SvgNode[] =>
  drawOverlays(of, of.map, of.board?.tiles ?? {}, of.tiles, of.theme ?? LIGHT);

/** The parts of the board from bottom to top; each list keeps its objects while nothing in it changed. */
export const drawMapParts = (of: MapPicture): { readonly extent: Extent; readonly parts: readonly SvgNode[] } => ({
  extent: mapExtent(of.map, of.layers?.rim ?? ALL_LAYERS.rim),
  parts: [...drawGround(of), ...drawAbove(of)],
});

export const drawMap = (of: MapPicture): SvgNode => {
  const { extent, parts } = drawMapParts(of);
  const table = el('rect', { ...extent, fill: (of.theme ?? LIGHT).table, class: 'table' }, [], 'table');
  return sheet(extent, [table, ...parts], { class: 'board' });
};
