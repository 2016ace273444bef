/** The runs of trains over the track: a colour and a dash pattern each, side by side where they share it. */
import type { HexId, LaidTile, Shape, Tile, TileId, TrackMap } from '@roundhouse/engine/track/types';
import { arrange } from './arrange.ts';
import { type Curve, offsetCurve, polyline } from './curve.ts';
import { add, hexCentre, type Point } from './geometry.ts';
import { el, group, type SvgNode } from './svg.ts';
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
  /** Drawn faintly: someone else's or last round's. */
  readonly faint?: boolean;
}

const WIDTH = 6.5;

/** At an edge the neighbour must agree which side is which: positive is right of a traveller towards edges 0, 1 and 2. */
const sideAt = (end: Shape['paths'][number]['a'], rotation: number, leaving: boolean): 1 | -1 => {
  if (!('edge' in end)) return 1;
  const towards = (end.edge + rotation) % 6 < 3;
  return towards === leaving ? 1 : -1;
};

export const drawRoutes = (
  routes: readonly RouteLine[],
  map: TrackMap,
  laidAt: (hex: HexId) => LaidTile | undefined,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): readonly SvgNode[] => {
  const sharing = new Map<string, number[]>();
  routes.forEach((route, i) =>
    route.links.flat().forEach(([hex, path]) => {
      const key = `${hex} ${path}`;
      const known = sharing.get(key);
      if (!known) sharing.set(key, [i]);
      else if (!known.includes(i)) known.push(i);
    }),
  );
  const shapeOn = (id: HexId): { shape: Shape; rotation: number; centre: Point } | undefined => {
    const hex = map.hexes[id];
    if (!hex) return undefined;
    const laid = laidAt(id);
    const tile = laid && tiles[laid.tile];
    return { shape: tile ?? hex, rotation: laid?.rotation ?? 0, centre: hexCentre(hex, map.layout) };
  };
  const lineOf = (route: RouteLine, i: number): SvgNode => {
    const style = theme.routes[(route.index ?? i) % theme.routes.length];
    const lines: string[] = [];
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
      lines.push(polyline(offsetCurve(curve, shift * from, shift * to).map((p) => add(p, on.centre))));
    }
    const attrs = { d: lines.join(''), fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
    const stops = route.stops.flatMap(({ hex, node }) => {
      const on = shapeOn(hex);
      const at = on && arrange(on.shape, on.rotation, map.layout).stops[node]?.at;
      return at && on ? [add(at, on.centre)] : [];
    });
    return group(
      [
        el('path', { ...attrs, stroke: theme.paper, 'stroke-width': WIDTH + 3 }),
        el('path', {
          ...attrs,
          stroke: style?.colour ?? theme.lit,
          'stroke-width': WIDTH,
          'stroke-dasharray': style?.dash === '' ? undefined : style?.dash,
          'stroke-linecap': style?.dash === '' ? 'round' : 'butt',
        }),
        ...stops.map((p) =>
          el('circle', {
            cx: p.x,
            cy: p.y,
            r: 28 + 3 * i,
            fill: 'none',
            stroke: style?.colour ?? theme.lit,
            'stroke-width': 3,
          }),
        ),
      ],
      { class: 'route', 'data-train': route.train, opacity: route.faint ? 0.45 : undefined },
      `route ${i}`,
    );
  };
  return routes.map(lineOf);
};
