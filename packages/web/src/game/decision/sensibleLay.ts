/**
 * Which tile and turn lie in the hand first: what joins most track and stops for the least money, as a player would try it first. A bot
 * that has something to say about this hex is heard before that (`useProposedLay.ts`).
 */
import { describeHex } from '@roundhouse/board';
import { type ActionOf, companyAtWork, factsOf, type State } from '@roundhouse/engine';
import { costOf, forecastOf } from '@roundhouse/engine/models/forecast';
import type { TileLays } from './lays.ts';

/** What an exit that meets track, one that leads somewhere, a stop over there, and money are worth against each other. */
const [JOINED, OPEN, CITY, TOWN, REVENUE, COST] = [30, 6, 12, 5, 1, 0.5];

/** What a line that goes on into a hex finds there: a city is worth more than a village, and both more than a mountain. */
const promiseOf = (state: State, hex: string): number => {
  // Track that is laid there already does not come this way: until it is upgraded the line ends at its edge.
  if (state.board.tiles[hex]) return -OPEN;
  const { track } = factsOf(state);
  const { stops } = describeHex({ ...track, board: state.board, inForce: [] }, hex);
  return Math.max(0, ...stops.map(({ kind }) => (kind === 'city' || kind === 'offboard' ? CITY : TOWN)));
};

export const valueOfLay = (state: State, action: ActionOf<'layTile'>): number => {
  const found = forecastOf(state, action);
  if (!found) return -Infinity;
  const { track } = factsOf(state);
  const { exits, stops } = describeHex({ ...track, board: found.after.board, inForce: [] }, action.hex);
  const joined = exits.filter((each) => each.joined).length;
  const open = exits.flatMap((each) => (!each.joined && each.hex !== null ? [OPEN + promiseOf(state, each.hex)] : []));
  const revenue = stops.reduce((sum, { worth }) => sum + worth, 0);
  return (
    JOINED * joined +
    open.reduce((sum, each) => sum + each, 0) +
    REVENUE * revenue -
    COST * costOf(found, companyAtWork(state) ?? action.by)
  );
};

/** The lay to begin with; undefined where nothing can be laid. */
export const sensibleLay = (state: State, lays: readonly TileLays[]): ActionOf<'layTile'> | undefined => {
  const open = lays.flatMap(({ options }) => options.filter((each) => !each.refusal).map(({ action }) => action));
  let best: ActionOf<'layTile'> | undefined;
  let most = -Infinity;
  for (const action of open) {
    const value = valueOfLay(state, action);
    if (value > most) [best, most] = [action, value];
  }
  return best;
};

/** The turn of one tile to begin with. */
export const bestTurn = (state: State, lays: TileLays): number =>
  sensibleLay(state, [lays])?.rotation ?? lays.rotations[0] ?? 0;
