/** The titles, loaded on demand. */
import { knownTitle, type Title } from '@roundhouse/engine';
import { entryOf, TITLES, type TitleId } from './registry.ts';
import { type Language, LANGUAGES, loadTitleWords } from './words.ts';

export { askedBy } from './common/politeTrading.ts';
export { loadRouteRules, routeRulesOf } from './routing.ts';
export { isTitleId, type RouteRulesFor, type TitleId, TITLES } from './registry.ts';

export const titleIds = Object.keys(TITLES) as readonly TitleId[];

export { type Language, loadTitleWords } from './words.ts';

/** The title of this id, loaded, and what it says in these languages; rejects where there is none. */
export const loadTitle = async (id: string, languages: readonly Language[] = LANGUAGES): Promise<Title> => {
  await Promise.all([entryOf(id).title(), ...languages.map((language) => loadTitleWords(id, language))]);
  const title = knownTitle(id);
  if (!title) throw new Error(`title ${id} did not make itself known`);
  return title;
};

export const loadAllTitles = async (): Promise<readonly Title[]> => Promise.all(titleIds.map((id) => loadTitle(id)));

/** The id of a title as people write it: `18mex` is 18MEX. */
export const titleIdOf = (name: string): TitleId | undefined =>
  titleIds.find((id) => id.toLowerCase() === name.trim().toLowerCase());
