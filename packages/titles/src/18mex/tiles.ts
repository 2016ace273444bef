/** The tiles of 18MEX (18MEX T8): colour, number, how many, code. */
import type { Tile, TileId } from '@roundhouse/engine';
import { type OwnTiles, ownTiles, standardTiles, tilesById } from '../common/standardTiles.ts';

const STANDARD = standardTiles({
  // yellow
  '3': 3,
  '4': 3,
  '5': 2,
  '6': 2,
  '7': 5,
  '8': 11,
  '9': 11,
  '57': 4,
  '58': 4,
  // green
  '14': 3,
  '15': 3,
  '16': 1,
  '17': 1,
  '18': 1,
  '19': 1,
  '20': 1,
  '23': 4,
  '24': 4,
  '25': 3,
  '26': 1,
  '27': 1,
  '28': 1,
  '29': 1,
  '141': 2,
  '142': 2,
  '143': 2,
  '619': 2,
  // brown
  '39': 1,
  '40': 2,
  '41': 3,
  '42': 3,
  '43': 2,
  '44': 1,
  '45': 2,
  '46': 2,
  '47': 2,
  '63': 7,
  '70': 1,
  // gray
  '455': 1,
});

const yellow: OwnTiles = {
  '470': [1, 'town=revenue:20,loc:0,style:rect;path=a:0,b:_0;path=a:3,b:_0;path=a:3,b:4;path=a:4,b:_0;label=CC'],
  '471': [1, 'city=revenue:20,loc:center;town=revenue:10,loc:4.5;path=a:0,b:_0;path=a:_0,b:3;path=a:_1,b:_0;label=M'],
  '472': [
    1,
    'city=revenue:20,loc:center;town=revenue:10,loc:4;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:_1,b:_0;label=T',
  ],
  '473': [1, 'city=revenue:20,loc:center;town=revenue:10,loc:4;path=a:0,b:_0;path=a:_0,b:2;path=a:_1,b:_0;label=V'],
};

const green: OwnTiles = {
  '474': [2, 'town=revenue:10;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0;path=a:5,b:_0'],
  '475': [1, 'city=revenue:30,loc:center;path=a:0,b:_0;path=a:1,b:_0;path=a:5,b:_0;label=L'],
  '476': [
    1,
    'city=revenue:30,loc:center;town=revenue:10,loc:0;path=a:_0,b:2;path=a:4,b:_0;path=a:5,b:_0;path=a:_1,b:_0;label=M',
  ],
  '477': [
    1,
    'city=revenue:30,loc:center;town=revenue:10,loc:3.5;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:5,b:_0;path=a:_1,b:_0;label=T',
  ],
  '478': [
    1,
    'city=revenue:30,slots:2,loc:center;town=revenue:20,loc:0;path=a:2,b:_0;path=a:_0,b:4;path=a:_1,b:_0;label=V',
  ],
  '479MC': [
    1,
    'city=revenue:40,slots:2,loc:center;town=revenue:0,loc:2.5;path=a:3,b:_0;path=a:5,b:_0;label=MC;border=edge:5',
  ],
  '479P': [1, 'town=revenue:10;path=a:2,b:_0;path=a:_0,b:5;upgrade=cost:40,terrain:mountain;label=P;border=edge:2'],
};

const brown: OwnTiles = {
  '480': [
    1,
    'city=revenue:50,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0;label=G;future_label=color:gray',
  ],
  '481': [1, 'city=revenue:40,slots:2,loc:center;path=a:0,b:_0;path=a:1,b:_0;path=a:5,b:_0;label=L'],
  '482': [
    1,
    'city=revenue:40,slots:2,loc:center;town=revenue:20,loc:0;path=a:2,b:_0;path=a:_0,b:3;path=a:4,b:_0;path=a:5,b:_0;path=a:_1,b:_0;label=M',
  ],
  '483': [
    1,
    'city=revenue:40,loc:center;town=revenue:20,loc:3.5;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:5,b:_0;path=a:_1,b:_0;label=T',
  ],
  '484': [
    1,
    'city=revenue:40,slots:2,loc:center;town=revenue:30,loc:0;path=a:2,b:_0;path=a:3,b:_0;path=a:_0,b:4;path=a:_1,b:_0;label=V',
  ],
  '485MC': [
    1,
    'city=revenue:60,slots:3,loc:center;town=revenue:10,loc:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:2,b:_1;path=a:5,b:_0,lanes:2;path=a:_1,b:_0;label=MC',
  ],
  '485P': [1, 'town=revenue:10,loc:5;path=a:2,b:_0,a_lane:2.1;path=a:5,b:_0;path=a:2,b:4,a_lane:2.0;label=P'],
  '486MC': [
    1,
    'city=revenue:50,slots:4,loc:center;town=revenue:10,loc:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:2,b:_1;path=a:5,b:_0,lanes:2;path=a:_1,b:_0;label=MC;border=edge:5',
  ],
  '486P': [
    1,
    'town=revenue:10,loc:5;path=a:2,b:_0,a_lane:2.1;path=a:5,b:_0;path=a:2,b:4,a_lane:2.0;label=P;border=edge:2',
  ],
};

/** The Puebla half of Mexico City comes with the other half; Copper Canyon only with the private's power. */
const SPECIAL: ReadonlySet<TileId> = new Set(['470', '479P', '485P', '486P']);

const marked = (tile: Tile): Tile => (SPECIAL.has(tile.id) ? { ...tile, special: true } : tile);

/** The halves of the double tile are one tile of the box, with one number. */
const numbered = (tile: Tile): Tile => {
  const printed = /^(\d+)(?:MC|P)$/u.exec(tile.id)?.[1];
  return printed === undefined ? tile : { ...tile, printed };
};

export const TILES: Readonly<Record<TileId, Tile>> = tilesById(
  [...STANDARD, ...ownTiles('yellow', yellow), ...ownTiles('green', green), ...ownTiles('brown', brown)]
    .map(marked)
    .map(numbered),
);

/** 18MEX T16: the half in Puebla when the other is in Mexico City. */
export const PUEBLA_HALF: Readonly<Record<TileId, TileId>> = { '479MC': '479P', '485MC': '485P', '486MC': '486P' };

export const COPPER_CANYON_TILE = '470';
