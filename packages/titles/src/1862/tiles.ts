/**
 * 1862 table 4.9: the tiles. Small stations on green and brown town tiles (§2.3 (c)) are sides of the same cardboard: `16_1a` is
 * tile 16 with a station on one of its lines. All sides share the supply of the printed tile.
 */
import { parseTile, type Tile, type TileId } from '@roundhouse/engine';
import { type OwnTiles, ownTiles, standardTiles, tilesById } from '../common/standardTiles.ts';

const STANDARD = standardTiles({
  // yellow
  '5': 10,
  '6': 10,
  '57': 12,
  '201': 2,
  '202': 4,
  '621': 2,
  // green
  '14': 11,
  '15': 10,
  '16': 2,
  '17': 5,
  '18': 5,
  '19': 4,
  '20': 6,
  '21': 2,
  '22': 2,
  '619': 10,
  // brown
  '611': 8,
});

const yellow: OwnTiles = {
  '790': [4, 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_0;path=a:_0,b:4;label=N'],
  '8850': [6, 'town=revenue:20;path=a:0,b:_0;path=a:5,b:_0'],
  '8851': [8, 'town=revenue:20;path=a:0,b:_0;path=a:4,b:_0'],
  '8852': [12, 'town=revenue:20;path=a:0,b:_0;path=a:3,b:_0'],
};

const green: OwnTiles = {
  '53y': [6, 'city=revenue:50,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0;label=Y'],
  '791': [4, 'city=revenue:60,slots:3;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=N'],
  '792': [2, 'city=revenue:50,slots:2;path=a:0,b:_0;path=a:5,b:_0;path=a:3,b:_0;label=Y'],
  '793': [3, 'city=revenue:50,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;label=Y'],
};

const brown: OwnTiles = {
  '61y': [3, 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=Y'],
  '778': [4, 'path=a:0,b:4;path=a:1,b:3;path=a:2,b:5'],
  '779': [3, 'path=a:0,b:4;path=a:1,b:5;path=a:2,b:3'],
  '780': [3, 'path=a:0,b:3;path=a:1,b:2;path=a:4,b:5'],
  '794': [
    3,
    'city=revenue:80,slots:4;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_0;path=a:_0,b:4;path=a:2,b:_0;path=a:_0,b:5;label=N',
  ],
  '795': [1, 'city=revenue:80,slots:4;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0;path=a:5,b:_0;label=I'],
  '796': [3, 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_0;path=a:_0,b:4;label=Y'],
  '797': [1, 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=H'],
  '798': [3, 'path=a:0,b:3;path=a:1,b:4;path=a:2,b:5'],
  '891y': [3, 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;label=Y'],
};

/** Sides of a printed tile with small stations. */
const stations: Readonly<Record<TileId, Readonly<Record<TileId, string>>>> = {
  '16': {
    '16_1a': 'town=revenue:20,loc:0;path=a:0,b:_0;path=a:2,b:_0;path=a:1,b:3',
    '16_1b': 'town=revenue:20,loc:3;path=a:1,b:_0;path=a:3,b:_0;path=a:0,b:2',
    '16_2': 'town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:3,b:_0;path=a:0,b:_1;path=a:2,b:_1',
  },
  '17': {
    '17_1': 'town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:3',
    '17_2': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:_1;path=a:3,b:_1',
  },
  '18': {
    '18_1a': 'town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:2',
    '18_1b': 'town=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:0,b:3',
    '18_2': 'town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:0,b:_1;path=a:3,b:_1',
  },
  '19': {
    '19_1a': 'town=revenue:20,loc:0;path=a:0,b:_0;path=a:3,b:_0;path=a:2,b:4',
    '19_1b': 'town=revenue:20;path=a:2,b:_0;path=a:4,b:_0;path=a:0,b:3',
    '19_2': 'town=revenue:20;town=revenue:20;path=a:2,b:_0;path=a:4,b:_0;path=a:0,b:_1;path=a:3,b:_1',
  },
  '20': {
    '20_1': 'town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:4',
    '20_1b': 'town=revenue:20;path=a:1,b:_0;path=a:4,b:_0;path=a:0,b:3',
    '20_2': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:4,b:_1',
  },
  '21': {
    '21_1a': 'town=revenue:20;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:4',
    '21_1b': 'town=revenue:20;path=a:3,b:_0;path=a:4,b:_0;path=a:0,b:2',
    '21_2': 'town=revenue:20;town=revenue:20;path=a:3,b:_0;path=a:4,b:_0;path=a:0,b:_1;path=a:2,b:_1',
  },
  '22': {
    '22_1a': 'town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:2,b:3',
    '22_1b': 'town=revenue:20;path=a:2,b:_0;path=a:3,b:_0;path=a:0,b:4',
    '22_2': 'town=revenue:20;town=revenue:20;path=a:2,b:_0;path=a:3,b:_0;path=a:0,b:_1;path=a:4,b:_1',
  },
  '778': {
    '778_1a': 'town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:3;path=a:2,b:5',
    '778_1b': 'town=revenue:20;path=a:2,b:_0;path=a:5,b:_0;path=a:1,b:3;path=a:0,b:4',
    '778_2a': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:2,b:_1;path=a:5,b:_1;path=a:1,b:3',
    '778_2b': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:_1;path=a:3,b:_1;path=a:2,b:5',
    '778_3':
      'town=revenue:20;town=revenue:20,loc:2;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:2,b:_1;path=a:5,b:_1;path=a:1,b:_2;path=a:3,b:_2',
  },
  '779': {
    '779_1a': 'town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:5;path=a:2,b:3',
    '779_1b': 'town=revenue:20;path=a:1,b:_0;path=a:5,b:_0;path=a:0,b:4;path=a:2,b:3',
    '779_1c': 'town=revenue:20;path=a:2,b:_0;path=a:3,b:_0;path=a:0,b:4;path=a:1,b:5',
    '779_2a': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:_1;path=a:5,b:_1;path=a:2,b:3',
    '779_2b': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:4,b:_0;path=a:2,b:_1;path=a:3,b:_1;path=a:1,b:5',
    '779_2c': 'town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:5,b:_0;path=a:2,b:_1;path=a:3,b:_1;path=a:0,b:4',
    '779_3':
      'town=revenue:20;town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:5,b:_0;path=a:2,b:_1;path=a:3,b:_1;path=a:0,b:_2;path=a:4,b:_2',
  },
  '780': {
    '780_1a': 'town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:2;path=a:4,b:5',
    '780_1b': 'town=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:0,b:3;path=a:4,b:5',
    '780_2a': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:2,b:_1;path=a:4,b:5',
    '780_2b': 'town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_1;path=a:5,b:_1;path=a:0,b:3',
    '780_3':
      'town=revenue:20;town=revenue:20;town=revenue:20;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_1;path=a:5,b:_1;path=a:0,b:_2;path=a:3,b:_2',
  },
  '798': {
    '798_1': 'town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:4;path=a:2,b:5',
    '798_2': 'town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:4,b:_1;path=a:2,b:5',
    '798_3':
      'town=revenue:20;town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:4,b:_1;path=a:2,b:_2;path=a:5,b:_2',
  },
};

const withStations = (tile: Tile): readonly Tile[] => [
  tile,
  ...Object.entries(stations[tile.id] ?? {}).map(([side, code]) =>
    parseTile(side, tile.colour, code, tile.count, { supply: tile.id }),
  ),
];

export const TILES: Readonly<Record<TileId, Tile>> = tilesById(
  [...STANDARD, ...ownTiles('yellow', yellow), ...ownTiles('green', green), ...ownTiles('brown', brown)].flatMap(
    withStations,
  ),
);
