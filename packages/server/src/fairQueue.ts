/**
 * A bounded queue that is fair to owners: the one who has had the least time lately is next, and equal ones take turns. Anyone who
 * asks for a thousand things, or for a few that take long, waits for their own; the others wait for one. What can wait goes after
 * everything else.
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
const nextOf = (lane: Lane, hadBy: (owner: string) => number): (() => void) | undefined => {
  let [owner, least] = ['', Infinity];
  for (const each of lane.keys()) {
    const had = hadBy(each);
    if (had < least) [owner, least] = [each, had];
  }
  const jobs = lane.get(owner);
  const start = jobs?.shift();
  lane.delete(owner);
  if (jobs && jobs.length > 0) lane.set(owner, jobs);
  return start;
};

/** Time that was had counts half after so long. */
const HALF_LIFE = 60_000;
/** So little is as good as none: it is forgotten. */
const NOTHING = 1;

/** How much time each owner has had lately. */
const newAccount = (now: () => number) => {
  const had = new Map<string, { readonly time: number; readonly at: number }>();
  const of = (owner: string): number => {
    const known = had.get(owner);
    return known ? known.time * 0.5 ** ((now() - known.at) / HALF_LIFE) : 0;
  };
  return {
    of,
    add: (owner: string, time: number): void => {
      const sum = of(owner) + time;
      if (sum >= NOTHING) had.set(owner, { time: sum, at: now() });
      for (const each of had.keys()) if (of(each) < NOTHING) had.delete(each);
    },
  };
};

export const newFairQueue = (
  { atOnce, most, mostPerOwner }: FairQueueSize,
  now: () => number = () => performance.now(),
): FairQueue => {
  const account = newAccount(now);
  const [first, later]: readonly [Lane, Lane] = [new Map(), new Map()];
  let [running, waiting] = [0, 0];

  /** The place that has become free passes to the next without anybody slipping in. */
  const passOn = (): void => {
    const start = nextOf(first, account.of) ?? nextOf(later, account.of);
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
      const began = now();
      try {
        return await work();
      } finally {
        account.add(owner, now() - began);
        passOn();
      }
    },
    waiting: () => waiting,
  };
};
