/** Whole games of players who would rather do something than pass. */
import type { ActionType } from '@roundhouse/engine';
import { type WalkConditions, kindsOf, type Preferences, walk, type Walked } from '../../../test/support/index.ts';

/** Offers to others are rare, so that a game does not drown in refusals; so is passing. */
const RARE: readonly ActionType[] = ['pass', 'buyPrivate', 'sellPrivate', 'merge', 'sellShares', 'usePower'];

export const preferences: Preferences = {
  kind: (_state, left, dice) => {
    const kinds = kindsOf(left);
    const eager = kinds.filter((kind) => !RARE.includes(kind));
    const pool = eager.length > 0 && dice.below(5) > 0 ? eager : kinds;
    return pool[dice.below(pool.length)];
  },
};

export const walkGame = (conditions: WalkConditions): Walked => walk({ title: '18CZ', preferences, ...conditions });
