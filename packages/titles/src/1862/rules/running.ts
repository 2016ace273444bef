/** 1862 §7.8, Part 10: running trains. */
import {
  amend,
  type CompanyId,
  defineStep,
  emit,
  factsOf,
  type Frame,
  hasRoute,
  type Move,
  pop,
  push,
  type Refusal,
  type State,
  tokensOf,
  train,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { bestRuns, idleTrain, type RunPath } from '@roundhouse/routes';
import { homeOf } from '../../common/homeToken.ts';
import { routeProblemOf } from '../../common/routeProblem.ts';
import { explained, isKnownBest, type RunAction, runChoice } from '../../common/runs.ts';
import { routesFor } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { typeOf } from '../trains.ts';
import { asksInVain } from './closing.ts';
import { deciderFor } from './directorship.ts';
import { NETWORK } from './network.ts';
import { inReceivership, permits } from './slots.ts';
import { STEP } from '../steps.ts';
import { cite, refuse, type RuleId, special } from '../vocabulary.ts';

/** §7.8 (g): only types for which the company has a permit. */
export const runnable = (state: State, company: CompanyId): readonly Train[] =>
  trainsAt(state, company).filter(({ side }) => permits.get(state)[company]?.includes(typeOf(side)));

/** Part 10.7: without the home marker on the board nothing runs. */
const homeOnBoard = (state: State, company: CompanyId): readonly string[] => {
  const hex = homeOf(state, company);
  return tokensOf(state.board, company).some((each) => each.hex === hex) ? [hex] : [];
};

/** The position as this company's trains see it. */
export const routeProblem = routeProblemOf({
  rules: routesFor,
  trains: runnable,
  home: homeOnBoard,
});

/** Whether there is anything to run: a train, the home, and somewhere to go. */
export const canRun = (state: State, company: CompanyId): boolean =>
  runnable(state, company).length > 0 &&
  homeOnBoard(state, company).length > 0 &&
  hasRoute(factsOf(state).track, state.board, company, NETWORK);

/** Whether no train at all finds a run is soon seen. */
const GLANCE = 100;

/** A route in name only: no train of the company can make a run on it, so that there is nothing to decide. */
const findsNoRun = (state: State, company: CompanyId): boolean => {
  const { runs, proved } = bestRuns(routeProblem(state, company), { budget: GLANCE, aim: 'revenueAndSubsidy' });
  return proved && runs.length === 0;
};

const CITED: Readonly<Record<string, RuleId>> = {
  stopTwice: '1862 §7.4 (b)',
  trackTwice: '1862 §7.4 (b)',
  blocked: '1862 §7.4 (c)',
  passesEnd: '1862 §7.4 (d)',
  samePortKind: '1862 §7.8 (d)',
  noLicence: '1862 §7.4 (e)',
  noStation: '1862 §7.8 (c)',
  apart: '1862 §7.8 (b)',
  homeMissed: '1862 §7.8 (b)',
  endsAtTown: '1862 §7.8 (a)',
  tooFewStops: '1862 §7.8 (a)',
  tooFar: '1862 §7.8.1 (a)',
  inlandOnly: '1862 §7.8.2 (a)',
  tooManyCities: '1862 §7.8.3 (b)',
  freightsApart: '1862 §7.8.1 (j)',
  unknownTrain: '1862 §7.8 (g)',
  scored: '1862 §7.8.2 (c)',
  group: '1862 §7.8.1 (i)',
};

export interface RunFrame extends Frame {
  readonly company: CompanyId;
}

const noteRun = (move: Move, revenue: number, subsidy: number): void =>
  amend(move, STEP.operatingTurn, { revenue, subsidy });

/** §7.8 (k): a train that would add to the profit does not stay at home. */
const whyNotThese = (
  state: State,
  { company }: RunFrame,
  runs: readonly RunPath[],
  revenue: number,
): Refusal | undefined => {
  const problem = routeProblem(state, company);
  if (!ruling(state, 'mustRun') || runs.length === problem.trains.length || isKnownBest(problem, revenue))
    return undefined;
  const idle = idleTrain(problem, runs);
  return idle === undefined ? undefined : refuse('1862 §7.8 (k)', 'mustRun', { train: train(state, idle).side });
};

const run = runChoice<RunFrame>({
  decider: (state, { company }) => deciderFor(state, company),
  problem: routeProblem,
  explains: true,
  // §7.8 (j): the director need not maximise.
  mustBeBest: () => undefined,
  whyNotThese,
  cite: (key) => cite(CITED[key] ?? '1862 §7.4 (a)'),
  ran: (move, _frame, { revenue, subsidy }) => {
    pop(move);
    noteRun(move, revenue, subsidy);
  },
});

/** §7.8 (g) */
const withoutPermit = (state: State, { company }: RunFrame, { runs }: RunAction): Refusal | undefined => {
  const allowed = runnable(state, company);
  const found = trainsAt(state, company).find(
    (each) => runs.some((one) => one.train === each.id) && !allowed.includes(each),
  );
  return found && refuse('1862 §7.8 (g)', 'noPermit', { company, train: found.side });
};

/** Trains that might have run and did not: nothing was left for them to earn, or their director would not. */
const logIdle = (move: Move, company: CompanyId, ran: readonly string[]): void => {
  const idle = runnable(move.state, company).filter(({ id }) => !ran.includes(id));
  if (idle.length > 0) special(move, 'idle', { company, trains: idle.map(({ side }) => side) });
};

export const runStep = defineStep<RunFrame>({
  decider: (state, { company }) => deciderFor(state, company),
  choices: {
    runTrains: {
      ...run,
      judge: (state, frame, action) => withoutPermit(state, frame, action) ?? run.judge?.(state, frame, action),
      apply: (move, frame, action) => {
        run.apply(move, frame, action);
        logIdle(
          move,
          frame.company,
          action.runs.map((each) => each.train),
        );
      },
    },
  },
});

/** §7.3 (c), §8 (d): in receivership the greatest total, subsidies included, without asking anybody. */
const runByRule = (move: Move, company: CompanyId): void => {
  const { runs, revenue, subsidy } = bestRuns(routeProblem(move.state, company), { aim: 'revenueAndSubsidy' });
  emit(move, {
    type: 'trainsRan',
    company,
    revenue,
    runs: runs.map((run) => ({
      train: run.train,
      revenue: run.revenue,
      stops: run.stops.map(({ hex, node }) => `${hex}/${node}`),
      ...explained(run),
    })),
  });
  logIdle(
    move,
    company,
    runs.map((run) => run.train),
  );
  noteRun(move, revenue, subsidy);
};

/** §7.8 (g): trains that stay at home for want of a permit. */
const logUnpermitted = (move: Move, company: CompanyId): void => {
  const running = runnable(move.state, company);
  const trains = trainsAt(move.state, company).filter((each) => !running.includes(each));
  if (trains.length > 0) special(move, 'noPermit', { company, trains: trains.map(({ side }) => side) });
};

export const beginRun = (move: Move, company: CompanyId): void => {
  logUnpermitted(move, company);
  const { state } = move;
  if (!canRun(state, company) || (!asksInVain.of(state) && findsNoRun(state, company))) {
    special(move, trainsAt(move.state, company).length === 0 ? 'closed.noTrains' : 'closed.noRun', { company });
    return;
  }
  if (inReceivership(move.state, company)) runByRule(move, company);
  else push(move, STEP.run.frame({ company }));
};
