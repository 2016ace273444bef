/**
 * The share market: a chart of cells (fixed) and markers in stacks (state). Charts of one and two dimensions, ragged or
 * folded, are all a set of cells with neighbours; which neighbour an event leads to is the title's affair.
 */
import { flatMap } from './lists.ts';
import { memo, memoOfTwo } from './memo.ts';
import type { CellId, CompanyId, MarketState, State } from './state.ts';
import { emit, type Move, update } from './move.ts';
import { factsOf } from './title.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Cell<Z extends string = string> {
  readonly id: CellId;
  readonly row: number;
  readonly column: number;
  readonly price: number;
  /** Names of zones: `par`, `yellow`, `end`, `closed`… as the title calls them. */
  readonly zones: readonly Z[];
}

export interface MarketChart<Z extends string = string> {
  readonly kind: '1d' | '2d' | 'zigzag';
  readonly rows: readonly (readonly (Cell<Z> | null)[])[];
  readonly cells: Readonly<Record<CellId, Cell<Z>>>;
  readonly moves: Readonly<Record<CellId, Readonly<Partial<Record<Direction, CellId>>>>>;
}

export interface ChartNotation<Z extends string = string> {
  readonly kind: MarketChart['kind'];
  /** Cells separated by blanks: a price and zone letters (`80p`), or `.` where there is none. */
  readonly rows: readonly string[];
  readonly zones: Readonly<Record<string, Z>>;
  /** How the neighbours are found; absent: by row and column. */
  readonly neighbour?: (row: number, column: number, direction: Direction) => readonly [row: number, column: number];
}

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

export const cellId = (row: number, column: number): CellId => `${row},${column}`;

const parseCell = <Z extends string>(
  text: string,
  row: number,
  column: number,
  zones: Readonly<Record<string, Z>>,
): Cell<Z> | null => {
  if (text === '.') return null;
  const [, price, letters] = /^(\d+)([a-zA-Z]*)$/.exec(text) ?? [];
  if (price === undefined) throw new Error(`market cell ${text}`);
  const named = [...(letters ?? '')].map((letter) => {
    const zone = zones[letter];
    if (!zone) throw new Error(`market zone ${letter}`);
    return zone;
  });
  return { id: cellId(row, column), row, column, price: Number(price), zones: named };
};

