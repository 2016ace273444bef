/** What is to be known besides board and market: the common price of locals, debts of players, and where the map is from. */
import type { ActionType, Figure, State } from '@roundhouse/engine';
import { modeOf } from '../modes.ts';
import { option } from '../settings.ts';
import { debtOf } from './debts.ts';
import { localPrice, localsMayBeSold } from './locals.ts';

/** The common price matters where locals change hands. */
const TRADES: readonly ActionType[] = ['buyPrivate', 'sellPrivate'];

export const notes = (state: State): readonly Figure[] => {
  const mode = modeOf(state);
  const deals = option(state, 'deals');
  // §III.1-2
  const agreed = deals === 'none' ? [] : [{ key: `deals.${deals}`, args: {} }];
  if (mode === 'tutorial') return agreed;
  return [
    ...agreed,
    ...(mode === 'moravia' ? [{ key: 'map.reconstructed', args: {} }] : []),
    // §IV.1-6
    ...(localsMayBeSold(state) ? [{ key: 'figure.localPrice', args: { price: localPrice(state) }, for: TRADES }] : []),
    ...state.seats
      .filter((player) => debtOf(state, player) > 0)
      .map((player) => ({ key: 'figure.debt', args: { player, debt: debtOf(state, player) } })),
  ];
};
