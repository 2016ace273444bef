/** The share market: cells with zones, markers fanned in the order of their stack, arrows for what a decision would do. */
import type { CompanyId } from '@roundhouse/engine/track/types';
import { fanned } from './fan.ts';
import type { Point } from './geometry.ts';
import { memoOn } from './memo.ts';
import { el, group, round, sheet, type SvgNode } from './svg.ts';
import { textAt } from './text.ts';
import { LIGHT, type Theme } from './theme.ts';
import { type Livery, tokenAt } from './token.ts';

export interface ChartCell {
  readonly id: string;
  readonly price: number;
  readonly zones: readonly string[];
}

/** Any chart; that of the engine fits. */
export interface Chart {
  /** `zigzag`: one line of cells, drawn in two rows that interlock. */
  readonly kind: '1d' | '2d' | 'zigzag';
  readonly rows: readonly (readonly (ChartCell | null)[])[];
}

export interface PriceArrow {
  readonly from: string;
  readonly to: string;
  readonly company?: CompanyId;
}

export interface MarketPicture {
  readonly chart: Chart;
  /** By cell, the companies from the one that operates first to the last. */
  readonly stacks?: Readonly<Record<string, readonly CompanyId[]>>;
  readonly liveries?: Readonly<Record<CompanyId, Livery>>;
  readonly arrows?: readonly PriceArrow[];
  readonly lit?: readonly string[];
  readonly selected?: CompanyId;
  /** Breaks a chart of one row into several lines of so many cells. */
  readonly perLine?: number;
  /**
   * Cells of another shape have larger markers: high ones on a narrow screen, broad ones where there is room beside, flat ones
   * where there is much of it: the same figures in less height. */
  readonly cells?: CellForm;
  /** Colours of zones that a title names its own way. */
  readonly zoneColours?: Readonly<Record<string, string>>;
  readonly theme?: Theme;
}

/** Cells where companies start are printed bold. */
const STARTING = /par|start|small|medium|large/;

export type CellForm = 'square' | 'high' | 'broad' | 'flat';

