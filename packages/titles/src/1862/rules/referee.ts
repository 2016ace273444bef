/** 1862 A.4: what holds in every position. */
import { companyOf, frameOf, type State } from '@roundhouse/engine';
import { LONDON_PLACES } from '../map.ts';
import { option } from '../settings.ts';
import { MOST_WARRANTIES } from '../trains.ts';
import { DIRECTORS_SHARES, directors, sharesAt } from './certificates.ts';
import { STEP } from '../steps.ts';

/** Invariant 3: a director has at least three shares and nobody has more. */
const directorsHold = (state: State): readonly string[] => {
  if (frameOf(state, STEP.fold) || frameOf(state, STEP.excess)) return [];
  return Object.values(state.companies).flatMap(({ id, status, president }) => {
    if (status !== 'started' && status !== 'floated') return [];
    const found: string[] = [];
    const { at } = directors(state, id);
    if (president === null && at !== 'pool') found.push(`nobody directs ${id} but its certificate is at ${at}`);
    const most = Math.max(...state.seats.map((player) => sharesAt(state, player, id)));
    const own = president ? sharesAt(state, president, id) : DIRECTORS_SHARES - 1;
    if (president && own < DIRECTORS_SHARES) found.push(`the director of ${id} has ${own} shares`);
    if (most > own) found.push(`the director of ${id} has ${own} shares, somebody else ${most}`);
    return found;
  });
};

/** Invariant 4: one marker per hex and company, one in London, never more than the limit. */
const markersHold = (state: State): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<string>();
  const onBoard = new Map<string, number>();
  const london = (hex: string): boolean => (LONDON_PLACES as readonly string[]).includes(hex);
  for (const { company, hex } of state.board.tokens) {
    const place = `${company} in ${london(hex) ? 'London' : hex}`;
    if (seen.has(place)) found.push(`two markers of ${place}`);
    seen.add(place);
    onBoard.set(company, (onBoard.get(company) ?? 0) + 1);
  }
  if (frameOf(state, STEP.excess) || frameOf(state, STEP.fold)) return found;
  for (const [company, count] of onBoard) {
    const all = count + companyOf(state, company).tokens.length;
    if (all > option(state, 'maxMarkers')) found.push(`${company} has ${all} markers`);
  }
  return found;
};

/** Invariants 6 and 7. */
const restHolds = (state: State): readonly string[] => [
  ...state.trains
    .filter(({ warranties }) => warranties < 0 || warranties > MOST_WARRANTIES)
    .map(({ id, warranties }) => `${id} has ${warranties} warranties`),
  ...Object.values(state.companies).flatMap(({ id, status }) => {
    const token = state.market.at[id] !== undefined;
    if (status === 'floated' && !token) return [`${id} has no market token`];
    return status === 'available' && token ? [`${id} is not founded and has a market token`] : [];
  }),
];

export const referee = (state: State): readonly string[] => [
  ...directorsHold(state),
  ...markersHold(state),
  ...restHolds(state),
];
