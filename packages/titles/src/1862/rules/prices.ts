/** 1862 §6.4.1, §6.4.2, Part 4.2: what shares cost and how prices move. */
import {
  cellOf,
  type CompanyId,
  companyOf,
  type Move,
  neighbourOf,
  placeMarker,
  priceOf,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { lner, lnerFormed } from './slots.ts';
import { inZone, moveMarker, type PriceMove } from '../vocabulary.ts';

/** The market price; par for a company that has no market token yet (§6.5.1 (e), A-08). */
export const fullPrice = (state: State, company: CompanyId): number =>
  cellOf(state, company) ? priceOf(state, company) : (companyOf(state, company).par ?? 0);

export const hasTrain = (state: State, company: CompanyId): boolean => trainsAt(state, company).length > 0;

/** §6.4.1: half without a train. */
export const salePrice = (state: State, company: CompanyId): number => {
  const price = fullPrice(state, company);
  return hasTrain(state, company) ? price : Math.floor(price / 2);
};

/** Single cells down (a share sold) or steps of two to the side; the ends of the line stop the token. */
export const slide = (
  move: Move,
  company: CompanyId,
  times: number,
  direction: 'left' | 'right' | 'down',
  why: PriceMove,
): void => {
  const from = cellOf(move.state, company);
  if (!from) return;
  let at = from.id;
  for (let i = 0; i < times; i++) at = neighbourOf(move.state, at, direction) ?? at;
  moveMarker(move, company, at, why);
};

/** §6.4.2 (b), (c): shares that do not count because others than the director sell them. */
const sharesIgnored = (state: State, company: CompanyId): number => {
  if (inZone(state, company, 'ignoreTwo')) return 2;
  return inZone(state, company, 'ignoreOne') ? 1 : 0;
};

/** §9 (e): once the end is triggered sales no longer lower prices. */
export const salesLowerPrices = (state: State): boolean =>
  lner.get(state) === 'no' || (!lnerFormed(state) && ruling(state, 'pricesFallUntil') === 'lner');

/** §6.4.2: one cell per share that counts. */
export const dropOneCellPerShare = (move: Move, company: CompanyId, shares: number, byDirector: boolean): void => {
  const { state } = move;
  if (companyOf(state, company).status !== 'floated' || !salesLowerPrices(state)) return;
  const counted = shares - (byDirector ? 0 : sharesIgnored(state, company));
  if (counted > 0) slide(move, company, counted, 'down', 'sale');
};

/** §7.1 (b), §7.8.5: a company that operates goes under its stack although its price stays. */
export const restack = (move: Move, company: CompanyId): void => {
  const at = cellOf(move.state, company);
  if (at && ruling(move.state, 'restackOnOperateWithoutMove')) placeMarker(move, company, at.id);
};
