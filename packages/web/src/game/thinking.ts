/** The worker in which bots think and routes are found: started when first needed, ended to stop a thought. */
import type { Choice } from '@roundhouse/bots';
import type { Action, State } from '@roundhouse/engine';
import type { Remote } from 'comlink';
import type { Thinker } from './bots.worker.ts';

/** Hears how far a thought is, from 0 to 1, and what is looked at. */
export type OnProgress = (share: number, about?: Action) => void;

export interface Thinking {
  /** What a bot would do, and why. */
  readonly think: (bot: string, seed: number, state: State, onProgress?: OnProgress) => Promise<Choice>;
  /** Gives up what is being thought; the promise of it is never kept. */
  readonly stop: () => void;
}

/** What talks to workers comes with the first of them: many tables need none. */
export const startThinker = async (): Promise<{ readonly worker: Worker; readonly remote: Remote<Thinker> }> => {
  const { wrap } = await import('comlink');
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<Thinker>(worker) };
};

export const newThinking = (): Thinking => {
  let thinker: ReturnType<typeof startThinker> | undefined;
  const end = async (stopped: typeof thinker): Promise<void> => {
    try {
      (await stopped)?.worker.terminate();
    } catch {
      // It never started: nothing is to be ended.
    }
  };
  return {
    think: async (bot, seed, state, onProgress = () => undefined) => {
      const mine = (thinker ??= startThinker());
      try {
        const [{ remote }, { proxy }] = await Promise.all([mine, import('comlink')]);
        return await remote.think(bot, seed, state, proxy(onProgress));
      } catch (error) {
        // What could not be loaded is asked for again with the next thought.
        if (thinker === mine) thinker = undefined;
        void end(mine);
        throw error;
      }
    },
    stop: () => {
      void end(thinker);
      thinker = undefined;
    },
  };
};
