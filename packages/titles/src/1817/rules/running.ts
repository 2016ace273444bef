/** §tok, §route: one station per turn, then the trains run for the greatest total. */
import {
  amendStep,
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  flatMap,
  hasRoute,
  hasTokenCity,
  leaving,
  one,
  phaseFacts,
  pop,
  special,
  type State,
  type Step,
  trainsAt,
} from '@roundhouse/engine';
import type { Problem, RouteRules } from '@roundhouse/routes';
import { runChoice, type RunFrame } from '../../common/runs.ts';
import { stationChoice, type StationFrame } from '../../common/station.ts';
import { routes1817, routes1817ModernTrains } from '../routes.ts';
import { ruling } from '../rulings.ts';
import { hasOption } from '../settings.ts';

const canPlace = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).tokens.length > 0 && hasTokenCity(factsOf(state).track, state.board, company);

const CITED = {
  noToken: '1817 §tok.1',
  notConnected: '1817 §tok.1',
  cityFull: '1817 §tok.1',
  alreadyThere: '1817 §tok.2',
  notEnoughCash: '1817 §tok.1',
} as const;

/** tok.1: a marker of the charter, for nothing, in a city that can be traced. */
export const placeStation: Step = defineStep<StationFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    placeToken: stationChoice<StationFrame>({
      cite: (problem) => CITED[problem],
      placed: (move) => pop(move),
    }),
    pass: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: leaving('station'),
    },
  },
  settle: (move, { company }) => {
    const { president, tokens } = companyOf(move.state, company);
    if (president !== null && canPlace(move.state, company)) return false;
    if (president !== null) special(move, tokens.length > 0 ? 'closed.noStation' : 'closed.noMarker', { company });
    pop(move);
    return true;
  },
});

const rulesOf = (state: State): RouteRules => (hasOption(state, 'modernTrains') ? routes1817ModernTrains : routes1817);

/** Part 10: the board as the trains of a company see it. */
export const routeProblem = (state: State, company: CompanyId): Problem => {
  const rules = rulesOf(state);
  return {
    track: factsOf(state).track,
    board: state.board,
    company,
    companyMarks: [],
    home: [],
    trains: flatMap(trainsAt(state, company), ({ id, name }) => {
      const rule = rules.trains[name];
      return rule ? [{ id, rule }] : [];
    }),
    colours: phaseFacts(state).colours,
    rules,
  };
};

const ROUTE_RULES: Readonly<Record<string, string>> = {
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
export const runTrains: Step = defineStep<RunFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    runTrains: runChoice<RunFrame>({
      problem: routeProblem,
      mustBeBest: (state) => (ruling(state, 'anyRoute') ? undefined : '1817 §route.1'),
      cite: (key) => ROUTE_RULES[key] ?? '1817 §route.9',
      ran: (move, _frame, { revenue, trains }) => {
        pop(move);
        amendStep(move, 'operatingTurn', { revenue, ran: trains });
      },
    }),
  },
  settle: (move, { company }) => {
    const { state } = move;
    const runs =
      companyOf(state, company).president !== null &&
      trainsAt(state, company).length > 0 &&
      hasRoute(factsOf(state).track, state.board, company);
    if (runs) return false;
    if (companyOf(state, company).president !== null)
      special(move, trainsAt(state, company).length > 0 ? 'closed.noRun' : 'closed.noTrains', { company });
    pop(move);
    return true;
  },
});
