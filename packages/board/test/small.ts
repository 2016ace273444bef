/** A board small enough to read: a town, a city, an off-board area, and a few tiles that are hard to draw. */
import { buildMap } from '@roundhouse/engine/track/map';
import { parseTile } from '@roundhouse/engine/track/language';
import type { Board, Colour, Tile } from '@roundhouse/engine/track/types';
import type { Livery } from '../src/index.ts';

export const MAP = buildMap({
  layout: 'flat',
  axes: { x: 'letter', y: 'number' },
  hexes: {
    white: {
      'city=revenue:0': 'B2',
      'town=revenue:0;border=edge:5,type:impassable': 'B4',
      '': 'C3',
      'upgrade=cost:40,terrain:mountain': 'C5',
    },
    red: { 'offboard=revenue:yellow_20|brown_40|diesel_80;path=a:4,b:_0;path=a:5,b:_0': 'A3' },
  },
  names: { B2: 'North & South', B4: 'Halt' },
});

const HARD: readonly (readonly [string, Colour, string])[] = [
  ['57', 'yellow', 'city=revenue:20;path=a:0,b:_0;path=a:_0,b:3'],
  ['8', 'yellow', 'path=a:0,b:2'],
  ['9', 'yellow', 'path=a:0,b:3'],
  ['58', 'yellow', 'town=revenue:10;path=a:0,b:_0;path=a:_0,b:2'],
  ['20', 'green', 'path=a:0,b:3;path=a:1,b:4'],
  ['OO', 'green', 'city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:_0,b:3;path=a:2,b:_1;path=a:_1,b:5;label=OO'],
  [
    'NY',
    'brown',
    'city=revenue:80,slots:2;city=revenue:80,slots:2;path=a:0,b:_0;path=a:_0,b:1;path=a:2,b:_1;path=a:_1,b:3;label=NY',
  ],
  [
    'P',
    'green',
    'city=revenue:40;city=revenue:40;city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_1;path=a:3,b:_2;path=a:4,b:_3;label=P',
  ],
  [
    'N',
    'brown',
    'city=revenue:80,slots:4;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0;label=N',
  ],
  [
    'MC',
    'brown',
    'city=revenue:60,slots:3,loc:center;town=revenue:10,loc:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:2,b:_1;path=a:5,b:_0,lanes:2;path=a:_1,b:_0;label=MC',
  ],
  [
    '798',
    'brown',
    'town=revenue:20;town=revenue:20;town=revenue:20;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:4,b:_1;path=a:2,b:_2;path=a:5,b:_2',
  ],
  [
    'gauges',
    'brown',
    'city=revenue:130,slots:2;path=a:0,b:_0,track:dual;path=a:1,b:_0,track:narrow;path=a:3,b:_0;label=P',
  ],
];

export const TILES: Readonly<Record<string, Tile>> = Object.fromEntries(
  HARD.map(([id, colour, code]) => [id, parseTile(id, colour, code, 2)]),
);

export const BOARD: Board = {
  tiles: { B2: { tile: '57', rotation: 0 }, B4: { tile: '58', rotation: 3 } },
  tokens: [{ company: 'AB', hex: 'B2', city: 0, slot: 0 }],
  reservations: [],
  marks: {},
};

export const LIVERIES: Readonly<Record<string, Livery>> = {
  AB: { colour: '#c00000', text: '#ffffff', initials: 'A&B' },
  CD: { colour: '#0000c0', text: '#ffffff', initials: 'C&D' },
};
