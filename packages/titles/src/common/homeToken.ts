/** The home token of a company with one home: free, in the circle kept for it, before anything else in its first turn. */
import {
  companyOf,
  type CompanyId,
  factsOf,
  type HexId,
  type Move,
  placeFromCharter,
  type State,
  tokensOf,
} from '@roundhouse/engine';

/** The first home of a company by its facts. */
export const homeOf = (state: State, company: CompanyId): HexId => {
  const hex = factsOf(state).companies[company]?.home[0]?.hex;
  if (hex === undefined) throw new Error(`${company} has no home`);
  return hex;
};

/** The city of its home: the one kept for it, else the one of its facts, else the first. */
const homeCity = (state: State, company: CompanyId, hex: HexId): number =>
  state.board.reservations.find((each) => each.company === company && each.hex === hex)?.city ??
  factsOf(state).companies[company]?.home[0]?.city ??
  0;

/** The company has had its first turn, or a token of its own is in its home already. */
export const isAtHome = (state: State, company: CompanyId): boolean => {
  if (companyOf(state, company).turns > 0) return true;
  const hex = homeOf(state, company);
  return tokensOf(state.board, company).some((each) => each.hex === hex);
};

/** Places the token, unless that is done; so it may be called at the start of every turn. */
export const placeHomeToken = (move: Move, company: CompanyId): void => {
  if (isAtHome(move.state, company)) return;
  const hex = homeOf(move.state, company);
  placeFromCharter(move, company, hex, homeCity(move.state, company, hex), 0);
};
