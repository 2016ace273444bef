/** Hexes on which the action before the position on the screen changed something. */
import type { Event } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useChangeOnScreen } from '../game/useChangeOnScreen.ts';

const NONE: readonly string[] = [];

const hexesOf = (events: readonly Event[]): readonly string[] => {
  const found = events.flatMap((each) =>
    each.type === 'tileLaid' || each.type === 'tokenPlaced' || each.type === 'tokenRemoved' ? [each.hex] : [],
  );
  return found.length === 0 ? NONE : [...new Set(found)];
};

export const useChanged = (): readonly string[] => {
  const events = useChangeOnScreen();
  return useMemo(() => (events ? hexesOf(events) : NONE), [events]);
};
