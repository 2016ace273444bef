/** 1862 §7.2: the home marker. */
import {
  type CompanyId,
  companyOf,
  emptyCircles,
  type HexId,
  type Move,
  placeFromCharter,
  removeToken,
  type State,
  tokensIn,
  updateCompany,
  type PlacedToken,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { homeOf } from '../../common/homeToken.ts';
import { ruling } from '../rulings.ts';
import { canOpenSlot } from './founding.ts';
import { homesPlaced, inReceivership, lnerFormed, waiting } from './slots.ts';
import { special } from '../vocabulary.ts';

export const waitingAt = (state: State, company: CompanyId): readonly HexId[] => waiting.get(state)[company] ?? [];

export const stopWaiting = (move: Move, company: CompanyId, hex: HexId): void => {
  const { [company]: hexes = [], ...others } = waiting.get(move.state);
  const left = hexes.filter((each) => each !== hex);
  waiting.set(move, left.length > 0 ? { ...others, [company]: left } : others);
};

/** A marker that waited takes a slot. */
export const takeSlot = (move: Move, company: CompanyId, hex: HexId): void => {
  stopWaiting(move, company, hex);
  placeFromCharter(move, company, hex, 0, 0);
};

/** §7.2 (e): of the markers in a city the one placed last. */
export const placedLast = policy((there: readonly PlacedToken[]): PlacedToken | undefined => there.at(-1));

/** §7.2 (e): the marker placed last makes room and returns to its charter. */
const displaceMarker = (move: Move, company: CompanyId, hex: HexId): void => {
  const last = placedLast.of(move.state)(tokensIn(move.state.board, hex, 0));
  if (last) {
    removeToken(move, last.company, hex, 0);
    updateCompany(move, last.company, { tokens: [...companyOf(move.state, last.company).tokens, 0] });
    special(move, 'markerDisplaced', { company: last.company, by: company, hex });
  }
  takeSlot(move, company, hex);
};

/** §7.2 (d): an upgrade that opens a slot; §7.3 (b) without a director no track is laid. */
const mayWait = (state: State, company: CompanyId, hex: HexId): boolean =>
  !inReceivership(state, company) && canOpenSlot(state, company, hex);

/** Markers that wait take a free slot (§7.2 (c)), or wait for an upgrade (d), or replace another (e). */
export const settleWaiting = (move: Move, company: CompanyId): void => {
  for (const hex of waitingAt(move.state, company)) {
    if (companyOf(move.state, company).tokens.length === 0) stopWaiting(move, company, hex);
    else if (emptyCircles(move.state, hex, 0) > 0) takeSlot(move, company, hex);
    else if (!mayWait(move.state, company, hex)) displaceMarker(move, company, hex);
  }
};

/** §7.2 (a): first of all in its first turn; §10.3 (d) not after the LNER has formed. */
export const placeHomeMarker = (move: Move, company: CompanyId): void => {
  const { state } = move;
  if (lnerFormed(state) && !ruling(state, 'homeMarkerAfterLner')) return;
  if (!homesPlaced.get(state).includes(company)) {
    homesPlaced.set(move, [...homesPlaced.get(state), company]);
    const all = waiting.get(state);
    waiting.set(move, { ...all, [company]: [...(all[company] ?? []), homeOf(state, company)] });
  }
  settleWaiting(move, company);
};

/** §7.2 (b): the home hex has a marker of the company and no tile yet. */
export const emptyHome = (state: State, company: CompanyId): HexId | undefined => {
  const hex = homeOf(state, company);
  const there = tokensIn(state.board, hex, 0).some((each) => each.company === company);
  return there && !state.board.tiles[hex] ? hex : undefined;
};
