/**
 * The standard tiles of the hobby: numbers that mean the same track wherever they are printed. A title lists which of
 * them it takes and how many, and writes only its own tiles in full. A number that a title prints with other track is
 * that title's own tile.
 */
import { type Colour, parseTile, type Tile, type TileId } from '@roundhouse/engine';

type Count = Tile['count'];

const SHEET = {
  yellow: {
    '1': 'town=revenue:10;town=revenue:10;path=a:1,b:_0;path=a:_0,b:3;path=a:0,b:_1;path=a:_1,b:4',
    '2': 'town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_1;path=a:_1,b:2',
    '3': 'town=revenue:10;path=a:0,b:_0;path=a:_0,b:1',
    '4': 'town=revenue:10;path=a:0,b:_0;path=a:_0,b:3',
    '5': 'city=revenue:20;path=a:0,b:_0;path=a:1,b:_0',
    '6': 'city=revenue:20;path=a:0,b:_0;path=a:2,b:_0',
    '7': 'path=a:0,b:1',
    '8': 'path=a:0,b:2',
    '9': 'path=a:0,b:3',
    '55': 'town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_1;path=a:_1,b:4',
    '56': 'town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:2;path=a:1,b:_1;path=a:_1,b:3',
    '57': 'city=revenue:20;path=a:0,b:_0;path=a:_0,b:3',
    '58': 'town=revenue:10;path=a:0,b:_0;path=a:_0,b:2',
    '69': 'town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:2,b:_1;path=a:_1,b:4',
    '201': 'city=revenue:30;path=a:0,b:_0;path=a:1,b:_0;label=Y',
    '202': 'city=revenue:30;path=a:0,b:_0;path=a:2,b:_0;label=Y',
    '621': 'city=revenue:30;path=a:0,b:_0;path=a:_0,b:3;label=Y',
  },
  green: {
    '14': 'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0',
    '15': 'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0',
    '16': 'path=a:0,b:2;path=a:1,b:3',
    '17': 'path=a:1,b:3;path=a:0,b:4',
    '18': 'path=a:0,b:3;path=a:1,b:2',
    '19': 'path=a:0,b:3;path=a:2,b:4',
    '20': 'path=a:0,b:3;path=a:1,b:4',
    '21': 'path=a:0,b:2;path=a:3,b:4',
    '22': 'path=a:0,b:4;path=a:2,b:3',
    '23': 'path=a:0,b:3;path=a:0,b:4',
    '24': 'path=a:0,b:3;path=a:0,b:2',
    '25': 'path=a:0,b:2;path=a:0,b:4',
    '26': 'path=a:0,b:3;path=a:0,b:5',
    '27': 'path=a:0,b:3;path=a:0,b:1',
    '28': 'path=a:0,b:4;path=a:0,b:5',
    '29': 'path=a:0,b:2;path=a:0,b:1',
    '30': 'path=a:0,b:4;path=a:0,b:1',
    '31': 'path=a:0,b:2;path=a:0,b:5',
    '80': 'junction;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0',
    '81': 'junction;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0',
    '82': 'junction;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0',
    '83': 'junction;path=a:0,b:_0;path=a:5,b:_0;path=a:3,b:_0',
    '141': 'town=revenue:10;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_0',
    '142': 'town=revenue:10;path=a:0,b:_0;path=a:5,b:_0;path=a:3,b:_0',
    '143': 'town=revenue:10;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0',
    '207': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;label=Y',
    '208': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=Y',
    '619': 'city=revenue:30,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0',
    '622': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=Y',
    '624': 'path=a:0,b:1;path=a:1,b:2',
  },
  brown: {
    '39': 'path=a:0,b:2;path=a:0,b:1;path=a:1,b:2',
    '40': 'path=a:0,b:2;path=a:2,b:4;path=a:0,b:4',
    '41': 'path=a:0,b:3;path=a:0,b:1;path=a:1,b:3',
    '42': 'path=a:0,b:3;path=a:3,b:5;path=a:0,b:5',
    '43': 'path=a:0,b:3;path=a:0,b:2;path=a:1,b:3;path=a:1,b:2',
    '44': 'path=a:0,b:3;path=a:1,b:4;path=a:0,b:1;path=a:3,b:4',
    '45': 'path=a:0,b:3;path=a:2,b:4;path=a:0,b:4;path=a:2,b:3',
    '46': 'path=a:0,b:3;path=a:2,b:4;path=a:3,b:4;path=a:0,b:2',
    '47': 'path=a:0,b:3;path=a:1,b:4;path=a:1,b:3;path=a:0,b:4',
    '63': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0',
    '70': 'path=a:0,b:1;path=a:0,b:2;path=a:1,b:3;path=a:2,b:3',
    '216': 'city=revenue:50,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;label=Y',
    '448': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0',
    '544': 'junction;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0',
    '545': 'junction;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0',
    '546': 'junction;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0',
    '611': 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0',
  },
  gray: {
    '455':
      'city=revenue:50,slots:3;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0',
  },
} as const satisfies Readonly<Partial<Record<Colour, Readonly<Record<TileId, string>>>>>;

type Sheet = typeof SHEET;
type StandardTileId = { [C in keyof Sheet]: keyof Sheet[C] }[keyof Sheet];

/** Standard tiles, by how many of each a title has. */
export const standardTiles = (counts: Readonly<Partial<Record<StandardTileId, Count>>>): readonly Tile[] => {
  const wanted = new Map<TileId, Count>(Object.entries(counts));
  return Object.entries(SHEET).flatMap(([colour, codes]) =>
    Object.entries(codes).flatMap(([id, code]) => {
      const count = wanted.get(id);
      return count === undefined ? [] : [parseTile(id, colour as keyof Sheet, code, count)];
    }),
  );
};

/** Standard tiles that never run out. */
export const unlimitedTiles = (...ids: readonly StandardTileId[]): readonly Tile[] =>
  standardTiles(Object.fromEntries(ids.map((id) => [id, 'unlimited'])));

/** A title's own tiles of one colour: how many there are, and the code of each. */
export type OwnTiles = Readonly<Record<TileId, readonly [count: Count, code: string]>>;

export const ownTiles = (colour: Colour, tiles: OwnTiles, more: Pick<Tile, 'special'> = {}): readonly Tile[] =>
  Object.entries(tiles).map(([id, [count, code]]) => parseTile(id, colour, code, count, more));

export const tilesById = (tiles: readonly Tile[]): Readonly<Record<TileId, Tile>> => {
  const byId: Record<TileId, Tile> = {};
  for (const tile of tiles) {
    if (byId[tile.id]) throw new Error(`tile ${tile.id} is listed twice`);
    byId[tile.id] = tile;
  }
  return byId;
};
