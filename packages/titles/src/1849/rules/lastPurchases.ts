/** 1849 §10-d: privates may be bought to the very end of the turn; the turn waits where one could be. */
import { type CompanyId, defineStep, pop, type State } from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { CNM } from '../companies.ts';
import { couldBuyPrivate } from './privates.ts';
import { presidentOf, type StepFrame } from './operatingTurn.ts';

/** CNM may be used to the very end as well. */
const ownsCnm = (state: State, company: CompanyId): boolean =>
  state.privates[CNM]?.owner === company && !state.privates[CNM].closed;

export const lastPurchasesStep = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    pass: presidentPasses('lastPurchases'),
  },
  settle: (move, { company }) => {
    if (couldBuyPrivate(move.state, company) || ownsCnm(move.state, company)) return false;
    pop(move);
    return true;
  },
});
