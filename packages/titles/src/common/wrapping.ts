/** Steps as they are, but for one thing: what recorded games do otherwise is laid around a title's steps from outside. */
import type { ActionType, Choice, Choices, Frame, Move, Step } from '@roundhouse/engine';

export type Settle = (move: Move, frame: Frame) => boolean;

/** The step with another way of settling; `plain` is its own. */
export const settling = (step: Step, around: (move: Move, frame: Frame, plain: Settle) => boolean): Step => {
  const plain: Settle = step.settle ?? (() => false);
  return { ...step, settle: (move, frame) => around(move, frame, plain) };
};

/** The step with one of its choices changed. */
export const choosing = <T extends ActionType>(
  step: Step,
  type: T,
  change: (plain: Choice<Frame, T>) => Partial<Choice<Frame, T>>,
): Step => {
  const plain: Choices<Frame>[T] = step.choices[type];
  if (!plain) throw new Error(`the step knows no ${type}`);
  return { ...step, choices: { ...step.choices, [type]: { ...plain, ...change(plain) } } };
};
