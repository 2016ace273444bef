/** What is to be known besides board and market: seed money, interest and loans, and who owes what. */
import {
  type ActionType,
  companyIn,
  companyOf,
  type Figure,
  frameOf,
  type State,
  tokensOf,
  topFrame,
} from '@roundhouse/engine';
import { option } from '../settings.ts';
import { debtOf } from './debts.ts';
import { interestDue } from './interest.ts';
import { interestRate, loansLeft } from './loans.ts';
import { seedMoney } from './privateAuction.ts';
import { MOST_STATIONS } from './stations.ts';
import { STEP } from '../steps.ts';

/** The company that acts: in a purchase the buyer. */
const acting = (state: State): string | null => {
  const company =
    topFrame(state, STEP.finance)?.buyer ?? companyIn(topFrame(state)) ?? topFrame(state, STEP.stockTurn)?.acting;
  return company !== undefined && company !== null && state.companies[company] ? company : null;
};

/** How many tokens a company has to give up; two in one hex come first. */
const excess = (state: State): readonly Figure[] => {
  const frame = topFrame(state, STEP.reduceStations);
  if (!frame) return [];
  const { company } = frame;
  const count = tokensOf(state.board, company).length;
  if (count <= MOST_STATIONS) return [{ key: 'figure.doubled', args: { company } }];
  return [{ key: 'figure.excess', args: { company, count, limit: MOST_STATIONS, over: count - MOST_STATIONS } }];
};

/** Decisions that interest is thought of at, and those that pass loans on. */
const BORROWING: readonly ActionType[] = ['takeLoan', 'repayLoan', 'merge'];
const WITH_LOANS: readonly ActionType[] = [...BORROWING, 'bid', 'actFor', 'dividend'];

export const notes = (state: State): readonly Figure[] => {
  const company = acting(state);
  const loans = company === null ? 0 : companyOf(state, company).loans;
  const interest = interestRate(state);
  // ipo.7: what a bid lacks in cash comes in privates, and is no debt: the step says how much is missing.
  const owing = frameOf(state, STEP.contribution) ? [] : state.seats.filter((player) => debtOf(state, player) > 0);
  return [
    // auc.3
    ...(state.round.kind === 'auction' && !option(state, 'volatility')
      ? [{ key: 'figure.seedMoney', args: { amount: seedMoney(state) } }]
      : []),
    // loan.5
    ...(state.round.kind === 'auction'
      ? []
      : [{ key: 'figure.interest', args: { interest, left: loansLeft(state) }, for: BORROWING }]),
    ...(company !== null && loans > 0
      ? [
          {
            key: 'figure.interestDue',
            args: { company, count: loans, interest: interestDue(state, company) },
            for: WITH_LOANS,
          },
        ]
      : []),
    // tokmerge.3
    ...excess(state),
    // crisis.1
    ...owing.map((player) => ({ key: 'figure.debt', args: { player, debt: debtOf(state, player) } })),
  ];
};
