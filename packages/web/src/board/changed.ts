/** Hexes on which the action before the position on the screen changed something. */
import type { Event } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useGameContext, useLive, usePosition, useSession } from '../game/context.tsx';
import { lineOnScreen } from '../game/session.ts';

const NONE: readonly string[] = [];

const hexesOf = (events: readonly Event[]): readonly string[] => {
  const found = events.flatMap((each) =>
    each.type === 'tileLaid' || each.type === 'tokenPlaced' || each.type === 'tokenRemoved' ? [each.hex] : [],
  );
  return found.length === 0 ? NONE : [...new Set(found)];
};

/** While the past is looked at, and when a bot has just moved: one's own hand needs no pointing at. */
export const useChanged = (): readonly string[] => {
  const { table } = useGameContext();
  const live = useLive();
  const position = usePosition();
  const events = useSession((s) => lineOnScreen(s).events[position - 1]);
  const by = useSession((s) => lineOnScreen(s).actions[position - 1]?.by);
  const shown = !live || (by !== undefined && !table.mine(by));
  return useMemo(() => (shown && events ? hexesOf(events) : NONE), [shown, events]);
};
