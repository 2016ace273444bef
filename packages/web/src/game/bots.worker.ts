/** Bots think here and best runs are looked for, so that the page does not wait for either. */
import { acceptable, botNamed, type Choice, loadInsight } from '@roundhouse/bots';
import { expand, type State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { type BestKnown, bestKnown } from '@roundhouse/titles/best';
import { expose } from 'comlink';
import type { OnProgress } from './thinking.ts';

/** Milliseconds between two words about how far a thought is. */
const REPORT_EVERY = 100;

/** So long anybody waits for a bot, in milliseconds: the best so far is taken then. */
const PATIENCE = 2500;

const thinker = {
  think: async (bot: string, seed: number, state: State, onProgress: OnProgress): Promise<Choice> => {
    await loadInsight(state.rules.title);
    const found = botNamed(bot);
    if (!found) throw new Error(`no bot ${bot}`);
    let reportedAt = performance.now();
    const hurry = reportedAt + PATIENCE;
    const toTheEnd = (): Choice => {
      const thinking = found.think(state, { seed, shouldStop: () => performance.now() > hurry });
      for (;;) {
        const { done, value } = thinking.next();
        if (done) return value;
        if (performance.now() - reportedAt < REPORT_EVERY) continue;
        reportedAt = performance.now();
        onProgress(Math.min(1, value.nodes / value.budget), value.about);
      }
    };
    return acceptable(state, seed, toTheEnd).choice;
  },
  best: async (state: State): Promise<BestKnown> => {
    await loadTitle(state.rules.title, []);
    expand(state, 'runTrains', {});
    return bestKnown(state.board);
  },
};

export type Thinker = typeof thinker;

expose(thinker);
