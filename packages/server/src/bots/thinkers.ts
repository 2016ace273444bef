/** The threads in which bots think; bounded in number, in what waits for them and in time. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
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

const fromSource = import.meta.url.endsWith('.ts');

/** From sources (in tests) the thread has to learn TypeScript and where the rooms are. */
const execArgv = (): string[] =>
  fromSource
    ? ['--conditions=@roundhouse/source', '--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

export const newThinkers = (threads: number): Thinkers => {
  let pool: Piscina<Task, Thought | Replayed> | undefined;
  // Most servers have no bot for a while: threads are started when the first one is asked.
  const ask = async (task: Task): Promise<Thought | Replayed> => {
    pool ??= new Piscina<Task, Thought | Replayed>({
      filename: fileURLToPath(new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url)),
      minThreads: 1,
      maxThreads: threads,
      maxQueue: WAITING,
      execArgv: execArgv(),
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
