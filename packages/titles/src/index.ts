/** The titles, loaded on demand. */
import { knownTitle, type Title } from '@roundhouse/engine';
import { entryOf, TITLES, type TitleId } from './registry.ts';

export { askedBy } from './common/politeTrading.ts';
export { loadRouteRules, routeRulesOf } from './routing.ts';
export { isTitleId, type RouteRulesFor, type TitleId, TITLES } from './registry.ts';

export const titleIds = Object.keys(TITLES) as readonly TitleId[];

/** The title of this id, loaded; rejects where there is none. */
export const loadTitle = async (id: string): Promise<Title> => {
  await entryOf(id).title();
  const title = knownTitle(id);
  if (!title) throw new Error(`title ${id} did not make itself known`);
  return title;
};

export const loadAllTitles = async (): Promise<readonly Title[]> => Promise.all(titleIds.map(loadTitle));

/** The id of a title as people write it: `18mex` is 18MEX. */
export const titleIdOf = (name: string): TitleId | undefined =>
  titleIds.find((id) => id.toLowerCase() === name.trim().toLowerCase());
