/** 1817 table 4.8: Lawson tiles, without limit (map.1, map.2). The special yellow B tile lies once. */
import { type Colour, parseTile, type Tile, type TileId } from '@roundhouse/engine';

const spokes = (...edges: readonly number[]): string => edges.map((edge) => `path=a:${edge},b:_0`).join(';');
const city = (revenue: number, slots: number, ...edges: readonly number[]): string =>
  `city=revenue:${revenue}${slots > 1 ? `,slots:${slots}` : ''};${spokes(...edges)}`;
const junction = (...edges: readonly number[]): string => `junction;${spokes(...edges)}`;

const YELLOW = {
  '5': city(20, 1, 0, 1),
  '6': city(20, 1, 0, 2),
  '57': 'city=revenue:20;path=a:0,b:_0;path=a:_0,b:3',
  '7': 'path=a:0,b:1',
  '8': 'path=a:0,b:2',
  '9': 'path=a:0,b:3',
};

const GREEN = {
  '14': city(30, 2, 0, 1, 3, 4),
  '15': city(30, 2, 0, 1, 2, 3),
  '619': city(30, 2, 0, 2, 3, 4),
  '80': junction(0, 1, 2),
  '81': junction(0, 2, 4),
  '82': junction(0, 1, 3),
  '83': junction(0, 5, 3),
  '592': `${city(50, 2, 0, 2, 4)};label=B`,
  '54': 'city=revenue:60,loc:0.5;city=revenue:60,loc:2.5;path=a:0,b:_0;path=a:_0,b:1;path=a:2,b:_1;path=a:_1,b:3;label=NY',
};

const BROWN = {
  '63': city(40, 2, 0, 1, 2, 3, 4, 5),
  '448': city(40, 2, 0, 1, 2, 3),
  '611': city(40, 2, 0, 1, 2, 3, 4),
  '544': junction(0, 1, 3, 4),
  '545': junction(0, 1, 2, 3),
  '546': junction(0, 2, 3, 4),
  '593': `${city(60, 3, 0, 2, 3, 4)};label=B`,
  '62': 'city=revenue:80,slots:2;city=revenue:80,slots:2;path=a:0,b:_0;path=a:_0,b:1;path=a:2,b:_1;path=a:_1,b:3;label=NY',
};

const GRAY = {
  '597': `${city(80, 3, 0, 1, 2, 3, 4)};label=B`,
  X30: `${city(100, 4, 2, 3, 4, 5)};label=NY`,
};

const unlimited = (colour: Colour, codes: Readonly<Record<TileId, string>>): readonly Tile[] =>
  Object.entries(codes).map(([id, code]) => parseTile(id, colour, code, 'unlimited'));

/** priv.4, vpriv.7: the special yellow B tile, laid by a power only. */
export const SPECIAL_B_TILE: TileId = 'X00';

const ALL: readonly Tile[] = [
  ...unlimited('yellow', YELLOW),
  parseTile(SPECIAL_B_TILE, 'yellow', `${city(30, 1, 1, 3, 5)};label=B`, 1, { special: true }),
  ...unlimited('green', GREEN),
  ...unlimited('brown', BROWN),
  ...unlimited('gray', GRAY),
];

export const TILES: Readonly<Record<TileId, Tile>> = Object.fromEntries(ALL.map((each) => [each.id, each]));

/** priv.1, vpriv.10: plain yellow track, which alone may carry a mine or a ranch. */
export const PLAIN_YELLOW: readonly TileId[] = ['7', '8', '9'];
