/** 1849 §10.5.3: revenue is paid or withheld. */
import { priceOf, type Step } from '@roundhouse/engine';
import { type PayoutRules, playersAndTreasury } from '../../common/dividends.ts';
import { defineDividendStep, payOrWithhold } from '../../common/dividendStep.ts';
import { moveLeft, moveRight } from './prices.ts';
import { STEP } from '../steps.ts';

/** §10.5.3-b: treasury shares pay the corporation; the bank keeps the part of pool shares. */
export const PAYOUT: PayoutRules = {
  receiver: playersAndTreasury,
  round: 'down',
};

export const dividendStep: Step = defineDividendStep({
  turn: STEP.operatingTurn,
  distribute: payOrWithhold({
    payout: PAYOUT,
    // §10.5.3-c: right if the whole dividend is at least the market value.
    paid: (move, company, revenue) => {
      if (revenue >= priceOf(move.state, company)) moveRight(move, company, 'dividend');
    },
    // §10.5.3-d, §10.5-b: withheld or nothing earned.
    withheld: (move, company) => moveLeft(move, company, 'withheld'),
  }),
});
