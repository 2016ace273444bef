/** What lies over the board for a moment: lit, reachable and chosen hexes, a ghost tile, routes. */
import type { HexId, LaidTile, Tile, TileId, TrackMap } from '@roundhouse/engine/track/types';
import { corners, hexCentre, R } from './geometry.ts';
import { paintHex, pointsOf } from './hex.ts';
import { memoOn } from './memo.ts';
import { ALL_LAYERS } from './picture.ts';
import { drawRoutes, type RouteLine } from './routes.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';
import { faceOf } from './tiles.ts';

export interface GhostTile extends LaidTile {
  readonly hex: HexId;
}

export interface Overlays {
  /** Hexes that can be chosen now. */
  readonly lit?: readonly HexId[];
  /** Hexes that the company reaches. */
  readonly reachable?: readonly HexId[];
  /** Hexes on which something has just changed. */
  readonly changed?: readonly HexId[];
  readonly selected?: HexId;
  /** A tile shown where it would lie. */
  readonly ghost?: GhostTile;
  readonly routes?: readonly RouteLine[];
}

const ring = (
  map: TrackMap,
  id: HexId,
  radius: number,
  attrs: Readonly<Record<string, string | number>>,
): SvgNode | undefined => {
  const hex = map.hexes[id];
  if (!hex) return undefined;
  const c = hexCentre(hex, map.layout);
  return el(
    'polygon',
    { points: pointsOf(corners(map.layout, radius)), transform: `translate(${round(c.x)} ${round(c.y)})`, ...attrs },
    [],
    id,
  );
};

const drawGhost = (
  ghost: GhostTile,
  map: TrackMap,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): SvgNode | undefined => {
  const hex = map.hexes[ghost.hex];
  const tile = tiles[ghost.tile];
  if (!hex || !tile) return undefined;
  const c = hexCentre(hex, map.layout);
  const { node } = paintHex(
    {
      layout: map.layout,
      shape: tile,
      rotation: ghost.rotation,
      colour: tile.colour,
      uses: [],
      inForce: [],
      tileNumber: tile.id,
      ...faceOf(tile),
    },
    { ...ALL_LAYERS, names: false },
    {},
    theme,
  );
  return group([node], { transform: `translate(${round(c.x)} ${round(c.y)})`, opacity: 0.86, class: 'ghost' });
};

const layer = (name: string, children: readonly (SvgNode | undefined)[]): SvgNode =>
  group(children, { class: name, 'pointer-events': 'none' }, name);

const ringLayer = (
  name: string,
  hexes: readonly HexId[],
  map: TrackMap,
  theme: Theme,
  radius: number,
  attrs: Readonly<Record<string, string | number>>,
): SvgNode =>
  memoOn(hexes, theme, name, () =>
    layer(
      name,
      hexes.map((id) => ring(map, id, radius, attrs)),
    ),
  );

type Laid = Readonly<Record<HexId, LaidTile>>;

/** Routes by the tiles that they were last drawn on: a list of routes belongs to one position. */
const drawnRoutes = new WeakMap<
  readonly RouteLine[],
  { readonly on: Laid; readonly theme: Theme; readonly node: SvgNode }
>();

const routeLayer = (
  routes: readonly RouteLine[],
  map: TrackMap,
  on: Laid,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): SvgNode => {
  const known = drawnRoutes.get(routes);
  if (known && known.on === on && known.theme === theme) return known.node;
  const node = layer(
    'routes',
    drawRoutes(routes, map, (id) => on[id], tiles, theme),
  );
  drawnRoutes.set(routes, { on, theme, node });
  return node;
};

const NO_HEXES: readonly HexId[] = [];
const NO_ROUTES: readonly RouteLine[] = [];
const NO_GHOSTS = layer('ghosts', []);
const NONE_SELECTED = layer('selected', []);

/** The same question gives the same objects, layer by layer. */
export const drawOverlays = (
  of: Overlays,
  map: TrackMap,
  on: Laid,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): readonly SvgNode[] => [
  ringLayer('reachable', of.reachable ?? NO_HEXES, map, theme, R - 4, {
    fill: theme.reachable,
    'fill-opacity': 0.1,
    stroke: theme.reachable,
    'stroke-width': 2,
    'stroke-dasharray': '3 5',
    'stroke-linecap': 'round',
  }),
  ringLayer('lit', of.lit ?? NO_HEXES, map, theme, R - 5.5, {
    fill: theme.lit,
    'fill-opacity': 0.05,
    stroke: theme.lit,
    'stroke-width': 9,
    'stroke-linejoin': 'round',
  }),
  ringLayer('changed', of.changed ?? NO_HEXES, map, theme, R - 5, {
    fill: 'none',
    stroke: theme.selected,
    'stroke-width': 6,
    'stroke-dasharray': '14 9',
    'stroke-linejoin': 'round',
  }),
  of.ghost ? layer('ghosts', [drawGhost(of.ghost, map, tiles, theme)]) : NO_GHOSTS,
  of.selected === undefined
    ? NONE_SELECTED
    : layer(
        'selected',
        [
          ring(map, of.selected, R - 1, {
            fill: 'none',
            stroke: theme.paper,
            'stroke-width': 9,
            'stroke-linejoin': 'round',
          }),
          ring(map, of.selected, R - 1, {
            fill: 'none',
            stroke: theme.selected,
            'stroke-width': 5,
            'stroke-linejoin': 'round',
          }),
        ].map((node, i) => node && { ...node, key: `ring ${i}` }),
      ),
  routeLayer(of.routes ?? NO_ROUTES, map, on, tiles, theme),
];
