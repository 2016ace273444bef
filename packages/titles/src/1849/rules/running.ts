/** 1849 §10.5: trains run. */
import { type CompanyId, factsOf, hasRoute, type State, type Step } from '@roundhouse/engine';
import { noteRevenue } from '../../common/dividendStep.ts';
import { routeProblemOf } from '../../common/routeProblem.ts';
import { bestResult } from '../../common/runs.ts';
import { defineRunStep } from '../../common/runStep.ts';
import { CNM } from '../companies.ts';
import { routesFor } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { portOwner } from './slots.ts';
import { GAUGES } from './track.ts';
import { STEP } from '../steps.ts';
import { cite, type RuleId } from '../vocabulary.ts';

export const routeProblem = routeProblemOf({
  rules: routesFor,
  marks: (state, company) => (portOwner.get(state) === company ? [CNM] : []),
});

const CITED: Readonly<Record<string, RuleId>> = {
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

/** Another stop that track leads to, and something to earn there. */
const canEarn = (state: State, company: CompanyId): boolean =>
  hasRoute(factsOf(state).track, state.board, company, GAUGES) && bestResult(routeProblem(state, company)).bound > 0;

export const runStep: Step = defineRunStep({
  problem: routeProblem,
  mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : cite('1849 §10.5.2-c')),
  cite: (key) => cite(CITED[key] ?? '1849 §10.5-a'),
  hasRoute: canEarn,
  ran: (move, _frame, { revenue }) => noteRevenue(move, STEP.operatingTurn, revenue),
});
