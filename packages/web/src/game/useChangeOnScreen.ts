/** What the action before the position on the screen did, while the past is looked at or others play: your own move needs no pointing at. */
import type { Event } from '@roundhouse/engine';
import { useGameContext, useLive, usePosition, useSession } from './context.tsx';
import { lineOnScreen } from './session.ts';

export const useChangeOnScreen = (): readonly Event[] | undefined => {
  const { table } = useGameContext();
  const live = useLive();
  const position = usePosition();
  const events = useSession((s) => lineOnScreen(s).events[position - 1]);
  const by = useSession((s) => lineOnScreen(s).actions[position - 1]?.by);
  return !live || (by !== undefined && !table.mine(by)) ? events : undefined;
};
