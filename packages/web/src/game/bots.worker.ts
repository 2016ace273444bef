/** Bots think here, so that the page does not wait for them. */
import { botNamed } from '@roundhouse/bots';
import type { Action, State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expose } from 'comlink';

const thinker = {
  choose: async (bot: string, seed: number, state: State): Promise<Action> => {
    await loadTitle(state.rules.title);
    const found = botNamed(bot);
    if (!found) throw new Error(`no bot ${bot}`);
    return found.player(seed).choose(state);
  },
};

export type Thinker = typeof thinker;

expose(thinker);
