/** 18CZ 4.6: the tiles. Purple-edged tiles (`p`) are laid by the power of a local only, red ones as homes. */
import { type Colour, parseTile, type Tile, type TileId } from '@roundhouse/engine';

type Sheet = Readonly<Record<TileId, readonly [count: number, code: string]>>;

const exits = (...edges: readonly number[]): string => edges.map((edge) => `path=a:${edge},b:_0`).join(';');
const through = (node: number, a: number, b: number): string => `path=a:${a},b:_${node};path=a:_${node},b:${b}`;
const town = (a: number, b: number): string => `town=revenue:10;${through(0, a, b)}`;
const towns = (a: number, b: number, c: number, d: number): string =>
  `town=revenue:10;town=revenue:10;${through(0, a, b)};${through(1, c, d)}`;
const twoCities = (a: number, b: number, c: number, d: number): string =>
  `city=revenue:40;city=revenue:40;${through(0, a, b)};${through(1, c, d)};label=OO`;
const praha = (value: number, ...edges: readonly number[]): string =>
  [
    ...edges.map(() => `city=revenue:${value},groups:Praha`),
    ...edges.map((edge, node) => `path=a:${edge},b:_${node}`),
    'label=P',
  ].join(';');
const plain = (...pairs: readonly string[]): string =>
  pairs.map((pair) => `path=a:${pair.charAt(0)},b:${pair.charAt(1)}`).join(';');

const YELLOW: Sheet = {
  1: [1, towns(1, 3, 0, 4)],
  2: [1, towns(0, 3, 1, 2)],
  7: [5, plain('01')],
  8: [14, plain('02')],
  9: [13, plain('03')],
  3: [4, town(0, 1)],
  58: [4, town(0, 2)],
  4: [4, town(0, 3)],
  5: [4, `city=revenue:20;${exits(0, 1)}`],
  6: [4, `city=revenue:20;${exits(0, 2)}`],
  57: [4, `city=revenue:20;${through(0, 0, 3)}`],
  201: [2, `city=revenue:30;${exits(0, 1)};label=Y`],
  202: [2, `city=revenue:30;${exits(0, 2)};label=Y`],
  621: [2, `city=revenue:30;${through(0, 0, 3)};label=Y`],
  55: [1, towns(0, 3, 1, 4)],
  56: [1, towns(0, 2, 1, 3)],
  69: [1, towns(0, 3, 2, 4)],
  8889: [1, praha(30, 2, 3, 4)],
  8890: [1, praha(30, 0, 2, 4)],
};

const GREEN: Sheet = {
  16: [1, plain('02', '13')],
  19: [1, plain('03', '24')],
  20: [1, plain('03', '14')],
  23: [3, plain('03', '04')],
  24: [3, plain('03', '02')],
  25: [2, plain('02', '04')],
  26: [2, plain('03', '05')],
  27: [2, plain('03', '01')],
  28: [1, plain('04', '05')],
  29: [1, plain('02', '01')],
  30: [1, plain('04', '01')],
  31: [1, plain('02', '05')],
  14: [4, `city=revenue:30,slots:2;${exits(0, 1, 3, 4)}`],
  15: [4, `city=revenue:30,slots:2;${exits(0, 1, 2, 3)}`],
  619: [4, `city=revenue:30,slots:2;${exits(0, 2, 3, 4)}`],
  208: [2, `city=revenue:40,slots:2;${exits(0, 1, 3, 4)};label=Y`],
  207: [2, `city=revenue:40,slots:2;${exits(0, 1, 2, 3)};label=Y`],
  622: [2, `city=revenue:40,slots:2;${exits(0, 2, 3, 4)};label=Y`],
  8885: [1, twoCities(0, 2, 1, 3)],
  8859: [1, twoCities(0, 3, 2, 5)],
  8860: [1, twoCities(1, 5, 2, 4)],
  8863: [1, twoCities(0, 1, 2, 5)],
  8864: [1, twoCities(1, 5, 2, 3)],
  8865: [1, twoCities(1, 5, 3, 4)],
  8891: [1, praha(40, 0, 2, 3, 4)],
};

const BROWN: Sheet = {
  39: [1, plain('02', '01', '12')],
  40: [1, plain('02', '24', '04')],
  41: [1, plain('03', '01', '13')],
  42: [1, plain('03', '35', '05')],
  43: [1, plain('03', '02', '13', '12')],
  44: [1, plain('03', '14', '01', '34')],
  45: [1, plain('03', '24', '04', '23')],
  46: [1, plain('03', '24', '34', '02')],
  47: [1, plain('03', '14', '13', '04')],
  70: [1, plain('01', '02', '13', '23')],
  611: [7, `city=revenue:40,slots:2;${exits(0, 1, 2, 3, 4)}`],
  216: [3, `city=revenue:50,slots:2;${exits(0, 1, 2, 3, 4)};label=Y`],
  8892: [1, `city=revenue:60,slots:4;${exits(0, 1, 2, 3, 4, 5)};label=P`],
};

