/**
 * 1849 table 4.8: 168 tiles, one line each, in the one-line tile language. track without a gauge is standard.
 *
 * Messina's 655 and 656 are there once: the rulebook's totals (72 yellow, 72 green, 24 brown) leave no second one, and
 * the earthquake returns what it destroys: a single copy is always enough.
 */
import type { Tile, TileId } from '@roundhouse/engine';
import { type OwnTiles, ownTiles, standardTiles, tilesById } from '../common/standardTiles.ts';

const STANDARD = standardTiles({
  // yellow
  '3': 4,
  '4': 4,
  '7': 4,
  '8': 10,
  '9': 6,
  '58': 4,
  // green
  '23': 3,
  '24': 3,
  '25': 2,
  '26': 1,
  '27': 1,
  '28': 1,
  '29': 1,
  '30': 1,
  '31': 1,
  '624': 1,
  // brown
  '39': 1,
  '40': 1,
  '41': 1,
  '42': 1,
});

const yellow: OwnTiles = {
  '73': [4, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:_0,b:2,track:narrow'],
  '74': [3, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:_0,b:3,track:narrow'],
  '77': [4, 'path=a:0,b:1,track:narrow'],
  '78': [10, 'path=a:0,b:2,track:narrow'],
  '79': [7, 'path=a:0,b:3,track:narrow'],
  '644': [2, 'city=revenue:20;path=a:0,b:_0,track:narrow;path=a:1,b:_0'],
  '645': [2, 'city=revenue:20;path=a:0,b:_0,track:narrow;path=a:2,b:_0'],
  '657': [2, 'city=revenue:20;path=a:0,b:_0,track:narrow;path=a:3,b:_0'],
  '658': [2, 'city=revenue:20;path=a:0,b:_0;path=a:2,b:_0,track:narrow'],
  '659': [2, 'city=revenue:20;path=a:0,b:_0;path=a:1,b:_0,track:narrow'],
  '679': [2, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:_0,b:1,track:narrow'],
};

const green: OwnTiles = {
  '650': [1, 'path=a:0,b:1,track:narrow;path=a:1,b:2,track:narrow'],
  '651': [
    1,
    'city=revenue:90,slots:2;path=a:1,b:_0,track:narrow;path=a:2,b:_0,track:narrow;path=a:3,b:_0;path=a:4,b:_0;path=a:0,b:_0;label=P',
  ],
  '653': [1, 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:3,b:_0;label=C'],
  '655': [1, 'city=revenue:50,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0;label=M'],
  '660': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:3,b:_0;path=a:4,b:_0,track:narrow',
  ],
  '661': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:3,b:_0,track:narrow;path=a:4,b:_0',
  ],
  '662': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0,track:narrow;path=a:1,b:_0,track:narrow;path=a:3,b:_0;path=a:4,b:_0',
  ],
  '663': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0,track:narrow',
  ],
  '664': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:2,b:_0,track:narrow;path=a:3,b:_0',
  ],
  '665': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0,track:narrow',
  ],
  '666': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:2,b:_0;path=a:3,b:_0,track:narrow',
  ],
  '667': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0,track:narrow;path=a:3,b:_0,track:narrow',
  ],
  '668': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:3,b:_0;path=a:2,b:_0,track:narrow;path=a:4,b:_0,track:narrow',
  ],
  '669': [
    1,
    'city=revenue:30,slots:2;path=a:2,b:_0;path=a:4,b:_0;path=a:0,b:_0,track:narrow;path=a:3,b:_0,track:narrow',
  ],
  '670': [
    1,
    'city=revenue:30,slots:2;path=a:2,b:_0;path=a:3,b:_0;path=a:0,b:_0,track:narrow;path=a:4,b:_0,track:narrow',
  ],
  '671': [
    1,
    'city=revenue:30,slots:2;path=a:3,b:_0;path=a:4,b:_0;path=a:0,b:_0,track:narrow;path=a:2,b:_0,track:narrow',
  ],
  '675': [1, 'city=revenue:20;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:2,b:_0;label=S'],
  '677': [3, 'path=a:0,b:3,track:narrow;path=a:0,b:4,track:narrow'],
  '678': [3, 'path=a:0,b:3,track:narrow;path=a:0,b:2,track:narrow'],
  '680': [1, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:1,b:_0,track:narrow;path=a:2,b:_0;path=a:3,b:_0'],
  '681': [1, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:2,b:_0,track:narrow;path=a:3,b:_0'],
  '682': [1, 'town=revenue:10;path=a:0,b:_0,track:narrow;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0,track:narrow'],
  '683': [1, 'town=revenue:10;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:2,b:_0,track:narrow;path=a:3,b:_0'],
  '684': [1, 'town=revenue:10;path=a:3,b:_0;path=a:0,b:_0,track:narrow;path=a:2,b:_0,track:narrow;path=a:4,b:_0'],
  '685': [1, 'town=revenue:10;path=a:2,b:_0;path=a:0,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:3,b:_0'],
  '686': [1, 'town=revenue:10;path=a:2,b:_0;path=a:0,b:_0,track:narrow;path=a:3,b:_0,track:narrow;path=a:4,b:_0'],
  '687': [1, 'town=revenue:10;path=a:0,b:_0;path=a:2,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:3,b:_0'],
  '688': [1, 'town=revenue:10;path=a:1,b:_0;path=a:0,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:3,b:_0'],
  '689': [1, 'town=revenue:10;path=a:4,b:_0;path=a:0,b:_0,track:narrow;path=a:1,b:_0,track:narrow;path=a:3,b:_0'],
  '690': [1, 'town=revenue:10;path=a:0,b:_0;path=a:1,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:3,b:_0'],
  '691': [1, 'town=revenue:10;path=a:1,b:_0;path=a:0,b:_0,track:narrow;path=a:3,b:_0,track:narrow;path=a:4,b:_0'],
  '692': [1, 'path=a:0,b:3,track:narrow;path=a:0,b:5,track:narrow'],
  '693': [1, 'path=a:0,b:3,track:narrow;path=a:0,b:1,track:narrow'],
  '694': [1, 'path=a:0,b:4,track:narrow;path=a:0,b:5,track:narrow'],
  '695': [1, 'path=a:0,b:2,track:narrow;path=a:0,b:1,track:narrow'],
  '699': [2, 'path=a:0,b:2,track:narrow;path=a:0,b:4,track:narrow'],
  '700': [1, 'town=revenue:10;path=a:1,b:_0,track:narrow;path=a:3,b:_0,track:narrow;path=a:0,b:_0;path=a:2,b:_0'],
  '701': [1, 'town=revenue:10;path=a:2,b:_0,track:narrow;path=a:3,b:_0,track:narrow;path=a:0,b:_0;path=a:1,b:_0'],
  '702': [1, 'town=revenue:10;path=a:2,b:_0,track:narrow;path=a:3,b:_0,track:narrow;path=a:0,b:_0;path=a:4,b:_0'],
  '703': [1, 'town=revenue:10;path=a:3,b:_0,track:narrow;path=a:4,b:_0,track:narrow;path=a:0,b:_0;path=a:2,b:_0'],
  '704': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0,track:narrow;path=a:4,b:_0,track:narrow',
  ],
  '705': [
    1,
    'city=revenue:30,slots:2;path=a:0,b:_0;path=a:4,b:_0;path=a:3,b:_0,track:narrow;path=a:2,b:_0,track:narrow',
  ],
  '706': [
    1,
    'city=revenue:30,slots:2;path=a:2,b:_0;path=a:3,b:_0;path=a:0,b:_0,track:narrow;path=a:1,b:_0,track:narrow',
  ],
  '707': [
    1,
    'city=revenue:30,slots:2;path=a:1,b:_0;path=a:3,b:_0;path=a:0,b:_0,track:narrow;path=a:2,b:_0,track:narrow',
  ],
  '708': [1, 'path=a:0,b:4,track:narrow;path=a:0,b:1,track:narrow'],
  '709': [1, 'path=a:0,b:2,track:narrow;path=a:0,b:5,track:narrow'],
  '710': [1, 'path=a:0,b:2,track:narrow;path=a:1,b:3'],
  '711': [1, 'path=a:0,b:3,track:narrow;path=a:2,b:4'],
  '712': [1, 'path=a:0,b:2;path=a:1,b:3,track:narrow'],
  '713': [1, 'path=a:0,b:3;path=a:2,b:4,track:narrow'],
  '714': [1, 'path=a:0,b:3;path=a:1,b:4,track:narrow'],
  '715': [1, 'path=a:0,b:3,track:narrow;path=a:1,b:4'],
};

