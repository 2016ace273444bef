/** §VIII.2: who operates when. */
import {
  companyOf,
  type CompanyId,
  frameOf,
  inMarketOrder,
  type OperatingRoundFrame,
  type State,
} from '@roundhouse/engine';
import { modeOf } from '../modes.ts';
import { tutorialOrder } from './tutorial.ts';

/** §VIII.2-2: started companies by price, highest first. */
export const startedInOrder = (state: State): readonly CompanyId[] =>
  inMarketOrder(state).filter((id) => companyOf(state, id).status === 'floated');

/** §VIII.2-3: fixed when the round begins; who is absorbed drops out. */
export const operatingOrder = (state: State): readonly CompanyId[] => {
  if (modeOf(state) === 'tutorial') return tutorialOrder(state);
  const field = frameOf<OperatingRoundFrame>(state, 'operating')?.field;
  return field?.filter((id) => companyOf(state, id).status === 'floated') ?? startedInOrder(state);
};
