/** What a good player would do here, asked of a bot in a worker of its own. */
import { PLAIN } from '@roundhouse/bots/levels';
import type { Action, Json, State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { startThinker } from '../../game/thinking.ts';

export interface Advice {
  readonly action: Action;
  readonly reasons: readonly { readonly key: string; readonly args: Readonly<Record<string, Json>> }[];
}

let thinker: ReturnType<typeof startThinker> | undefined;

const ask = async (state: State): Promise<Advice> => {
  const { remote } = await (thinker ??= startThinker());
  return remote.advise(PLAIN.id, state);
};

/** Undefined: nobody asked; null: it is being thought about, or nothing came of it. */
export const useAdvice = (state: State, wanted: boolean): Advice | null | undefined => {
  const [found, setFound] = useState<{ readonly state: State; readonly advice: Advice } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    ask(state).then(
      (advice) => gone || setFound({ state, advice }),
      // Without advice the game goes on; the next question starts anew.
      () => {
        thinker = undefined;
      },
    );
    return () => {
      gone = true;
    };
  }, [state, wanted]);
  if (!wanted) return undefined;
  return found?.state === state ? found.advice : null;
};
