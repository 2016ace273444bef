/**
 * 1849: networks as 18xx.games remembers them. It looks at a corporation's network once and forgets it only when a tile is
 * laid or a station placed: stations that vanish with a closing corporation, or come with a founded one, go unseen until then.
 */
import {
  type Board,
  changedBoard,
  type CompanyId,
  memoOfTwo,
  type Move,
  type PlacedToken,
  type State,
} from '@roundhouse/engine';
import { hasDuty } from '../rules/trains.ts';
import { recorded } from './rulings.ts';
import { type Chart, charts, routed } from './slots.ts';

const UNKNOWN: Chart = { stations: null, city: null };

export const chartOf = (state: State, company: CompanyId): Chart => charts.get(state)[company] ?? UNKNOWN;

const write = (move: Move, company: CompanyId, chart: Chart): void =>
  charts.set(move, { ...charts.get(move.state), [company]: chart });

/** All of the network has been looked at. */
const chart = (move: Move, company: CompanyId): void => {
  write(move, company, { ...chartOf(move.state, company), stations: move.state.board.tokens });
  const known = routed.get(move.state);
  if (!known.includes(company) && hasDuty(move.state, company)) routed.set(move, [...known, company]);
};

export const forgetCharts = (move: Move): void => {
  if (Object.keys(charts.get(move.state)).length > 0) charts.set(move, {});
};

/** §11-e: who is founded again is new. */
export const forgetCompany = (move: Move, company: CompanyId): void => {
  const { [company]: known, ...others } = charts.get(move.state);
  if (known) charts.set(move, others);
  forgetRoute(move, company);
};

export const forgetRoute = (move: Move, company?: CompanyId): void => {
  const known = routed.get(move.state);
  const left = company === undefined ? [] : known.filter((id) => id !== company);
  if (left.length < known.length) routed.set(move, left);
};

/** A tile forgets all networks; that of its builder is looked at anew. */
export const chartAfterTile = (move: Move, company: CompanyId, bySea: boolean): void => {
  forgetCharts(move);
  if (recorded(move.state, 'siteSteps') && !bySea) chart(move, company);
};

/** Whether there is a city for a station was looked for; only a search in vain sees all of the network. */
export const chartCity = (move: Move, company: CompanyId, city: boolean): void => {
  write(move, company, { ...chartOf(move.state, company), city });
  if (!city) chart(move, company);
};

/** A route is looked for where none is known and the network has not been looked at. */
export const chartRoute = (move: Move, company: CompanyId): void => {
  if (!recorded(move.state, 'siteSteps') || routed.get(move.state).includes(company)) return;
  if (!chartOf(move.state, company).stations) chart(move, company);
};

const withTokens = memoOfTwo((board: Board, tokens: readonly PlacedToken[]): Board => changedBoard(board, { tokens }));

/** The position with the stations that the corporation is held to see. */
export const seenBy = (state: State, company: CompanyId): State => {
  const tokens = recorded(state, 'keptNetworks') ? chartOf(state, company).stations : null;
  if (!tokens || tokens === state.board.tokens) return state;
  return { ...state, board: withTokens(state.board, tokens) };
};
