/** How the circles of a city lie together. */
import type { Shape } from '@roundhouse/engine/track/types';
import { type Point, point, polar } from './geometry.ts';

/** Radius of a token circle; smaller where many share a tile. */
export const SLOT = 24;
const SLOT_OF_MANY = 20.5;
const SLOT_OF_FOUR = 22;
/** The white surround of a city reaches this far beyond its circles. */
export const CITY_RIM = 3.5;
/** Radius of a town's dot. */
export const TOWN_DOT = 10;
/** Length across the track and width along it of a town's bar. */
export const TOWN_BAR = { across: 30, along: 10 } as const;

/** How large the token circles of a tile are drawn. */
export const slotRadius = (shape: Shape): number => {
  const cities = shape.nodes.filter((node) => node.kind === 'city');
  const circles = cities.reduce((sum, city) => sum + city.slots, 0);
  if (cities.length > 1 && circles > 2) return SLOT_OF_MANY;
  return circles > 3 ? SLOT_OF_FOUR : SLOT;
};

/** Centres of the circles around (0, 0); the axis of a pair, or the first of a ring, points to `angle`. */
export const slotRing = (slots: number, angle: number, slotSize: number): readonly Point[] => {
  if (slots <= 1) return [point(0, 0)];
  const radius = slotSize / Math.sin(Math.PI / slots);
  return Array.from({ length: slots }, (_, i) => polar(angle + (360 / slots) * i, radius));
};

/** Angles worth trying for so many circles, the most restful first. */
export const slotAngles = (slots: number): readonly number[] => {
  if (slots <= 1) return [0];
  if (slots === 2) return [0, 90, 60, 120, 30, 150];
  return slots === 3 ? [-90, 90, 0, 180] : [45, 0];
};
