/** 1849 §10.5: trains run, and their revenue is paid or withheld. */
import {
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  flatMap,
  hasRoute,
  isPlayer,
  memo,
  type Move,
  one,
  pop,
  priceOf,
  type State,
  type Step,
  trainsAt,
} from '@roundhouse/engine';
import type { Problem } from '@roundhouse/routes';
import { keepRevenue, type PayoutRules, payRevenue } from '../../common/dividends.ts';
import { bestResult, runChoice } from '../../common/runs.ts';
import { CNM } from '../companies.ts';
import { routes1849 } from '../routes.ts';
import { closeStep } from './closingSteps.ts';
import { moveLeft, moveRight } from './prices.ts';
import { ruling } from '../rulings.ts';
import { portOwner } from './slots.ts';
import { GAUGES } from './gauges.ts';
import { note, presidentOf, type StepFrame, turnNotes } from './turn.ts';

const problems = memo<State, Map<CompanyId, Problem>>(() => new Map());

const compose = (state: State, company: CompanyId): Problem => ({
  track: factsOf(state).track,
  board: state.board,
  company,
  companyMarks: portOwner.get(state) === company ? [CNM] : [],
  home: [],
  trains: flatMap(trainsAt(state, company), ({ id, side }) => {
    const rule = routes1849.trains[side];
    return rule ? [{ id, rule }] : [];
  }),
  colours: routes1849.valueColours?.[state.phase] ?? [],
  rules: routes1849,
});

export const routeProblem = (state: State, company: CompanyId): Problem => {
  const byCompany = problems(state);
  let problem = byCompany.get(company);
  if (!problem) byCompany.set(company, (problem = compose(state, company)));
  return problem;
};

const CITED: Readonly<Record<string, string>> = {
  unknownTrain: '1849 §10.5-a',
  trainRunsTwice: '1849 §10.5-a',
  noSuchStop: '1849 §10.1-e',
  noSuchTrack: '1849 §10.1-a',
  trackDoesNotJoin: '1849 §10.1-a',
  gaugeBreaks: '1849 §10.1-d',
  wrongGauge: '1849 §14.3-f',
  tooFewStops: '1849 §10.5.1-a',
  stopTwice: '1849 §10.1-f',
  trackTwice: '1849 §10.1-b',
  trackShared: '1849 §10.5.1-i',
  blocked: '1849 §10.1-c',
  passesEnd: '1849 §10.1-e',
  noStation: '1849 §10.5.1-c',
  tooFar: '1849 §10.5.1-d',
};

/** Whether there is anything to run: a train, and another stop that track leads to. */
const canRun = (state: State, company: CompanyId): boolean => {
  if (trainsAt(state, company).length === 0) return false;
  if (!hasRoute(factsOf(state).track, state.board, company, GAUGES)) return false;
  return bestResult(routeProblem(state, company)).bound > 0;
};

export const runTrainsStep: Step = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    runTrains: runChoice<StepFrame>({
      problem: routeProblem,
      mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : '1849 §10.5.2-c'),
      cite: (key) => CITED[key] ?? '1849 §10.5-a',
      ran: (move, _frame, { revenue }) => {
        pop(move);
        note(move, { revenue });
      },
    }),
  },
  settle: (move, { company }) => {
    if (canRun(move.state, company)) return false;
    return closeStep(move, company, trainsAt(move.state, company).length === 0 ? 'noTrains' : 'noRun');
  },
});

/** §10.5.3-b: treasury shares pay the corporation; the bank keeps the part of pool shares. */
export const PAYOUT: PayoutRules = {
  receiver: (_state, company, place) => (isPlayer(place) || place === company ? place : null),
  round: 'down',
};

/** §10.5.3-c: right if the whole dividend is at least the market value. */
const payOut = (move: Move, company: CompanyId, revenue: number): void => {
  const value = priceOf(move.state, company);
  payRevenue(move, company, revenue, PAYOUT);
  if (revenue >= value) moveRight(move, company, 'dividend');
};

/** §10.5.3-d, §10.5-b: withheld or nothing earned. */
const withhold = (move: Move, company: CompanyId, revenue: number): void => {
  if (revenue > 0) keepRevenue(move, company, revenue);
  moveLeft(move, company, 'withheld');
};

const revenueOf = (state: State): number => turnNotes(state)?.revenue ?? 0;

export const dividendStep: Step = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    dividend: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'dividend', by, kind: 'pay' }), one({ type: 'dividend', by, kind: 'withhold' })] : [];
      },
      apply: (move, { company }, { kind }) => {
        const revenue = revenueOf(move.state);
        pop(move);
        if (kind === 'pay') payOut(move, company, revenue);
        else withhold(move, company, revenue);
      },
    },
  },
  settle: (move, { company }) => {
    if (revenueOf(move.state) > 0) return false;
    pop(move);
    withhold(move, company, 0);
    return true;
  },
});
