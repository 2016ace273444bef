/** The runs of trains over the track: a colour and a dash pattern each, side by side where they share it. */
import type { HexId, LaidTile, Shape, Tile, TileId, TrackMap } from '@roundhouse/engine/track/types';
import { arrange, type PlacedStop } from './arrange.ts';
import { type Curve, offsetCurve, polyline } from './curve.ts';
import { add, distance, hexCentre, type Point } from './geometry.ts';
import { CITY_RIM } from './slots.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import { textAt, textWidth } from './text.ts';
import type { Theme } from './theme.ts';

/** A run of a train; runs of the route finder fit. */
export interface RouteLine {
  readonly train: string;
  /** Which colour and dash; absent: the place in the list. */
  readonly index?: number;
  /** Stops, as indices into the nodes of what lies there. */
  readonly stops: readonly { readonly hex: HexId; readonly node: number }[];
  /** Between each two stops the paths used, as indices into the paths of what lies there. */
  readonly links: readonly (readonly (readonly [hex: HexId, path: number])[])[];
  /** A colour of its own, such as its company's, in place of that of the list. */
  readonly colour?: string;
  /** What it earned, written beside it. */
  readonly sum?: string;
  /** Drawn faintly: someone else's or last round's. */
  readonly faint?: boolean;
}

/** Wider than the black track beneath it. */
const WIDTH = 8.5;

/** At an edge the neighbour must agree which side is which: positive is right of a traveller towards edges 0, 1 and 2. */
const sideAt = (end: Shape['paths'][number]['a'], rotation: number, leaving: boolean): 1 | -1 => {
  if (!('edge' in end)) return 1;
  const towards = (end.edge + rotation) % 6 < 3;
  return towards === leaving ? 1 : -1;
};

/** By thing used, the places in the list of the routes that use it. */
const usersOf = (
  routes: readonly RouteLine[],
  used: (route: RouteLine) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const users = new Map<string, number[]>();
  routes.forEach((route, i) => {
    for (const key of new Set(used(route))) {
      const known = users.get(key);
      if (known) known.push(i);
      else users.set(key, [i]);
    }
  });
  return users;
};

/** The line as far as it lies outside of circles: tokens stay in sight. */
const outsideCities = (line: readonly Point[], stops: readonly PlacedStop[]): readonly Point[] =>
  line.filter(
    (p) => !stops.some((stop) => stop.slots.some((slot) => distance(p, slot) < stop.slotRadius + CITY_RIM - 1)),
  );

/** A ring around a stop that counts. */
const stopRing = (stop: PlacedStop, centre: Point, rank: number, colour: string): SvgNode => {
  const out = stop.kind === 'city' ? stop.slotRadius + CITY_RIM + 2.5 + 3.5 * rank : 15 + 3.5 * rank;
  const at = add(stop.at, centre);
  const [first, second] = stop.slots;
  const attrs = { fill: 'none', stroke: colour, 'stroke-width': 3 } as const;
  if (first && second && stop.slots.length === 2) {
    const half = distance(first, second) / 2 + out;
    const angle = (Math.atan2(second.y - first.y, second.x - first.x) * 180) / Math.PI;
    const transform = `translate(${round(at.x)} ${round(at.y)}) rotate(${round(angle)})`;
    return el('rect', { x: -half, y: -out, width: 2 * half, height: 2 * out, rx: out, transform, ...attrs });
  }
  const reach = Math.max(0, ...stop.slots.map((slot) => distance(slot, stop.at)));
  return el('circle', { cx: at.x, cy: at.y, r: reach + out, ...attrs });
};

const SUM_SIZE = 34;

/** What a run earned, on a plate in the middle of its line. */
const sumAt = (sum: string, at: Point | undefined, colour: string, theme: Theme): SvgNode | undefined => {
  if (!at) return undefined;
  const width = textWidth(sum, SUM_SIZE) + 0.7 * SUM_SIZE;
  const height = 1.35 * SUM_SIZE;
  return group(
    [
      el('rect', {
        x: at.x - width / 2,
        y: at.y - height / 2,
        width,
        height,
        rx: height / 4,
        fill: theme.paper,
        stroke: colour,
        'stroke-width': 4,
      }),
      textAt(sum, at.x, at.y, { size: SUM_SIZE, fill: theme.ink, weight: 700, font: theme.fonts.text }),
    ],
    { class: 'sum' },
  );
};

export const drawRoutes = (
  routes: readonly RouteLine[],
  map: TrackMap,
  laidAt: (hex: HexId) => LaidTile | undefined,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): readonly SvgNode[] => {
  const sharing = usersOf(routes, (route) => route.links.flat().map(([hex, path]) => `${hex} ${path}`));
  const stopping = usersOf(routes, (route) => route.stops.map(({ hex, node }) => `${hex} ${node}`));
  const shapeOn = (id: HexId): { shape: Shape; rotation: number; centre: Point } | undefined => {
    const hex = map.hexes[id];
    if (!hex) return undefined;
    const laid = laidAt(id);
    const tile = laid && tiles[laid.tile];
    return { shape: tile ?? hex, rotation: laid?.rotation ?? 0, centre: hexCentre(hex, map.layout) };
  };
  const lineOf = (route: RouteLine, i: number): SvgNode => {
    const style = theme.routes[(route.index ?? i) % theme.routes.length];
    const colour = route.colour ?? style?.colour ?? theme.lit;
    const lines: string[] = [];
    const points: Point[] = [];
    for (const [hex, index] of route.links.flat()) {
      const on = shapeOn(hex);
      const path = on?.shape.paths[index];
      if (!on || !path) continue;
      const curve: Curve | undefined = arrange(on.shape, on.rotation, map.layout).tracks[index]?.curve;
      if (!curve) continue;
      const users = sharing.get(`${hex} ${index}`) ?? [i];
      const shift = (users.indexOf(i) - (users.length - 1) / 2) * (WIDTH + 1.5);
      const start = sideAt(path.a, on.rotation, false);
      const end = sideAt(path.b, on.rotation, true);
      const [from, to] = ['edge' in path.a ? start : end, 'edge' in path.b ? end : start];
      const stops = arrange(on.shape, on.rotation, map.layout).stops;
      const line = outsideCities(offsetCurve(curve, shift * from, shift * to), stops);
      if (line.length > 1) lines.push(polyline(line.map((p) => add(p, on.centre))));
      points.push(...line.map((p) => add(p, on.centre)));
    }
    const attrs = { d: lines.join(''), fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
    const rings = route.stops.flatMap(({ hex, node }) => {
      const on = shapeOn(hex);
      const stop = on && arrange(on.shape, on.rotation, map.layout).stops[node];
      // Off-board areas have no body to draw a ring around.
      if (!on || !stop || stop.kind === 'offboard') return [];
      const users = stopping.get(`${hex} ${node}`) ?? [i];
      return [stopRing(stop, on.centre, users.indexOf(i), colour)];
    });
    return group(
      [
        el('path', { ...attrs, stroke: theme.paper, 'stroke-width': WIDTH + 5 }),
        el('path', {
          ...attrs,
          stroke: colour,
          'stroke-width': WIDTH,
          'stroke-dasharray': style?.dash === '' ? undefined : style?.dash,
          'stroke-linecap': style?.dash === '' ? 'round' : 'butt',
        }),
        ...rings,
        route.sum !== undefined && sumAt(route.sum, points[Math.floor(points.length / 2)], colour, theme),
      ],
      { class: 'route', 'data-train': route.train, opacity: route.faint ? 0.75 : undefined },
      `route ${i}`,
    );
  };
  return routes.map(lineOf);
};
