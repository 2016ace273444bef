/** What a good player would do here, asked of a bot in a worker of its own. */
import type { Choice } from '@roundhouse/bots';
import { PLAIN } from '@roundhouse/bots/levels';
import type { State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { newThinking } from '../../game/thinking.ts';

/** Undefined: nobody asked; null: it is being thought about, or nothing came of it. */
export const useAdvice = (state: State, wanted: boolean): Choice | null | undefined => {
  const [thinking] = useState(newThinking);
  const [found, setFound] = useState<{ readonly state: State; readonly choice: Choice } | null>(null);
  useEffect(() => () => thinking.stop(), [thinking]);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const choice = await thinking.think(PLAIN.id, 1, state);
        if (!gone) setFound({ state, choice });
      } catch {
        // Without advice the game goes on.
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [state, wanted, thinking]);
  if (!wanted) return undefined;
  return found?.state === state ? found.choice : null;
};
