/** What the bot `plain` would lay here, asked in the background while a hex is chosen. There is no advice over the net. */
import { PLAIN } from '@roundhouse/bots/levels';
import type { ActionOf, State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { useGameContext } from '../context.tsx';
import { newThinking } from '../thinking.ts';

export const useProposedLay = (state: State): ActionOf<'layTile'> | null => {
  const { table } = useGameContext();
  const [thinking] = useState(newThinking);
  const [found, setFound] = useState<{ readonly state: State; readonly lay: ActionOf<'layTile'> | null } | null>(null);
  const wanted = table.net === undefined;
  useEffect(() => () => thinking.stop(), [thinking]);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const { action } = await thinking.think(PLAIN.id, 1, state);
        if (!gone) setFound({ state, lay: action.type === 'layTile' ? action : null });
      } catch {
        // The first guess stays.
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [state, wanted, thinking]);
  return found?.state === state ? found.lay : null;
};
