import { describe, expect, it } from 'vitest';
import { type CellForm, type Chart, drawMarket, markOf, MARKS, placeCells, type SvgNode, toSvg } from '../src/index.ts';
import { LIVERIES } from './small.ts';

const row = (r: number, ...prices: readonly number[]) =>
  prices.map((price, c) => ({ id: `${r},${c}`, price, zones: c === 1 ? ['par'] : [] }));
const SQUARE: Chart = { kind: '2d', rows: [row(0, 10, 20, 30), [...row(1, 5, 10), null]] };
const ZIGZAG: Chart = { kind: 'zigzag', rows: [row(0, 10, 12, 14, 16)] };

const all = (node: SvgNode): readonly SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : all(child))),
];
const cell = (market: SvgNode, id: string) => all(market).find((n) => n.attrs['data-cell'] === id);

describe('a market', () => {
  it('of two dimensions has rows and columns, ragged as printed', () => {
    const { places } = placeCells({ chart: SQUARE });
    expect(places.size).toBe(5);
    expect(places.get('1,1')?.x).toBe(places.get('0,1')?.x);
    expect(places.get('1,1')?.y).toBeGreaterThan(places.get('0,1')?.y ?? Infinity);
  });

  it('that zigzags has two rows, in which a step of two cells stays', () => {
    const { places } = placeCells({ chart: ZIGZAG });
    expect(places.get('0,0')?.y).toBe(places.get('0,2')?.y);
    expect(places.get('0,1')?.y).toBe(places.get('0,3')?.y);
    expect(places.get('0,1')?.y).not.toBe(places.get('0,0')?.y);
  });

  it('of one row can be broken into lines', () => {
    const { places } = placeCells({ chart: { kind: '1d', rows: [row(0, 1, 2, 3, 4)] }, perLine: 2 });
    expect(places.get('0,2')?.x).toBe(places.get('0,0')?.x);
  });

  it('shows the stack from the first to operate, drawn on top', () => {
    const market = drawMarket({ chart: SQUARE, stacks: { '0,1': ['AB', 'CD'] }, liveries: LIVERIES });
    const markers = all(cell(market, '0,1') ?? market).filter((n) => n.attrs['class'] === 'token');
    expect(markers.map((n) => n.attrs['data-company'])).toEqual(['CD', 'AB']);
  });

  it('keeps the object of a cell in which nothing changed', () => {
    const before = drawMarket({ chart: SQUARE, stacks: { '0,1': ['AB'] }, liveries: LIVERIES });
    const after = drawMarket({ chart: SQUARE, stacks: { '0,1': ['AB'], '1,0': ['CD'] }, liveries: LIVERIES });
    expect(cell(after, '0,1')).toBe(cell(before, '0,1'));
    expect(cell(after, '1,0')).not.toBe(cell(before, '1,0'));
  });

  it('draws an arrow for a move, none for staying', () => {
    const arrows = (to: string) =>
      all(drawMarket({ chart: SQUARE, arrows: [{ from: '0,0', to }] })).filter((n) => n.attrs['class'] === 'arrow');
    expect(arrows('0,1')).toHaveLength(1);
    expect(arrows('0,0')).toHaveLength(0);
  });

  /** Markers of a stack in a cell of this form; each must stay inside it. */
  const markersIn = (stack: readonly string[], cells: CellForm) => {
    const market = drawMarket({ chart: SQUARE, stacks: { '0,0': stack }, cells });
    const inCell = all(cell(market, '0,0') ?? market);
    const box = inCell.find((n) => n.tag === 'rect')?.attrs ?? {};
    const tokens = inCell
      .filter((n) => n.attrs['class'] === 'token')
      .map((n) => {
        const [x = NaN, y = NaN] = (String(n.attrs['transform']).match(/-?[\d.]+/g) ?? []).map(Number);
        return { x, y, r: Number(all(n).find((each) => each.tag === 'circle')?.attrs['r']) };
      });
    for (const { x, y, r } of tokens) {
      expect(x - r).toBeGreaterThanOrEqual(Number(box['x']));
      expect(x + r).toBeLessThanOrEqual(Number(box['x']) + Number(box['width']));
      expect(y + r).toBeLessThanOrEqual(Number(box['y']) + Number(box['height']));
    }
    return tokens;
  };
  const stackOf = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `C${i}`);
  /** How much of a marker the one over it leaves in sight, in parts of its width. */
  const inSight = (tokens: ReturnType<typeof markersIn>): number =>
    Math.min(
      1,
      ...tokens.flatMap((a, i) => tokens.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y) / (a.r + b.r))),
    );

  it.each(['square', 'high', 'broad', 'flat'] as const)(
    'of %s cells has markers that can be read: never smaller than the least, each in sight',
    (form) => {
      const alone = markersIn(stackOf(1), form)[0]?.r ?? 0;
      for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const tokens = markersIn(stackOf(count), form);
        expect(tokens).toHaveLength(count);
        for (const { r } of tokens) expect(r).toBeGreaterThanOrEqual(form === 'broad' ? 29 : form === 'flat' ? 26 : 17);
        expect(alone).toBeGreaterThanOrEqual(tokens[0]?.r ?? Infinity);
        expect(inSight(tokens)).toBeGreaterThan(count <= 2 ? 0.6 : count <= 3 ? 0.3 : 0.08);
      }
    },
  );

  it('of high cells shows up to four markers whole, at the least size of a phone', () => {
    const least = 27;
    for (const count of [2, 3, 4]) {
      const market = drawMarket({
        chart: SQUARE,
        stacks: { '0,0': stackOf(count) },
        cells: 'high',
        leastRadius: least,
      });
      const spots = all(cell(market, '0,0') ?? market)
        .filter((n) => n.attrs['class'] === 'token')
        .map((n) => (String(n.attrs['transform']).match(/-?[\d.]+/g) ?? []).map(Number));
      expect(spots).toHaveLength(count);
      for (const [at, [x = NaN, y = NaN]] of spots.entries())
        for (const [u = NaN, v = NaN] of spots.slice(0, at))
          expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(2 * least);
    }
  });

  it('keeps its size while no more than two rows of broad cells are crowded', () => {
    const heightWith = (stacks: Readonly<Record<string, readonly string[]>>): number =>
      placeCells({ chart: SQUARE, cells: 'broad', stacks }).height;
    expect(heightWith({ '0,0': ['A', 'B'] })).toBe(heightWith({}));
    expect(heightWith({ '0,0': ['A', 'B'], '1,0': ['C', 'D'] })).toBe(heightWith({}));
  });

  it('has room for twenty markers in one cell', () => {
    const stack = Array.from({ length: 20 }, (_, i) => `C${i}`);
    expect(toSvg(drawMarket({ chart: SQUARE, stacks: { '0,0': stack } }))).not.toMatch(/NaN/);
  });
});

describe('the figure of a company', () => {
  it('is one of the list and always the same', () => {
    for (const id of ['AFG', 'E&H', 'DL&W']) {
      expect(MARKS).toContain(markOf(id));
      expect(markOf(id)).toBe(markOf(id));
    }
  });
});
