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

/** Takes the room of the discs away. The field is the caller's own and is changed in place. */
export const occupy = (field: Field, discs: readonly Disc[]): void => {
  for (const disc of discs) {
    for (let row = 0; row < SIDE; row += 1) {
      const dy = row * STEP - R - disc.y;
      for (let column = 0; column < SIDE; column += 1) {
        const dx = column * STEP - R - disc.x;
        const i = row * SIDE + column;
        const gap = Math.sqrt(dx * dx + dy * dy) - disc.r;
        if (gap < (field.clear[i] ?? 0)) field.clear[i] = gap;
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
  const at = (dr: number, dc: number): number => field.clear[(r + dr) * SIDE + c + dc] ?? -R;
  const u = column - c;
  const v = row - r;
  return (at(0, 0) * (1 - u) + at(0, 1) * u) * (1 - v) + (at(1, 0) * (1 - u) + at(1, 1) * u) * v;
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

/** Least room around a box. */
export const clearance = (field: Field, x: number, y: number, width: number, height: number): number => {
  let least = Infinity;
  for (const disc of boxDiscs(x, y, width, height)) {
    // The corners of the box stick out of its discs a little.
    least = Math.min(least, clearAt(field, disc.x, disc.y) - disc.r * 1.12);
    if (least < -R / 2) return least;
  }
  return least;
};

export interface Wish {
  readonly width: number;
  readonly height: number;
  /** Where it would like to be, and how much it minds distance from there (per unit). */
  readonly near: Point;
  readonly pull: number;
  /** Room beyond which more does not help. */
  readonly enough: number;
}

export interface Found extends Point {
  readonly clear: number;
  readonly score: number;
}

/** The best place for a box. */
export const findRoom = (field: Field, wish: Wish): Found => {
  let best: Found = { x: wish.near.x, y: wish.near.y, clear: -R, score: -Infinity };
  for (let y = -R + STEP; y < R; y += STEP) {
    for (let x = -R + STEP; x < R; x += STEP) {
      // Most of the grid is known to be worse than the best found: the centre of the box alone says so.
      const distance = Math.hypot(x - wish.near.x, y - wish.near.y);
      const most = wish.enough - wish.pull * distance;
      if (most <= best.score) continue;
      const clear = clearance(field, x, y, wish.width, wish.height);
      const score = (clear < 0 ? 4 * clear : Math.min(clear, wish.enough)) - wish.pull * distance;
      if (score > best.score) best = { x, y, clear, score };
    }
  }
  return best;
};
