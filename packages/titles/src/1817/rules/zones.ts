/** §mkt: white, gray and red companies, and steps along the row. */
import { type CompanyId, companyOf, type Move, type PlayerId, priceOf, type State } from '@roundhouse/engine';
import { GRAY_MEASURE } from '../market.ts';
import { inZone, moveMarker, type PriceMove, special, stepMarker } from '../vocabulary.ts';
import { formerPresidents } from './slots.ts';

export type Zone = 'white' | 'gray' | 'red';

const RED_CELL = '0,0';
const FIRST_GRAY_CELL = '0,1';

export const isRed = (state: State, company: CompanyId): boolean => inZone(state, company, 'liquidation');
export const isGray = (state: State, company: CompanyId): boolean => inZone(state, company, 'acquisition');

export const zoneOf = (state: State, company: CompanyId): Zone => {
  if (isRed(state, company)) return 'red';
  return isGray(state, company) ? 'gray' : 'white';
};

export const isStarted = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).status === 'floated' && state.market.at[company] !== undefined;

export const isWhite = (state: State, company: CompanyId): boolean =>
  isStarted(state, company) && zoneOf(state, company) === 'white';

/** mkt.2: a step that cannot be made is ignored. */
export const stepLeft = (move: Move, company: CompanyId, times: number, why: PriceMove): void => {
  const before = zoneOf(move.state, company);
  stepMarker(move, company, times, why, 'left');
  if (before === 'white' && isGray(move.state, company)) special(move, 'turnedGray', { company });
};
export const stepRight = (move: Move, company: CompanyId, times: number, why: PriceMove): void => {
  const before = zoneOf(move.state, company);
  stepMarker(move, company, times, why, 'right');
  if (before === 'gray' && !isGray(move.state, company)) special(move, 'turnedWhite', { company });
};

export const presidentOrFormer = (state: State, company: CompanyId): PlayerId | null =>
  companyOf(state, company).president ?? formerPresidents.get(state)[company] ?? null;

/** liq.1: the red cell is entered by these events only, and left only by closing (mkt.3). */
export const turnRed = (move: Move, company: CompanyId, why: PriceMove): void => {
  const { president } = companyOf(move.state, company);
  const before = isRed(move.state, company);
  if (president) formerPresidents.set(move, { ...formerPresidents.get(move.state), [company]: president });
  moveMarker(move, company, RED_CELL, why);
  // The log line includes the interest owed. A company that is already red does not turn red again.
  if (why !== 'interest' && !before) special(move, 'turnedRed', { company, why });
};

/** D-22: under that ruling a sold-out red company goes to the first gray cell. */
export const leaveRed = (move: Move, company: CompanyId): void => moveMarker(move, company, FIRST_GRAY_CELL, 'soldOut');

/** div.6: a gray company counts as $40. */
export const measureOf = (state: State, company: CompanyId): number =>
  isGray(state, company) ? GRAY_MEASURE : priceOf(state, company);
