/** Which stops of a run are paid when the train may leave some out (18CZ E-trains). */
import type { Pay } from './types.ts';

/** The stops of a growing run and the best pay for any number of paid stops. */
export interface PaySheet {
  /** `extra`: paid in addition to the number, as off-board areas beyond the reach are. */
  readonly push: (value: number, town: boolean, extra: boolean) => void;
  readonly pop: () => void;
  /** Fills `best(j)` for all j; call before `best`. */
  readonly settle: () => void;
  /** The most that exactly j paid stops of the run pay, or -1 if that is not allowed. */
  readonly best: (paid: number) => number;
  /** What the run pays. */
  readonly total: () => number;
}

export const paySheet = (pay: Pay): PaySheet => {
  const values: number[] = [];
  const towns: boolean[] = [];
  const besides: boolean[] = [];
  const order: number[] = [];
  const sums = new Int32Array(pay.stops + 1);
  const townLimit = typeof pay.towns === 'number' ? pay.towns : Number.MAX_SAFE_INTEGER;

  const settle = (): void => {
    sums.fill(-1);
    order.length = 0;
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      if (besides[i] === true) sum += values[i] as number;
      else order.push(i);
    }
    const mustPay = (i: number): boolean => pay.skip === 'towns' && towns[i] === false;
    order.sort(
      (x, y) => Number(mustPay(y)) - Number(mustPay(x)) || (values[y] as number) - (values[x] as number) || x - y,
    );
    let paid = 0;
    let townsPaid = 0;
    let due = 0;
    for (const i of order) if (mustPay(i)) due += 1;
    if (due === 0) sums[0] = sum;
    for (const i of order) {
      if (paid === pay.stops) break;
      if (towns[i] === true) {
        if (townsPaid === townLimit) continue;
        townsPaid += 1;
      }
      sum += values[i] as number;
      paid += 1;
      if (paid >= due) sums[paid] = sum;
    }
  };

  return {
    push: (value, town, extra) => {
      values.push(value);
      towns.push(town);
      besides.push(extra);
    },
    pop: () => {
      values.pop();
      towns.pop();
      besides.pop();
    },
    settle,
    best: (paid) => sums[paid] as number,
    total: () => {
      for (let j = pay.stops; j >= 0; j--) if ((sums[j] as number) >= 0) return sums[j] as number;
      return 0;
    },
  };
};
