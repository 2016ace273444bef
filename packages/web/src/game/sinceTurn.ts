/** Where the news for the player on turn begin: after their own last decision, if others have decided since. */
import { decider } from '@roundhouse/engine';
import { useGameContext, useSession, useTableState } from './context.tsx';
import { newestOf } from './session.ts';

/** The position after one's last decision; null where nothing was done by others, or all others sit here too and saw it. */
export const useSinceTurn = (): number | null => {
  const { table } = useGameContext();
  const others = useTableState((s) => Object.keys(s.bots).length > 0) || table.net !== undefined;
  return useSession((s) => {
    if (!others || s.sandbox || s.main.gap?.recalling) return null;
    const by = decider(newestOf(s));
    const { actions } = s.main;
    if (by === null || !table.mine(by) || actions.at(-1)?.by === by) return null;
    const own = actions.findLastIndex((each) => each.by === by);
    return own >= 0 && own + 1 < actions.length ? own + 1 : null;
  });
};
