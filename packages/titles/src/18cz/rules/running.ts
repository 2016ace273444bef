/** §VIII.7, §VIII.8: running trains. */
import {
  type CompanyId,
  defineStep,
  factsOf,
  hasRoute,
  type Move,
  pop,
  type State,
  type Train,
  type TrackSet,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import type { Problem } from '@roundhouse/routes';
import { noteRevenue } from '../../common/dividendStep.ts';
import { routeProblemOf } from '../../common/routeProblem.ts';
import type { RunFrame } from '../../common/runs.ts';
import { modeOf } from '../modes.ts';
import { routesFor } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { classOfSide, isPrivateTrain, runnableTrains } from './classes.ts';
import { logClosed } from './means.ts';
import { retirePrivateTrain } from './moraviaPrivates.ts';
import { bestOf, runsChoice, logRuns } from './runs.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';
import type { RuleId } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

/** §VIII.7-6: the track that trains run on, with Praha as one spot in every stage. */
export const trackOfRuns = policy((track: TrackSet): TrackSet => track);

/** §XI.2-14: the private train is a problem of its own, the others must not share track. */
const problemFor = (runs: (train: Train) => boolean) =>
  routeProblemOf({
    rules: routesFor,
    track: (state) => trackOfRuns.of(state)(factsOf(state).track),
    trains: (state, company) => runnableTrains(state, company).filter(runs),
  });

export const routeProblem = problemFor((each) => !isPrivateTrain(each));

const privateProblem = problemFor(isPrivateTrain);

export const routeProblems = (state: State, company: CompanyId): readonly Problem[] => {
  const all = [routeProblem(state, company), privateProblem(state, company)];
  return all.filter(({ trains }, index) => index === 0 || trains.length > 0);
};

const REFUSAL_RULES: Readonly<Record<string, RuleId>> = {
  trainRunsTwice: '18CZ §VIII.7-1',
  unknownTrain: '18CZ §VIII.7-1',
  tooFewStops: '18CZ §VIII.7-2',
  noStation: '18CZ §VIII.7-2',
  stopTwice: '18CZ §VIII.7-6',
  passesEnd: '18CZ §VIII.7-7',
  blocked: '18CZ §VIII.7-8',
  trackTwice: '18CZ §VIII.7-9',
  trackShared: '18CZ §VIII.7-11',
};

/** §VIII.7-3 to -5: how far a train reaches goes by its color. */
const reachOf = (state: State, train: unknown): RuleId => {
  const side = state.trains.find(({ id }) => id === train)?.side;
  const size = side === undefined ? 'small' : classOfSide(side);
  if (size === 'medium') return '18CZ §VIII.7-4';
  return size === 'large' ? '18CZ §VIII.7-5' : '18CZ §VIII.7-3';
};

/** The rule that a run is against. */
export const citeRun = (state: State, key: string, train: unknown): RuleId => {
  if (key === 'inlandOnly' && modeOf(state) === 'moravia') return '18CZ §XI.2-7';
  if (key === 'tooManyStops' || key === 'tooManyCities') return reachOf(state, train);
  return REFUSAL_RULES[key] ?? '18CZ §VIII.7-2';
};

/** Whether there is anything to run at all. */
export const canRun = (state: State, company: CompanyId): boolean =>
  runnableTrains(state, company).length > 0 && hasRoute(factsOf(state).track, state.board, company);

export const logNoRun = (move: Move, company: CompanyId): void =>
  logClosed(move, company, runnableTrains(move.state, company).length > 0 ? 'noRun' : 'noTrains');

/** §VIII.8-4: the best income is compulsory, unless a ruling leaves it to the players. */
export const runTrainsThen = (ran: (move: Move, company: CompanyId, revenue: number) => void) =>
  runsChoice({
    decider: companyDecider,
    problems: routeProblems,
    mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : '18CZ §VIII.8-4'),
    cite: citeRun,
    ran: (move, company, revenue) => {
      pop(move);
      ran(move, company, revenue);
    },
  });

const runThenPay = runTrainsThen((move, company, revenue) => {
  noteRevenue(move, STEP.operatingTurn, revenue);
  retirePrivateTrain(move, company);
});

/** §XI.1: Vaclav's companies run the best routes, computed. */
const runByRule = (move: Move, company: CompanyId): void => {
  const best = bestOf(routeProblems(move.state, company));
  pop(move);
  noteRevenue(move, STEP.operatingTurn, best.revenue);
  logRuns(move, company, best);
};

export const runStep = defineStep<RunFrame>({
  decider: (state, { company }) => companyDecider(state, company),
  choices: { runTrains: runThenPay },
  settle: (move, { company }) => {
    if (!canRun(move.state, company)) {
      logNoRun(move, company);
      pop(move);
      noteRevenue(move, STEP.operatingTurn, 0);
      return true;
    }
    if (!isVaclavs(move.state, company) || ruling(move.state, 'anyRoute')) return false;
    runByRule(move, company);
    return true;
  },
});
