/** 1862 §7.8, Part 10: running trains. */
import {
  amendStep,
  type CompanyId,
  defineStep,
  emit,
  factsOf,
  type Frame,
  frameOf,
  hasRoute,
  type Move,
  phaseFacts,
  pop,
  push,
  type Run as EngineRun,
  type State,
  type Step,
  tokensOf,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { bestRuns, judgeRuns, type Problem, type RouteRules } from '@roundhouse/routes';
import { explained, fromRun, runChoice } from '../../common/runs.ts';
import { routes1862, routes1862ShortGame } from '../routes.ts';
import { rulingOf } from '../rulings.ts';
import { isShortGame } from '../settings.ts';
import { typeOf } from '../trains.ts';
import { cite } from './cite.ts';
import { deciderFor } from './directorship.ts';
import { homeOf } from './founding.ts';
import { NETWORK } from './network.ts';
import { inReceivership, permits } from './own.ts';
import { lostToAreaHexes } from './straightLine.ts';

const known = new Map<string, RouteRules>();

/** §11.2 (c), V-06 and V-07. */
const rulesOf = (state: State): RouteRules => {
  const anyStop = rulingOf(state, 'routesMeetAt') === 'anyStop';
  const sharedEnds = rulingOf(state, 'freightGrouping') === 'sharedEnds';
  const key = `${isShortGame(state)} ${anyStop} ${sharedEnds}`;
  const rules = known.get(key) ?? {
    ...(isShortGame(state) ? routes1862ShortGame : routes1862),
    ...(anyStop ? { meetAt: 'anyStop' as const } : {}),
    ...(sharedEnds ? { joinFreights: 'atSharedEnds' as const } : {}),
  };
  known.set(key, rules);
  return rules;
};

/** §7.8 (g): only types for which the company has a permit. */
export const runnable = (state: State, company: CompanyId): readonly Train[] =>
  trainsAt(state, company).filter(({ side }) => permits.get(state)[company]?.includes(typeOf(side)));

/** Part 10.7: without the home marker on the board nothing runs. */
const homeOnBoard = (state: State, company: CompanyId): readonly string[] => {
  const hex = homeOf(state, company);
  return tokensOf(state.board, company).some((each) => each.hex === hex) ? [hex] : [];
};

const problems = new WeakMap<State, Map<CompanyId, Problem>>();

const makeProblem = (state: State, company: CompanyId): Problem => {
  const rules = rulesOf(state);
  const { name, colours } = phaseFacts(state);
  return {
    track: factsOf(state).track,
    board: state.board,
    company,
    companyMarks: [],
    home: homeOnBoard(state, company),
    trains: runnable(state, company).map(({ id, side }) => {
      const rule = rules.trains[side];
      if (!rule) throw new Error(`no train ${side}`);
      return { id, rule };
    }),
    colours: [...colours, ...(rules.valueColours?.[name] ?? [])],
    rules,
  };
};

/** The position as this company's trains see it; the same object for the same state. */
export const routeProblem = (state: State, company: CompanyId): Problem => {
  let byCompany = problems.get(state);
  if (!byCompany) problems.set(state, (byCompany = new Map<CompanyId, Problem>()));
  let problem = byCompany.get(company);
  if (!problem) byCompany.set(company, (problem = makeProblem(state, company)));
  return problem;
};

/** Whether there is anything to run: a train, the home, and somewhere to go. */
const canRun = (state: State, company: CompanyId): boolean =>
  runnable(state, company).length > 0 &&
  homeOnBoard(state, company).length > 0 &&
  hasRoute(factsOf(state).track, state.board, company, NETWORK);

const CITED: Readonly<Record<string, string>> = {
  stopTwice: '§7.4 (b)',
  trackTwice: '§7.4 (b)',
  blocked: '§7.4 (c)',
  passesEnd: '§7.4 (d)',
  samePortKind: '§7.8 (d)',
  noLicence: '§7.4 (e)',
  noStation: '§7.8 (c)',
  apart: '§7.8 (b)',
  homeMissed: '§7.8 (b)',
  endsAtTown: '§7.8 (a)',
  tooFewStops: '§7.8 (a)',
  tooFar: '§7.8.1 (a)',
  inlandOnly: '§7.8.2 (a)',
  tooManyCities: '§7.8.3 (b)',
  freightsApart: '§7.8.1 (j)',
  unknownTrain: '§7.8 (g)',
};

interface RunFrame extends Frame {
  readonly company: CompanyId;
}

const noteRun = (move: Move, revenue: number, subsidy: number): void => amendStep(move, 'turn', { revenue, subsidy });

const run = runChoice<RunFrame>({
  decider: (state, { company }) => deciderFor(state, company),
  problem: routeProblem,
  explains: true,
  // §7.8 (j): the director need not maximise.
  mustBeBest: () => undefined,
  cite: (key) => cite(CITED[key] ?? '§7.4 (a)'),
  ran: (move, _frame, { revenue, subsidy }) => {
    pop(move);
    noteRun(move, revenue, subsidy);
  },
});

/** V-23. */
const lost = (state: State, company: CompanyId, runs: readonly EngineRun[]): number => {
  if (rulingOf(state, 'freightDistance') !== 'areaHex') return 0;
  const judged = judgeRuns(routeProblem(state, company), runs.map(fromRun));
  return judged.ok ? lostToAreaHexes(state, judged.runs) : 0;
};

export const runStep: Step = defineStep<RunFrame>({
  decider: (state, { company }) => deciderFor(state, company),
  choices: {
    runTrains: {
      ...run,
      apply: (move, frame, action) => {
        const less = lost(move.state, frame.company, action.runs);
        run.apply(move, frame, action);
        const revenue = Number(frameOf(move.state, 'turn')?.['revenue'] ?? 0);
        if (less !== 0) amendStep(move, 'turn', { revenue: revenue - less });
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
  noteRun(move, revenue, subsidy);
};

/** V-22: on 18xx.games a merger that leaves no director takes the place of the run. */
const losesRun = (state: State, company: CompanyId): boolean =>
  inReceivership(state, company) &&
  frameOf(state, 'turn')?.['merged'] === true &&
  rulingOf(state, 'runsAfterMergerWithoutDirector') === false;

export const beginRun = (move: Move, company: CompanyId): void => {
  if (!canRun(move.state, company) || losesRun(move.state, company)) return;
  if (inReceivership(move.state, company) && rulingOf(move.state, 'receivershipRun') === 'optimal') {
    runByRule(move, company);
    return;
  }
  push(move, { step: 'run', company });
};
