/** Bots think here and best runs are looked for, so that the page does not wait for either. */
import { botNamed, type Choice, decide, loadInsight } from '@roundhouse/bots';
import { type Action, expand, type State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { type BestKnown, bestKnown } from '@roundhouse/titles/best';
import { expose } from 'comlink';

const thinker = {
  choose: async (bot: string, seed: number, state: State): Promise<Action> => {
    await loadInsight(state.rules.title);
    const found = botNamed(bot);
    if (!found) throw new Error(`no bot ${bot}`);
    return found.player(seed).choose(state);
  },
  /** What a bot would do in somebody's place, and why. */
  advise: async (bot: string, state: State): Promise<Pick<Choice, 'action' | 'reasons'>> => {
    await loadInsight(state.rules.title);
    const found = botNamed(bot);
    if (!found) throw new Error(`no bot ${bot}`);
    const { action, reasons } = decide(found, state, { seed: 1 });
    return { action, reasons };
  },
  best: async (state: State): Promise<BestKnown> => {
    await loadTitle(state.rules.title);
    expand(state, 'runTrains', {});
    return bestKnown(state.board);
  },
};

export type Thinker = typeof thinker;

expose(thinker);
