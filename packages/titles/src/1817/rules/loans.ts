/** §loan: a common stock of seventy loans of $100; each moves the price of the company that takes it. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  emit,
  type Move,
  type Refusal,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { sizeOf } from './certificates.ts';
import { stepLeft, stepRight } from './zones.ts';
import { pay, refuse } from '../vocabulary.ts';
import { loansSetAside, fixedInterestRate } from './slots.ts';

export const ALL_LOANS = 70;
export const LOAN = 100;

export const loansOut = (state: State): number => {
  let out = loansSetAside.get(state);
  for (const company of Object.values(state.companies)) out += company.loans;
  return out;
};

export const loansLeft = (state: State): number => ALL_LOANS - loansOut(state);

/** Table 4.4. */
export const rateFor = (loans: number): number => 5 * Math.max(1, Math.ceil(loans / 5));

/** The rate that was fixed last: 18xx.games shows it until the next stock round. */
export const lastFixedRate = (state: State): number => fixedInterestRate.get(state) ?? rateFor(loansOut(state));

/** loan.6: fixed until the operating round ends; after that it is what the next round would ask. */
export const interestRate = (state: State): number =>
  state.round.kind === 'operating' ? lastFixedRate(state) : rateFor(loansOut(state));

export const fixInterestRate = (move: Move): void => fixedInterestRate.set(move, rateFor(loansOut(move.state)));
export const freeInterestRate = (move: Move): void => fixedInterestRate.set(move, null);

/** loan.1, loan.3: within the size of the company and the stock. */
export const whyNoLoan = (state: State, company: CompanyId): Refusal | undefined => {
  const limit = sizeOf(state, company);
  if (companyOf(state, company).loans >= limit) return refuse('1817 §loan.3', 'loanLimit', { company, limit });
  return loansLeft(state) <= 0 ? refuse('1817 §loan.1', 'noLoansLeft') : undefined;
};

export const mayTakeLoan = (state: State, company: CompanyId): boolean => whyNoLoan(state, company) === undefined;

/** Loans that a company could still take. */
export const loansOpen = (state: State, company: CompanyId): number =>
  Math.max(0, Math.min(sizeOf(state, company) - companyOf(state, company).loans, loansLeft(state)));

/** Cash and what loans would bring. */
export const buyingPower = (state: State, company: CompanyId): number =>
  cashOf(state, company) + LOAN * loansOpen(state, company);

export const changeLoans = (move: Move, company: CompanyId, by: number): void =>
  updateCompany(move, company, { loans: companyOf(move.state, company).loans + by });

/** loan.2: $100 and one step left. */
export const takeLoan = (move: Move, company: CompanyId): void => {
  pay(move, BANK, company, LOAN, 'loan');
  changeLoans(move, company, 1);
  emit(move, { type: 'loansTaken', company, count: 1, amount: LOAN });
  stepLeft(move, company, 1, 'loan');
};

/** loan.2: one step right; not for loans that came with a purchase (acq.5). */
export const repayLoan = (move: Move, company: CompanyId, moves = true): void => {
  pay(move, company, BANK, LOAN, 'loan');
  changeLoans(move, company, -1);
  emit(move, { type: 'loansRepaid', company, count: 1, amount: LOAN });
  if (moves) stepRight(move, company, 1, 'loan');
};

export const setLoansAside = (move: Move, company: CompanyId): number => {
  const { loans } = companyOf(move.state, company);
  changeLoans(move, company, -loans);
  loansSetAside.set(move, loansSetAside.get(move.state) + loans);
  return loans;
};

export const returnLoansSetAside = (move: Move, loans: number): void =>
  loansSetAside.set(move, loansSetAside.get(move.state) - loans);
