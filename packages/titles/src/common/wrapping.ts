/** Steps as they are, except for one thing: what 18xx.games does otherwise is wrapped around a title's steps from outside. */
import type { ActionType, Choice, Choices, Frame, Move, Step, StepOf } from '@roundhouse/engine';

/** The step with another way of settling; `plain` is its own. */
export const settling = <F extends Frame = Frame>(
  step: StepOf<F>,
  around: (move: Move, frame: F, plain: () => boolean) => boolean,
): StepOf<F> => ({
  ...step,
  settle: (move, frame) => around(move, frame, () => step.settle?.(move, frame) ?? false),
});

/** Choices with one of them changed. */
export const changeChoice = <T extends ActionType>(
  choices: Choices<Frame>,
  type: T,
  change: (plain: Choice<Frame, T>) => Partial<Choice<Frame, T>>,
): Choices<Frame> => {
  const plain: Choices<Frame>[T] = choices[type];
  if (!plain) throw new Error(`the step knows no ${type}`);
  return { ...choices, [type]: { ...plain, ...change(plain) } };
};

/** The step with one of its choices changed. */
export const choosing = <T extends ActionType>(
  step: Step,
  type: T,
  change: (plain: Choice<Frame, T>) => Partial<Choice<Frame, T>>,
): Step => ({ ...step, choices: changeChoice(step.choices, type, change) });

export type Steps = Readonly<Record<string, Step>>;

/** What is wrapped around the steps of these names. */
export type Wraps<Name extends string> = { readonly [N in Name]?: (step: Step) => Step };

/** The steps of a title, each with what is wrapped around it, if anything. */
export const wrapSteps = <Name extends string>(steps: Steps, wraps: Wraps<Name>): Steps => {
  const byName: Readonly<Record<string, ((step: Step) => Step) | undefined>> = wraps;
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, byName[name]?.(step) ?? step]));
};