interface CellSize {
  readonly width: number;
  readonly height: number;
  /** The middle of the price. */
  readonly price: Point;
  /** What is left for markers. */
  readonly markers: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const MARGIN = 10;
const PRICE_SIZE = 26;

/** The price stands above the markers. */
const upright = (height: number): CellSize => ({
  width: 76,
  height,
  price: { x: 38, y: 15 },
  markers: { x: 0, y: 27, width: 76, height: height - 28 },
});

/** A market of many rows has lower cells, so that all of it can be read at once. */
const MANY_ROWS = 9;
const SIZES = {
  square: upright(76),
  low: upright(64),
  high: upright(100),
  // The price stands before the markers.
  broad: { width: 124, height: 64, price: { x: 30, y: 32 }, markers: { x: 59, y: 0, width: 64, height: 64 } },
  flat: { width: 148, height: 48, price: { x: 31, y: 24 }, markers: { x: 61, y: 0, width: 86, height: 48 } },
} as const satisfies Readonly<Record<string, CellSize>>;

const sizeOf = ({ chart: { kind, rows }, cells = 'square' }: Pick<MarketPicture, 'chart' | 'cells'>): CellSize =>
  SIZES[cells === 'square' && kind === '2d' && rows.length >= MANY_ROWS ? 'low' : cells];

/** Where a cell lies: its upper left corner. */
export type CellPlaces = ReadonlyMap<string, Point>;

interface Placed {
  readonly places: CellPlaces;
  readonly width: number;
  readonly height: number;
}

/**
 * Charts of two dimensions lie as printed. A zigzag alternates between two rows, each cell half a width further, so that a
 * step of two cells stays in its row. One long row is broken into lines.
 */
export const placeCells = (chart: Chart, perLine?: number, cells: CellForm = 'square'): Placed =>
  memoOn(chart, chart, `places ${perLine ?? ''} ${cells}`, () => {
    const places = new Map<string, Point>();
    const { width: cellWidth, height: rowHeight } = sizeOf({ chart, cells });
    let [width, height] = [0, 0];
    const put = (cell: ChartCell, x: number, y: number): void => {
      places.set(cell.id, { x: MARGIN + x, y: MARGIN + y });
      width = Math.max(width, x + cellWidth);
      height = Math.max(height, y + rowHeight);
    };
    const lineGap = rowHeight * 0.35;
    chart.rows.forEach((row, r) =>
      row.forEach((cell, c) => {
        if (!cell) return;
        const line = perLine && chart.kind !== '2d' ? Math.floor(c / perLine) : 0;
        const column = perLine && chart.kind !== '2d' ? c % perLine : c;
        if (chart.kind === 'zigzag' && chart.rows.length === 1) {
          put(cell, (column * cellWidth) / 2, (column % 2) * rowHeight + line * (2 * rowHeight + lineGap));
        } else if (chart.kind === 'zigzag') {
          put(cell, c * cellWidth + (r % 2 === 1 ? cellWidth / 2 : 0), r * rowHeight);
        } else {
          put(cell, column * cellWidth, (r + line) * rowHeight + line * lineGap);
        }
      }),
    );
    return { places, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  });

/** Zones in bands when a cell belongs to several. */
const zoneBands = (cell: ChartCell, at: Point, of: MarketPicture, theme: Theme): readonly SvgNode[] => {
  const { width, height: whole } = sizeOf(of);
  const box = { ...at, width, height: whole };
  const colours = cell.zones.flatMap((zone) => of.zoneColours?.[zone] ?? theme.zones[zone] ?? []);
  const height = whole / Math.max(1, colours.length);
  return [
    el('rect', { ...box, fill: theme.hex.white }),
    ...colours.map((fill, i) => el('rect', { x: at.x, y: at.y + i * height, width, height, fill })),
    el('rect', { ...box, fill: 'none', stroke: theme.rim, 'stroke-width': theme.rimWidth }),
  ];
};

/** Markers in reading order, the first to operate first and on top where they overlap. */
const fan = (companies: readonly CompanyId[], at: Point, of: MarketPicture, theme: Theme): readonly SvgNode[] => {
  const { markers } = sizeOf(of);
  const middle = { x: at.x + markers.x + markers.width / 2, y: at.y + markers.y + markers.height / 2 };
  const { radius, spots } = fanned(companies.length, middle, markers.width, markers.height);
  const nodes = companies.map((company, i) => {
    const { x, y } = spots[i] ?? middle;
    const livery = of.liveries?.[company] ?? { colour: theme.faint, text: theme.paper, initials: company };
    const ring =
      of.selected === company &&
      el('circle', { cx: x, cy: y, r: radius + 2.5, fill: theme.paper, stroke: theme.selected, 'stroke-width': 2.5 });
    return group([ring, tokenAt(company, livery, x, y, radius, theme)], {}, `marker ${company}`);
  });
  return nodes.reverse();
};

const centreOf = (at: Point, of: MarketPicture): Point => {
  const { width, height } = sizeOf(of);
  return { x: at.x + width / 2, y: at.y + height / 2 };
};

const drawArrow = (
  arrow: PriceArrow,
  places: CellPlaces,
  of: MarketPicture,
  theme: Theme,
  key: string,
): SvgNode | undefined => {
  const [a, b] = [places.get(arrow.from), places.get(arrow.to)];
  if (!a || !b || arrow.from === arrow.to) return undefined;
  const [from, to] = [centreOf(a, of), centreOf(b, of)];
  const d = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(d.x, d.y);
  const bend = Math.min(26, length * 0.2);
  const knee = { x: (from.x + to.x) / 2 + (d.y / length) * bend, y: (from.y + to.y) / 2 - (d.x / length) * bend };
  const heading = Math.atan2(to.y - knee.y, to.x - knee.x);
  const wing = (turn: number): string =>
    `${round(to.x - 13 * Math.cos(heading + turn))} ${round(to.y - 13 * Math.sin(heading + turn))}`;
  const colour = theme.lit;
  const line = `M${round(from.x)} ${round(from.y)}Q${round(knee.x)} ${round(knee.y)} ${round(to.x)} ${round(to.y)}`;
  return group(
    [
      el('path', { d: line, fill: 'none', stroke: theme.paper, 'stroke-width': 7, 'stroke-linecap': 'round' }),
      el('path', { d: line, fill: 'none', stroke: colour, 'stroke-width': 3.2, 'stroke-linecap': 'round' }),
      el('path', {
        d: `M${wing(0.45)}L${round(to.x)} ${round(to.y)}L${wing(-0.45)}Z`,
        fill: colour,
        stroke: theme.paper,
        'stroke-width': 1.4,
      }),
    ],
    { class: 'arrow', 'data-company': arrow.company },
    key,
  );
};

/** One cell with its markers; the same object while nothing in it changed. `data-cell` names it for pointers. */
const drawCell = (cell: ChartCell, at: Point, of: MarketPicture, theme: Theme): SvgNode => {
  const stack = of.stacks?.[cell.id] ?? [];
  const { width, height, price } = sizeOf(of);
  const lit = of.lit?.includes(cell.id) === true;
  const key = JSON.stringify([
    of.zoneColours,
    of.cells,
    at,
    stack,
    stack.map((c) => of.liveries?.[c]),
    lit,
    stack.includes(of.selected ?? '') ? of.selected : '',
  ]);
  return memoOn(cell, theme, key, () =>
    group(
      [
        ...zoneBands(cell, at, of, theme),
        textAt(String(cell.price), at.x + price.x, at.y + price.y, {
          size: PRICE_SIZE,
          fill: theme.ink,
          weight: cell.zones.some((zone) => STARTING.test(zone)) ? 800 : 500,
        }),
        ...fan(stack, at, of, theme),
        lit &&
          el('rect', {
            x: at.x + 2.5,
            y: at.y + 2.5,
            width: width - 5,
            height: height - 5,
            fill: 'none',
            stroke: theme.lit,
            'stroke-width': 4,
          }),
      ],
      { class: 'cell', 'data-cell': cell.id },
      cell.id,
    ),
  );
};

export const drawMarket = (of: MarketPicture): SvgNode => {
  const theme = of.theme ?? LIGHT;
  const { places, width, height } = placeCells(of.chart, of.perLine, of.cells);
  const extent = { x: 0, y: 0, width, height };
  const cells = of.chart.rows.flat().flatMap((cell) => {
    const at = cell ? places.get(cell.id) : undefined;
    return cell && at ? [drawCell(cell, at, of, theme)] : [];
  });
  return sheet(
    extent,
    [
      el('rect', { ...extent, fill: theme.table, class: 'table' }, [], 'table'),
      group(cells, { class: 'cells', 'font-family': theme.fonts.text }, 'cells'),
      group(
        (of.arrows ?? []).map((arrow, i) => drawArrow(arrow, places, of, theme, `arrow ${i}`)),
        { class: 'arrows', 'pointer-events': 'none' },
        'arrows',
      ),
    ],
    { class: 'market' },
  );
};
