/** Recorded games, imported and exported again, must be the recorded actions. */
import { expect, test } from 'vitest';
import { recordedNames } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { type Adapter, exportGame, flatActions, hasEffect, type PeerAction } from '../src/index.ts';
import { importRecorded, readRecorded } from './recorded.ts';

/** What is compared of an action, without what that system chooses itself; nothing, where the action may stand elsewhere. */
type Essence = (action: PeerAction) => unknown;

/** These parts of an action, besides what it is and whose. */
export const partsOf =
  (...keys: readonly string[]): Essence =>
  (action) => [action.type, action.entity, ...keys.map((key) => action[key] ?? null)];

export const testRoundTrips = (adapter: Adapter, essence: Essence, only?: readonly string[]): void => {
  const { title } = adapter;
  withShared(`games/${title}`, `recorded games of ${title}, exported again`, () => {
    test.each(only ?? recordedNames(title))('%s is exported as it was recorded', { timeout: 240_000 }, (name) => {
      const exported = exportGame(adapter, importRecorded(adapter, name));
      if ('error' in exported) throw new Error(exported.error);
      const recorded = flatActions(readRecorded(title, name)).filter(hasEffect);
      const compared = (actions: readonly PeerAction[]): readonly unknown[] =>
        actions.map(essence).filter((each) => each !== undefined);
      expect(compared(exported.value.actions)).toEqual(compared(recorded));
    });
  });
};
