/** The insights of the titles, loaded with their title: a page that plays one need not carry the others. */
import type { State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import type { Insight } from './insight.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly insight: Insight }>>> = {
  '1817': () => import('./1817/insight.ts'),
  '1849': () => import('./1849/insight.ts'),
  '1862': () => import('./1862/insight.ts'),
  '18CZ': () => import('./18cz/insight.ts'),
  '18MEX': () => import('./18mex/insight.ts'),
};

const loaded = new Map<string, Insight>();

/** Makes a title and what bots know of it ready; bots other than `random` must not be asked before. */
export const loadInsight = async (title: string): Promise<Insight> => {
  const load = LOADERS[title];
  if (!load) throw new Error(`bots do not know ${title}`);
  await loadTitle(title);
  const { insight } = await load();
  loaded.set(title, insight);
  return insight;
};

export const insightOf = (state: State): Insight => {
  const insight = loaded.get(state.rules.title);
  if (!insight) throw new Error(`the insight of ${state.rules.title} has not been loaded`);
  return insight;
};
