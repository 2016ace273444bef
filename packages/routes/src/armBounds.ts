/**
 * The most that the two arms of a run can gain together. A run grows from a station: first one arm, then the other, which
 * begins with a later link and goes to another place. Both share what is left of the range.
 */
import type { Question, TrainSearch } from './question.ts';
import type { Bounds } from './visitPrices.ts';
import { step } from './walkBounds.ts';

export interface ArmBounds {
  /** The first arm begins at this root (of this rank) with the link at this index of its list, and leads to this stop. */
  readonly begin: (root: number, rootRank: number, index: number, to: number) => void;
  /** With so much left, the most that a first arm now past pair `p` and a second arm can gain together. */
  readonly both: (p: number, a: number, b: number) => number;
  /** The most that a second arm gains with so much left. */
  readonly second: (a: number, b: number) => number;
}

/** Tables that are reused: an entry counts if it was made for the first arm of the moment. */
interface Scratch {
  readonly both: Int32Array;
  readonly bothSince: Int32Array;
  readonly lookedAt: Int32Array;
  firstArms: number;
}

const scratches = new WeakMap<TrainSearch, Scratch>();

const scratchOf = (train: TrainSearch): Scratch => {
  let scratch = scratches.get(train);
  if (!scratch) {
    scratch = {
      both: new Int32Array(train.cells),
      bothSince: new Int32Array(train.cells),
      lookedAt: new Int32Array(train.paired.count),
      firstArms: 0,
    };
    scratches.set(train, scratch);
  }
  return scratch;
};

export const armBounds = (
  train: TrainSearch,
  { links: openAt, pairs }: Question,
  { after, worth }: Bounds,
): ArmBounds => {
  const { range, stride, width, place, passable, rank, linkA, linkB } = train;
  const scratch = scratchOf(train);
  const { both, bothSince, lookedAt } = scratch;
  const secondArm = new Int32Array(width);
  let firstArm = (scratch.firstArms += 1);
  return {
    begin: (root, rootRank, index, to) => {
      firstArm = scratch.firstArms += 1;
      secondArm.fill(0);
      if (passable[root] === 0 || range.unlimited) return;
      const list = openAt[root] as readonly number[];
      for (let i = index + 1; i < list.length; i++) {
        const l = list[i] as number;
        const forwards = linkA[l] === root;
        const p = (forwards ? pairs.along[l] : pairs.against[l]) as number;
        if (lookedAt[p] === firstArm) continue;
        lookedAt[p] = firstArm;
        const x = forwards ? (linkB[l] as number) : (linkA[l] as number);
        const r = rank[x] as number;
        if (place[x] === place[to] || (r >= 0 && r < rootRank)) continue;
        for (let a = 0; a <= range.A; a++) {
          for (let b = 0; b <= range.B; b++) {
            const gained = step(worth, range, pairs, after, width, p, a, b);
            if (gained > (secondArm[a * stride + b] as number)) secondArm[a * stride + b] = gained;
          }
        }
      }
    },
    both: (p, a, b) => {
      const cell = p * width + a * stride + b;
      if (bothSince[cell] === firstArm) return both[cell] as number;
      let most = 0;
      const row = p * width;
      for (let a1 = 0; a1 <= a; a1++) {
        for (let b1 = 0; b1 <= b; b1++) {
          const other = secondArm[(a - a1) * stride + b - b1] as number;
          const sum = (after[row + a1 * stride + b1] as number) + other;
          if (sum > most) most = sum;
        }
      }
      both[cell] = most;
      bothSince[cell] = firstArm;
      return most;
    },
    second: (a, b) => secondArm[a * stride + b] as number,
  };
};
