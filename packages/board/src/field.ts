/**
 * Free space on a hex: for every point of a grid, how far the nearest thing is. Captions are put where there is room, and
 * then take room themselves. A caption is a box; a box is looked at as a few discs in a row.
 */
import { depthInHex, type Layout, type Point, R } from './geometry.ts';

const STEP = 5;
const SIDE = (2 * R) / STEP + 1;

export interface Disc extends Point {
  readonly r: number;
}

export interface Field {
  readonly layout: Layout;
  /** Row by row; negative where occupied or outside. */
  readonly clear: Float32Array;
}

const emptyFields = new Map<Layout, Float32Array>();
const emptyField = (layout: Layout): Float32Array => {
  const known = emptyFields.get(layout);
  if (known) return known;
  const clear = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      clear[row * SIDE + column] = depthInHex({ x: column * STEP - R, y: row * STEP - R }, layout);
    }
  }
  emptyFields.set(layout, clear);
  return clear;
};

export const openField = (layout: Layout): Field => ({ layout, clear: new Float32Array(emptyField(layout)) });

export const copyOf = ({ layout, clear }: Field): Field => ({ layout, clear: new Float32Array(clear) });

/** More space than this makes no difference: no caption needs it. */
const FAR = 36;

/** Takes the room of the discs away. The field is the caller's own and is changed in place. */
export const occupy = (field: Field, discs: readonly Disc[]): void => {
  const { clear } = field;
  const cell = (v: number): number => Math.max(0, Math.min(SIDE - 1, v));
  for (const { x, y, r } of discs) {
    const reach = r + FAR;
    const [left, right] = [cell(Math.ceil((x - reach + R) / STEP)), cell(Math.floor((x + reach + R) / STEP))];
    const [top, bottom] = [cell(Math.ceil((y - reach + R) / STEP)), cell(Math.floor((y + reach + R) / STEP))];
    for (let row = top; row <= bottom; row += 1) {
      const dy = row * STEP - R - y;
      for (let column = left; column <= right; column += 1) {
        const dx = column * STEP - R - x;
        const i = row * SIDE + column;
        const gap = Math.sqrt(dx * dx + dy * dy) - r;
        if (gap < (clear[i] ?? 0)) clear[i] = gap;
      }
    }
  }
};

/** Room around a point, between the points of the grid too. */
export const clearAt = (field: Field, x: number, y: number): number => {
  const column = (x + R) / STEP;
  const row = (y + R) / STEP;
  const c = Math.floor(column);
  const r = Math.floor(row);
  if (c < 0 || r < 0 || c >= SIDE - 1 || r >= SIDE - 1) return -R;
  const { clear } = field;
  const i = r * SIDE + c;
  const u = column - c;
  const v = row - r;
  const above = (clear[i] ?? -R) * (1 - u) + (clear[i + 1] ?? -R) * u;
  const below = (clear[i + SIDE] ?? -R) * (1 - u) + (clear[i + SIDE + 1] ?? -R) * u;
  return above * (1 - v) + below * v;
};

/** A box as discs of half its height in a row (or of half its width in a column). */
export const boxDiscs = (x: number, y: number, width: number, height: number): readonly Disc[] => {
  const r = Math.min(width, height) / 2;
  const long = Math.max(width, height) / 2 - r;
  const count = long < 0.5 ? 1 : Math.max(2, Math.ceil((2 * long) / (r * 0.9)) + 1);
  return Array.from({ length: count }, (_, i) => {
    const shift = count === 1 ? 0 : -long + (2 * long * i) / (count - 1);
    return width >= height ? { x: x + shift, y, r } : { x, y: y + shift, r };
  });
};

const CORNER = 0.28;

/** As boxDiscs, with the corners that stick out of its discs; what is as wide as high is round. */
export const boxArea = (x: number, y: number, width: number, height: number): readonly Disc[] => {
  const discs = boxDiscs(x, y, width, height);
  if (Math.abs(width - height) < 0.01) return discs;
  const r = (Math.min(width, height) / 2) * CORNER;
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => ({ x: x + right * (width / 2 - r), y: y + down * (height / 2 - r), r })),
  );
  return [...discs, ...corners];
};

export interface PlacementWish {
  readonly width: number;
  readonly height: number;
  /** Where it would like to be, and how much it minds distance from there (per unit). */
  readonly near: Point;
  readonly pull: number;
  /** Room beyond which more does not help. */
  readonly enough: number;
  /** Places with less room than this are of no use. */
  readonly least: number;
}

export interface FreeSpot extends Point {
  readonly clear: number;
}

/** The best place for a box; undefined where there is no place with the least room it asks for. */
export const findFreeSpot = (field: Field, wish: PlacementWish): FreeSpot | undefined => {
  const { near, pull, enough, least } = wish;
  const discs = boxArea(0, 0, wish.width, wish.height);
  const half = Math.min(wish.width, wish.height) / 2;
  let best: FreeSpot | undefined;
  let bestScore = -Infinity;
  for (let row = 1; row < SIDE - 1; row += 1) {
    const y = row * STEP - R;
    for (let column = 1; column < SIDE - 1; column += 1) {
      // The middle of the box needs room too; most places end here.
      const middle = (field.clear[row * SIDE + column] ?? -R) - half;
      if (middle < least) continue;
      const x = column * STEP - R;
      const dx = x - near.x;
      const dy = y - near.y;
      const minds = pull * Math.sqrt(dx * dx + dy * dy);
      // Even with all the room in the world this place would be worse than the best so far.
      if ((middle < 0 ? 4 * middle : Math.min(middle, enough)) - minds <= bestScore) continue;
      let clear = middle;
      for (const disc of discs) {
        // Between two discs the box sticks out a little.
        const here = clearAt(field, x + disc.x, y + disc.y) - disc.r * 1.06;
        if (here < clear) clear = here;
        if (clear < least || (clear < 0 && 4 * clear - minds <= bestScore)) break;
      }
      const score = (clear < 0 ? 4 * clear : Math.min(clear, enough)) - minds;
      if (clear < least || score <= bestScore) continue;
      best = { x, y, clear };
      bestScore = score;
    }
  }
  return best;
};
