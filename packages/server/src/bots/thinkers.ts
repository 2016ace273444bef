/** The threads in which bots think; bounded in number, in what waits for them and in time. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Action, Game } from '@roundhouse/engine';
import type { AllCarried } from '@roundhouse/engine/orders';
import type { Carrying, Done, Mildest, Replayed, Task, Thinking, Thought } from './task.ts';

const LONGEST_THOUGHT = 30_000;
const WAITING = 500;

export interface Thinkers {
  readonly think: (task: Omit<Thinking, 'kind'>) => Promise<Thought>;
  readonly replay: (game: Game) => Promise<Replayed>;
  readonly carryOut: (task: Omit<Carrying, 'kind'>) => Promise<AllCarried>;
  readonly mildest: (task: Omit<Mildest, 'kind'>) => Promise<Action | null>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** What a thread runs, and with which arguments of Node. */
export interface Thread {
  readonly filename: string;
  readonly execArgv: readonly string[];
}

const compiled: Thread = { filename: fileURLToPath(new URL('./worker.js', import.meta.url)), execArgv: [] };

export const newThinkers = (threads: number, { filename, execArgv }: Thread = compiled): Thinkers => {
  let pool: Piscina<Task, Done> | undefined;
  // Most servers have no bot for a while: threads are started when the first one is asked.
  const ask = async (task: Task): Promise<Done> => {
    pool ??= new Piscina<Task, Done>({
      filename,
      minThreads: 1,
      maxThreads: threads,
      maxQueue: WAITING,
      execArgv: [...execArgv],
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    return pool.run(task, { signal: AbortSignal.timeout(LONGEST_THOUGHT) });
  };
  return {
    think: async (task) => (await ask({ kind: 'think', ...task })) as Thought,
    replay: async (game) => (await ask({ kind: 'replay', game })) as Replayed,
    carryOut: async (task) => (await ask({ kind: 'carryOut', ...task })) as AllCarried,
    mildest: async (task) => (await ask({ kind: 'mildest', ...task })) as Action | null,
    waiting: () => pool?.queueSize ?? 0,
    close: async () => pool?.destroy(),
  };
};
