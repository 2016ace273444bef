/** 18CZ 4.6: the tiles. Purple-edged tiles (`p`) are laid by the power of a local only, red ones as homes. */
import type { TileId } from '@roundhouse/engine';
import { type OwnTiles, ownTiles, standardTiles, tilesById } from '../common/standardTiles.ts';

const STANDARD = standardTiles({
  // yellow
  '1': 1,
  '2': 1,
  '3': 4,
  '4': 4,
  '5': 4,
  '6': 4,
  '7': 5,
  '8': 14,
  '9': 13,
  '55': 1,
  '56': 1,
  '57': 4,
  '58': 4,
  '69': 1,
  '201': 2,
  '202': 2,
  '621': 2,
  // green
  '14': 4,
  '15': 4,
  '16': 1,
  '19': 1,
  '20': 1,
  '23': 3,
  '24': 3,
  '25': 2,
  '26': 2,
  '27': 2,
  '28': 1,
  '29': 1,
  '30': 1,
  '31': 1,
  '207': 2,
  '208': 2,
  '619': 4,
  '622': 2,
  // brown
  '39': 1,
  '40': 1,
  '41': 1,
  '42': 1,
  '43': 1,
  '44': 1,
  '45': 1,
  '46': 1,
  '47': 1,
  '70': 1,
  '216': 3,
  '611': 7,
});

const exits = (...edges: readonly number[]): string => edges.map((edge) => `path=a:${edge},b:_0`).join(';');
const through = (node: number, a: number, b: number): string => `path=a:${a},b:_${node};path=a:_${node},b:${b}`;
const twoCities = (a: number, b: number, c: number, d: number): string =>
  `city=revenue:40;city=revenue:40;${through(0, a, b)};${through(1, c, d)};label=OO`;
const praha = (value: number, ...edges: readonly number[]): string =>
  [
    ...edges.map(() => `city=revenue:${value},groups:Praha`),
    ...edges.map((edge, node) => `path=a:${edge},b:_${node}`),
    'label=P',
  ].join(';');

const YELLOW: OwnTiles = {
  8889: [1, praha(30, 2, 3, 4)],
  8890: [1, praha(30, 0, 2, 4)],
};

const GREEN: OwnTiles = {
  8885: [1, twoCities(0, 2, 1, 3)],
  8859: [1, twoCities(0, 3, 2, 5)],
  8860: [1, twoCities(1, 5, 2, 4)],
  8863: [1, twoCities(0, 1, 2, 5)],
  8864: [1, twoCities(1, 5, 2, 3)],
  8865: [1, twoCities(1, 5, 3, 4)],
  8891: [1, praha(40, 0, 2, 3, 4)],
};

const BROWN: OwnTiles = {
  8892: [1, `city=revenue:60,slots:4;${exits(0, 1, 2, 3, 4, 5)};label=P`],
};

const GREY: OwnTiles = { 8893: [1, `city=revenue:80,slots:4;${exits(0, 1, 2, 3, 4, 5)};label=P`] };

const PURPLE = 'frame=color:#800080';
const PURPLE_GREEN: OwnTiles = {
  '8866p': [2, `town=revenue:20;${exits(1, 2, 3, 5)};${PURPLE}`],
  '14p': [1, `city=revenue:30,slots:2;${exits(1, 2, 4, 5)};${PURPLE}`],
  '887p': [4, `town=revenue:20;${exits(1, 3, 0, 2)};${PURPLE}`],
  '15p': [1, `city=revenue:30,slots:2;${exits(0, 1, 2, 3)};${PURPLE}`],
  '888p': [2, `town=revenue:20;${exits(1, 2, 4, 5)};${PURPLE}`],
};
const PURPLE_BROWN: OwnTiles = {
  '889p': [2, `town=revenue:30;${exits(0, 1, 3, 4, 5)};${PURPLE}`],
  '611p': [1, `city=revenue:40,slots:2;${exits(0, 1, 2, 3, 4)};${PURPLE}`],
  '216p': [1, `city=revenue:50,slots:2;${exits(0, 1, 2, 3, 4)};label=Y;${PURPLE}`],
  '8894p': [1, `city=revenue:60,slots:2;${exits(2, 3, 4, 5)};label=OO;${PURPLE}`],
  '8895p': [1, `city=revenue:60,slots:2;${exits(0, 2, 4, 5)};label=OO;${PURPLE}`],
  '8896p': [1, `city=revenue:60,slots:2;${exits(0, 2, 3, 5)};label=OO;${PURPLE}`],
};
const PURPLE_GREY: OwnTiles = {
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
const RED: OwnTiles = Object.fromEntries(Object.entries(RED_TILE).map(([company, tile]) => [tile, [1, home(company)]]));

const NORMAL = [
  ...STANDARD,
  ...ownTiles('yellow', YELLOW),
  ...ownTiles('green', GREEN),
  ...ownTiles('brown', BROWN),
  ...ownTiles('gray', GREY),
];
const SPECIAL = [
  ...ownTiles('red', RED, { special: true }),
  ...ownTiles('green', PURPLE_GREEN, { special: true }),
  ...ownTiles('brown', PURPLE_BROWN, { special: true }),
  ...ownTiles('gray', PURPLE_GREY, { special: true }),
];

export const TILES = tilesById([...NORMAL, ...SPECIAL]);
/** §TUT-1: no red tiles, no grey Praha tile, no purple tiles. */
export const TUTORIAL_TILES = tilesById(NORMAL.filter((tile) => tile.colour !== 'gray'));
/** §XI.2: red locations are printed, so there are no red tiles. */
export const MORAVIA_TILES = tilesById([...NORMAL, ...SPECIAL].filter((tile) => tile.colour !== 'red'));

export const isPurple = (tile: TileId): boolean => tile.endsWith('p');

/** §IV.1-10: the purple tiles that a local of this size can lay. */
export const PURPLE_BY_SIZE: Readonly<Record<string, readonly TileId[]>> = {
  small: Object.keys(PURPLE_GREEN),
  medium: [...Object.keys(PURPLE_GREEN), ...Object.keys(PURPLE_BROWN)],
  large: [...Object.keys(PURPLE_GREEN), ...Object.keys(PURPLE_BROWN), ...Object.keys(PURPLE_GREY)],
};
