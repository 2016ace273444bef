/** 1849: what holds in every position. */
import { companyOf, percentAt, type State, tokensOf, trainsAt } from '@roundhouse/engine';
import { OWNERSHIP_LIMIT } from './limits.ts';
import { POOL_LIMIT } from './selling.ts';
import { eMarkers, foundedCorporations, roster } from './slots.ts';

const MARKERS = 3;

/** Findings about one corporation. */
const inspectCorporation = (state: State, company: string): readonly string[] => {
  const found: string[] = [];
  const { president, tokens, loans } = companyOf(state, company);
  if (percentAt(state, 'pool', company) > POOL_LIMIT) found.push(`the pool holds too much of ${company}`);
  for (const player of state.seats)
    if (percentAt(state, player, company) > OWNERSHIP_LIMIT) found.push(`${player} holds too much of ${company}`);
  if (president === null) found.push(`${company} has no president`);
  const placed = tokensOf(state.board, company);
  if (placed.length + tokens.length > MARKERS) found.push(`${company} has too many markers`);
  if (new Set(placed.map(({ hex }) => hex)).size < placed.length) found.push(`${company} has two markers in one hex`);
  if (loans > 1) found.push(`${company} has more than one bond`);
  return found;
};

/** A corporation that waits in the queue owns nothing. */
const inspectWaiting = (state: State, company: string): readonly string[] =>
  trainsAt(state, company).length > 0 || (state.cash[company] ?? 0) !== 0 || state.market.at[company] !== undefined
    ? [`${company} is not founded and owns something`]
    : [];

export const referee = (state: State): readonly string[] => {
  const founded = foundedCorporations(state);
  const waiting = roster.get(state).filter((id) => !founded.includes(id));
  return [
    ...founded.flatMap((company) => inspectCorporation(state, company)),
    ...waiting.flatMap((company) => inspectWaiting(state, company)),
    ...(eMarkers.get(state).every((id) => founded.includes(id)) ? [] : ['an E marker without its corporation']),
  ];
};
