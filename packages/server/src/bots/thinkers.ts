/**
 * Worker threads, in two pools: bots think in one; runs by order, mildest decisions and replays of files, which people wait for,
 * are done in the other. Each pool serves its owners by turns and is bounded in what waits; a time limit begins with the work,
 * not with the waiting.
 */
import { fileURLToPath } from 'node:url';
import { MessageChannel, type Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Action, Game } from '@roundhouse/engine';
import type { AllCarriedOut } from '@roundhouse/engine/orders';
import { type FairQueue, newFairQueue } from '../fairQueue.ts';
import type { CarryOutTask, TaskResult, MildestTask, ReplayResult, Task, ThinkTask, ThinkResult } from './task.ts';

/** Who waits for it: those of one owner wait for each other. */
export interface Requester {
  readonly owner: string;
  /** No person plays there: it goes after those where one does. */
  readonly botsOnly?: boolean;
}

export interface Thinkers {
  /** `onConsidered` is called with what a long search looks at. */
  readonly think: (
    by: Requester,
    task: Omit<ThinkTask, 'kind' | 'considers'>,
    onConsidered?: (action: Action) => void,
  ) => Promise<ThinkResult>;
  readonly replay: (by: Requester, game: Game) => Promise<ReplayResult>;
  readonly carryOut: (by: Requester, task: Omit<CarryOutTask, 'kind'>) => Promise<AllCarriedOut>;
  readonly mildest: (by: Requester, task: Omit<MildestTask, 'kind'>) => Promise<Action | null>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** What a thread runs, and with which arguments of Node. */
export interface Thread {
  readonly filename: string;
  readonly execArgv: readonly string[];
}

interface WorkerPool {
  readonly run: (by: Requester, task: Task, transferList?: readonly Transferable[]) => Promise<TaskResult>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

interface PoolSize {
  readonly threads: number;
  /** In milliseconds, from the start of the work. */
  readonly longest: number;
  readonly queue: Pick<Parameters<typeof newFairQueue>[0], 'most' | 'mostPerOwner'>;
}

const compiled: Thread = { filename: fileURLToPath(new URL('./worker.js', import.meta.url)), execArgv: [] };

const newPool = ({ threads, longest, queue: size }: PoolSize, { filename, execArgv }: Thread): WorkerPool => {
  let pool: Piscina<Task, TaskResult> | undefined;
  const queue: FairQueue = newFairQueue({ atOnce: threads, ...size });
  return {
    run: ({ owner, botsOnly = false }, task, transferList = []) =>
      queue.run(
        owner,
        () => {
          // Most servers have no bot for a while: threads are started when the first one is asked.
          pool ??= new Piscina<Task, TaskResult>({
            filename,
            minThreads: 1,
            maxThreads: threads,
            execArgv: [...execArgv],
            resourceLimits: { maxOldGenerationSizeMb: 1024 },
          });
          return pool.run(task, { signal: AbortSignal.timeout(longest), transferList: [...transferList] });
        },
        botsOnly,
      ),
    waiting: queue.waiting,
    close: async () => pool?.destroy(),
  };
};

export const newThinkers = (threads: number, thread: Thread = compiled): Thinkers => {
  const bots = newPool({ threads, longest: 30_000, queue: { most: 2000, mostPerOwner: 200 } }, thread);
  const chores = newPool({ threads: 1, longest: 20_000, queue: { most: 200, mostPerOwner: 20 } }, thread);
  return {
    think: async (by, task, onConsidered) => {
      if (!onConsidered) return (await bots.run(by, { kind: 'think', ...task })) as ThinkResult;
      const { port1: hears, port2: considers } = new MessageChannel();
      hears.on('message', onConsidered);
      try {
        return (await bots.run(by, { kind: 'think', ...task, considers }, [considers])) as ThinkResult;
      } finally {
        hears.close();
      }
    },
    replay: async (by, game) => (await chores.run(by, { kind: 'replay', game })) as ReplayResult,
    carryOut: async (by, task) => (await chores.run(by, { kind: 'carryOut', ...task })) as AllCarriedOut,
    mildest: async (by, task) => (await chores.run(by, { kind: 'mildest', ...task })) as Action | null,
    waiting: () => bots.waiting() + chores.waiting(),
    close: async () => {
      await bots.close();
      await chores.close();
    },
  };
};
