/** The guides of the titles, loaded when somebody wants to be guided. */
import type { Guide } from './common/guide/moment.ts';
import { entryOf } from './registry.ts';

export { AT_ONCE, type Guide, type Moment, type Said, speak } from './common/guide/moment.ts';
export { sceneOf } from './common/guide/scene.ts';

export const loadGuide = async (title: string): Promise<Guide> => (await entryOf(title).guide()).guide;
