/** 1817 table 4.8: Lawson tiles, without limit (map.1, map.2). The special yellow B tile lies once. */
import { type Colour, parseTile, type Tile, type TileId } from '@roundhouse/engine';
import { tilesById, unlimitedTiles } from '../common/standardTiles.ts';

const spokes = (...edges: readonly number[]): string => edges.map((edge) => `path=a:${edge},b:_0`).join(';');
const city = (revenue: number, slots: number, ...edges: readonly number[]): string =>
  `city=revenue:${revenue}${slots > 1 ? `,slots:${slots}` : ''};${spokes(...edges)}`;

const GREEN = {
  '592': `${city(50, 2, 0, 2, 4)};label=B`,
  '54': 'city=revenue:60,loc:0.5;city=revenue:60,loc:2.5;path=a:0,b:_0;path=a:_0,b:1;path=a:2,b:_1;path=a:_1,b:3;label=NY',
};

const BROWN = {
  '593': `${city(60, 3, 0, 2, 3, 4)};label=B`,
  '62': 'city=revenue:80,slots:2;city=revenue:80,slots:2;path=a:0,b:_0;path=a:_0,b:1;path=a:2,b:_1;path=a:_1,b:3;label=NY',
};

const GRAY = {
  '597': `${city(80, 3, 0, 1, 2, 3, 4)};label=B`,
  X30: `${city(100, 4, 2, 3, 4, 5)};label=NY`,
};

const STANDARD = unlimitedTiles(
  '5',
  '6',
  '7',
  '8',
  '9',
  '57',
  '14',
  '15',
  '80',
  '81',
  '82',
  '83',
  '619',
  '63',
  '448',
  '544',
  '545',
  '546',
  '611',
);

const unlimited = (colour: Colour, codes: Readonly<Record<TileId, string>>): readonly Tile[] =>
  Object.entries(codes).map(([id, code]) => parseTile(id, colour, code, 'unlimited'));

/** priv.4, vpriv.7: the special yellow B tile, laid by a power only. */
export const SPECIAL_B_TILE: TileId = 'X00';

const ALL: readonly Tile[] = [
  ...STANDARD,
  parseTile(SPECIAL_B_TILE, 'yellow', `${city(30, 1, 1, 3, 5)};label=B`, 1, { special: true }),
  ...unlimited('green', GREEN),
  ...unlimited('brown', BROWN),
  ...unlimited('gray', GRAY),
];

export const TILES: Readonly<Record<TileId, Tile>> = tilesById(ALL);

/** priv.1, vpriv.10: plain yellow track, which alone may carry a mine or a ranch. */
export const PLAIN_YELLOW: readonly TileId[] = ['7', '8', '9'];
