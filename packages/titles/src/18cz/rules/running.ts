/** §VIII.7, §VIII.8: running trains, paying or keeping the income, and what it does to the price. */
import {
  amendStep,
  type CompanyId,
  defineStep,
  factsOf,
  flatMap,
  type Frame,
  frameOf,
  hasRoute,
  isPlayer,
  type Move,
  one,
  phaseFacts,
  pop,
  type State,
  type Step,
  stepMarker,
  type Train,
} from '@roundhouse/engine';
import type { Problem, RouteRules } from '@roundhouse/routes';
import { keepRevenue, payRevenue, type PayoutRules } from '../../common/dividends.ts';
import type { RunFrame } from '../../common/runs.ts';
import { BY_SIZE } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { routesMoravia } from '../moraviaRoutes.ts';
import { routes18CZ, routes18CZBestStops } from '../routes.ts';
import { trackOfRuns } from '../recorded/readings.ts';
import { ruling } from '../rulings.ts';
import { ruleId } from './cite.ts';
import { isPrivateTrain, runnableTrains, sizeOf } from './classes.ts';
import { tellClosed } from './means.ts';
import { retirePrivateTrain } from './moraviaPrivates.ts';
import { bestOf, runsChoice, tellRuns } from './runs.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';

/** §VIII.7-5: how E-trains are paid. */
const routeRules = (state: State): RouteRules => {
  if (modeOf(state) === 'moravia') return routesMoravia;
  return ruling(state, 'storedRevenue') ? routes18CZBestStops : routes18CZ;
};

const problemFor = (state: State, company: CompanyId, trains: readonly Train[]): Problem => {
  const rules = routeRules(state);
  return {
    track: trackOfRuns(state),
    board: state.board,
    company,
    companyMarks: [],
    home: [],
    trains: flatMap(trains, ({ id, side }) => {
      const rule = rules.trains[side];
      return rule ? [{ id, rule }] : [];
    }),
    // §VIII.8-2: red tiles by the colours of the phase.
    colours: phaseFacts(state).colours,
    rules,
  };
};

/** The trains that must not share track. */
export const routeProblem = (state: State, company: CompanyId): Problem =>
  problemFor(
    state,
    company,
    runnableTrains(state, company).filter((each) => !isPrivateTrain(each)),
  );

/** §XI.2-14: the private train is a problem of its own. */
export const routeProblems = (state: State, company: CompanyId): readonly Problem[] => {
  const alone = runnableTrains(state, company).filter(isPrivateTrain);
  return [routeProblem(state, company), ...alone.map((each) => problemFor(state, company, [each]))];
};

const REFUSAL_RULES: Readonly<Record<string, string>> = {
  trainRunsTwice: 'VIII.7-1',
  unknownTrain: 'VIII.7-1',
  tooFewStops: 'VIII.7-2',
  noStation: 'VIII.7-2',
  tooManyStops: 'VIII.7-3',
  tooManyCities: 'VIII.7-4',
  stopTwice: 'VIII.7-6',
  passesEnd: 'VIII.7-7',
  blocked: 'VIII.7-8',
  trackTwice: 'VIII.7-9',
  trackShared: 'VIII.7-11',
};

/** Remembered in the turn until the income is paid. */
const setRevenue = (move: Move, revenue: number): void => amendStep(move, 'companyTurn', { revenue });

const revenueOf = (state: State): number => {
  const revenue = frameOf<Frame>(state, 'companyTurn')?.['revenue'];
  return typeof revenue === 'number' ? revenue : 0;
};

/** Whether there is anything to run at all. */
export const canRun = (state: State, company: CompanyId): boolean =>
  runnableTrains(state, company).length > 0 && hasRoute(factsOf(state).track, state.board, company);

export const tellNoRun = (move: Move, company: CompanyId): void =>
  tellClosed(move, company, runnableTrains(move.state, company).length > 0 ? 'noRun' : 'noTrains');

/** §VIII.8-4: the best income is compulsory, unless a ruling leaves it to the players. */
export const runTrainsThen = (ran: (move: Move, company: CompanyId, revenue: number) => void) =>
  runsChoice({
    decider: companyDecider,
    problems: routeProblems,
    mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : ruleId('VIII.8-4')),
    cite: (key) => ruleId(REFUSAL_RULES[key] ?? 'VIII.7-2'),
    ran: (move, company, revenue) => {
      pop(move);
      ran(move, company, revenue);
    },
  });

const runThenPay = runTrainsThen((move, company, revenue) => {
  setRevenue(move, revenue);
  retirePrivateTrain(move, company);
});

/** §XI.1: Vaclav's companies run the best routes, computed. */
const runByRule = (move: Move, company: CompanyId): void => {
  const best = bestOf(routeProblems(move.state, company));
  pop(move);
  setRevenue(move, best.revenue);
  tellRuns(move, company, best);
};

export const runStep: Step = defineStep<RunFrame>({
  decider: (state, { company }) => companyDecider(state, company),
  choices: { runTrains: runThenPay },
  settle: (move, { company }) => {
    if (!canRun(move.state, company)) {
      tellNoRun(move, company);
      pop(move);
      setRevenue(move, 0);
      return true;
    }
    if (!isVaclavs(move.state, company) || ruling(move.state, 'anyRoute')) return false;
    runByRule(move, company);
    return true;
  },
});

const payouts = (state: State, company: CompanyId): PayoutRules => ({
  // §VIII.8-6: shares in the bank pay nobody.
  receiver: (_state, _company, place) => (isPlayer(place) ? place : null),
  round: 'up',
  shares: BY_SIZE[sizeOf(state, company)].shares,
});

/** §VIII.8-7, §XI.2-5: one cell to the right along the row, two for a large company of the base game. */
const payOut = (move: Move, company: CompanyId, revenue: number): void => {
  payRevenue(move, company, revenue, payouts(move.state, company));
  const cells = sizeOf(move.state, company) === 'large' && modeOf(move.state) !== 'moravia' ? 2 : 1;
  stepMarker(move, company, cells, 'paid', 'right');
};

/** §VIII.8-8 */
const withhold = (move: Move, company: CompanyId, revenue: number): void => {
  keepRevenue(move, company, revenue);
  stepMarker(move, company, 1, 'withheld', 'left');
};

export const dividendStep: Step = defineStep<RunFrame>({
  decider: (state, { company }) => companyDecider(state, company),
  choices: {
    dividend: {
      options: (state, { company }) => {
        const by = companyDecider(state, company);
        return by ? (['pay', 'withhold'] as const).map((kind) => one({ type: 'dividend', by, kind })) : [];
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
    const revenue = revenueOf(move.state);
    if (revenue > 0 && !isVaclavs(move.state, company)) return false;
    pop(move);
    if (revenue > 0) payOut(move, company, revenue);
    else withhold(move, company, 0);
    return true;
  },
});
