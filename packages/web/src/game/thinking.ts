/** The workers in which bots think and routes are found: started when first needed, ended to stop a thought. */
import type { Action, State } from '@roundhouse/engine';
import { type Remote, wrap } from 'comlink';
import type { Thinker } from './bots.worker.ts';

export interface Thinking {
  readonly choose: (bot: string, seed: number, state: State) => Promise<Action>;
  /** Gives up what is being thought; the promise of it is never kept. */
  readonly stop: () => void;
}

export const newThinking = (): Thinking => {
  let worker: Worker | undefined;
  let remote: Remote<Thinker> | undefined;
  return {
    choose: (bot, seed, state) => {
      worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
      remote ??= wrap<Thinker>(worker);
      return remote.choose(bot, seed, state);
    },
    stop: () => {
      worker?.terminate();
      worker = undefined;
      remote = undefined;
    },
  };
};
