/**
 * The question for the route finder, from a title's route rules. Plain titles give the rules only; where fewer trains run, the
 * values go by other colors, or a company has marks or a home of its own, a title says so.
 */
import {
  type CompanyId,
  factsOf,
  memo,
  type State,
  type TrackSet,
  type Train,
  trainsAt,
  valueColours,
} from '@roundhouse/engine';
import type { Problem, RouteRules, TrainRule } from '@roundhouse/routes';
import type { RouteRulesFor } from '../registry.ts';

export interface RouteQuestion {
  /** The title's route rules, by the options and rulings of the game. */
  readonly rules: RouteRulesFor;
  /** Trains that run; absent: all that the company owns. */
  readonly trains?: (state: State, company: CompanyId) => readonly Train[];
  /** Under which name the rules know a train; absent: the side that is up. */
  readonly kind?: (state: State, train: Train) => string;
  /** Colors that decide what stops are worth; absent: those of the phase. */
  readonly colours?: (state: State) => Problem['colours'];
  /** Marks that the company owns; absent: none. */
  readonly marks?: (state: State, company: CompanyId) => readonly string[];
  /** Hexes with the home station, where routes depend on it; absent: they do not. */
  readonly home?: (state: State, company: CompanyId) => readonly string[];
  /** Map and tiles; absent: those of the game. */
  readonly track?: (state: State) => TrackSet;
}

const NOTHING: readonly string[] = [];

const ruleFor = (rules: RouteRules, kind: string): TrainRule => {
  const rule = rules.trains[kind];
  if (!rule) throw new Error(`no route rule for a ${kind}-train`);
  return rule;
};

/** The position as a company's trains see it; the same object for the same state. */
export const routeProblemOf = (question: RouteQuestion): ((state: State, company: CompanyId) => Problem) => {
  const { rules, trains = trainsAt, kind = (_state, { side }) => side, colours = valueColours } = question;

  const compose = (state: State, company: CompanyId): Problem => {
    const now = rules(state.rules);
    return {
      track: question.track?.(state) ?? factsOf(state).track,
      board: state.board,
      company,
      companyMarks: question.marks?.(state, company) ?? NOTHING,
      home: question.home?.(state, company) ?? NOTHING,
      trains: trains(state, company).map((each) => ({ id: each.id, rule: ruleFor(now, kind(state, each)) })),
      colours: colours(state),
      rules: now,
    };
  };

  const composed = memo<State, Map<CompanyId, Problem>>(() => new Map());
  return (state, company) => {
    const byCompany = composed(state);
    let problem = byCompany.get(company);
    if (!problem) byCompany.set(company, (problem = compose(state, company)));
    return problem;
  };
};
