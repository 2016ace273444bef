/**
 * 1849: where the bank has only E trains and a corporation without train and E marker has a route, 18xx.games demands a purchase
 * that it forbids.
 */
import { type CompanyId, companyIn, companyOf, type State, trainsAt, trainsForSale } from '@roundhouse/engine';
import { eMarkers, hasDuty, STEP } from '@roundhouse/titles/1849';

const UP_TO_TRAINS = [
  STEP.track,
  STEP.station,
  STEP.run,
  STEP.dividend,
  STEP.acquireStation,
  STEP.eMarker,
  STEP.trains,
];

/** The corporation that has not left its train step yet. */
const upToTrains = ({ agenda }: State): CompanyId | undefined =>
  companyIn(agenda.find((frame) => UP_TO_TRAINS.some((step) => step.is(frame))));

const onlyElectric = (state: State): boolean => {
  const bank = [...trainsForSale(state), ...trainsAt(state, 'pool')];
  return bank.length > 0 && bank.every(({ name }) => name === 'E');
};

/** Whether an action leads a corporation past a train step in which it could have bought nothing but must have there. */
export const failsForTrains = (before: State, after: State): boolean => {
  const company = upToTrains(before);
  if (company === undefined || !onlyElectric(before)) return false;
  if (after.round === before.round && upToTrains(after) === company) return false;
  return (
    companyOf(after, company).status === 'floated' &&
    trainsAt(after, company).length === 0 &&
    !eMarkers.get(after).includes(company) &&
    hasDuty(after, company)
  );
};
