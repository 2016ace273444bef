/**
 * The guide of a first game: moments with a condition each. It follows the position, whatever the player does, says what is new
 * and never says it twice.
 */
import type { Remark, State, Words } from '@roundhouse/engine';
import { type Scene, sceneOf } from './scene.ts';

export interface Moment {
  readonly id: string;
  readonly when: (scene: Scene) => boolean;
  /** In ICU format; figures and names come from `args`. */
  readonly words: Words;
  readonly args?: (scene: Scene) => Remark['args'];
  /** What the words say beyond the condition, tried out with the engine. Tests ask it whenever the moment is spoken of. */
  readonly claim?: (scene: Scene) => boolean;
}

/** The more particular come first. */
export type Guide = readonly Moment[];

/** By moment, the position at which it was spoken of. */
export type Said = Readonly<Record<string, number>>;

export interface Spoken {
  readonly moments: readonly Moment[];
  readonly said: Said;
}

/** Nobody reads more at once. */
export const AT_ONCE = 2;

/**
 * What is to be said at this position (its number in the game). What was said earlier is not said again; what was said here, or
 * later and taken back, is. On a small screen fewer are said at once; the others have their turn later.
 */
export const speak = (guide: Guide, state: State, position: number, said: Said, most = AT_ONCE): Spoken => {
  const scene = sceneOf(state);
  if (!scene) return { moments: [], said };
  const before = (id: string): boolean => (said[id] ?? position) < position;
  const moments: Moment[] = [];
  for (const moment of guide) {
    if (moments.length === most) break;
    if (!before(moment.id) && moment.when(scene)) moments.push(moment);
  }
  const now = Object.fromEntries(moments.map(({ id }) => [id, position]));
  return { moments, said: { ...said, ...now } };
};
