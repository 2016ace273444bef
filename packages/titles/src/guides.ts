/** The guides of the titles, loaded when somebody wants to be guided. */
import type { Guide } from './common/guide/moment.ts';

export { AT_ONCE, type Guide, type Moment, type Said, speak } from './common/guide/moment.ts';
export { sceneOf } from './common/guide/scene.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly guide: Guide }>>> = {
  '1817': () => import('./1817/guide.ts'),
  '1849': () => import('./1849/guide.ts'),
  '1862': () => import('./1862/guide.ts'),
  '18CZ': () => import('./18cz/guide.ts'),
  '18MEX': () => import('./18mex/guide.ts'),
};

export const loadGuide = async (title: string): Promise<Guide> => {
  const load = LOADERS[title];
  if (!load) throw new Error(`no guide of ${title}`);
  return (await load()).guide;
};
