/** Places where one stop of a tile could be drawn, each with the track from the edges to it. */
import type { Lane, Shape } from '@roundhouse/engine/track/types';
import { type Curve, cut, edgePoint, edgeToEdge, edgeToPoint, headingOn, pointOn, samples, straight } from './curve.ts';
import { add, depthInHex, distance, edgeAngle, type Point, point, polar, scale, turn } from './geometry.ts';
import { slotAngles, slotRadius, slotRing, CITY_RIM, TOWN_BAR, TOWN_DOT } from './slots.ts';

export interface Candidate {
  readonly at: Point;
  readonly angle: number;
  readonly slots: readonly Point[];
  readonly radius: number;
  /** By path index: from the edge to the stop. */
  readonly curves: ReadonlyMap<number, Curve>;
  readonly samples: readonly (readonly Point[])[];
  /** Sits on the smooth track between its two exits. */
  readonly onTrack: boolean;
  readonly cost: number;
}

export interface Exit {
  readonly path: number;
  readonly edge: number;
  readonly lane?: Lane;
}

/** The edges that a stop has track to. */
export const edgeExits = (shape: Shape, node: number): readonly Exit[] =>
  shape.paths.flatMap((path, i): Exit[] => {
    const [edge, other] = 'edge' in path.a ? [path.a, path.b] : [path.b, path.a];
    if (!('edge' in edge) || !('node' in other) || other.node !== node) return [];
    return [edge.lane ? { path: i, edge: edge.edge, lane: edge.lane } : { path: i, edge: edge.edge }];
  });

/** Off-board areas have no body: what shares the hex with one has it to itself. */
export const isAlone = (shape: Shape): boolean => shape.nodes.filter((node) => node.kind !== 'offboard').length === 1;

const CENTRE = point(0, 0);
const RIM_CLEARANCE = 3;
/** Length of the pointed track of an off-board area. */
const OFFBOARD_TRACK = 34;

const radiusOf = (kind: string, onTrack: boolean, slotSize: number): number => {
  if (kind === 'city') return slotSize + CITY_RIM;
  if (kind === 'town') return onTrack ? TOWN_BAR.across / 2 : TOWN_DOT + 2;
  return 4;
};

const shortBy = (gap: number, wanted: number): number => (gap >= wanted ? 0 : (wanted - gap) ** 2);

const rimCost = (slots: readonly Point[], at: Point, radius: number): number =>
  (slots.length > 0 ? slots : [at]).reduce(
    (sum, p) => sum + 2 * shortBy(depthInHex(p, 'flat') - radius, RIM_CLEARANCE),
    0,
  );

/** Where a value or a label could stand: by direction, how far out, and how much room the hex has there. */
const PROBES = Array.from({ length: 18 }, (_, i) => ({
  angle: 20 * i,
  at: [54, 66, 77].map((radius) => {
    const p = polar(20 * i, radius);
    return { ...p, depth: depthInHex(p, 'flat') };
  }),
}));

/** How badly two discs (a value and a label) would sit beside these circles and tracks. */
const crowding = (slots: readonly Point[], slotSize: number, tracks: readonly (readonly Point[])[]): number => {
  const spaces = PROBES.map(({ angle, at }) => {
    let best = 0;
    for (const p of at) {
      let clear = p.depth;
      for (const s of slots) clear = Math.min(clear, distance(p, s) - slotSize - CITY_RIM);
      for (const track of tracks) for (const q of track) clear = Math.min(clear, distance(p, q) - 5);
      best = Math.max(best, clear);
    }
    return { angle, clear: best };
  });
  const first = spaces.reduce((a, b) => (b.clear > a.clear ? b : a));
  const apart = (a: number, b: number): number => Math.min((a - b + 360) % 360, (b - a + 360) % 360);
  const second = spaces.filter((r) => apart(r.angle, first.angle) >= 40).reduce((a, b) => (b.clear > a.clear ? b : a));
  return shortBy(first.clear, 21) + shortBy(second.clear, 19);
};

/** Places for stops without any track: beside each other on the page, as they are read. */
const rowPlaces = (count: number, index: number, kind: string): Point => {
  if (count === 1) return CENTRE;
  const reach = kind === 'city' ? 36 : 30;
  return count === 2 ? point(index === 0 ? -reach : reach, 0) : polar(-90 + (360 / count) * index, reach + 6);
};

