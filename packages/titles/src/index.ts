/** The titles, loaded on demand: a page that plays one title need not carry the others. */
import { knownTitle, type Title } from '@roundhouse/engine';

export { askedBy } from './common/manners.ts';
export { loadRouteRules, routeRulesOf, type RouteRulesFor } from './routing.ts';

export interface TitleEntry {
  readonly id: string;
  readonly players: readonly number[];
  /** Loads the title and makes it known to the engine. */
  readonly load: () => Promise<unknown>;
}

export const allTitles: readonly TitleEntry[] = [
  { id: '1817', players: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], load: () => import('./1817/index.ts') },
  { id: '1849', players: [3, 4, 5], load: () => import('./1849/index.ts') },
  { id: '1862', players: [2, 3, 4, 5, 6, 7, 8], load: () => import('./1862/index.ts') },
  { id: '18CZ', players: [2, 3, 4, 5, 6], load: () => import('./18cz/index.ts') },
  { id: '18MEX', players: [3, 4, 5], load: () => import('./18mex/index.ts') },
];

export const titleIds: readonly string[] = allTitles.map(({ id }) => id);

/** The title of this id, loaded; rejects where there is none. */
export const loadTitle = async (id: string): Promise<Title> => {
  const entry = allTitles.find((each) => each.id === id);
  if (!entry) throw new Error(`unknown title ${id}`);
  await entry.load();
  const title = knownTitle(id);
  if (!title) throw new Error(`title ${id} did not make itself known`);
  return title;
};

export const loadAllTitles = async (): Promise<readonly Title[]> => Promise.all(titleIds.map(loadTitle));

/** The id of a title as people write it: `18mex` is 18MEX. */
export const titleIdOf = (name: string): string | undefined =>
  titleIds.find((id) => id.toLowerCase() === name.trim().toLowerCase());
