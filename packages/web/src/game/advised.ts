/** What the bot `plain` would do in a position, asked in a worker; a position that is left before it has answered costs no more. */
import type { Choice } from '@roundhouse/bots';
import { PLAIN } from '@roundhouse/bots/levels';
import type { State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { newThinking } from './thinking.ts';

/** So long a position stands before it is thought about, in milliseconds: who passes through is not waited for. */
const STANDS = 150;

/** Undefined: nobody asked; null: it is being thought about, or nothing came of it. */
export const useAdvised = (state: State, wanted: boolean): Choice | null | undefined => {
  const [thinking] = useState(newThinking);
  const [found, setFound] = useState<{ readonly state: State; readonly choice: Choice } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let answered = false;
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const choice = await thinking.think(PLAIN.id, 1, state);
        answered = true;
        if (!gone) setFound({ state, choice });
      } catch {
        // Without advice the game goes on.
      }
    };
    const timer = setTimeout(() => void ask(), STANDS);
    return () => {
      gone = true;
      clearTimeout(timer);
      if (!answered) thinking.stop();
    };
  }, [state, wanted, thinking]);
  useEffect(() => () => thinking.stop(), [thinking]);
  if (!wanted) return undefined;
  return found?.state === state ? found.choice : null;
};
