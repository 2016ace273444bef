/** 1849 §5: how market markers move. */
import {
  cell,
  type CellId,
  cellOf,
  type CompanyId,
  type Direction,
  inMarketOrder,
  type Move,
  neighbourOf,
  type State,
  update,
} from '@roundhouse/engine';
import { BLUE_AREA } from '../trains.ts';
import { movedBySale, orderBefore } from './slots.ts';
import { cellHas, moveMarker, phaseHas, type PriceMove } from '../vocabulary.ts';

/** §5-f: before Phase 16 no movement enters the blue area. */
const mayEnter = (state: State, to: CellId): boolean => phaseHas(state, BLUE_AREA) || !cellHas(cell(state, to), 'blue');

const step = (state: State, from: CellId, direction: Direction): CellId | undefined => {
  const to = neighbourOf(state, from, direction);
  return to !== undefined && mayEnter(state, to) ? to : undefined;
};

/** §5-e: one column right; from the right end of a row, up. */
export const rightOf = (state: State, from: CellId): CellId =>
  step(state, from, 'right') ?? step(state, from, 'up') ?? from;

/** §5-d: one column left; from column 0, down. */
export const leftOf = (state: State, from: CellId): CellId =>
  step(state, from, 'left') ?? step(state, from, 'down') ?? from;

/** §5-c: a step that would leave the grid is not made. */
export const upOf = (state: State, from: CellId): CellId => step(state, from, 'up') ?? from;
export const downOf = (state: State, from: CellId): CellId => step(state, from, 'down') ?? from;

const go = (
  move: Move,
  company: CompanyId,
  next: (state: State, from: CellId) => CellId,
  times: number,
  why: PriceMove,
): void => {
  let at = cellOf(move.state, company)?.id;
  for (let i = 0; i < times && at !== undefined; i++) at = next(move.state, at);
  moveMarker(move, company, at, why);
};

export const moveRight = (move: Move, company: CompanyId, why: PriceMove): void => go(move, company, rightOf, 1, why);
export const moveLeft = (move: Move, company: CompanyId, why: PriceMove): void => go(move, company, leftOf, 1, why);
export const moveUp = (move: Move, company: CompanyId, why: PriceMove): void => go(move, company, upOf, 1, why);
export const moveDown = (move: Move, company: CompanyId, why: PriceMove, rows = 1): void =>
  go(move, company, downOf, rows, why);

/** §9.2-b: a turn in which shares may be sold begins; what lies above what now is remembered. */
export const rememberOrder = (move: Move): void => {
  orderBefore.set(move, inMarketOrder(move.state));
  movedBySale.set(move, []);
};

/** §9.2-b: markers that moved by sales of one turn keep their order in a common cell, under those already there. */
const keepRelativeOrder = (move: Move): void => {
  const { state } = move;
  const moved = movedBySale.get(state);
  const before = orderBefore.get(state);
  if (moved.length < 2) return;
  const rank = (id: CompanyId): number => (before.includes(id) ? before.indexOf(id) : before.length);
  const stacks = Object.fromEntries(
    Object.entries(state.market.stacks).map(([at, stack]) => {
      const resting = stack.filter((id) => !moved.includes(id));
      const sold = stack.filter((id) => moved.includes(id)).sort((a, b) => rank(a) - rank(b));
      return [at, [...resting, ...sold]];
    }),
  );
  update(move, { market: { ...state.market, stacks } });
};

/** §9.2-a (3): one row down for each share sold. */
export const dropForSale = (move: Move, company: CompanyId, percent: number): void => {
  const from = cellOf(move.state, company)?.id;
  moveDown(move, company, 'sale', percent / 10);
  const now = cellOf(move.state, company)?.id;
  if (now === undefined || now === from) return;
  const moved = movedBySale.get(move.state);
  if (!moved.includes(company)) movedBySale.set(move, [...moved, company]);
  keepRelativeOrder(move);
};
