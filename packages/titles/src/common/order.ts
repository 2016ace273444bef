/** Who operates when, by the plain rule. */
import { type CompanyId, inMarketOrder, type State } from '@roundhouse/engine';

/** Floated companies by falling price; in the same cell, by their place in the stack. */
export const floatedInMarketOrder = (state: State): readonly CompanyId[] =>
  inMarketOrder(state).filter((id) => state.companies[id]?.status === 'floated');
