/** 1849: where no train is left to be bought from anybody, 18xx.games fails as soon as it comes to the train step. */
import { type CompanyId, type State, titleOf, trainsAt, trainsForSale } from '@roundhouse/engine';

const EARLIER = ['layTrack', 'placeStation', 'runTrains', 'dividend', 'acquireStation', 'eMarker'];

/** The corporation that has not come to its train step yet. */
const beforeTrains = ({ agenda }: State): CompanyId | undefined => {
  const company = agenda.find((frame) => EARLIER.includes(frame.step))?.['company'];
  return typeof company === 'string' ? company : undefined;
};

const noneToBuy = (state: State, company: CompanyId): boolean =>
  trainsAt(state, company).length < titleOf(state).trainLimit(state, company) &&
  [...trainsForSale(state), ...trainsAt(state, 'pool')].length === 0 &&
  Object.keys(state.companies).every((id) => id === company || trainsAt(state, id).length === 0);

/** Whether an action leads a corporation past a train step in which there is nothing to buy. */
export const failsForTrains = (before: State, after: State): boolean => {
  const company = beforeTrains(before);
  if (company === undefined || !noneToBuy(before, company)) return false;
  return after.round !== before.round || beforeTrains(after) !== company;
};
