import { describe, expect, it } from 'vitest';
import { firstTilePays, gaugePays } from '@roundhouse/engine/track/costs';
import { toEdge } from '@roundhouse/engine/track/geometry';
import { parseTile } from '@roundhouse/engine/track/language';
import { boardAfterLay, layVerdict, layableHexes, laysAt, tilesLeft } from '@roundhouse/engine/track/lays';
import type { Lay, LayPolicy } from '@roundhouse/engine/track/lays';
import { buildMap } from '@roundhouse/engine/track/map';
import type { Board, TrackSet } from '@roundhouse/engine/track/types';

const tiles = [
  parseTile('5', 'yellow', 'city=revenue:20;path=a:0,b:_0;path=a:1,b:_0', 1),
  parseTile('57', 'yellow', 'city=revenue:20;path=a:0,b:_0;path=a:_0,b:3', 4),
  parseTile('8', 'yellow', 'path=a:0,b:2', 5),
  parseTile('9', 'yellow', 'path=a:0,b:3', 5),
  parseTile('79', 'yellow', 'path=a:0,b:3,track:narrow', 5),
  parseTile('24', 'green', 'path=a:0,b:3;path=a:0,b:2', 1),
  parseTile('14', 'green', 'city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0', 2),
  parseTile('OO', 'green', 'city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:3,b:_1;label=OO', 1),
  parseTile('OOp', 'brown', 'city=revenue:60,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=OO', 1, { special: true }),
];

const track: TrackSet = {
  map: buildMap({
    layout: 'flat',
    axes: { x: 'letter', y: 'number' },
    hexes: {
      white: {
        'city=revenue:0': 'B2 B8',
        'upgrade=cost:40,terrain:hill': 'B4',
        'border=edge:4,type:impassable': 'B6',
        '': 'A3 A5 C3 C5 C7 A7 A9 C9',
        'stub=edge:0': 'B10',
      },
      yellow: { 'city=revenue:0;city=revenue:0;label=OO': 'B12' },
      gray: { 'town=revenue:10;path=a:1,b:_0': 'C1' },
    },
  }),
  tiles: Object.fromEntries(tiles.map((tile) => [tile.id, tile])),
};

const policy: LayPolicy = {
  upgrades: { mayMerge: ['city'] },
  network: { gauges: 'ignored' },
  connection: 'semiRestrictive',
  colours: ['yellow', 'green'],
  cost: firstTilePays,
  looksOnce: true,
};

const board = (laid: Readonly<Record<string, readonly [string, number]>>, ...tokens: Board['tokens']): Board => ({
  tiles: Object.fromEntries(
    Object.entries(laid).map(([hex, [tile, turned]]) => [hex, { tile, rotation: toEdge(turned) }]),
  ),
  tokens,
  reservations: [],
  marks: {},
});
const home = { company: 'X', hex: 'B2', city: 0, slot: 0 };
const lay = (hex: string, tile: string, turned: number): Lay => ({ hex, tile, rotation: toEdge(turned) });
const verdict = (on: Board, what: Lay, by: Partial<LayPolicy> = {}) => {
  const answer = layVerdict(track, on, 'X', what, { ...policy, ...by });
  return answer.ok ? answer.cost : answer.problem;
};

