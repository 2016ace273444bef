/** §liq, §acq, §sale: a company is bought, financed and settled with its shareholders. */
import {
  amend,
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  frameOf,
  type Move,
  one,
  pop,
  privatesOf,
  push,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { GOLDEN_PARACHUTE } from '../privates.ts';
import { compensation, firstBidEmptiesTreasury, type SaleKind } from './capacity.ts';
import { closeCompany, handOverAssets } from './closing.ts';
import { raiseCrisis } from './crisis.ts';
import { charge, credit } from './debts.ts';
import { settleWithPlayers } from './dividend.ts';
import { netShares, sizeOf } from './certificates.ts';
import { changeLoans, LOAN, mayTakeLoan, repayLoan, returnLoansSetAside, takeLoan, whyNoLoan } from './loans.ts';
import { combineStations } from './tokenMerger.ts';
import { askDiscards } from './trains.ts';
import { presidentOrFormer, stepLeft } from './zones.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, special } from '../vocabulary.ts';

export interface Purchase {
  readonly company: CompanyId;
  readonly buyer: CompanyId;
  readonly kind: SaleKind;
  readonly price: number;
  readonly pot: number;
  readonly loans: number;
}

export interface FinanceFrame extends Frame {
  readonly company: CompanyId;
  readonly buyer: CompanyId;
  readonly kind: SaleKind;
  readonly price: number;
  readonly pot: number;
  readonly loans: number;
  /** Loans of the bought company that are not repaid. */
  readonly unpaid: number;
  /** First loans may be taken, then those of the bought company repaid. */
  readonly stage: 'borrow' | 'repay';
}

const PARACHUTE = 100;

/** vpriv.5: the president of the company that loses the private is paid, unless they preside over the buyer too. */
const parachute = (move: Move, company: CompanyId, buyer: CompanyId | null): void => {
  const { president } = companyOf(move.state, company);
  if (!president || !privatesOf(move.state, company).includes(GOLDEN_PARACHUTE)) return;
  if (buyer && companyOf(move.state, buyer).president === president) return;
  credit(move, BANK, president, PARACHUTE, 'parachute');
};

/** acq.3 to acq.6: assets, the loans that the bid needs, and the bid itself; then the president decides on further loans. */
export const acquire = (move: Move, purchase: Purchase): void => {
  const { company, buyer, kind, price } = purchase;
  parachute(move, company, buyer);
  if (!firstBidEmptiesTreasury.of(move.state))
    pay(move, BANK, company, compensation(move.state, company, kind), 'treasuryShares');
  const unpaid = companyOf(move.state, company).loans;
  handOverAssets(move, company, buyer);
  changeLoans(move, company, -unpaid);
  changeLoans(move, buyer, unpaid);
  if (unpaid > 0) special(move, 'loansTakenOver', { company: buyer, from: company, count: unpaid });
  special(move, 'acquired', { company, buyer, price });
  while (cashOf(move.state, buyer) < price) takeLoan(move, buyer);
  pay(move, buyer, BANK, price, 'acquisition');
  const frame = STEP.finance.frame({ ...purchase, unpaid, stage: 'borrow' });
  push(move, frame);
  if (!mayTakeLoan(move.state, buyer)) repayForced(move);
  askDiscards(move);
  combineStations(move, buyer, company);
};

/** liq.5: stations, privates and trains of a company that nobody wants leave the game. */
export const bankTakes = (move: Move, company: CompanyId, pot: number, loans: number): void => {
  parachute(move, company, null);
  settle(move, company, 'liquidation', pot, loans, 0);
};

/** liq.6 to liq.9: debts out of the pot, then by the president. What is left for the shareholders. */
const settleDebts = (move: Move, company: CompanyId, pot: number, loans: number): number => {
  returnLoansSetAside(move, loans);
  const missing = LOAN * loans - pot;
  if (missing <= 0) return -missing;
  const { president } = companyOf(move.state, company);
  if (president) charge(move, president, BANK, missing, 'liquidation');
  else special(move, 'debtWrittenOff', { company, amount: missing });
  return 0;
};

/** liq.8, acq.8: so much per share, whole dollars; shorts pay it. Then the company closes and crises are resolved. */
const settle = (move: Move, company: CompanyId, kind: SaleKind, pot: number, loans: number, price: number): void => {
  const from = presidentOrFormer(move.state, company);
  const rest = kind === 'liquidation' ? settleDebts(move, company, pot + price, loans) : price;
  const perShare = Math.floor(rest / sizeOf(move.state, company));
  const before = move.state;
  if (perShare > 0) {
    settleWithPlayers(move, company, (player) => perShare * netShares(before, player, company), 'settlement');
    special(move, 'settled', { company, perShare });
  }
  closeCompany(move, company, kind);
  if (from) raiseCrisis(move, from);
};

/** Whether the president of the buyer has anything to decide about loans. */
export const asksAboutLoans = (state: State, frame: FinanceFrame): boolean =>
  mayTakeLoan(state, frame.buyer) || !whyNoRepayment(state, frame);

const whyNoRepayment = (state: State, { buyer, unpaid }: FinanceFrame): Refusal | undefined => {
  if (unpaid === 0) return refuse('1817 §acq.5', 'noLoans', { company: buyer });
  const cash = cashOf(state, buyer);
  return cash < LOAN ? refuse('1817 §acq.5', 'notEnoughCash', { cost: LOAN, cash }) : undefined;
};

/** acq.5: one loan of the bought company is repaid; the price does not move. */
const repayOne = (move: Move, { buyer, unpaid }: FinanceFrame): void => {
  repayLoan(move, buyer, false);
  amend(move, STEP.finance, { unpaid: unpaid - 1, stage: 'repay' });
};

/** acq.5: loans of the bought company above the limit must be repaid. */
const repayForced = (move: Move): void => {
  for (;;) {
    const frame = frameOf(move.state, STEP.finance);
    if (!frame || companyOf(move.state, frame.buyer).loans <= sizeOf(move.state, frame.buyer)) return;
    repayOne(move, frame);
  }
};

/** acq.7: each loan that is taken over costs a step. */
const finish = (move: Move, frame: FinanceFrame): void => {
  const { company, buyer, kind, pot, loans, price, unpaid } = frame;
  pop(move);
  stepLeft(move, buyer, unpaid, 'loansAssumed');
  settle(move, company, kind, pot, loans, price);
};

export const financeStep = defineStep<FinanceFrame>({
  decider: (state, { buyer }) => companyOf(state, buyer).president,
  open: false,
  choices: {
    takeLoan: {
      options: (state, { buyer, stage }) => {
        const by = companyOf(state, buyer).president;
        if (!by || stage !== 'borrow') return [];
        return [one({ type: 'takeLoan', by, count: 1, company: buyer }, whyNoLoan(state, buyer))];
      },
      apply: (move, { buyer }) => takeLoan(move, buyer),
    },
    repayLoan: {
      options: (state, frame) => {
        const by = companyOf(state, frame.buyer).president;
        if (!by || frame.stage !== 'repay') return [];
        return [one({ type: 'repayLoan', by, count: 1, company: frame.buyer }, whyNoRepayment(state, frame))];
      },
      apply: repayOne,
    },
    pass: {
      options: (state, { buyer }) => {
        const by = companyOf(state, buyer).president;
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, frame) => {
        if (frame.stage === 'borrow') amend(move, STEP.finance, { stage: 'repay' });
        else finish(move, frame);
      },
    },
  },
  settle: (move, frame) => {
    const { buyer, stage } = frame;
    if (stage === 'borrow') {
      if (mayTakeLoan(move.state, buyer)) return false;
      amend(move, STEP.finance, { stage: 'repay' });
      return true;
    }
    if (companyOf(move.state, buyer).loans > sizeOf(move.state, buyer)) {
      repayForced(move);
      return true;
    }
    if (!whyNoRepayment(move.state, frame)) return false;
    finish(move, frame);
    return true;
  },
});
