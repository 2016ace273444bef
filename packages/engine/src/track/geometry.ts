/** Hexes as pairs of doubled coordinates: names, neighbours, edges, distance. */
import type { Edge, HexId, Rotation, TrackMap } from './types.ts';

export type Layout = TrackMap['layout'];
export type Axes = TrackMap['axes'];

export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

const FLAT: readonly Coordinates[] = [
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
];
const POINTY: readonly Coordinates[] = [
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
];

/** The step to the neighbour over each edge. */
export const directionsOf = (layout: Layout): readonly Coordinates[] => (layout === 'flat' ? FLAT : POINTY);

export const toEdge = (n: number): Edge => {
  const edge = ((n % 6) + 6) % 6;
  if (edge === 0 || edge === 1 || edge === 2 || edge === 3 || edge === 4 || edge === 5) return edge;
  throw new Error(`${n} is not an edge`);
};

export const oppositeEdge = (edge: Edge): Edge => toEdge(edge + 3);
export const rotateEdge = (edge: Edge, rotation: Rotation): Edge => toEdge(edge + rotation);

const letterValue = (letter: string): number => {
  const code = letter.charCodeAt(0);
  // Rows above A are called a, b, …: -1, -2, … (1849 has one).
  return code >= 97 ? 96 - code : code - 65;
};

/** 'O10' with numbers across and letters down is x 9, y 14. */
export const placeOf = (id: HexId, axes: Axes): Coordinates => {
  const parts = /^([A-Za-z])(\d+)$/.exec(id);
  if (parts?.[1] === undefined || parts[2] === undefined) {
    throw new Error(`'${id}' is not a hex: one letter and a number are expected`);
  }
  const letter = letterValue(parts[1]);
  const number = Number(parts[2]) - 1;
  return axes.x === 'letter' ? { x: letter, y: number } : { x: number, y: letter };
};

/** For every hex the six neighbours by edge. */
export const neighboursOf = (
  hexes: Readonly<Record<HexId, Coordinates>>,
  layout: Layout,
): Record<HexId, readonly (HexId | null)[]> => {
  const at = new Map(Object.entries(hexes).map(([id, { x, y }]) => [`${x},${y}`, id]));
  const directions = directionsOf(layout);
  return Object.fromEntries(
    Object.entries(hexes).map(([id, { x, y }]) => [
      id,
      directions.map((step) => at.get(`${x + step.x},${y + step.y}`) ?? null),
    ]),
  );
};

/** How many hex sides lie between two hexes on the shortest way, whatever is printed there. */
export const hexDistance = (layout: Layout, a: Coordinates, b: Coordinates): number => {
  const across = Math.abs(layout === 'flat' ? a.x - b.x : a.y - b.y);
  const along = Math.abs(layout === 'flat' ? a.y - b.y : a.x - b.x);
  return across + Math.max(0, (along - across) / 2);
};
