/** The threads in which bots think; bounded in number, in what waits for them and in time. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Game } from '@roundhouse/engine';
import type { Replayed, Task, Thinking, Thought } from './task.ts';

const LONGEST_THOUGHT = 30_000;
const WAITING = 500;

export interface Thinkers {
  readonly think: (task: Omit<Thinking, 'kind'>) => Promise<Thought>;
  readonly replay: (game: Game) => Promise<Replayed>;
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
  let pool: Piscina<Task, Thought | Replayed> | undefined;
  // Most servers have no bot for a while: threads are started when the first one is asked.
  const ask = async (task: Task): Promise<Thought | Replayed> => {
    pool ??= new Piscina<Task, Thought | Replayed>({
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
    waiting: () => pool?.queueSize ?? 0,
    close: async () => pool?.destroy(),
  };
};
