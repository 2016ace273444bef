import { describe, expect, it } from 'vitest';
import {
  DARK,
  describeHex,
  drawGround,
  drawHex,
  drawMap,
  drawMapParts,
  type MapPicture,
  type SvgNode,
  THEMES,
  toSvg,
} from '../src/index.ts';
import { parseTile } from '@roundhouse/engine/track/language';
import { BOARD, LIVERIES, MAP, TILES } from './small.ts';

const game: MapPicture = { map: MAP, tiles: TILES, board: BOARD, liveries: LIVERIES, inForce: ['yellow', 'green'] };

const all = (node: SvgNode): readonly SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : all(child))),
];
const textIn = (node: SvgNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
const withAttr = (node: SvgNode, name: string): readonly SvgNode[] => all(node).filter((each) => name in each.attrs);
const layer = (of: MapPicture, name: string): SvgNode => {
  const found = drawMapParts(of).parts.find((part) => part.key === name);
  if (!found) throw new Error(`no layer ${name}`);
  return found;
};

describe('a map', () => {
  it('names every hex for pointers', () => {
    expect(
      withAttr(drawMap(game), 'data-hex')
        .map((n) => n.attrs['data-hex'])
        .sort((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['A3', 'B2', 'B4', 'C3', 'C5']);
  });

  it('keeps the object of a hex on which nothing changed, whatever happens elsewhere', () => {
    const later: MapPicture = {
      ...game,
      board: { ...BOARD, tiles: { ...BOARD.tiles, C3: { tile: '9', rotation: 0 } } },
    };
    expect(drawHex(later, 'B2')).toBe(drawHex(game, 'B2'));
    expect(drawHex(later, 'C3')).not.toBe(drawHex(game, 'C3'));
  });

  it('keeps the whole ground while nothing on it changed, and one hex of it while another changes', () => {
    const ground = drawGround(game);
    expect(drawGround({ ...game, lit: ['C3'], board: { ...BOARD } })).toBe(ground);
    const moved: MapPicture = { ...game, board: { ...BOARD, tokens: [] } };
    const [before, after] = [layer(game, 'hexes').children, layer(moved, 'hexes').children];
    expect(after.filter((each, i) => each !== before[i])).toMatchObject([{ attrs: { 'data-hex': 'B2' } }]);
    expect(toSvg(drawMap(moved))).toBe(toSvg(drawMap({ ...moved, liveries: { ...LIVERIES } })));
  });

  it('redraws for a company that is to come only its home', () => {
    const later: MapPicture = { ...game, homes: { C3: [{ company: 'RED' }] } };
    const gone: MapPicture = { ...game, homes: { C3: [{ company: 'RED', gone: true }] } };
    const [before, after, last] = [game, later, gone].map((each) => layer(each, 'hexes').children);
    expect(after?.filter((each, i) => each !== before?.[i])).toMatchObject([{ attrs: { 'data-hex': 'C3' } }]);
    expect(last?.filter((each, i) => each !== after?.[i])).toMatchObject([{ attrs: { 'data-hex': 'C3' } }]);
    expect(layer(game, 'hexes').children).toEqual(before);
  });

  it('redraws for another phase only what has values by phase', () => {
    const later: MapPicture = { ...game, inForce: ['yellow', 'green', 'brown'] };
    const [before, after] = [layer(game, 'hexes').children, layer(later, 'hexes').children];
    expect(after.filter((each, i) => each !== before[i])).toMatchObject([{ attrs: { 'data-hex': 'A3' } }]);
  });

  it('shows the value for a kind of train with the sign of the train, as strong in every phase', () => {
    for (const inForce of [['yellow'], ['yellow', 'green', 'brown']] as const) {
      const [values] = all(drawHex({ ...game, inForce }, 'A3')).filter((n) => n.attrs['class'] === 'values');
      const boxes = (values?.children ?? []).filter((n) => typeof n === 'object' && n.tag === 'g');
      const shown = boxes.map((n) => {
        if (typeof n !== 'object') return [];
        const field = all(n).find(({ tag }) => tag === 'rect');
        return [textIn(n), field?.attrs['fill-opacity'] ?? 1];
      });
      const brown = inForce.length === 3;
      expect(shown).toEqual([
        ['20', brown ? 0.6 : 1],
        ['40', brown ? 1 : 0.6],
        ['D 80', 1],
      ]);
    }
  });

  it('leaves out the line between the halves of a tile, as it lies', () => {
    const half = parseTile('half', 'green', 'path=a:2,b:5;border=edge:2', 1);
    const rims = [0, 1].map((rotation) => {
      const board = { ...BOARD, tiles: { ...BOARD.tiles, C3: { tile: 'half', rotation: rotation as 0 | 1 } } };
      const picture = { ...game, tiles: { ...game.tiles, half }, board };
      return all(drawHex(picture, 'C3')).filter(
        (n) => n.tag === 'path' && String(n.attrs['d']).split('M').length === 6,
      );
    });
    expect(rims.map((found) => found.length)).toEqual([1, 1]);
    expect(rims[0]?.[0]?.attrs['d']).not.toBe(rims[1]?.[0]?.attrs['d']);
  });

  it('redraws a hex for a token, a theme, a layer', () => {
    const before = drawHex(game, 'B2');
    expect(drawHex({ ...game, board: { ...BOARD, tokens: [] } }, 'B2')).not.toBe(before);
    expect(drawHex({ ...game, theme: DARK }, 'B2')).not.toBe(before);
    expect(drawHex({ ...game, layers: { names: false } }, 'B2')).not.toBe(before);
    expect(drawHex({ ...game, lit: ['B2'] }, 'B2')).toBe(before);
  });

  it('shows tokens by company, and the faint mark of a home', () => {
    expect(withAttr(drawHex(game, 'B2'), 'data-company')).toMatchObject([
      { attrs: { class: 'token', 'data-company': 'AB' } },
    ]);
    const waiting: MapPicture = {
      ...game,
      board: { ...BOARD, tokens: [], reservations: [{ company: 'CD', hex: 'B2' }] },
    };
    expect(withAttr(drawHex(waiting, 'B2'), 'data-company')).toMatchObject([
      { attrs: { class: 'reserved', 'data-company': 'CD' } },
    ]);
  });

  it('escapes names, and shows them in the words given', () => {
    expect(toSvg(drawMap(game))).toContain('&amp; South');
    expect(toSvg(drawMap({ ...game, names: { B4: 'Полустанок' } }))).toContain('Полустанок');
    expect(toSvg(drawMap({ ...game, layers: { names: false } }))).not.toContain('Halt');
  });

  it('puts impassable borders over all hexes', () => {
    expect(all(layer(game, 'borders')).filter((n) => n.attrs['class'] === 'impassable')).toHaveLength(1);
  });

  it('lights, selects and ghosts without touching the hexes', () => {
    const lit: MapPicture = {
      ...game,
      lit: ['C3'],
      selected: 'C5',
      reachable: ['B4'],
      ghost: { hex: 'C3', tile: '9', rotation: 1 },
    };
    expect(layer(lit, 'lit').children).toHaveLength(1);
    expect(layer(lit, 'reachable').children).toHaveLength(1);
    expect(layer(lit, 'selected').children).toHaveLength(2);
    expect(layer(lit, 'ghosts').children).toHaveLength(1);
    expect(layer(lit, 'hexes').children).toEqual(layer(game, 'hexes').children);
  });

  it('draws a route beside another where they share track', () => {
    const run = (train: string) => ({ train, stops: [{ hex: 'B2', node: 0 }], links: [[['B2', 0]] as const] });
    const [alone] = layer({ ...game, routes: [run('2')] }, 'routes').children;
    const [first, second] = layer({ ...game, routes: [run('2'), run('3')] }, 'routes').children;
    const lineOf = (node: SvgNode['children'][number] | undefined) =>
      typeof node === 'object' && all(node).find((n) => n.tag === 'path')?.attrs['d'];
    expect(new Set([lineOf(alone), lineOf(first), lineOf(second)]).size).toBe(3);
  });

  it('writes what a run earned beside its line', () => {
    const run = { train: '2', stops: [{ hex: 'B2', node: 0 }], links: [[['B2', 0]] as const] };
    const sums = (sum?: string) =>
      all(layer({ ...game, routes: [{ ...run, ...(sum === undefined ? {} : { sum }) }] }, 'routes')).filter(
        (node) => node.attrs['class'] === 'sum',
      );
    expect(sums()).toHaveLength(0);
    expect(JSON.stringify(sums('$40'))).toContain('$40');
  });

  it.each(Object.values(THEMES))('is drawn in every theme: $id', (theme) => {
    expect(toSvg(drawMap({ ...game, theme }))).not.toMatch(/NaN|undefined/);
  });

  it('refuses a tile that it does not know', () => {
    expect(() => drawMap({ ...game, board: { ...BOARD, tiles: { B2: { tile: '999', rotation: 0 } } } })).toThrow('999');
  });
});

describe('the text board', () => {
  const describeIn = (hex: string) =>
    describeHex({ map: MAP, tiles: TILES, board: BOARD, inForce: ['yellow', 'green'] }, hex);

  it('tells what stands on a hex and where its track leads', () => {
    expect(describeIn('B2')).toMatchObject({
      tile: { id: '57', number: '57', rotation: 0 },
      colour: 'yellow',
      stops: [{ kind: 'city', worth: 20, tokens: ['AB'], exits: [0, 3] }],
      exits: [
        { edge: 0, hex: 'B4', joined: true },
        { edge: 3, hex: null, joined: false },
      ],
    });
  });

  it('tells terrain and barriers of what is still to be built', () => {
    expect(describeIn('C5')).toMatchObject({ terrain: [{ cost: 40, kinds: ['mountain'] }], stops: [], exits: [] });
    expect(describeIn('B4').barriers).toMatchObject([{ edge: 5, kind: 'impassable' }]);
  });

  it('tells the value in force', () => {
    expect(describeIn('A3').stops).toMatchObject([{ kind: 'offboard', worth: 20 }]);
  });

  it('tells the value for a kind of train beside it', () => {
    expect(describeIn('A3').stops[0]?.byTrain).toEqual([{ kind: 'diesel', worth: 80 }]);
    expect(describeIn('B2').stops[0]?.byTrain).toEqual([]);
  });
});
