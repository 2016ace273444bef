/** What lies over the board for a moment: lit, reachable and chosen hexes, a ghost tile, routes. */
import type { HexId, LaidTile, Tile, TileId, TrackMap } from '@roundhouse/engine/track/types';
import { corners, hexCentre, R } from './geometry.ts';
import { paintHex, pointsOf } from './hex.ts';
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

export const drawOverlays = (
  of: Overlays,
  map: TrackMap,
  laidAt: (hex: HexId) => LaidTile | undefined,
  tiles: Readonly<Record<TileId, Tile>>,
  theme: Theme,
): readonly SvgNode[] => [
  layer(
    'reachable',
    (of.reachable ?? []).map((id) =>
      ring(map, id, R - 4, {
        fill: theme.reachable,
        'fill-opacity': 0.1,
        stroke: theme.reachable,
        'stroke-width': 2,
        'stroke-dasharray': '3 5',
        'stroke-linecap': 'round',
      }),
    ),
  ),
  layer(
    'lit',
    (of.lit ?? []).map((id) =>
      ring(map, id, R - 4.5, {
        fill: theme.lit,
        'fill-opacity': 0.07,
        stroke: theme.lit,
        'stroke-width': 4.5,
        'stroke-linejoin': 'round',
      }),
    ),
  ),
  layer('ghosts', [of.ghost && drawGhost(of.ghost, map, tiles, theme)]),
  layer(
    'selected',
    of.selected === undefined
      ? []
      : [
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
  layer('routes', drawRoutes(of.routes ?? [], map, laidAt, tiles, theme)),
];