export const buildChart = <const Z extends string>(notation: ChartNotation<Z>): MarketChart<Z> => {
  const rows = notation.rows.map((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((text, column) => parseCell(text, row, column, notation.zones)),
  );
  const all = rows.flat().filter((cell) => cell !== null);
  const step = (cell: Cell, direction: Direction): CellId | undefined => {
    const [dr, dc] = STEP[direction];
    const [row, column] = notation.neighbour?.(cell.row, cell.column, direction) ?? [cell.row + dr, cell.column + dc];
    return rows[row]?.[column]?.id;
  };
  const movesFrom = (cell: Cell): Partial<Record<Direction, CellId>> =>
    Object.fromEntries(
      DIRECTIONS.map((direction) => [direction, step(cell, direction)] as const).filter(([, to]) => to !== undefined),
    );
  return {
    kind: notation.kind,
    rows,
    cells: Object.fromEntries(all.map((cell) => [cell.id, cell])),
    moves: Object.fromEntries(all.map((cell) => [cell.id, movesFrom(cell)])),
  };
};

export const cell = (state: State, id: CellId): Cell => {
  const found = factsOf(state).market.cells[id];
  if (!found) throw new Error(`no market cell ${id}`);
  return found;
};

/** The cell of a company's marker; undefined when it has none. */
export const cellOf = (state: State, company: CompanyId): Cell | undefined => {
  const at = state.market.at[company];
  return at === undefined ? undefined : cell(state, at);
};

/** Market value per share; 0 without a marker. */
export const priceOf = (state: State, company: CompanyId): number => cellOf(state, company)?.price ?? 0;

export const neighbourOf = (state: State, from: CellId, direction: Direction): CellId | undefined =>
  factsOf(state).market.moves[from]?.[direction];

/** Where a marker goes that tries the directions in order; undefined: it stays. */
export const firstNeighbour = (state: State, from: CellId, ...directions: readonly Direction[]): CellId | undefined => {
  for (const direction of directions) {
    const to = neighbourOf(state, from, direction);
    if (to !== undefined) return to;
  }
  return undefined;
};

const byZone = memo((chart: MarketChart): ReadonlyMap<string, readonly Cell[]> => {
  const zones = new Map<string, Cell[]>();
  for (const each of Object.values(chart.cells).sort((a, b) => b.price - a.price || a.row - b.row))
    for (const zone of each.zones) zones.set(zone, [...(zones.get(zone) ?? []), each]);
  return zones;
});

export const cellsInZone = (state: State, zone: string): readonly Cell[] =>
  byZone(factsOf(state).market).get(zone) ?? [];

export const cellHas = (at: Cell | undefined, zone: string): boolean => at?.zones.includes(zone) ?? false;

export const inZone = (state: State, company: CompanyId, zone: string): boolean =>
  cellHas(cellOf(state, company), zone);

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The market without one marker, to be changed further; cells that it leaves empty are absent. */
const withoutMarker = ({ at, stacks }: MarketState, company: CompanyId) => {
  const from = at[company];
  const others: Writable<MarketState['at']> = {};
  for (const id in at) if (id !== company) others[id] = at[id] as CellId;
  const left: Writable<MarketState['stacks']> = {};
  for (const id in stacks) {
    const stack = stacks[id] as readonly CompanyId[];
    if (id !== from) left[id] = stack;
    else if (stack.length > 1) left[id] = stack.filter((each) => each !== company);
  }
  return { at: others, stacks: left };
};

/** Puts a marker into a cell, under those already there; takes it off where it was. Says nothing. */
const putMarker = (move: Move, company: CompanyId, to: CellId): void => {
  const market = withoutMarker(move.state.market, company);
  const { at, stacks } = market;
  const there = stacks[to];
  at[company] = to;
  stacks[to] = there ? [...there, company] : [company];
  update(move, { market });
};

/** Gives a company its share price; a marker that is on the chart already goes under those in the cell. */
export const placeMarker = (move: Move, company: CompanyId, to: CellId): void => {
  const before = move.state.market.at[company];
  putMarker(move, company, to);
  if (before !== to) emit(move, { type: 'priceSet', company, price: cell(move.state, to).price, cell: to });
};

export const removeMarker = (move: Move, company: CompanyId): void => {
  const from = cellOf(move.state, company);
  if (!from) return;
  update(move, { market: withoutMarker(move.state.market, company) });
  emit(move, { type: 'priceGone', company, from: from.price });
};

/** Moves a marker to a cell and says so; a marker that stays in its cell keeps its place in the stack. */
export const moveMarker = (move: Move, company: CompanyId, to: CellId | undefined, why: string): void => {
  const from = cellOf(move.state, company);
  if (!from || to === undefined || to === from.id) return;
  putMarker(move, company, to);
  const { price } = cell(move.state, to);
  emit(move, { type: 'priceMoved', company, from: from.price, to: price, cells: [from.id, to], why });
};

/** Moves a marker several single steps; each step tries the directions in order. */
export const stepMarker = (
  move: Move,
  company: CompanyId,
  times: number,
  why: string,
  ...directions: readonly Direction[]
): void => {
  const from = cellOf(move.state, company);
  if (!from) return;
  let at = from.id;
  for (let i = 0; i < times; i++) at = firstNeighbour(move.state, at, ...directions) ?? at;
  moveMarker(move, company, at, why);
};

/** Companies with markers by falling price; ties: farther right first, then higher in the stack. */
export const inMarketOrder = (state: State): readonly CompanyId[] =>
  markersInOrder(factsOf(state).market, state.market.stacks);

const markersInOrder = memoOfTwo(({ cells }: MarketChart, stacks: MarketState['stacks']): readonly CompanyId[] => {
  const occupied = Object.keys(stacks).map((id) => cells[id] as Cell);
  occupied.sort((a, b) => b.price - a.price || b.column - a.column || a.row - b.row);
  return flatMap(occupied, ({ id }) => stacks[id] as readonly CompanyId[]);
});
