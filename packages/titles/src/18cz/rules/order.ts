/** §VIII.2: who operates when. */
import { type CompanyId, companyOf, frameOf, type State } from '@roundhouse/engine';
import { floatedInMarketOrder } from '../../common/order.ts';
import { modeOf } from '../modes.ts';
import { tutorialOrder } from './tutorial.ts';
import { STEP } from '../steps.ts';

/** §VIII.2-2: started companies by price, highest first. */
export const startedInOrder = floatedInMarketOrder;

/** §VIII.2-3: fixed when the round begins; who is absorbed drops out. */
export const operatingOrder = (state: State): readonly CompanyId[] => {
  if (modeOf(state) === 'tutorial') return tutorialOrder(state);
  const field = frameOf(state, STEP.operatingRound)?.field;
  return field?.filter((id) => companyOf(state, id).status === 'floated') ?? startedInOrder(state);
};
