/** The insights of the titles, loaded with their title: a page that plays one need not carry the others. */
import type { State } from '@roundhouse/engine';
import { isTitleId, loadRouteRules, loadTitle, type TitleId } from '@roundhouse/titles';
import { defaultInsight } from './defaultInsight.ts';
import type { Insight } from './insight.ts';

/** A title without a line here does not compile; `undefined` stands for one that has the default insight. */
const LOADERS: Readonly<Record<TitleId, (() => Promise<{ readonly insight: Insight }>) | undefined>> = {
  '1817': () => import('./1817/insight.ts'),
  '1849': () => import('./1849/insight.ts'),
  '1862': () => import('./1862/insight.ts'),
  '18CZ': () => import('./18cz/insight.ts'),
  '18MEX': () => import('./18mex/insight.ts'),
};

const loaded = new Map<string, Insight>();

/** Makes a title and its insight ready; bots other than `random` must not be asked before. */
export const loadInsight = async (title: string): Promise<Insight> => {
  const load = isTitleId(title) ? LOADERS[title] : undefined;
  const insight = load ? (await load()).insight : await loadDefaultInsight(title);
  await loadTitle(title, []);
  loaded.set(title, insight);
  return insight;
};

/** The insight that a title has on the day it arrives. */
export const loadDefaultInsight = async (title: string): Promise<Insight> =>
  defaultInsight(await loadTitle(title, []), await loadRouteRules(title));

export const insightOf = (state: State): Insight => {
  const insight = loaded.get(state.rules.title);
  if (!insight) throw new Error(`the insight of ${state.rules.title} has not been loaded`);
  return insight;
};
