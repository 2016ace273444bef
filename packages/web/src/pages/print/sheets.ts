/** What goes on which sheet of paper: scale, the sheets of the map, the pieces to cut out. */
import { type Extent, HEX_RADIUS, hexCentre, mapExtent, upgradeOrder } from '@roundhouse/board';
import type { Tile, TrackMap, TrackSet } from '@roundhouse/engine';

/** Between two sides of a hex, in millimetres: as most boxes have it. */
const ACROSS_FLATS = 38;
export const MM_PER_UNIT = ACROSS_FLATS / (HEX_RADIUS * Math.sqrt(3));
/** What can be printed on of A4 across, in millimetres. */
export const SHEET = { width: 277, height: 188 } as const;

/** The map at the scale of the tiles, sheet by sheet; sheets without a hex are left out. */
export const mapSheets = (map: TrackMap): readonly Extent[] => {
  const whole = mapExtent(map);
  const [width, height] = [SHEET.width / MM_PER_UNIT, SHEET.height / MM_PER_UNIT];
  const [columns, rows] = [Math.ceil(whole.width / width), Math.ceil(whole.height / height)];
  const centres = Object.values(map.hexes).map((hex) => hexCentre(hex, map.layout));
  const shows = ({ x, y }: Extent): boolean =>
    centres.some(
      (centre) =>
        centre.x > x - HEX_RADIUS &&
        centre.x < x + width + HEX_RADIUS &&
        centre.y > y - HEX_RADIUS &&
        centre.y < y + height + HEX_RADIUS,
    );
  return Array.from({ length: rows * columns }, (_, i) => ({
    x: whole.x + (i % columns) * width,
    y: whole.y + Math.floor(i / columns) * height,
    width,
    height,
  })).filter(shows);
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
