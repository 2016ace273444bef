/** What goes on which sheet of paper: scale, the sheets of the map, the pieces to cut out. */
import { corners, type Extent, HEX_RADIUS, hexCentre, upgradeOrder } from '@roundhouse/board';
import type { Tile, TrackMap, TrackSet } from '@roundhouse/engine';

/** Between two sides of a hex, in millimetres: as most boxes have it. */
const ACROSS_FLATS = 38;
export const MM_PER_UNIT = ACROSS_FLATS / (HEX_RADIUS * Math.sqrt(3));
/** What can be printed on of A4 across, in millimetres. */
export const SHEET = { width: 277, height: 188 } as const;

/** From the middle of a hex to its ends. */
const halfHex = ({ layout }: TrackMap): readonly [across: number, down: number] =>
  layout === 'flat' ? [HEX_RADIUS, HEX_RADIUS * 0.8661] : [HEX_RADIUS * 0.8661, HEX_RADIUS];

/** From the first hex to the last: what lies around them needs no paper. */
const hexExtent = (map: TrackMap): Extent => {
  const [across, up] = halfHex(map);
  const centres = Object.values(map.hexes).map((hex) => hexCentre(hex, map.layout));
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - across, Math.min(...ys) - up];
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + up - y };
};

/** So much of a hex must be on a sheet to be worth it, from the middle to a corner. */
const MOST = 0.97;

/** Places tried for the grid of sheets, in each direction, between its two ends. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];

/** The map at the scale of the tiles, laid over as few sheets as can be; sheets without a hex are left out. */
export const mapSheets = (map: TrackMap): readonly Extent[] => {
  const whole = hexExtent(map);
  const [width, height] = [SHEET.width / MM_PER_UNIT, SHEET.height / MM_PER_UNIT];
  const [columns, rows] = [Math.ceil(whole.width / width), Math.ceil(whole.height / height)];
  const outline = [{ x: 0, y: 0 }, ...corners(map.layout)];
  const spots = Object.values(map.hexes).flatMap((hex) => {
    const centre = hexCentre(hex, map.layout);
    return outline.map(({ x, y }) => ({ x: centre.x + x * MOST, y: centre.y + y * MOST }));
  });
  const shows = ({ x, y }: Extent): boolean =>
    spots.some((spot) => spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height);
  const placed = (right: number, low: number): readonly Extent[] =>
    Array.from({ length: rows * columns }, (_, i) => ({
      x: whole.x - (columns * width - whole.width) * right + (i % columns) * width,
      y: whole.y - (rows * height - whole.height) * low + Math.floor(i / columns) * height,
      width,
      height,
    })).filter(shows);
  // The middle unless another place spares paper.
  return PLACES.flatMap((right) => PLACES.map((low) => placed(right, low))).reduce((best, each) =>
    each.length < best.length ? each : best,
  );
};

export interface Pieces {
  readonly tile: Tile;
  readonly count: number;
  readonly unlimited: boolean;
}

/** Of tiles without a limit, as many as a game hardly ever needs more of. */
const OF_UNLIMITED = 12;

/** The pieces of the box: a tile that another becomes by something put on it is no piece of its own. */
export const piecesOf = ({ tiles }: TrackSet): readonly Pieces[] =>
  upgradeOrder(Object.values(tiles))
    .filter(({ id, supply }) => supply === undefined || supply === id || tiles[supply] === undefined)
    .map((tile) =>
      tile.count === 'unlimited'
        ? { tile, count: OF_UNLIMITED, unlimited: true }
        : { tile, count: tile.count, unlimited: false },
    )
    .filter(({ count }) => count > 0);
