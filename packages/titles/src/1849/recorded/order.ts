/** 1849 §10-b: ruling `fixedOrder`: the operating order is drawn up when a round begins, and again after emergency sales only. */
import { type CompanyId, inMarketOrder, type Move, type State } from '@roundhouse/engine';
import { operatingOrder } from '../rules/order.ts';
import { isFounded } from '../rules/slots.ts';
import { recorded } from './rulings.ts';
import { drawnOrder } from './slots.ts';

export const drawUpOrder = (move: Move): void => {
  if (recorded(move.state, 'fixedOrder')) drawnOrder.set(move, inMarketOrder(move.state));
};

export const forgetOrder = (move: Move): void => {
  if (drawnOrder.get(move.state).length > 0) drawnOrder.set(move, []);
};

export const recordedOrder = (state: State): readonly CompanyId[] => {
  const drawn = drawnOrder.get(state);
  if (state.round.kind !== 'operating' || drawn.length === 0) return operatingOrder(state);
  return drawn.filter((id) => isFounded(state, id));
};
