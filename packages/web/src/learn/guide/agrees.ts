/** The guide gives no reason that contradicts the consequences shown next to it. */
import type { Choice } from '@roundhouse/bots';
import { cashOf, type State } from '@roundhouse/engine';
import { forecastOf } from '@roundhouse/engine/models/forecast';

type Reason = Choice['reasons'][number];

export const agrees = (state: State, { action }: Choice, { key, args }: Reason): boolean => {
  const found = forecastOf(state, action);
  if (!found) return true;
  const { company } = args;
  if (key === 'reason.pays') return found.prices.some((each) => each.company === company && each.to > each.from);
  // Who could pay for the train already does not save for it.
  if (key === 'reason.saves')
    return typeof company !== 'string' || typeof args['cost'] !== 'number' || cashOf(state, company) < args['cost'];
  return true;
};
