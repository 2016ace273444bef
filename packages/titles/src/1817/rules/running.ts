/** §route: the trains run for the greatest total. */
import { amend } from '@roundhouse/engine';
import { routeProblemOf } from '../../common/routeProblem.ts';
import { defineRunStep } from '../../common/runStep.ts';
import { routesFor } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { STEP } from '../steps.ts';
import { cite, type RuleId } from '../vocabulary.ts';

/** Part 10: the board as the trains of a company see it. */
export const routeProblem = routeProblemOf({
  rules: routesFor,
});

const ROUTE_RULES: Readonly<Record<string, RuleId>> = {
  tooFewStops: '1817 §route.2',
  tooManyStops: '1817 §route.2',
  noStation: '1817 §route.3',
  trackTwice: '1817 §route.4',
  trackShared: '1817 §route.4',
  stopTwice: '1817 §route.5',
  blocked: '1817 §route.6',
  passesEnd: '1817 §route.6',
};

/** or.4 c: mandatory if the company has a train and a route; revenue goes on to the distribution. */
export const runStep = defineRunStep({
  problem: routeProblem,
  mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : cite('1817 §route.1')),
  cite: (key) => cite(ROUTE_RULES[key] ?? '1817 §route.9'),
  ran: (move, _frame, { revenue, trains }) => amend(move, STEP.operatingTurn, { revenue, ran: trains }),
});
