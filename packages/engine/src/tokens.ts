/** Station tokens: circles, reservations, placing and removing. */
import { companyOf, emit, type Move, update, updateCompany } from './move.ts';
import { changedBoard, changedToken } from './records.ts';
import type { CompanyId, State } from './state.ts';
import { factsOf } from './title.ts';
import { tokensInCity, tokensInHex, tokensOf } from './track/network.ts';
import { citiesOf, shapeAt } from './track/shape.ts';
import type { Board, HexId, PlacedToken } from './track/types.ts';

export const slotsOf = (state: State, hex: HexId, city: number): number => {
  const shape = shapeAt(factsOf(state).track, state.board, hex);
  return shape.nodes[citiesOf(shape)[city] ?? -1]?.slots ?? 0;
};

export const tokensIn = (board: Board, hex: HexId, city?: number): readonly PlacedToken[] =>
  city === undefined ? tokensInHex(board, hex) : tokensInCity(board, hex, city);

/** Circles of a city kept free for companies other than this one. */
const keptForOthers = (state: State, hex: HexId, city: number, company: CompanyId): number =>
  state.board.reservations.filter(
    (each) => each.hex === hex && each.company !== company && (each.city === undefined || each.city === city),
  ).length;

/** Empty circles of a city that this company may take: those kept for others' homes are not counted. */
export const freeCircles = (state: State, hex: HexId, city: number, company: CompanyId): number =>
  slotsOf(state, hex, city) - tokensIn(state.board, hex, city).length - keptForOthers(state, hex, city, company);

/** Empty circles, reserved or not. */
export const emptyCircles = (state: State, hex: HexId, city: number): number =>
  slotsOf(state, hex, city) - tokensIn(state.board, hex, city).length;

/** The first empty circle; the first ones of a city are those kept for homes, where a city is named for them. */
export const firstOpenSlot = (board: Board, hex: HexId, city: number, company: CompanyId): number => {
  const kept = board.reservations.filter((each) => each.hex === hex && each.city === city);
  const taken = new Set(tokensIn(board, hex, city).map((each) => each.slot));
  let passed = kept.some((each) => each.company === company) ? 0 : kept.length;
  let slot = 0;
  while (taken.has(slot) || passed > 0) {
    if (!taken.has(slot)) passed--;
    slot++;
  }
  return slot;
};

const setTokens = (move: Move, tokens: readonly PlacedToken[]): void =>
  update(move, { board: changedBoard(move.state.board, { tokens }) });

/** Puts a token into a city's first empty circle; paying and the charter are the caller's affair. */
export const addToken = (move: Move, company: CompanyId, hex: HexId, city: number): void => {
  const slot = firstOpenSlot(move.state.board, hex, city, company);
  setTokens(move, [...move.state.board.tokens, { company, hex, city, slot }]);
};

/** The next token of the charter goes to a city, without payment; the reservation it stood for is used up. */
export const placeFromCharter = (move: Move, company: CompanyId, hex: HexId, city: number, cost: number): void => {
  updateCompany(move, company, { tokens: companyOf(move.state, company).tokens.slice(1) });
  addToken(move, company, hex, city);
  dropReservation(move, company, hex);
  emit(move, { type: 'tokenPlaced', company, hex, city, cost });
};

export const removeToken = (move: Move, company: CompanyId, hex: HexId, city: number): void => {
  setTokens(
    move,
    move.state.board.tokens.filter((each) => each.company !== company || each.hex !== hex || each.city !== city),
  );
  emit(move, { type: 'tokenRemoved', company, hex, city });
};

/** A circle changes hands: the new owner's token takes the same slot. */
export const replaceToken = (move: Move, from: PlacedToken, company: CompanyId): void =>
  setTokens(
    move,
    move.state.board.tokens.map((each) => (each === from ? changedToken(each, { company }) : each)),
  );

export const removeAllTokens = (move: Move, company: CompanyId): void => {
  for (const { hex, city } of tokensOf(move.state.board, company)) removeToken(move, company, hex, city);
};

export const reserve = (move: Move, company: CompanyId, hex: HexId, city?: number): void =>
  update(move, {
    board: changedBoard(move.state.board, {
      reservations: [...move.state.board.reservations, city === undefined ? { company, hex } : { company, hex, city }],
    }),
  });

/** A company needs its reserved circles no more: all of them, or the one in a hex. */
export const dropReservation = (move: Move, company: CompanyId, hex?: HexId): void => {
  const { reservations } = move.state.board;
  const left = reservations.filter((each) => each.company !== company || (hex !== undefined && each.hex !== hex));
  if (left.length < reservations.length)
    update(move, { board: changedBoard(move.state.board, { reservations: left }) });
};

/** Adds or takes away a marker on a hex (mine, bridge…). */
export const setMarks = (move: Move, hex: HexId, marks: readonly string[]): void => {
  const { [hex]: _old, ...others } = move.state.board.marks;
  update(move, {
    board: changedBoard(move.state.board, { marks: marks.length > 0 ? { ...others, [hex]: marks } : others }),
  });
};
