/** Nobody is asked who could only pass: the step closes by itself, and the log says why. */
import {
  type ActionType,
  type Choice,
  type Choices,
  companyIn,
  decider,
  type Frame,
  type Move,
  nextTrain,
  type State,
  type Step,
  stepNameOf,
  titleOf,
  trainFacts,
} from '@roundhouse/engine';
import { logNoTrain, type NoTrain } from '../../common/trainDuty.ts';
import { STEP } from '../steps.ts';
import { special } from '../vocabulary.ts';

const anyOpen = (choices: Choices<Frame>, state: State, frame: Frame): boolean =>
  Object.entries(choices).some(
    ([type, choice]) =>
      type !== 'pass' && (choice as Choice<Frame, ActionType>).options(state, frame).some((option) => !option.refusal),
  );

/** What lower frames keep open (loans, bridges) is cheaper to look at, and comes first. */
const canDoSomething = (state: State, step: Step, frame: Frame): boolean =>
  (step.open !== false &&
    state.agenda.some((lower) => {
      const alongside = titleOf(state).steps[stepNameOf(lower)]?.alongside;
      return alongside !== undefined && anyOpen(alongside, state, lower);
    })) ||
  anyOpen(step.choices, state, frame);

/** Why there is nothing to do. */
const tell = (move: Move, frame: Frame, who: string): void => {
  const company = companyIn(frame);
  if (STEP.track.is(frame) && company !== undefined) special(move, 'closed.noTile', { company });
  else if (STEP.trains.is(frame) && company !== undefined) logNoTrain(move, company, noTrain(move.state));
  else special(move, 'closed.nothing', { who });
};

/** The step closes at once at the train limit; here it was open. */
const noTrain = (state: State): NoTrain => {
  const next = nextTrain(state);
  return { full: false, cost: next && trainFacts(state, next.name).price };
};

export const passingWhenIdle = (step: Step): Step => {
  const { pass } = step.choices;
  if (!pass) return step;
  return {
    ...step,
    settle: (move, frame) => {
      if (step.settle?.(move, frame)) return true;
      const by = decider(move.state);
      if (by === null || canDoSomething(move.state, step, frame)) return false;
      tell(move, frame, by);
      pass.apply(move, frame, { type: 'pass', by });
      return true;
    },
  };
};
