/** 1849: corporations live on what their shares bring in; a dividend below the price lifts nothing. */
import {
  type Action,
  BANK,
  cashOf,
  type CellId,
  companyAtWork,
  factsOf,
  firstNeighbour,
  offers,
  percentAt,
  priceOf,
  type State,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { routeProblem } from '@roundhouse/titles/1849';
import { depotOfState } from '../depot.ts';
import type { Insight } from '../insight.ts';
import { outlookOf } from '../outlook.ts';
import { strongWeights, weights } from './weights.ts';

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = { '4H': 16, '6H': 14, '8H': 11, '10H': 9, '12H': 7, '16H': 6 };

const roundsLeft = (state: State): number => {
  const inSet = state.round.kind === 'operating' ? state.round.of - state.round.number : 0;
  if (cashOf(state, BANK) <= 0) return inSet;
  return Math.max(inSet, Math.min(LEFT[state.phase] ?? 6, Math.ceil(cashOf(state, BANK) / 350)));
};

/** Income until the first 12H, and what a corporation may pay for it. */
const LOTS: Readonly<Record<string, number>> = { SCE: 28, SIGI: 58, CNM: 92, SMS: 130, RSA: 240 };

/** One share more that somebody sells closes a corporation in the row above the Closed cell; two do one row higher. */
const CLOSING_RISK_BY_ROW = [1, 0.4, 0.15] as const;

const closingRisk = (state: State, at: CellId): number => {
  let cell: CellId | undefined = at;
  for (const likely of CLOSING_RISK_BY_ROW) {
    if (cell === undefined) return 0;
    if (factsOf(state).market.cells[cell]?.zones.includes('closed')) return likely;
    cell = firstNeighbour(state, cell, 'down');
  }
  return 0;
};

/** Whether a corporation would issue more than its next train lacks: every certificate in the pool costs its price a row a round. */
const floods = (state: State, action: Action): boolean => {
  if (action.type !== 'sellShares' || action.for === undefined) return false;
  const { company, percent } = action;
  const next = depotOfState(state, insight).onTop(0);
  const lacking = (next ? trainFacts(state, next.name).price : 0) - cashOf(state, company);
  return lacking <= ((percent - 10) / 10) * priceOf(state, company);
};

/** A private can be bought after the train in the same turn, and need not be paid with the money for it. */
const putsOffTheTrain = (state: State, action: Action): boolean =>
  action.type === 'buyPrivate' && action.for !== undefined && trainsAt(state, action.for).length === 0;

/** Without a train nothing is earned and the price falls: people never leave a corporation without one that it can pay for. */
const goesWithout = (state: State, action: Action): boolean => {
  if (action.type !== 'pass' || roundsLeft(state) === 0) return false;
  const company = companyAtWork(state);
  return (
    typeof company === 'string' &&
    trainsAt(state, company).length === 0 &&
    offers(state, 'buyTrain').some(
      (each) => 'action' in each && each.action.type === 'buyTrain' && each.action.from === 'depot',
    )
  );
};

/** What makes a player director when the present one sells. */
const DIRECTORS_SHARE = 20;
const FORESEEN = 16;

/** Whether somebody buys into a corporation whose director will have to pay for a train, and is the next in line for that. */
const inheritsBill = (state: State, action: Action): boolean => {
  if (action.type !== 'buyShares' || action.for !== undefined) return false;
  const { by, company } = action;
  const director = state.companies[company]?.president;
  if (!director || director === by || outlookOf(state, insight, company, FORESEEN).bill === 0) return false;
  const held = percentAt(state, by, company) + 10;
  return (
    held >= DIRECTORS_SHARE &&
    state.seats.every((each) => each === by || each === director || percentAt(state, each, company) < held)
  );
};

export const insight: Insight = {
  title: '1849',
  weights,
  strongWeights,
  problem: routeProblem,
  roundsLeft,
  marker: (state, from, { revenue, price, paid }) => {
    if (!paid || revenue === 0) return firstNeighbour(state, from, 'left', 'down');
    return revenue >= price ? firstNeighbour(state, from, 'right', 'up') : from;
  },
  closingRisk,
  /** Shares of the treasury that will find buyers. */
  capital: (state, company) => (Math.min(40, percentAt(state, company, company)) / 10) * priceOf(state, company) * 0.6,
  mustOwn: () => true,
  presidentPays: true,
  sharePercent: () => 10,
  privateWorth: (state, id) => {
    const { price = 0, revenue = 0 } = factsOf(state).privates[id] ?? {};
    // At the end a private counts nothing; a corporation pays up to twice its price before.
    return price * 0.9 + revenue * Math.min(4, roundsLeft(state));
  },
  lotWorth: (_state, item) => LOTS[item] ?? 0,
  never: (state, action) =>
    floods(state, action) ||
    putsOffTheTrain(state, action) ||
    goesWithout(state, action) ||
    inheritsBill(state, action),
};
