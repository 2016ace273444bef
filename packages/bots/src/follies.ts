/** What is not done, whatever the judge says: the judge errs by some dollars, and everybody at the table would see the folly. */
import {
  type Action,
  type ActionOf,
  cashOf,
  sideFacts,
  titleOf,
  trainFacts,
  trainsAt,
  type CompanyId,
  type State,
} from '@roundhouse/engine';
import { operatingCompany } from './building.ts';
import { depotOfState } from './depot.ts';
import type { Insight, View } from './insight.ts';
import { roundsOf } from './outlook.ts';

/** With the money for so many trains in the treasury nothing is kept back for one. */
const TRAINS_IN_HAND = 2;

const nextTrainPrice = (state: State, insight: Insight): number => {
  const next = depotOfState(state, insight).onTop(0);
  return next ? trainFacts(state, next.name).price : 0;
};

/** Whether a company has as many trains as it may, and all of them run to the end. */
const hasAllItsTrains = ({ state, insight, horizon }: View, company: CompanyId): boolean => {
  const depot = depotOfState(state, insight);
  const rounds = roundsOf(state, insight, company, horizon);
  const lasting = trainsAt(state, company).filter(
    (each) => !each.obsolete && depot.gone(sideFacts(state, each)) >= rounds,
  );
  return lasting.length >= titleOf(state).trainLimit(state, company);
};

/** Withholding is for trains: not where the treasury pays two, nor where no train is needed. Loans may be repaid with it. */
const savesNeedlessly = (view: View, { kind }: ActionOf<'dividend'>): boolean => {
  const { state, insight } = view;
  const company = operatingCompany(state);
  if (kind !== 'withhold' || company === undefined || (state.companies[company]?.loans ?? 0) > 0) return false;
  const price = nextTrainPrice(state, insight);
  return (
    (trainsAt(state, company).length > 0 && price > 0 && cashOf(state, company) >= TRAINS_IN_HAND * price) ||
    hasAllItsTrains(view, company)
  );
};

export const isFolly = (view: View, action: Action): boolean =>
  action.type === 'dividend' && savesNeedlessly(view, action);
