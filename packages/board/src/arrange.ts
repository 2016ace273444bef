/**
 * Where the stops of a tile are drawn and how its track runs, from the shape alone.
 *
 * Every stop has a list of possible places; each place brings its own track from the edges. The best combination is the
 * one where circles keep clear of each other, of other track and of the rim, and room is left for the value and the label.
 * It is found in the frame of the unrotated flat tile, so that a tile looks the same however it lies; only pairs and
 * rings of circles in the middle are turned upright.
 */
import type { Gauge, Path, Shape, TrackNode } from '@roundhouse/engine/track/types';
import { type Candidate, candidatesFor, edgeExits, isAlone } from './candidates.ts';
import { type Curve, edgePoint, edgeToEdge, reverse, samples, straight, turnCurve } from './curve.ts';
import { distance, type Point, point, turn } from './geometry.ts';
import { type Layout, layoutTurn } from './geometry.ts';
import { slotRadius } from './slots.ts';

export interface PlacedStop {
  readonly kind: TrackNode['kind'];
  readonly at: Point;
  /** Across the track for bars, the axis of the circles for cities; degrees. */
  readonly angle: number;
  /** Centres of the token circles. */
  readonly slots: readonly Point[];
  /** Radius of the token circles. */
  readonly slotRadius: number;
  /** How a town is drawn. */
  readonly form: 'bar' | 'dot' | 'none';
}

export interface PlacedTrack {
  /** From end a to end b of the path. */
  readonly curve: Curve;
  readonly gauge: Gauge;
  /** Runs off the board: drawn as a point. */
  readonly offboard: boolean;
  readonly terminal: boolean;
  /** Tracks of one group meet somewhere on the tile; those of different groups only cross. */
  readonly group: number;
}

export interface Arrangement {
  readonly stops: readonly PlacedStop[];
  readonly tracks: readonly PlacedTrack[];
}

/** Paths that meet at an edge or a stop, as a group number for each path. */
const groupsOf = (shape: Shape): readonly number[] => {
  const group = shape.paths.map((_, i) => i);
  const meets = (p: Path, q: Path): boolean =>
    [p.a, p.b].some((e) =>
      [q.a, q.b].some((f) =>
        'edge' in e
          ? 'edge' in f && e.edge === f.edge && e.lane?.index === f.lane?.index
          : 'node' in f && e.node === f.node,
      ),
    );
  for (let i = 0; i < shape.paths.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const p = shape.paths[i];
      const q = shape.paths[j];
      if (p === undefined || q === undefined || !meets(p, q)) continue;
      const [from, to] = [group[i], group[j]];
      group.forEach((g, k) => {
        if (g === from && to !== undefined) group[k] = to;
      });
    }
  }
  return group;
};

const ORIGIN = point(0, 0);
const short = (gap: number, wanted: number): number => (gap >= wanted ? 0 : (wanted - gap) ** 2);

/** What a stop occupies: discs. */
const discs = (c: Candidate): readonly (Point & { readonly r: number })[] =>
  c.slots.length > 0 ? c.slots.map((s) => ({ ...s, r: c.radius })) : [{ ...c.at, r: c.radius }];

const discsToTrack = (c: Candidate, track: readonly Point[], wanted: number): number => {
  let cost = 0;
  for (const disc of discs(c)) {
    let nearest = Infinity;
    for (const p of track) nearest = Math.min(nearest, distance(disc, p) - disc.r);
    cost += short(nearest, wanted);
  }
  return cost;
};

const TRACK_CLEARANCE = 8;
/** Bars of towns read better away from crossings. */
const BAR_CLEARANCE = 14;
const clearanceOf = (c: Candidate): number => (c.onTrack && c.slots.length === 0 ? BAR_CLEARANCE : TRACK_CLEARANCE);
const STOP_CLEARANCE = 2;

const pairCost = (a: Candidate, b: Candidate): number => {
  // Cities at the ends of their track lie as far out as each other.
  const ends = [a, b].every((c) => c.slots.length > 0 && !c.onTrack);
  let cost = ends ? 0.5 * Math.abs(distance(a.at, ORIGIN) - distance(b.at, ORIGIN)) : 0;
  for (const p of discs(a)) for (const q of discs(b)) cost += 3 * short(distance(p, q) - p.r - q.r, STOP_CLEARANCE);
  for (const track of b.samples) cost += discsToTrack(a, track, clearanceOf(a));
  for (const track of a.samples) cost += discsToTrack(b, track, clearanceOf(b));
  return cost;
};

