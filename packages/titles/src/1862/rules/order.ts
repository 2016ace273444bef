/** 1862 §7.1: who operates when. */
import { inMarketOrder, type State } from '@roundhouse/engine';

/** §7.1 (a): falling price, then the place in the stack. */
export const operatingOrder = (state: State): readonly string[] =>
  inMarketOrder(state).filter((company) => state.companies[company]?.status === 'floated');
