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
  /** Markers are not drawn smaller than this radius; absent: what fits the narrowest screen for such cells. */
  readonly leastRadius?: number;
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
  /** The size of its letters, where it is not the usual one. */
  readonly priceSize?: number;
  /** What is left for markers, and how large they are at least and at most: their radius. */
  readonly markers: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly radii: readonly [least: number, most: number];
}

const MARGIN = 10;
const PRICE_SIZE = 26;
/** The width of a digit of size 1. */
const DIGIT = 0.6;

/** The price stands above the markers. */
const upright = (height: number): CellSize => ({
  width: 76,
  height,
  price: { x: 38, y: 15 },
  markers: { x: 1, y: 27, width: 74, height: height - 28 },
  radii: [17.7, 36],
});

/** A market of many rows has lower cells, so that all of it can be read at once. */
const MANY_ROWS = 9;
// The least radii are nine pixels on the narrowest screen that shows cells of that form.
const SIZES = {
  square: upright(76),
  low: upright(64),
  // For a phone, where cells are small: the price is larger, and the markers still have more room than in a square.
  high: {
    ...upright(120),
    price: { x: 38, y: 20 },
    priceSize: 36,
    markers: { x: 1, y: 38, width: 74, height: 81 },
  },
  // The price stands before the markers.
  broad: {
    width: 124,
    height: 64,
    price: { x: 30, y: 32 },
    markers: { x: 59, y: 1, width: 64, height: 62 },
    radii: [29, 30],
  },
  flat: {
    width: 148,
    height: 54,
    price: { x: 31, y: 27 },
    markers: { x: 61, y: 1, width: 86, height: 52 },
    radii: [26, 26],
  },
} as const satisfies Readonly<Record<string, CellSize>>;

/** Where several share a broad cell its row is higher: the price goes above, and they have the whole width. */
const CROWDED = 92;
const crowded: CellSize = {
  ...SIZES.broad,
  height: CROWDED,
  price: { x: 62, y: 15 },
  markers: { x: 1, y: 30, width: 122, height: 60 },
};
const besideCrowded: CellSize = {
  ...SIZES.broad,
  height: CROWDED,
  price: { x: 30, y: CROWDED / 2 },
  markers: { ...SIZES.broad.markers, y: 15 },
};
/** A phone's cells have one marker a line: a row is as high as its fullest cell asks, up to so many; more overlap. */
const MOST_STACKED = 4;
/** The least marker there, and what lies between two. */
const STACKED = 56;
const stackedHigh = (count: number): CellSize => {
  const { markers, height } = SIZES.high;
  const more = Math.max(0, Math.min(count, MOST_STACKED) * STACKED - markers.height);
  return { ...SIZES.high, height: height + more, markers: { ...markers, height: markers.height + more } };
};

/** So many higher rows have their room kept, so that the market keeps its size while markers move. */
const CROWDED_ROWS = 2;

type Sized = Pick<MarketPicture, 'chart' | 'cells' | 'stacks'>;

const usualSize = ({ chart: { kind, rows }, cells = 'square' }: Sized): CellSize =>
  SIZES[cells === 'square' && kind === '2d' && rows.length >= MANY_ROWS ? 'low' : cells];

const stackedIn = ({ stacks }: Sized, cell: ChartCell | null): number =>
  cell === null ? 0 : (stacks?.[cell.id]?.length ?? 0);

/** How many markers the fullest cell of a row has. */
const mostIn = (row: Chart['rows'][number], of: Sized): number =>
  Math.max(0, ...row.map((each) => stackedIn(of, each)));

/** `most`: markers in the fullest cell of its row, for which the whole row gets more height. */
const sizeOf = (of: Sized, cell: ChartCell, most: number): CellSize => {
  if (of.cells === 'high') return stackedHigh(most);
  if (of.cells !== 'broad' || most <= 1) return usualSize(of);
  return stackedIn(of, cell) > 1 ? crowded : besideCrowded;
};

/** By how much a row is higher than the others. */
const growthOf = (of: Sized, most: number): number => {
  if (of.cells === 'high') return stackedHigh(most).height - SIZES.high.height;
  return of.cells === 'broad' && most > 1 ? CROWDED - SIZES.broad.height : 0;
};

/** Where a cell lies: its upper left corner, and what stands where in it. */
interface Place extends Point {
  readonly size: CellSize;
}

export type CellPlaces = ReadonlyMap<string, Place>;

