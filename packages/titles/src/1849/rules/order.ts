/** 1849 §10-b: who operates when. */
import { type CompanyId, inMarketOrder, type State } from '@roundhouse/engine';
import { isFounded } from './slots.ts';

/** §10-b: market value order as it is now. */
export const operatingOrder = (state: State): readonly CompanyId[] =>
  inMarketOrder(state).filter((id) => isFounded(state, id));
