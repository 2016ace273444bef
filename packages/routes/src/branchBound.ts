/**
 * The most that a run can be worth, net of prices, once it has been extended past a pair of stops: what it has, what the
 * rest of its arms can gain (`armBounds.ts`), and the visit prices that it has not paid yet.
 */
import type { ArmBounds } from './armBounds.ts';
import type { PaySheet } from './pay.ts';
import type { TrainSearch } from './question.ts';
import type { Bounds } from './visitPrices.ts';

/** For a branch past pair `p`, with `a` and `b` left of the range, in its first or second arm. */
export type BranchBound = (
  p: number,
  isSecond: boolean,
  a: number,
  b: number,
  net: number,
  visitPrices: number,
) => number;

type Figures = Pick<TrainSearch, 'range' | 'stride' | 'width'>;

export const branchBound = (
  { range, stride, width }: Figures,
  { after }: Pick<Bounds, 'after'>,
  arms: Pick<ArmBounds, 'both'>,
  sheet: PaySheet | undefined,
): BranchBound => {
  if (sheet)
    // A train that is paid for some of its stops only: every number of paid stops so far leaves another rest.
    return (p, isSecond, _a, _b, net, visitPrices) => {
      let most = net + sheet.total();
      for (let paid = 0; paid <= range.A; paid++) {
        const sum = sheet.best(paid);
        if (sum < 0) continue;
        const left = range.A - paid;
        const more = isSecond ? (after[p * width + left] as number) : arms.both(p, left, 0);
        if (net + sum + more + visitPrices > most) most = net + sum + more + visitPrices;
      }
      return most;
    };
  if (range.unlimited) return () => Number.MAX_SAFE_INTEGER;
  return (p, isSecond, a, b, net, visitPrices) =>
    net + visitPrices + (isSecond ? (after[p * width + a * stride + b] as number) : arms.both(p, a, b));
};
