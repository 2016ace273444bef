/** §VIII.6-10, -11: Teplice, the hex of two cities where ATE begins. */
import { type CompanyId, factsOf, type State, tokensIn } from '@roundhouse/engine';

export const ATE = 'ATE';
export const ATE_HOME = 'B9';

/** Whose marker is in ATE's home: ATE's own, or that of a company that has absorbed it. */
export const markerOwner = (state: State): CompanyId | undefined => tokensIn(state.board, ATE_HOME)[0]?.company;

/** §VIII.5-10: the green OO tile is the first on a hex printed yellow. */
export const isFirstCityTile = (state: State, tile: string): boolean => {
  const printed = factsOf(state).track.tiles[tile];
  return printed?.colour === 'green' && printed.label === 'OO';
};
