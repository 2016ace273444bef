/** Hexes on the plane. The corner radius is 100; y grows downwards, angles are degrees clockwise from the right. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Layout = 'flat' | 'pointy';

/** Centre to corner. */
export const R = 100;
/** Centre to the middle of an edge. */
export const A = (R * Math.sqrt(3)) / 2;

export const point = (x: number, y: number): Point => ({ x, y });
export const polar = (degrees: number, radius: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: Math.cos(a) * radius, y: Math.sin(a) * radius };
};
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const lerp = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
/** Called a hundred thousand times for a board: `Math.hypot` takes ten times as long. */
export const distance = (a: Point, b: Point): number => {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
};
export const turn = (a: Point, degrees: number): Point => {
  const r = (degrees * Math.PI) / 180;
  const c = Math.cos(r);
  const s = Math.sin(r);
  return { x: a.x * c - a.y * s, y: a.x * s + a.y * c };
};

/** A flat hex has its edge 0 at the bottom; a pointed one is the same hex, turned by 30 degrees clockwise. */
export const layoutTurn = (layout: Layout): number => (layout === 'flat' ? 0 : 30);

/** The direction of an edge (half edges such as 0.5 point to corners) of a flat hex. */
export const edgeAngle = (edge: number): number => 90 + 60 * edge;

/** Corner n lies between the edges n - 1 and n. */
export const corner = (n: number, layout: Layout, radius = R): Point =>
  polar(edgeAngle(n - 0.5) + layoutTurn(layout), radius);

export const corners = (layout: Layout, radius = R): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((n) => corner(n, layout, radius));

/** Where the centre of a hex lies, from its doubled coordinates. */
export const hexCentre = (hex: { readonly x: number; readonly y: number }, layout: Layout): Point =>
  layout === 'flat' ? { x: hex.x * 1.5 * R, y: hex.y * A } : { x: hex.x * A, y: hex.y * 1.5 * R };

const outwards = (layout: Layout): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((edge) => polar(edgeAngle(edge) + layoutTurn(layout), 1));
const OUTWARDS: Readonly<Record<Layout, readonly Point[]>> = { flat: outwards('flat'), pointy: outwards('pointy') };

/** How far inside the hex a point lies (negative: outside). */
export const depthInHex = (p: Point, layout: Layout): number => {
  let most = -Infinity;
  for (const n of OUTWARDS[layout]) most = Math.max(most, p.x * n.x + p.y * n.y);
  return A - most;
};
