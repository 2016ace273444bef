/** A printed price chart: cells by row and column, and steps on it. */
export type Cell = readonly [row: number, column: number];

export const textOf = (cell: Cell | undefined): string => (cell ? cell.join() : 'nowhere');

export interface Chart {
  readonly price: (cell: Cell | undefined) => number;
  /** The cell where a company of this starting price begins. */
  readonly start: (price: number) => Cell;
}

/** One row; cells have numbers. */
export const line = (prices: readonly number[]): Chart & { readonly prices: readonly number[] } => ({
  prices,
  price: (cell) => (cell ? (prices[cell[1]] ?? 0) : 0),
  start: (price) => [0, prices.lastIndexOf(price)],
});

export type Grid = Chart & { readonly at: (row: number, column: number) => number | undefined };

/** Rows of a table, ragged on the right. */
export const grid = (rows: readonly (readonly number[])[], starts: Readonly<Record<number, Cell>>): Grid => ({
  at: (row, column) => rows[row]?.[column],
  price: (cell) => (cell ? (rows[cell[0]]?.[cell[1]] ?? 0) : 0),
  start: (price) => starts[price] ?? [-1, -1],
});

const has = (chart: Grid, [row, column]: Cell): boolean => chart.at(row, column) !== undefined;

/** To the left; from the first column down. */
export const left = (chart: Grid, [row, column]: Cell): Cell =>
  column > 0 ? [row, column - 1] : down(chart, [row, column]);

export const down = (chart: Grid, [row, column]: Cell): Cell =>
  has(chart, [row + 1, column]) ? [row + 1, column] : [row, column];

export const up = (chart: Grid, [row, column]: Cell): Cell =>
  has(chart, [row - 1, column]) ? [row - 1, column] : [row, column];

/** To the right; at the end of a row up. */
export const right = (chart: Grid, [row, column]: Cell): Cell =>
  has(chart, [row, column + 1]) ? [row, column + 1] : up(chart, [row, column]);

export const times = (count: number, step: (cell: Cell) => Cell, from: Cell): Cell => {
  let cell = from;
  for (let i = 0; i < count; i++) cell = step(cell);
  return cell;
};
