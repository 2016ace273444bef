/** 1849 §14.2, variant: a bond of L.500 for each corporation. */
import {
  amend,
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Move,
  one,
  type Option,
  pop,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { sameSale } from '../../common/sales.ts';
import { BOND, BOND_INTEREST } from '../money.ts';
import { BONDS } from '../trains.ts';
import { closeStep } from './closingSteps.ts';
import { moveLeft, moveRight, rememberOrder } from './prices.ts';
import { sell } from './selling.ts';
import { ruling } from '../rulings.ts';

import { canGiveUp, salesToRaise, giveUp } from './emergency.ts';
import { presidentOf, type StepFrame } from './operatingTurn.ts';
import { pay, phaseHas, refuse, special } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

export interface InterestFrame extends StepFrame {
  readonly begun?: boolean;
}

const bondOut = (state: State, company: CompanyId): boolean => companyOf(state, company).loans > 0;

/** §14.2-c: what the treasury lacks for the interest. */
export const missingInterest = (state: State, company: CompanyId): number =>
  Math.max(0, BOND_INTEREST - cashOf(state, company));

/** What the president has to find by selling. */
export const interestToRaise = (state: State, frame: StepFrame): number => {
  const by = presidentOf(state, frame);
  return by ? Math.max(0, missingInterest(state, frame.company) - cashOf(state, by)) : 0;
};

const payInterest = (move: Move, company: CompanyId): void => {
  const by = companyOf(move.state, company).president;
  const missing = missingInterest(move.state, company);
  if (by && missing > 0) {
    pay(move, by, company, missing, 'contribution');
    special(move, 'helped', { player: by, company, amount: missing });
  }
  pay(move, company, BANK, BOND_INTEREST, 'interest');
};

/** §14.2-c, -d: interest is paid by the treasury, or by the president like a train in an emergency. */
export const bondInterestStep = defineStep<InterestFrame>({
  decider: presidentOf,
  choices: {
    choose: {
      options: (state, frame) => {
        const by = presidentOf(state, frame);
        if (!by) return [];
        const missing = interestToRaise(state, frame);
        const cost = missingInterest(state, frame.company);
        const refusal =
          missing > 0 ? refuse('1849 §14.2-c', 'notEnoughCash', { cost, cash: cost - missing }) : undefined;
        return [one({ type: 'choose', by, choice: 'payInterest' }, refusal)];
      },
      apply: (move, { company }) => {
        pop(move);
        payInterest(move, company);
      },
    },
    sellShares: {
      options: (state, frame, about) => {
        const by = presidentOf(state, frame);
        const missing = interestToRaise(state, frame);
        return by && missing > 0 ? salesToRaise(state, frame.company, by, missing, about) : [];
      },
      same: sameSale,
      apply: (move, _frame, action) => sell(move, action),
    },
    bankrupt: {
      options: (state, frame) => {
        const by = presidentOf(state, frame);
        if (!by) return [];
        const missing = interestToRaise(state, frame);
        const refusal = canGiveUp(state, frame.company, by, missing)
          ? undefined
          : refuse('1849 §14.2-d', 'moneyCanBeRaised', { missing });
        return [one({ type: 'bankrupt', by }, refusal)];
      },
      apply: (move, frame, { by }) => giveUp(move, frame.company, by, 'noInterest'),
    },
  },
  settle: (move, { company, begun }) => {
    if (!bondOut(move.state, company)) {
      pop(move);
      return true;
    }
    if (missingInterest(move.state, company) === 0) {
      pop(move);
      payInterest(move, company);
      return true;
    }
    if (begun) return false;
    amend(move, STEP.bondInterest, { begun: true });
    rememberOrder(move);
    return true;
  },
});

const redeemOption = (state: State, frame: BondFrame): readonly Option[] => {
  const by = presidentOf(state, frame);
  const { company } = frame;
  if (!by || !bondOut(state, company)) return [];
  const cash = cashOf(state, company);
  const refusal = cash < BOND ? refuse('1849 §14.2-e', 'notEnoughCash', { cost: BOND, cash }) : undefined;
  return [one({ type: 'repayLoan', by, count: 1, company }, refusal)];
};

export interface BondFrame extends StepFrame {
  readonly redeemed?: boolean;
}

const issueOption = (state: State, frame: BondFrame): readonly Option[] => {
  const by = presidentOf(state, frame);
  const { company, redeemed } = frame;
  if (!by || bondOut(state, company)) return [];
  const refusal = !phaseHas(state, BONDS)
    ? refuse('1849 §14.2-a', 'bondsLater')
    : redeemed && ruling(state, 'noReissue')
      ? refuse('1849 §14.2-e', 'noReissue')
      : undefined;
  return [one({ type: 'takeLoan', by, count: 1, company }, refusal)];
};

/** §14.2-a, -e: redeem first, then issue; a redeemed bond may be issued again. */
export const bondStep = defineStep<BondFrame>({
  decider: presidentOf,
  choices: {
    repayLoan: {
      options: redeemOption,
      apply: (move, { company }) => {
        amend(move, STEP.bond, { redeemed: true });
        pay(move, company, BANK, BOND, 'bond');
        updateCompany(move, company, { loans: 0 });
        emit(move, { type: 'loansRepaid', company, count: 1, amount: BOND });
        moveRight(move, company, 'bond');
      },
    },
    takeLoan: {
      options: issueOption,
      apply: (move, { company }) => {
        pop(move);
        pay(move, BANK, company, BOND, 'bond');
        updateCompany(move, company, { loans: 1 });
        emit(move, { type: 'loansTaken', company, count: 1, amount: BOND });
        moveLeft(move, company, 'bond');
      },
    },
    pass: presidentPasses('bond'),
  },
  settle: (move, frame) => {
    const options = [...redeemOption(move.state, frame), ...issueOption(move.state, frame)];
    if (options.some((option) => !option.refusal)) return false;
    if (phaseHas(move.state, BONDS) && frame.redeemed !== true) return closeStep(move, frame.company, 'noBond');
    pop(move);
    return true;
  },
});
