/** 1862: a position without an end by the rulebook: no company operates, and nobody can found one or buy what it lacks. */
import { cashOf, type PlayerId, type State } from '@roundhouse/engine';
import { PARS } from '../market.ts';
import { purchasePrice } from './buying.ts';
import { ordinaryAt, sharesAt } from './certificates.ts';
import { salePrice } from './prices.ts';

const founded = (state: State): readonly string[] =>
  Object.values(state.companies)
    .filter(({ status }) => status === 'started')
    .map(({ id }) => id);

/** All that a player could have in hand. */
const means = (state: State, player: PlayerId): number =>
  founded(state).reduce((sum, id) => sum + sharesAt(state, player, id) * salePrice(state, id), cashOf(state, player));

const cheapestShare = (state: State): number =>
  Math.min(
    ...founded(state).flatMap((id) =>
      (['ipo', 'pool', id] as const)
        .filter((place) => ordinaryAt(state, place, id).length > 0)
        .map((place) => purchasePrice(state, id, place)),
    ),
  );

/** No company operates, and nobody can found one or buy a share of those that wait for buyers. */
export const isStalemate = (state: State): boolean => {
  if (Object.values(state.companies).some(({ status }) => status === 'floated')) return false;
  const needed = Math.min(3 * PARS[0], cheapestShare(state));
  return state.seats.every((player) => means(state, player) < needed);
};
