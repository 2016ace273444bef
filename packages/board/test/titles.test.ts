import { expect, it } from 'vitest';
import type { MapHex, Tile } from '@roundhouse/engine/track/types';
import {
  ALL_LAYERS,
  type Composition,
  compose,
  drawMap,
  drawMarket,
  drawTile,
  drawTiles,
  type HexPicture,
  LIGHT,
  type Point,
  toSvg,
} from '../src/index.ts';
import { withShared } from '../../../testing/withShared.ts';
import { clashes } from './clearances.ts';
import { factsOf, TITLES } from './facts.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

const tilePicture = (tile: Tile, rotation: number, layout: 'flat' | 'pointy'): HexPicture => ({
  layout,
  shape: tile,
  rotation,
  colour: tile.colour,
  uses: [],
  inForce: [],
  ...(tile.terrain ? { terrain: tile.terrain } : {}),
});

const hexPicture = (hex: MapHex, layout: 'flat' | 'pointy'): HexPicture => ({
  layout,
  shape: hex,
  rotation: 0,
  colour: hex.colour,
  uses: [],
  inForce: ['yellow'],
  terrain: hex.terrain,
  borders: hex.borders,
  stubs: hex.stubs,
  icons: hex.icons,
  ...(hex.name === undefined ? {} : { name: hex.name }),
  ...(hex.partitions ? { partitions: hex.partitions } : {}),
});

/** Values of towns that stand nearer to a city with another value than to their town. */
const strays = (tile: Tile, { arrangement, captions }: Composition): readonly string[] =>
  tile.nodes.flatMap((node, i) => {
    const value = captions.find(({ node: { key } }) => key === `value ${JSON.stringify(node.revenue)}`);
    const others = tile.nodes.flatMap((each, at) =>
      each.kind === 'city' && each.revenue !== node.revenue ? (arrangement.stops[at]?.slots ?? []) : [],
    );
    const town = arrangement.stops[i]?.at;
    if (node.kind !== 'town' || !value || !town || others.length === 0) return [];
    const away = ({ x, y }: Point): number => Math.hypot(x - value.x, y - value.y);
    return others.some((city) => away(city) < away(town)) ? ['value of a town beside a city'] : [];
  });

for (const title of TITLES)
  withShared(`facts/${title}.json`, title, () => {
    const { map, tiles, others, chart, liveries } = factsOf(title);
    const everyTile = [...Object.values(tiles), ...others.tiles];
    const everyHex = [...Object.values(map.hexes), ...others.hexes];

    it('draws every tile in every rotation without a figure that is none', () => {
      for (const tile of everyTile) {
        for (const rotation of ROTATIONS)
          expect(toSvg(drawTile(tile, rotation, map.layout)), tile.id).not.toMatch(/NaN|undefined|Infinity/);
      }
    });

    it('keeps values, labels, circles and track of every tile apart', () => {
      const found = everyTile.flatMap((tile) =>
        ROTATIONS.flatMap((rotation) => {
          const picture = tilePicture(tile, rotation, map.layout);
          const composition = compose(picture, ALL_LAYERS, {}, LIGHT);
          return [...clashes(picture, composition), ...strays(tile, composition)].map(
            (clash) => `${tile.id} turned ${rotation}: ${clash}`,
          );
        }),
      );
      expect(found).toEqual([]);
    });

    it('keeps everything on every printed hex apart, and every name in sight', () => {
      const found = everyHex.flatMap((hex) => {
        const picture = hexPicture(hex, map.layout);
        const composition = compose(picture, ALL_LAYERS, {}, LIGHT);
        return [...clashes(picture, composition), ...composition.omitted.map((kind) => `no room for ${kind}`)].map(
          (clash) => `${hex.id}: ${clash}`,
        );
      });
      expect(found).toEqual([]);
    });

    it('draws the whole map, the sheet of tiles and the market', () => {
      const stacks = { '0,3': Object.keys(liveries) };
      for (const picture of [
        drawMap({ map, tiles, liveries }),
        drawTiles({ tiles: Object.values(tiles), layout: map.layout }),
        drawMarket({ chart, stacks, liveries, arrows: [{ from: '0,3', to: '0,5' }] }),
      ]) {
        expect(toSvg(picture)).not.toMatch(/NaN|undefined|Infinity/);
      }
    });
  });
