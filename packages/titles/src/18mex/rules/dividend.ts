/** §4.3.3: pay everything or withhold everything; the marker follows. §4.3(g): obsolete trains leave. */
import { type CompanyId, defineStep, type Frame, type Move, pop, rust, trainsAt } from '@roundhouse/engine';
import { type PayoutRules, playersAndPool } from '../../common/dividends.ts';
import { defineDividendStep, payOrWithhold } from '../../common/dividendStep.ts';
import { ruling } from '../rulings.ts';
import { ranThisRound } from './slots.ts';
import { STEP } from '../steps.ts';

export interface RetireFrame extends Frame {
  readonly company: CompanyId;
}

/** §4.3.3(a): players and, for the open market, the treasury; nothing for the initial offering. */
const payout: PayoutRules = {
  receiver: playersAndPool,
  round: 'up',
};

/** §4.3.3#2: one right, at the end of the row one up. §4.3.3#3: one left, in the leftmost column one down. */
export const dividendStep = defineDividendStep({ turn: STEP.operatingTurn, distribute: payOrWithhold({ payout }) });

/** Only of use where trains of the merged major may not run again. */
const noteRun = (move: Move, company: CompanyId): void => {
  if (ruling(move.state, 'mergedTrainsRunAgain')) return;
  const ids = trainsAt(move.state, company).map(({ id }) => id);
  if (ids.length > 0) ranThisRound.set(move, [...ranThisRound.get(move.state), ...ids]);
};

/** §4.3.4.1#2: an obsolete train leaves after its last run. */
export const retireStep = defineStep<RetireFrame>({
  decider: () => null,
  choices: {},
  settle: (move, { company }) => {
    pop(move);
    noteRun(move, company);
    rust(
      move,
      trainsAt(move.state, company).filter((each) => each.obsolete),
    );
    return true;
  },
});