const GREY: Sheet = { 8893: [1, `city=revenue:80,slots:4;${exits(0, 1, 2, 3, 4, 5)};label=P`] };

const PURPLE = 'frame=color:#800080';
const PURPLE_GREEN: Sheet = {
  '8866p': [2, `town=revenue:20;${exits(1, 2, 3, 5)};${PURPLE}`],
  '14p': [1, `city=revenue:30,slots:2;${exits(1, 2, 4, 5)};${PURPLE}`],
  '887p': [4, `town=revenue:20;${exits(1, 3, 0, 2)};${PURPLE}`],
  '15p': [1, `city=revenue:30,slots:2;${exits(0, 1, 2, 3)};${PURPLE}`],
  '888p': [2, `town=revenue:20;${exits(1, 2, 4, 5)};${PURPLE}`],
};
const PURPLE_BROWN: Sheet = {
  '889p': [2, `town=revenue:30;${exits(0, 1, 3, 4, 5)};${PURPLE}`],
  '611p': [1, `city=revenue:40,slots:2;${exits(0, 1, 2, 3, 4)};${PURPLE}`],
  '216p': [1, `city=revenue:50,slots:2;${exits(0, 1, 2, 3, 4)};label=Y;${PURPLE}`],
  '8894p': [1, `city=revenue:60,slots:2;${exits(2, 3, 4, 5)};label=OO;${PURPLE}`],
  '8895p': [1, `city=revenue:60,slots:2;${exits(0, 2, 4, 5)};label=OO;${PURPLE}`],
  '8896p': [1, `city=revenue:60,slots:2;${exits(0, 2, 3, 5)};label=OO;${PURPLE}`],
};
const PURPLE_GREY: Sheet = {
  '8857p': [1, `city=revenue:70,slots:3;${exits(0, 1, 2, 3, 4, 5)};label=Y;${PURPLE}`],
  '595p': [2, `city=revenue:60,slots:2;${exits(0, 1, 2, 3, 4, 5)};${PURPLE}`],
};

const home = (label: string): string =>
  `city=revenue:green_30|brown_40|gray_50;path=a:0,b:_0,terminal:1;path=a:1,b:_0,terminal:1;icon=image:18_cz/50;label=${label}`;

/** §VIII.4-14: the red tile of each state railway. */
export const RED_TILE: Readonly<Record<string, TileId>> = {
  Ug: '8894',
  kk: '8895',
  SX: '8896',
  PR: '8897',
  BY: '8898',
};
const RED: Sheet = Object.fromEntries(Object.entries(RED_TILE).map(([company, tile]) => [tile, [1, home(company)]]));

const sheet = (colour: Colour, tiles: Sheet, special: boolean): readonly Tile[] =>
  Object.entries(tiles).map(([id, [count, code]]) => parseTile(id, colour, code, count, special ? { special } : {}));

const NORMAL = [
  ...sheet('yellow', YELLOW, false),
  ...sheet('green', GREEN, false),
  ...sheet('brown', BROWN, false),
  ...sheet('gray', GREY, false),
];
const SPECIAL = [
  ...sheet('red', RED, true),
  ...sheet('green', PURPLE_GREEN, true),
  ...sheet('brown', PURPLE_BROWN, true),
  ...sheet('gray', PURPLE_GREY, true),
];

const byId = (tiles: readonly Tile[]): Readonly<Record<TileId, Tile>> =>
  Object.fromEntries(tiles.map((tile) => [tile.id, tile]));

export const TILES = byId([...NORMAL, ...SPECIAL]);
/** §TUT-1: no red tiles, no grey Praha tile, no purple tiles. */
export const TUTORIAL_TILES = byId(NORMAL.filter((tile) => tile.colour !== 'gray'));
/** §XI.2: red locations are printed, so there are no red tiles. */
export const MORAVIA_TILES = byId([...NORMAL, ...SPECIAL].filter((tile) => tile.colour !== 'red'));

export const isPurple = (tile: TileId): boolean => tile.endsWith('p');

/** §IV.1-10: the purple tiles that a local of this size can lay. */
export const PURPLE_BY_SIZE: Readonly<Record<string, readonly TileId[]>> = {
  small: Object.keys(PURPLE_GREEN),
  medium: [...Object.keys(PURPLE_GREEN), ...Object.keys(PURPLE_BROWN)],
  large: [...Object.keys(PURPLE_GREEN), ...Object.keys(PURPLE_BROWN), ...Object.keys(PURPLE_GREY)],
};
