/** What each title is, loaded when it is read. */
import type { Primer } from './common/primer.ts';

export type { Point, Primer } from './common/primer.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly primer: Primer }>>> = {
  '1817': () => import('./1817/primer.ts'),
  '1849': () => import('./1849/primer.ts'),
  '1862': () => import('./1862/primer.ts'),
  '18CZ': () => import('./18cz/primer.ts'),
  '18MEX': () => import('./18mex/primer.ts'),
};

/** Undefined where nobody has written one. */
export const loadPrimer = async (title: string): Promise<Primer | undefined> => (await LOADERS[title]?.())?.primer;
