/** How the markers of a stack share a cell of the market: reading order, as large as the room allows, never too small to be read. */
import type { Point } from './geometry.ts';

interface Fan {
  readonly radius: number;
  readonly rows: number;
}

/** Between two markers that stand side by side. */
const GAP = 1;
/** More rows than this are too many to distinguish. */
const MOST_ROWS = 4;

/** How far the middles of neighbours lie apart at most. */
const step = (room: number, radius: number, count: number): number =>
  count > 1 ? Math.min(2 * radius + GAP, (room - 2 * radius) / (count - 1)) : Infinity;

/**
 * Side by side where they fit at a size that can be read; else as small as they may be, one over the other, in as many rows as leave
 * most of each in sight.
 */
const fanOf = (count: number, width: number, height: number, least: number, most: number): Fan => {
  const fans = Array.from({ length: Math.min(count, MOST_ROWS) }, (_, i): Fan & { readonly apart: number } => {
    const rows = i + 1;
    const columns = Math.ceil(count / rows);
    const free = Math.min(most, (width - (columns - 1) * GAP) / (2 * columns), height / (2 * rows));
    const radius = Math.max(free, least);
    return { radius, rows, apart: Math.min(step(width, radius, columns), step(height, radius, rows)) / radius };
  });
  return fans.reduce((best, each) =>
    each.radius > best.radius || (each.radius === best.radius && each.apart > best.apart) ? each : best,
  );
};

/**
 * The middles of so many markers around a point, first to last, in a room so wide and so high, with radii between the least that can
 * be read and the most.
 */
export const fanned = (
  count: number,
  { x, y }: Point,
  width: number,
  height: number,
  [least, most]: readonly [least: number, most: number],
): { readonly radius: number; readonly spots: readonly Point[] } => {
  if (count === 0) return { radius: 0, spots: [] };
  const { radius, rows } = fanOf(count, width, height, Math.min(least, width / 2, height / 2), most);
  const perRow = Math.ceil(count / rows);
  const across = perRow > 1 ? step(width, radius, perRow) : 0;
  const down = rows > 1 ? step(height, radius, rows) : 0;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: x + ((i % perRow) - (perRow - 1) / 2) * across,
    y: y + (Math.floor(i / perRow) - (rows - 1) / 2) * down,
  }));
  return { radius, spots };
};
