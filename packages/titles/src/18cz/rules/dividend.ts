/** §VIII.8: paying or keeping the income, and what it does to the price. */
import { type CompanyId, isPlayer, type State } from '@roundhouse/engine';
import type { PayoutRules } from '../../common/dividends.ts';
import { defineDividendStep, payOrWithhold } from '../../common/dividendStep.ts';
import { BY_SIZE } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { STEP } from '../steps.ts';
import { stepMarker } from '../vocabulary.ts';
import { sizeOf } from './classes.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';

const payouts = (state: State, company: CompanyId): PayoutRules => ({
  // §VIII.8-6: shares in the bank pay nobody.
  receiver: (_state, _company, place) => (isPlayer(place) ? place : null),
  round: 'up',
  shares: BY_SIZE[sizeOf(state, company)].shares,
});

/** §VIII.8-7, §XI.2-5: one cell to the right along the row, two for a large company of the base game. */
const cellsRight = (state: State, company: CompanyId): number =>
  sizeOf(state, company) === 'large' && modeOf(state) !== 'moravia' ? 2 : 1;

export const dividendStep = defineDividendStep({
  turn: STEP.operatingTurn,
  decider: companyDecider,
  unasked: (state, company, revenue) => {
    if (revenue === 0) return 'withhold';
    return isVaclavs(state, company) ? 'pay' : undefined;
  },
  distribute: payOrWithhold({
    payout: payouts,
    paid: (move, company) => stepMarker(move, company, cellsRight(move.state, company), 'paid', 'right'),
    // §VIII.8-8
    withheld: (move, company) => stepMarker(move, company, 1, 'withheld', 'left'),
    logsZeroDividend: true,
  }),
});