describe('laying a tile', () => {
  it('1849 §10.3-e: a company may always build where its station stands', () => {
    expect(layableHexes(track, board({}, home), 'X', policy)).toEqual(['B2']);
    expect(layableHexes(track, board({}), 'X', policy)).toEqual([]);
  });

  it('lists what looks the same once, and accepts it however it is turned', () => {
    const on = board({ B2: ['57', 0] }, home);
    expect(laysAt(track, on, 'X', 'B4', policy)).toContainEqual({ ...lay('B4', '9', 0), cost: 40 });
    expect(laysAt(track, on, 'X', 'B4', policy)).not.toContainEqual({ ...lay('B4', '9', 3), cost: 40 });
    expect(verdict(on, lay('B4', '9', 3))).toBe(40);
  });

  it('says what speaks against a lay', () => {
    const on = board({ B2: ['57', 0], B4: ['9', 0] }, home);
    expect(verdict(on, lay('Z9', '9', 0))).toBe('noSuchHex');
    expect(verdict(on, lay('B6', '99', 0))).toBe('noSuchTile');
    expect(verdict(on, lay('B4', '24', 0), { colours: ['yellow'] })).toBe('colourNotAllowed');
    expect(verdict(on, lay('B6', '24', 0))).toBe('colourDoesNotFollow');
    expect(verdict(on, lay('B4', '24', 1))).toBe('trackNotKept');
    expect(verdict(on, lay('B6', '57', 0))).toBe('stopsDiffer');
    expect(verdict(on, lay('B6', '14', 0))).toBe('stopsDiffer');
    expect(verdict(on, lay('C1', '57', 0))).toBe('hexTakesNoTile');
    expect(verdict(on, lay('B6', '8', 2))).toBe('exitLeadsNowhere');
    expect(verdict(on, lay('C5', '9', 0))).toBe('notConnected');
    expect(verdict(on, lay('B12', '14', 0))).toBe('labelDiffers');
    expect(verdict(on, lay('B10', '9', 1))).toBe('exitLeadsNowhere');
    expect(verdict(on, lay('B10', '8', 2), { connection: 'none' })).toBe('stubNotConnected');
    expect(verdict(on, lay('B6', '9', 0), { closed: (hex) => hex === 'B6' })).toBe('hexIsClosed');
    expect(verdict(on, lay('B12', 'OOp', 0), { colours: ['brown'] })).toBe('tileIsSpecial');
  });

  it('new track must be reached without turning back', () => {
    const on = board({ B2: ['57', 0], B4: ['9', 0] }, home);
    expect(verdict(on, lay('B4', '24', 0))).toBe('notConnected');
    expect(verdict(on, lay('B4', '24', 3))).toBe(0);
  });

  it('1817 track.8: a city that rises in value may be upgraded without new track in reach', () => {
    const far = { company: 'X', hex: 'B8', city: 0, slot: 0 };
    const on = board({ B2: ['57', 0], B4: ['9', 0], B6: ['9', 0], B8: ['57', 0] }, far);
    expect(verdict(on, lay('B2', '14', 0), { connection: 'semiRestrictive' })).toBe('exitLeadsNowhere');
    expect(verdict(on, lay('B8', '14', 0))).toBe(0);
  });

  it('a tile is there as often as the supply has it', () => {
    const on = board({ B8: ['5', 0] }, home);
    expect(tilesLeft(track, on, '5')).toBe(0);
    expect(tilesLeft(track, on, '57')).toBe(4);
    expect(verdict(on, lay('B2', '5', 0))).toBe('noTileLeft');
  });

  it('18CZ: tokens of cities that become one share its circles', () => {
    const on = board(
      { B12: ['OO', 0] },
      { company: 'X', hex: 'B12', city: 0, slot: 0 },
      { company: 'Y', hex: 'B12', city: 1, slot: 0 },
    );
    const power: LayPolicy = { ...policy, colours: ['brown'], connection: 'none', power: { tiles: ['OOp'] } };
    const placements = layVerdict(track, on, 'X', lay('B12', 'OOp', 0), power);
    // B12 is the last hex of its column: the tile has an exit off the map.
    expect(placements).toMatchObject({ ok: false, problem: 'exitLeadsNowhere' });
    const longer: TrackSet = {
      ...track,
      map: buildMap({
        layout: 'flat',
        axes: track.map.axes,
        hexes: { white: { '': 'B10 B14' }, yellow: { 'city=revenue:0;city=revenue:0;label=OO': 'B12' } },
      }),
    };
    const allowed = layVerdict(longer, on, 'X', lay('B12', 'OOp', 0), power);
    if (!allowed.ok) throw new Error(allowed.problem);
    expect(boardAfterLay(longer, on, lay('B12', 'OOp', 0), allowed).tokens).toEqual([
      { company: 'X', hex: 'B12', city: 0, slot: 0 },
      { company: 'Y', hex: 'B12', city: 0, slot: 1 },
    ]);
  });

  it('1849 §10.3.1: narrow track pays a quarter, and every tile pays', () => {
    const cost = gaugePays({ narrow: 1 / 4, broad: 1, dual: 1 });
    const on = board({ B2: ['57', 0] }, home);
    expect(verdict(on, lay('B4', '79', 0), { cost })).toBe(10);
    expect(verdict(on, lay('B4', '9', 0), { cost })).toBe(40);
    expect(verdict(board({ B2: ['57', 0], B4: ['9', 0] }, home), lay('B4', '24', 3), { cost })).toBe(40);
  });
});