interface Placed {
  readonly places: CellPlaces;
  readonly width: number;
  readonly height: number;
}

/**
 * Charts of two dimensions lie as printed. A zigzag alternates between two rows, each cell half a width further, so that a
 * step of two cells stays in its row. One long row is broken into lines.
 */
export const placeCells = (of: Pick<MarketPicture, 'chart' | 'cells' | 'stacks' | 'perLine'>): Placed => {
  const { chart, perLine, cells = 'square' } = of;
  const places = new Map<string, Place>();
  const { width: cellWidth, height: rowHeight } = usualSize(of);
  const most = chart.rows.map((row) => mostIn(row, of));
  const growth = most.map((count) => growthOf(of, count));
  const grown = (row: number): number => growth.slice(0, row).reduce((sum, each) => sum + each, 0);
  let [width, height] = [0, 0];
  const put = (cell: ChartCell, x: number, y: number, r: number): void => {
    const size = sizeOf(of, cell, most[r] ?? 0);
    places.set(cell.id, { x: MARGIN + x, y: MARGIN + y + grown(r), size });
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
        put(cell, (column * cellWidth) / 2, (column % 2) * rowHeight + line * (2 * rowHeight + lineGap), r);
      } else if (chart.kind === 'zigzag') {
        put(cell, c * cellWidth + (r % 2 === 1 ? cellWidth / 2 : 0), r * rowHeight, r);
      } else {
        put(cell, column * cellWidth, (r + line) * rowHeight + line * lineGap, r);
      }
    }),
  );
  const kept = cells === 'broad' ? Math.min(CROWDED_ROWS, chart.rows.length) * (CROWDED - rowHeight) : 0;
  return { places, width: width + 2 * MARGIN, height: height + Math.max(kept, grown(growth.length)) + 2 * MARGIN };
};

/** Zones in bands when a cell belongs to several. */
const zoneBands = (cell: ChartCell, at: Place, of: MarketPicture, theme: Theme): readonly SvgNode[] => {
  const { width, height: whole } = at.size;
  const box = { x: at.x, y: at.y, width, height: whole };
  const colours = cell.zones.flatMap((zone) => of.zoneColours?.[zone] ?? theme.zones[zone] ?? []);
  const height = whole / Math.max(1, colours.length);
  return [
    el('rect', { ...box, fill: theme.hex.white }),
    ...colours.map((fill, i) => el('rect', { x: at.x, y: at.y + i * height, width, height, fill })),
    el('rect', { ...box, fill: 'none', stroke: theme.rim, 'stroke-width': theme.rimWidth }),
  ];
};

/** Markers in reading order, the first to operate first and on top where they overlap. */
const fan = (companies: readonly CompanyId[], at: Place, of: MarketPicture, theme: Theme): readonly SvgNode[] => {
  const { markers, radii } = at.size;
  const middle = { x: at.x + markers.x + markers.width / 2, y: at.y + markers.y + markers.height / 2 };
  const { radius, spots } = fanned(companies.length, middle, markers.width, markers.height, [
    of.leastRadius ?? radii[0],
    radii[1],
  ]);
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

const centreOf = ({ x, y, size: { width, height } }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

const drawArrow = (arrow: PriceArrow, places: CellPlaces, theme: Theme, key: string): SvgNode | undefined => {
  const [a, b] = [places.get(arrow.from), places.get(arrow.to)];
  if (!a || !b || arrow.from === arrow.to) return undefined;
  const [from, to] = [centreOf(a), centreOf(b)];
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
const drawCell = (cell: ChartCell, at: Place, of: MarketPicture, theme: Theme): SvgNode => {
  const stack = of.stacks?.[cell.id] ?? [];
  const { width, height, price, priceSize = PRICE_SIZE } = at.size;
  const figure = String(cell.price);
  const lit = of.lit?.includes(cell.id) === true;
  const key = JSON.stringify([
    of.zoneColours,
    of.cells,
    of.leastRadius,
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
        textAt(figure, at.x + price.x, at.y + price.y, {
          size: Math.min(priceSize, width / (figure.length * DIGIT)),
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
  const { places, width, height } = placeCells(of);
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
        (of.arrows ?? []).map((arrow, i) => drawArrow(arrow, places, theme, `arrow ${i}`)),
        { class: 'arrows', 'pointer-events': 'none' },
        'arrows',
      ),
    ],
    { class: 'market' },
  );
};
