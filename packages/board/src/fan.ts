/** How the markers of a stack share a cell of the market: reading order, none hidden while they are few. */
import type { Point } from './geometry.ts';

interface Fan {
  readonly radius: number;
  readonly perRow: number;
  /** How far a row lies to the right of the one above it. */
  readonly slant?: number;
}

/** A room as high as wide: two markers fill it best from corner to corner. */
const inSquare = (count: number, side: number): Fan => {
  if (count <= 1) return { radius: side * 0.46, perRow: 1 };
  if (count <= 2) return { radius: side * 0.29, perRow: 1, slant: side * 0.42 };
  if (count <= 4) return { radius: side * 0.24, perRow: 2 };
  if (count <= 9) return { radius: side * 0.165, perRow: 3 };
  return { radius: side * 0.125, perRow: Math.ceil(count / 4) };
};

const inStrip = (count: number): Fan => {
  if (count <= 2) return { radius: 17, perRow: 2 };
  if (count <= 3) return { radius: 16, perRow: 3 };
  return count <= 6 ? { radius: 11, perRow: 3 } : { radius: 9, perRow: Math.ceil(count / 2) };
};

/** Three fit beside each other where it is nearly twice as wide as high. */
const inFlat = (count: number): Fan => {
  if (count <= 1) return { radius: 22, perRow: 1 };
  if (count <= 2) return { radius: 20, perRow: 2 };
  if (count <= 3) return { radius: 13.5, perRow: 3 };
  if (count <= 6) return { radius: 11, perRow: 3 };
  return count <= 8 ? { radius: 10, perRow: 4 } : { radius: 8, perRow: Math.ceil(count / 3) };
};

/** Circles for so many markers: how large, and how many side by side. */
const fanOf = (count: number, width: number, height: number): Fan => {
  if (height > 0.85 * width) return inSquare(count, Math.min(width, height));
  if (height < 40) return inStrip(count);
  if (height < 0.6 * width) return inFlat(count);
  if (count <= 1) return { radius: 21, perRow: 1 };
  if (count <= 2) return { radius: 18, perRow: 2 };
  if (count <= 4) return { radius: 13, perRow: 2 };
  if (count <= 6) return { radius: 12.5, perRow: 3 };
  if (count <= 8) return { radius: 11, perRow: 4 };
  return { radius: 9, perRow: Math.ceil(count / 3) };
};

/** The middles of so many markers around a point, first to last, in a room so wide and so high. */
export const fanned = (
  count: number,
  { x, y }: Point,
  width: number,
  height: number,
): { readonly radius: number; readonly spots: readonly Point[] } => {
  const { radius, perRow, slant = 0 } = fanOf(count, width, height);
  const rows = Math.ceil(count / perRow);
  const columns = Math.min(perRow, count);
  const step = columns > 1 ? Math.min(2 * radius + 1, (width - 2 * radius - 3) / (columns - 1)) : 0;
  const down = rows > 1 ? Math.min(2 * radius, (height - 2 * radius) / (rows - 1)) : 0;
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow) - (rows - 1) / 2;
    return { x: x + ((i % perRow) - (columns - 1) / 2) * step + row * slant, y: y + row * down };
  });
  return { radius, spots };
};
