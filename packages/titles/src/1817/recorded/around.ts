/** Steps wrapped from outside, so that the rules need not know what is done around them. */
import type { ActionType, Choice, Choices, CompanyId, Frame, Move, Step } from '@roundhouse/engine';

export type Steps = Readonly<Record<string, Step>>;

/** These steps changed, the others as they are. */
export const changed = (steps: Steps, ids: readonly string[], change: (step: Step) => Step): Steps =>
  Object.fromEntries(Object.entries(steps).map(([id, step]) => [id, ids.includes(id) ? change(step) : step]));

/** The company that a frame is about. */
export const companyIn = ({ company }: Frame): CompanyId => (typeof company === 'string' ? company : '');

export const settledBy = (step: Step, settle: (move: Move, frame: Frame, printed: Step) => boolean): Step => ({
  ...step,
  settle: (move, frame) => settle(move, frame, step),
});

export const settles = (step: Step, move: Move, frame: Frame): boolean => step.settle?.(move, frame) === true;

type AnyChoice = Choice<Frame, ActionType>;

export const changedChoices = (choices: Choices<Frame>, change: (choice: AnyChoice, type: string) => AnyChoice) =>
  Object.fromEntries(
    Object.entries(choices).map(([type, choice]) => [type, change(choice as AnyChoice, type)]),
  ) as Choices<Frame>;

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
