/** 1817: a company without a train is lost, loans cost interest, and a big company is worth ten shares. */
import { type CellId, type CompanyId, firstNeighbour, isAt, type State } from '@roundhouse/engine';
import { faceOf, interestRate, loansOpen, routeProblem, STEP, unitOf } from '@roundhouse/titles/1817';
import type { Insight } from '../insight.ts';
import { bridges } from './bridges.ts';
import { bids, choices, conversions, loans, mayRuinCompany, mergers } from './proposals.ts';
import { sellings } from './raids.ts';
import { closingCost, markerAhead, shorts, spendsReserve } from './shorts.ts';
import { weights } from './weights.ts';

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = { '2': 14, '2+': 14, '3': 12, '4': 10, '5': 8, '6': 7, '7': 6, '8': 4 };

const finalSet = (state: State): number | undefined => {
  const data = state.ending?.data;
  return typeof data === 'object' && data !== null && 'set' in data ? Number(data['set']) : undefined;
};

const roundsLeft = (state: State): number => {
  const { kind, number, of, set } = state.round;
  const inSet = kind === 'stock' ? 0 : Math.max(0, of - number);
  const last = finalSet(state);
  if (last !== undefined) return inSet + (last > set || (last === set && kind === 'stock') ? 3 : 0);
  return Math.max(inSet, LEFT[state.phase] ?? 6);
};

const steps = (state: State, from: CellId, count: number): CellId => {
  let cell = from;
  for (let step = 0; step < count; step++) cell = firstNeighbour(state, cell, 'right') ?? cell;
  return cell;
};

/** What a loan of 100 leaves after the interest of a few rounds. */
const LOAN = 80;

const loansOf = (state: State, company: CompanyId): number => state.companies[company]?.loans ?? 0;

export const insight: Insight = {
  title: '1817',
  weights,
  problem: routeProblem,
  roundsLeft,
  marker: (state, from, { revenue, price, paid }) => {
    if (!paid || revenue === 0) return firstNeighbour(state, from, 'left');
    return steps(state, from, Math.min(2, Math.floor(revenue / Math.max(40, price))));
  },
  markerAhead,
  closingCost: closingCost(() => insight),
  /** What it may still borrow. */
  capital: (state, company) => LOAN * loansOpen(state, company),
  borrowed: (state, from, money) => {
    let at = from;
    for (let loan = 0; loan < Math.ceil(money / LOAN); loan++) at = firstNeighbour(state, at, 'left') ?? at;
    return at;
  },
  mustOwn: () => true,
  presidentPays: false,
  closesWithoutTrain: true,
  sharePercent: unitOf,
  privateWorth: (state, id) => faceOf(state, id) * 0.9,
  outlookKey: (state, company) => `${loansOf(state, company)} ${markerAhead(state, company)}`,
  burden: (state, company) => loansOf(state, company) * (20 + interestRate(state) * roundsLeft(state)),
  debts: (state, company) => 100 * loansOf(state, company),
  lotWorth: (state, item) => (state.privates[item] ? faceOf(state, item) * 0.98 : 0),
  propose: {
    bid: bids,
    takeLoan: loans,
    convert: conversions,
    merge: mergers,
    choose: choices,
    short: shorts,
    sellShares: sellings,
    usePower: bridges,
  },
  never: (state, action) =>
    mayRuinCompany(state, action) ||
    spendsReserve(insight, state, action) ||
    (action.type === 'actFor' && isAt(state, STEP.stockTurn)),
};
