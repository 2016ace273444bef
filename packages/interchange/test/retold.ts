/** Recorded games, imported and told again, must be the recorded actions. */
import { expect, test } from 'vitest';
import { recordedNames } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { type Adapter, exportGame, flatActions, hasEffect, type PeerAction } from '../src/index.ts';
import { importRecorded, readRecorded } from './recorded.ts';

/** What is compared of an action, without what that system chooses itself; nothing, where the action may be told elsewhere. */
type Essence = (action: PeerAction) => unknown;

/** These parts of an action, beside what it is and whose. */
export const partsOf =
  (...keys: readonly string[]): Essence =>
  (action) => [action.type, action.entity, ...keys.map((key) => action[key] ?? null)];

export const testRetoldGames = (adapter: Adapter, essence: Essence, only?: readonly string[]): void => {
  const { title } = adapter;
  withShared(`games/${title}`, `recorded games of ${title}, told again`, () => {
    test.each(only ?? recordedNames(title))('%s is told as it was recorded', { timeout: 240_000 }, (name) => {
      const told = exportGame(adapter, importRecorded(adapter, name));
      if ('error' in told) throw new Error(told.error);
      const recorded = flatActions(readRecorded(title, name)).filter(hasEffect);
      const compared = (actions: readonly PeerAction[]): readonly unknown[] =>
        actions.map(essence).filter((each) => each !== undefined);
      expect(compared(told.value.actions)).toEqual(compared(recorded));
    });
  });
};
