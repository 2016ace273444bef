/** The board after a tile has been laid. */
import { citiesOf, shapeAt } from './shape.ts';
import { changedToken } from '../records.ts';
import { carryStepsOver } from './steps.ts';
import type { Placement } from './placements.ts';
import type { Board, HexId, PlacedToken, Reservation, TrackSet } from './types.ts';

/**
 * Tokens move up to the first circles in their order; where circles are kept for homes they stay in theirs, and where cities
 * become one, a token whose circle is taken moves to the next.
 */
const seat = (tokens: readonly PlacedToken[], kept: boolean): readonly PlacedToken[] =>
  tokens.reduce<readonly PlacedToken[]>((seated, token) => {
    const taken = new Set(seated.filter(({ city }) => city === token.city).map(({ slot }) => slot));
    let slot = kept ? token.slot : 0;
    while (taken.has(slot)) slot++;
    return [...seated, slot === token.slot ? token : changedToken(token, { slot })];
  }, []);

/** Lays the tile; tokens and kept circles move to the cities that take the place of theirs. */
export const layTile = (
  track: TrackSet,
  board: Board,
  hex: HexId,
  { tile, rotation, shape, mapping }: Pick<Placement, 'tile' | 'rotation' | 'shape' | 'mapping'>,
): Board => {
  const before = citiesOf(shapeAt(track, board, hex));
  const after = citiesOf(shape);
  const cityAfter = (city: number): number => {
    const now = after.indexOf(mapping[before[city] ?? -1] ?? -1);
    if (now < 0) throw new Error(`city ${city} of ${hex} has no place on tile ${tile}`);
    return now;
  };
  const isHere = (each: PlacedToken | Reservation): boolean => each.hex === hex;
  const movedTokens = (): Board['tokens'] => {
    // Cities that become one are filled in their old order.
    const here = board.tokens.filter(isHere).sort((a, b) => a.city - b.city || a.slot - b.slot);
    const seated = seat(
      here.map((token) => changedToken(token, { city: cityAfter(token.city) })),
      board.reservations.some(isHere),
    );
    return board.tokens.map((token) => (isHere(token) ? (seated[here.indexOf(token)] ?? token) : token));
  };
  const movedReservations = (): Board['reservations'] =>
    board.reservations.map((kept) =>
      isHere(kept) && kept.city !== undefined ? { ...kept, city: cityAfter(kept.city) } : kept,
    );
  const laid: Board = {
    tiles: { ...board.tiles, [hex]: { tile, rotation } },
    tokens: board.tokens.some(isHere) ? movedTokens() : board.tokens,
    reservations: board.reservations.some(isHere) ? movedReservations() : board.reservations,
    marks: board.marks,
  };
  carryStepsOver(track, board, laid, hex);
  return laid;
};
