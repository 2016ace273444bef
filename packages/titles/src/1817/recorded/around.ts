/** Steps wrapped from outside, so that the rules need not know what is done around them. */
import {
  type ActionType,
  type Choice,
  type Choices,
  type CompanyId,
  companyIn,
  type Frame,
  type Move,
  type Step,
  type StepOf,
  type StepsOf,
} from '@roundhouse/engine';
import type { STEP, StepName } from '../steps.ts';

export type Steps = StepsOf<typeof STEP>;

/** These steps changed, the others as they are. */
export const changed = <K extends StepName>(
  steps: Steps,
  ids: readonly K[],
  change: (step: Steps[K], id: K) => Steps[K],
): Steps => ({ ...steps, ...Object.fromEntries(ids.map((id) => [id, change(steps[id], id)])) });

/** The company that a frame is about. */
export const companyInFrame = (frame: Frame): CompanyId => companyIn(frame) ?? '';

export const settles = <F extends Frame>(step: StepOf<F>, move: Move, frame: F): boolean =>
  step.settle?.(move, frame) === true;

export const changedChoices = <F extends Frame>(
  choices: Choices<F>,
  change: (choice: Choice<F, ActionType>, type: string) => Choice<F, ActionType>,
): Choices<F> =>
  Object.fromEntries(
    Object.entries(choices).map(([type, choice]) => [type, change(choice as Choice<F, ActionType>, type)]),
  );

/** Whatever a step does, decided or by itself, is done by `act`; something is done before or after it. */
export const watched = (step: Step, watch: (move: Move, act: () => boolean) => boolean): Step => {
  const watchedChoices = (choices: Choices<Frame>): Choices<Frame> =>
    changedChoices(choices, (choice) => ({
      ...choice,
      apply: (move, frame, action) => {
        watch(move, () => {
          choice.apply(move, frame, action);
          return true;
        });
      },
    }));
  return {
    ...step,
    choices: watchedChoices(step.choices),
    ...(step.alongside ? { alongside: watchedChoices(step.alongside) } : {}),
    settle: (move, frame) => watch(move, () => settles(step, move, frame)),
  };
};
