/**
 * A bounded queue that serves owners by turns: one who asks for a thousand things waits for the thousand, the others for one.
 * What can wait goes after everything else.
 */
import { Denial } from './denial.ts';

export interface FairQueue {
  /** Denied as `unavailable` where too much waits, for this owner or for all. */
  readonly run: <T>(owner: string, work: () => Promise<T>, canWait?: boolean) => Promise<T>;
  readonly waiting: () => number;
}

export interface FairQueueSize {
  readonly atOnce: number;
  /** So many may wait in all, and for one owner. */
  readonly most: number;
  readonly mostPerOwner: number;
}

/** Owners in the order of their turns. */
type Lane = Map<string, (() => void)[]>;

/** The next of the lane; its owner goes to the end of it, or out. */
const nextOf = (lane: Lane): (() => void) | undefined => {
  const [first] = lane;
  if (!first) return undefined;
  const [owner, jobs] = first;
  const start = jobs.shift();
  lane.delete(owner);
  if (jobs.length > 0) lane.set(owner, jobs);
  return start;
};

export const newFairQueue = ({ atOnce, most, mostPerOwner }: FairQueueSize): FairQueue => {
  const [first, later]: readonly [Lane, Lane] = [new Map(), new Map()];
  let [running, waiting] = [0, 0];

  /** The place that has become free passes to the next without anybody slipping in. */
  const passOn = (): void => {
    const start = nextOf(first) ?? nextOf(later);
    if (!start) {
      running--;
      return;
    }
    waiting--;
    start();
  };

  const turn = (owner: string, canWait: boolean): Promise<void> | undefined => {
    if (running < atOnce) {
      running++;
      return undefined;
    }
    const lane = canWait ? later : first;
    const jobs = lane.get(owner) ?? [];
    if (waiting >= most || jobs.length >= mostPerOwner) throw new Denial('unavailable', 'too much waits already');
    lane.set(owner, jobs);
    waiting++;
    return new Promise((resolve) => jobs.push(resolve));
  };

  return {
    run: async (owner, work, canWait = false) => {
      await turn(owner, canWait);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
    waiting: () => waiting,
  };
};