const brown: OwnTiles = {
  '646': [1, 'path=a:0,b:2,track:narrow;path=a:2,b:4,track:narrow;path=a:0,b:4,track:narrow'],
  '647': [1, 'path=a:0,b:2,track:narrow;path=a:0,b:1,track:narrow;path=a:1,b:2,track:narrow'],
  '648': [1, 'path=a:0,b:3,track:narrow;path=a:0,b:1,track:narrow;path=a:1,b:3,track:narrow'],
  '649': [1, 'path=a:0,b:3,track:narrow;path=a:3,b:5,track:narrow;path=a:0,b:5,track:narrow'],
  '652': [
    1,
    'city=revenue:130,slots:2;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:2,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0;label=P',
  ],
  '654': [
    1,
    'city=revenue:90,slots:2;path=a:2,b:_0,track:dual;path=a:0,b:_0;path=a:4,b:_0,track:dual;path=a:3,b:_0;label=C',
  ],
  '656': [
    1,
    'city=revenue:80,slots:2;path=a:2,b:_0;path=a:3,b:_0,track:narrow;path=a:4,b:_0;path=a:0,b:_0,track:dual;label=M',
  ],
  '672': [
    1,
    'city=revenue:40,slots:2;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0,track:dual',
  ],
  '673': [
    2,
    'city=revenue:40,slots:2;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:2,b:_0,track:dual;path=a:3,b:_0,track:dual',
  ],
  '674': [
    2,
    'city=revenue:40,slots:2;path=a:0,b:_0,track:dual;path=a:2,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0,track:dual',
  ],
  '676': [1, 'city=revenue:30,slots:2;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:2,b:_0;label=S'],
  '696': [
    3,
    'town=revenue:20;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0,track:dual',
  ],
  '697': [
    2,
    'town=revenue:20;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:dual;path=a:2,b:_0,track:dual;path=a:3,b:_0,track:dual',
  ],
  '698': [
    2,
    'town=revenue:20;path=a:0,b:_0,track:dual;path=a:2,b:_0,track:dual;path=a:3,b:_0,track:dual;path=a:4,b:_0,track:dual',
  ],
};

export const TILES: Readonly<Record<TileId, Tile>> = tilesById([
  ...STANDARD,
  ...ownTiles('yellow', yellow),
  ...ownTiles('green', green),
  ...ownTiles('brown', brown),
]);
