/**
 * The step in which a company's trains run. Plain titles give the question (`routeProblemOf`), the rule that makes the best
 * total compulsory, what is cited, and what is done with the revenue. Where nothing can run the step closes and the log says why.
 */
import {
  companyOf,
  type CompanyId,
  defineStep,
  factsOf,
  hasRoute,
  type Move,
  pop,
  special,
  type State,
  type StepOf,
  trainsAt,
} from '@roundhouse/engine';
import { runChoice, type RunFrame, type RunRules } from './runs.ts';

export interface RunStepRules<F extends RunFrame> extends RunRules<F> {
  /** Whether the company has trains that run; absent: any train. */
  readonly hasTrains?: (state: State, company: CompanyId) => boolean;
  /** Whether they have anywhere to go; absent: another stop can be reached from a token. */
  readonly hasRoute?: (state: State, company: CompanyId) => boolean;
}

const anyTrain = (state: State, company: CompanyId): boolean => trainsAt(state, company).length > 0;

const anyRoute = (state: State, company: CompanyId): boolean => hasRoute(factsOf(state).track, state.board, company);

/** The step's own frame has left when `ran` is called. */
export const defineRunStep = <F extends RunFrame>(rules: RunStepRules<F>): StepOf<F> => {
  const { hasTrains = anyTrain, hasRoute: leadsSomewhere = anyRoute } = rules;
  const decider = rules.decider ?? ((state: State, { company }: F) => companyOf(state, company).president);

  const close = (move: Move, company: CompanyId, asked: boolean): true => {
    pop(move);
    if (asked) special(move, hasTrains(move.state, company) ? 'closed.noRun' : 'closed.noTrains', { company });
    return true;
  };

  return defineStep<F>({
    decider,
    choices: {
      runTrains: runChoice<F>({
        ...rules,
        ran: (move, frame, ran) => {
          pop(move);
          rules.ran(move, frame, ran);
        },
      }),
    },
    settle: (move, frame) => {
      const { company } = frame;
      const asked = decider(move.state, frame) !== null;
      if (asked && hasTrains(move.state, company) && leadsSomewhere(move.state, company)) return false;
      return close(move, company, asked);
    },
  });
};
