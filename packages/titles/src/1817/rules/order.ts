/** §mkt: who operates when. */
import { type CompanyId, inMarketOrder, type State } from '@roundhouse/engine';
import { isRed } from './zones.ts';

/** mkt.6: started companies by falling price; earlier arrivals first. */
export const operatingOrder = (state: State): readonly CompanyId[] =>
  inMarketOrder(state).filter((company) => !isRed(state, company));