/** All places for one stop; `degrees` is how far the tile will be turned, for what should stand upright then. */
export const candidatesFor = (
  shape: Shape,
  index: number,
  fixed: readonly (readonly Point[])[],
  degrees: number,
): readonly Candidate[] => {
  const node = shape.nodes[index];
  if (!node) return [];
  const exits = edgeExits(shape, index);
  const slotsWanted = node.kind === 'city' ? Math.max(1, node.slots) : 0;
  const slotSize = slotRadius(shape);
  const alone = isAlone(shape);

  const build = (
    at: Point,
    angle: number,
    curves: ReadonlyMap<number, Curve>,
    onTrack: boolean,
    cost: number,
  ): Candidate => {
    const slots = slotsWanted > 0 ? slotRing(slotsWanted, angle, slotSize).map((s) => add(at, s)) : [];
    const radius = radiusOf(node.kind, onTrack, slotSize);
    const tracks = [...curves.values()].map((c) => samples(c, 9));
    const crowd = slotsWanted > 1 ? crowding(slots, slotSize, [...tracks, ...fixed]) * 0.2 : 0;
    return {
      at,
      angle,
      slots,
      radius,
      curves,
      onTrack,
      samples: tracks,
      cost:
        cost +
        crowd +
        (node.kind === 'offboard' ? 0 : rimCost(slots, at, onTrack && node.kind === 'town' ? TOWN_BAR.along : radius)),
    };
  };

  const curvesTo = (at: Point): ReadonlyMap<number, Curve> =>
    new Map(exits.map((exit) => [exit.path, edgeToPoint(edgePoint(exit.edge, exit.lane), at)]));

  const off = (at: Point, cost: number, angles?: readonly number[]): Candidate[] =>
    (angles ?? slotAngles(slotsWanted).map((a) => a - degrees)).map((angle, i) =>
      build(at, angle, curvesTo(at), false, cost + (angles ? 0 : i * 0.6)),
    );

  if (node.kind === 'offboard') {
    const stubs = new Map(
      exits.map((exit) => {
        const from = edgePoint(exit.edge, exit.lane);
        return [exit.path, straight(from.at, add(from.at, scale(from.inward, OFFBOARD_TRACK)))] as const;
      }),
    );
    return [build(CENTRE, 0, stubs, false, 0)];
  }

  /** Places on the smooth line between the two exits, t from the first to the second. */
  const onLine = (ts: readonly number[], costOf: (t: number) => number): Candidate[] => {
    const [a, b] = exits;
    if (!a || !b || exits.length !== 2 || a.edge === b.edge) return [];
    const line = edgeToEdge(a.edge, b.edge, edgePoint(a.edge, a.lane), edgePoint(b.edge, b.lane));
    return ts.map((t) => {
      const [first, second] = cut(line, t);
      return build(
        pointOn(line, t),
        headingOn(line, t) + (node.kind === 'city' ? 0 : 90),
        new Map([
          [a.path, first],
          [b.path, second],
        ]),
        true,
        costOf(t),
      );
    });
  };

  if (shape.paths.length === 0 && node.at === undefined) {
    return off(turn(rowPlaces(shape.nodes.length, index, node.kind), -degrees), 0);
  }
  if (node.at === 'center') return off(CENTRE, 0);
  if (typeof node.at === 'number') {
    const lean = node.at;
    const end = exits.findIndex((exit) => exit.edge === lean);
    if (node.kind === 'town' && exits.length === 2 && end >= 0) {
      return onLine(end === 0 ? [0.2, 0.25, 0.3, 0.35] : [0.8, 0.75, 0.7, 0.65], (t) =>
        Math.abs(t - (end === 0 ? 0.25 : 0.75)),
      );
    }
    const radii = node.kind === 'city' ? [50, 46, 42, 38, 54] : exits.length === 0 ? [60, 64, 68] : [46, 40, 52];
    const angle = edgeAngle(lean);
    return radii.flatMap((r, i) =>
      off(polar(angle, r), i, slotsWanted > 1 ? [angle + 90, angle, angle + 45, angle - 45] : [angle + 90]),
    );
  }
  if (alone || node.kind === 'junction') {
    if (node.kind === 'town' && exits.length === 2) {
      const ts = fixed.length === 0 ? [0.5] : [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8];
      return onLine(ts, (t) => Math.abs(t - 0.5));
    }
    if (fixed.length === 0 || node.kind === 'junction') return off(CENTRE, 0);
  }
  const ts = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8];
  const line = onLine(ts, (t) => 4 * Math.abs(t - 0.5));
  if (node.kind === 'town' && line.length > 0) return line;
  const towards =
    exits.length > 0 ? exits.reduce((sum, exit) => add(sum, polar(edgeAngle(exit.edge), 1)), CENTRE) : CENTRE;
  const around: Candidate[] = [];
  for (let k = 0; k < 12; k += 1) {
    const direction = polar(30 * k, 1);
    // A stop leans to where its track comes from, which keeps the track short.
    const away = exits.length > 0 ? 1 - (direction.x * towards.x + direction.y * towards.y) / exits.length : 0;
    for (const r of [34, 40, 46, 52, 57]) {
      const at = scale(direction, r);
      const angle = 30 * k;
      around.push(
        ...off(
          at,
          (exits.length === 1 ? 90 : 12) * away + 4 + Math.abs(r - 44) * 0.15,
          slotsWanted > 1 ? [angle + 90, angle + 60, angle + 120] : [angle + 90],
        ),
      );
    }
  }
  return exits.length > 1 ? [...line, ...around, ...off(CENTRE, 3)] : around;
};