/** The cheapest choice of one candidate per stop; lists are short, so all combinations are weighed that may be cheaper. */
const choose = (lists: readonly (readonly Candidate[])[]): readonly Candidate[] => {
  const known = new Map<Candidate, Map<Candidate, number>>();
  const costOf = (a: Candidate, b: Candidate | undefined): number => {
    if (!b) return 0;
    let costs = known.get(a);
    if (!costs) known.set(a, (costs = new Map<Candidate, number>()));
    let cost = costs.get(b);
    if (cost === undefined) costs.set(b, (cost = pairCost(a, b)));
    return cost;
  };
  let best: readonly number[] = lists.map(() => 0);
  let bestCost = Infinity;
  const walk = (chosen: readonly number[], cost: number): void => {
    if (cost >= bestCost) return;
    const i = chosen.length;
    if (i === lists.length) {
      best = chosen;
      bestCost = cost;
      return;
    }
    (lists[i] ?? []).forEach((candidate, k) => {
      // What lies alone too badly is not tried with the others.
      if (cost + candidate.cost >= bestCost) return;
      const more = chosen.reduce((sum, other, j) => sum + costOf(candidate, lists[j]?.[other]), candidate.cost);
      walk([...chosen, k], cost + more);
    });
  };
  walk([], 0);
  return best.flatMap((k, i) => lists[i]?.[k] ?? []);
};

const MOST_CANDIDATES = 16;

const arrangeFlat = (shape: Shape, degrees: number): Arrangement => {
  const fixed = shape.paths.map((path) =>
    'edge' in path.a && 'edge' in path.b
      ? edgeToEdge(path.a.edge, path.b.edge, edgePoint(path.a.edge, path.a.lane), edgePoint(path.b.edge, path.b.lane))
      : undefined,
  );
  const fixedSamples = fixed.flatMap((curve) => (curve ? [samples(curve, 14)] : []));
  const lists = shape.nodes.map((_, i) => {
    const all = candidatesFor(shape, i, fixedSamples, degrees).map((c) => ({
      ...c,
      cost: c.cost + fixedSamples.reduce((sum, track) => sum + discsToTrack(c, track, clearanceOf(c)), 0),
    }));
    return [...all]
      .sort((a, b) => a.cost - b.cost)
      .slice(0, shape.nodes.length > 2 ? MOST_CANDIDATES : 2 * MOST_CANDIDATES);
  });
  const chosen = choose(lists);
  const groups = groupsOf(shape);
  const at = (node: number): Point => chosen[node]?.at ?? point(0, 0);
  const curveOf = (path: Path, i: number): Curve => {
    const through = fixed[i];
    if (through) return through;
    if ('edge' in path.a) {
      const { b } = path;
      return ('node' in b ? chosen[b.node]?.curves.get(i) : undefined) ?? straight(edgePoint(path.a.edge).at, at(0));
    }
    if ('edge' in path.b) {
      const curve = chosen[path.a.node]?.curves.get(i);
      return curve ? reverse(curve) : straight(at(path.a.node), edgePoint(path.b.edge).at);
    }
    return straight(at(path.a.node), at(path.b.node));
  };
  return {
    stops: shape.nodes.map((node, i): PlacedStop => {
      const c = chosen[i];
      const none =
        node.kind === 'offboard' || node.kind === 'junction' || node.style === 'hidden' || node.kind === 'city';
      const bar =
        node.style === 'rect' || (node.style !== 'dot' && c?.onTrack === true && edgeExits(shape, i).length === 2);
      return {
        kind: node.kind,
        at: c?.at ?? point(0, 0),
        angle: c?.angle ?? 0,
        slots: c?.slots ?? [],
        slotRadius: slotRadius(shape),
        form: none ? 'none' : bar ? 'bar' : 'dot',
      };
    }),
    tracks: shape.paths.map((path, i): PlacedTrack => ({
      curve: curveOf(path, i),
      gauge: path.gauge,
      offboard: [path.a, path.b].some((end) => 'node' in end && shape.nodes[end.node]?.kind === 'offboard'),
      terminal: path.terminal === true,
      group: groups[i] ?? i,
    })),
  };
};

const turned = (flat: Arrangement, degrees: number): Arrangement => ({
  stops: flat.stops.map((stop) => ({
    ...stop,
    at: turn(stop.at, degrees),
    angle: stop.angle + degrees,
    slots: stop.slots.map((s) => turn(s, degrees)),
  })),
  tracks: flat.tracks.map((track) => ({ ...track, curve: turnCurve(track.curve, degrees) })),
});

/** Circles of a city in the middle, and stops without track, stay upright when the tile turns. */
const standsUpright = (shape: Shape): boolean =>
  shape.paths.length === 0 ||
  shape.nodes.every((node) => node.kind !== 'city' || node.at === 'center' || isAlone(shape));

const cache = new WeakMap<Shape, Map<number, Arrangement>>();

/** The arrangement of a shape in a given rotation (of 60 degrees each) and layout; the same object for the same question. */
export const arrange = (shape: Shape, rotation: number, layout: Layout): Arrangement => {
  let known = cache.get(shape);
  if (!known) {
    known = new Map();
    cache.set(shape, known);
  }
  const degrees = 60 * rotation + layoutTurn(layout);
  let found = known.get(degrees);
  if (!found) {
    found = turned(arrangeFlat(shape, standsUpright(shape) ? degrees : 0), degrees);
    known.set(degrees, found);
  }
  return found;
};
