/** Tiles by themselves: one, or all of a title on a sheet, with number and count. */
import type { Border, Colour, Tile, ValueColour } from '@roundhouse/engine/track/types';
import { toEdge } from '@roundhouse/engine/track/geometry';
import { A, type Layout, R } from './geometry.ts';
import { paintHex } from './hex.ts';
import { memoOn } from './memo.ts';
import { ALL_LAYERS, type HexPicture } from './picture.ts';
import { el, group, sheet, type SvgNode } from './svg.ts';
import { textAt } from './text.ts';
import { LIGHT, type Theme } from './theme.ts';

/** What is printed on a tile besides its track. */
export const faceOf = (tile: Tile): Pick<HexPicture, 'frame' | 'terrain' | 'icons'> => ({
  ...(tile.frame === undefined ? {} : { frame: tile.frame }),
  ...(tile.terrain ? { terrain: tile.terrain } : {}),
  ...(tile.icons ? { icons: tile.icons } : {}),
});

/** Edges where the printed tile goes on in the next hex, as it lies. */
export const openEdges = (tile: Tile, rotation: number): readonly Border[] =>
  (tile.openEdges ?? []).map((edge) => ({ edge: toEdge((edge + rotation) % 6), kind: 'hidden' }));

/** The number on the cardboard: pieces that only differ by what was put on them carry the same (1862 §2.3 (c)). */
export const printedNumber = ({ id, supply, printed }: Pick<Tile, 'id' | 'supply' | 'printed'>): string =>
  printed ?? supply ?? id;

/** A tile around (0, 0); the same object for the same question. */
export const drawTile = (
  tile: Tile,
  rotation: number,
  layout: Layout,
  theme: Theme = LIGHT,
  inForce: readonly ValueColour[] = [],
): SvgNode =>
  memoOn(tile, theme, `${rotation} ${layout} ${inForce.join()}`, () => {
    const { node } = paintHex(
      {
        layout,
        shape: tile,
        rotation,
        colour: tile.colour,
        uses: [],
        inForce,
        ...faceOf(tile),
        borders: openEdges(tile, rotation),
      },
      ALL_LAYERS,
      {},
      theme,
    );
    return { ...node, attrs: { ...node.attrs, 'data-tile': tile.id }, key: `${tile.id} ${rotation}` };
  });

export interface TileSheet {
  readonly tiles: readonly Tile[];
  readonly layout: Layout;
  readonly columns?: number;
  readonly theme?: Theme;
  /** Rotation in which each is shown; 0 unless given. */
  readonly rotations?: Readonly<Record<string, number>>;
  /** How many are left, where that is not the whole count. */
  readonly left?: Readonly<Record<string, number>>;
  readonly inForce?: readonly ValueColour[];
}

const ORDER: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'];

/** In the order in which they can come: by colour, then plain track, towns, cities; then by number. */
export const upgradeOrder = (tiles: readonly Tile[]): readonly Tile[] => {
  const rank = (tile: Tile): number => {
    const has = (kind: string): boolean => tile.nodes.some((node) => node.kind === kind);
    return ORDER.indexOf(tile.colour) * 10 + (has('city') ? 2 : has('town') ? 1 : 0) + (tile.label ? 3 : 0);
  };
  const number = (tile: Tile): number => Number(/\d+/.exec(tile.id)?.[0] ?? Infinity);
  return [...tiles].sort((a, b) => rank(a) - rank(b) || number(a) - number(b) || (a.id < b.id ? -1 : 1));
};

const countText = (tile: Tile, left: number | undefined): string => {
  const total = tile.count === 'unlimited' ? '∞' : String(tile.count);
  return left === undefined || tile.count === 'unlimited' ? `×${total}` : `${left}/${total}`;
};

export const drawTiles = (of: TileSheet): SvgNode => {
  const theme = of.theme ?? LIGHT;
  const columns = of.columns ?? 10;
  const tiles = upgradeOrder(of.tiles);
  const [halfWidth, halfHeight] = of.layout === 'flat' ? [R, A] : [A, R];
  const [width, height] = [2 * halfWidth + 24, 2 * halfHeight + 46];
  const rows = Math.ceil(tiles.length / columns);
  const extent = { x: 0, y: 0, width: width * Math.min(columns, tiles.length) + 16, height: height * rows + 16 };
  return sheet(
    extent,
    [
      el('rect', { ...extent, fill: theme.table }, [], 'table'),
      ...tiles.map((tile, i) => {
        const x = 8 + width * (i % columns) + width / 2;
        const y = 8 + height * Math.floor(i / columns) + halfHeight + 6;
        const how = { size: 19, fill: theme.onTable };
        return group(
          [
            drawTile(tile, of.rotations?.[tile.id] ?? 0, of.layout, theme, of.inForce),
            textAt(printedNumber(tile), -24, halfHeight + 18, { ...how, weight: 700 }),
            textAt(countText(tile, of.left?.[tile.id]), 36, halfHeight + 18, how),
          ],
          { transform: `translate(${x} ${y})` },
          tile.id,
        );
      }),
    ],
    { class: 'tiles', 'font-family': theme.fonts.text },
  );
};
