/** Track follows cubic curves: one for each path. */
import { A, add, edgeAngle, lerp, type Point, point, polar, R, scale, sub, turn } from './geometry.ts';
import { round } from './svg.ts';

export interface Curve {
  readonly p0: Point;
  readonly p1: Point;
  readonly p2: Point;
  readonly p3: Point;
}

/** Handles that make a cubic follow a circle: for edges side by side, one apart, and opposite. */
const ARC_HANDLE = [
  0,
  (4 / 3) * Math.tan(Math.PI / 6) * (R / 2),
  (4 / 3) * Math.tan(Math.PI / 12) * 1.5 * R,
  (2 * A) / 3,
];

/** Space between the centre lines of parallel lanes. */
export const LANE_GAP = 17;

export interface EdgePoint {
  readonly at: Point;
  /** Unit vector from the edge into the hex. */
  readonly inward: Point;
}

/**
 * The middle of an edge, or of one of its lanes. Lane 0 lies furthest clockwise, which the neighbour sees as its last.
 */
export const edgePoint = (edge: number, lane?: { readonly of: number; readonly index: number }): EdgePoint => {
  const outward = polar(edgeAngle(edge), 1);
  const clockwise = turn(outward, 90);
  const shift = lane ? ((lane.of - 1) / 2 - lane.index) * LANE_GAP : 0;
  return { at: add(scale(outward, A), scale(clockwise, shift)), inward: scale(outward, -1) };
};

/** A straight or an arc from edge to edge. */
export const edgeToEdge = (a: number, b: number, from: EdgePoint, to: EdgePoint): Curve => {
  const apart = Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  const handle = ARC_HANDLE[apart] ?? 0;
  return {
    p0: from.at,
    p1: add(from.at, scale(from.inward, handle)),
    p2: add(to.at, scale(to.inward, handle)),
    p3: to.at,
  };
};

/** From an edge, first straight inwards, then bending to the stop. */
export const edgeToPoint = (from: EdgePoint, to: Point): Curve => {
  const reach = Math.hypot(to.x - from.at.x, to.y - from.at.y);
  const knee = add(from.at, scale(from.inward, reach * 0.62));
  return { p0: from.at, p1: lerp(from.at, knee, 0.66), p2: lerp(to, knee, 0.66), p3: to };
};

export const straight = (a: Point, b: Point): Curve => ({ p0: a, p1: lerp(a, b, 1 / 3), p2: lerp(a, b, 2 / 3), p3: b });

export const pointOn = (c: Curve, t: number): Point => {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const d = 3 * u * t * t;
  const e = t * t * t;
  return point(a * c.p0.x + b * c.p1.x + d * c.p2.x + e * c.p3.x, a * c.p0.y + b * c.p1.y + d * c.p2.y + e * c.p3.y);
};

/** The direction of travel in degrees. */
export const headingOn = (c: Curve, t: number): number => {
  const before = pointOn(c, Math.max(0, t - 0.01));
  const after = pointOn(c, Math.min(1, t + 0.01));
  const d = sub(after, before);
  return (Math.atan2(d.y, d.x) * 180) / Math.PI;
};

/** The two halves of a curve, cut at t; the second runs backwards, so that both end at the cut. */
export const cut = (c: Curve, t: number): readonly [Curve, Curve] => {
  const a = lerp(c.p0, c.p1, t);
  const m = lerp(c.p1, c.p2, t);
  const b = lerp(c.p2, c.p3, t);
  const am = lerp(a, m, t);
  const mb = lerp(m, b, t);
  const at = lerp(am, mb, t);
  return [
    { p0: c.p0, p1: a, p2: am, p3: at },
    { p0: c.p3, p1: b, p2: mb, p3: at },
  ];
};

export const reverse = (c: Curve): Curve => ({ p0: c.p3, p1: c.p2, p2: c.p1, p3: c.p0 });

export const turnCurve = (c: Curve, degrees: number): Curve => ({
  p0: turn(c.p0, degrees),
  p1: turn(c.p1, degrees),
  p2: turn(c.p2, degrees),
  p3: turn(c.p3, degrees),
});

export const samples = (c: Curve, steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointOn(c, i / steps));

const xy = (p: Point): string => `${round(p.x)} ${round(p.y)}`;

export const pathOf = (c: Curve): string => `M${xy(c.p0)}C${xy(c.p1)} ${xy(c.p2)} ${xy(c.p3)}`;

export const polyline = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** The curve moved sideways, by `atStart` at its beginning and `atEnd` at its end (positive: to the right of travel). */
export const offsetCurve = (c: Curve, atStart: number, atEnd: number, steps = 16): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return add(pointOn(c, t), polar(headingOn(c, t) + 90, atStart + (atEnd - atStart) * t));
  });
