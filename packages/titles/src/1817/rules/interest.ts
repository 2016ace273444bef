/** §int, §repay, §trainless: interest, then repayment and further loans, then the check for a train. */
import {
  amend,
  BANK,
  cashOf,
  type Choice,
  type CompanyId,
  companyOf,
  type CompanyStep,
  defineStep,
  firstRefusal,
  type Frame,
  type Move,
  one,
  pop,
  privatesOf,
  type Refusal,
  type State,
  trainsAt,
  type TurnFrame,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { LOAN_SHARK } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { raiseCrisis } from './crisis.ts';
import { charge } from './debts.ts';
import { interestRate, LOAN, mayTakeLoan, repayLoan, takeLoan, whyNoLoan } from './loans.ts';
import { turnRed } from './zones.ts';
import { pay, refuse, special } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

const LOAN_SHARK_INTEREST = 10;

export interface CompanyFrame extends Frame {
  readonly company: CompanyId;
}

/** vpriv.1: $10 with every interest; by that ruling only where there are loans. */
const sharkDue = (state: State, company: CompanyId): number => {
  if (!privatesOf(state, company).includes(LOAN_SHARK)) return 0;
  const spared = companyOf(state, company).loans === 0 && ruling(state, 'sharkOnlyWithLoans');
  return spared ? 0 : LOAN_SHARK_INTEREST;
};

/** int.1. */
export const interestDue = (state: State, company: CompanyId): number =>
  companyOf(state, company).loans * interestRate(state) + sharkDue(state, company);

/** int.4: red; the company pays what it has, its president the rest. */
const defaultOnInterest = (move: Move, company: CompanyId, due: number): void => {
  const { president } = companyOf(move.state, company);
  const own = cashOf(move.state, company);
  turnRed(move, company, 'interest');
  special(move, 'interestDefault', { company, interest: due, paid: own });
  pay(move, company, BANK, own, 'interest');
  if (!president) return;
  charge(move, president, BANK, due - own, 'interest');
  raiseCrisis(move, president, company, due - own);
};

export const payInterest = (move: Move, company: CompanyId): void => {
  // int.2: loans must be taken as long as cash is short, each with its own interest.
  while (cashOf(move.state, company) < interestDue(move.state, company) && mayTakeLoan(move.state, company))
    takeLoan(move, company);
  const due = interestDue(move.state, company);
  if (cashOf(move.state, company) < due) defaultOnInterest(move, company, due);
  else pay(move, company, BANK, due, 'interest');
};

export const interestStep = defineStep<CompanyFrame>({
  decider: () => null,
  choices: {},
  settle: (move, { company }) => {
    pop(move);
    if (companyOf(move.state, company).president !== null) payInterest(move, company);
    return true;
  },
});

/** or.4: the steps of a company's turn, in the rulebook's order. */
export const TURN_STEPS: readonly CompanyStep[] = [
  STEP.track,
  STEP.station,
  STEP.run,
  STEP.dividend,
  STEP.trains,
  STEP.interest,
  STEP.settleLoans,
  STEP.trainCheck,
];

/** loan.4 b, int.5: at any moment of the turn up to the payment of interest. */
export const borrowChoice: Choice<TurnFrame, 'takeLoan'> = {
  options: (state, { company, begun }) => {
    const by = companyOf(state, company).president;
    if (!by || begun > TURN_STEPS.indexOf(STEP.interest)) return [];
    return [one({ type: 'takeLoan', by, count: 1, company }, whyNoLoan(state, company))];
  },
  apply: (move, { company }) => takeLoan(move, company),
};

export interface LoansFrame extends CompanyFrame {
  /** A loan taken ends the repayment (repay.2). */
  readonly borrowed?: boolean;
}

const whyNoRepayment = (state: State, { company, borrowed }: LoansFrame): Refusal | undefined =>
  firstRefusal(
    () => (borrowed ? refuse('1817 §repay.2', 'repaymentOver') : undefined),
    () => (companyOf(state, company).loans === 0 ? refuse('1817 §repay.1', 'noLoans', { company }) : undefined),
    () => {
      const cash = cashOf(state, company);
      return cash < LOAN ? refuse('1817 §repay.1', 'notEnoughCash', { cost: LOAN, cash }) : undefined;
    },
  );

/** repay.1, repay.2: loans are repaid; taking one again declares the repayment finished. */
export const settleLoansStep = defineStep<LoansFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    repayLoan: {
      options: (state, frame) => {
        const by = companyOf(state, frame.company).president;
        return by
          ? [one({ type: 'repayLoan', by, count: 1, company: frame.company }, whyNoRepayment(state, frame))]
          : [];
      },
      apply: (move, { company }) => repayLoan(move, company),
    },
    takeLoan: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'takeLoan', by, count: 1, company }, whyNoLoan(state, company))] : [];
      },
      apply: (move, { company }) => {
        amend(move, STEP.settleLoans, { borrowed: true });
        takeLoan(move, company);
      },
    },
    pass: presidentPasses('loans'),
  },
  settle: (move, frame) => {
    const { company } = frame;
    const present = companyOf(move.state, company).president !== null;
    if (present && (mayTakeLoan(move.state, company) || !whyNoRepayment(move.state, frame))) return false;
    if (present) special(move, 'closed.noLoans', { company });
    pop(move);
    return true;
  },
});

/** trainless.1: without a train at the end of its own turn a company turns red. */
export const trainCheckStep = defineStep<CompanyFrame>({
  decider: () => null,
  choices: {},
  settle: (move, { company }) => {
    pop(move);
    if (trainsAt(move.state, company).length === 0) turnRed(move, company, 'noTrain');
    return true;
  },
});
