/** Nobody is asked who could only pass: the step closes by itself, and the log says why. */
import type { Frame, Json, Option, PlayerId, State, StepOf } from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { type Closing, special } from '../vocabulary.ts';

/** Whether somebody who could only pass is asked all the same. */
export const asksInVain = policy(false);

interface Reason {
  readonly key: Closing;
  readonly args: Readonly<Record<string, Json>>;
}

const isOpen = (options: readonly Option[]): boolean => options.some((each) => !each.refusal);

/** Who could pass, where nothing else can be done. */
const whoCanOnlyPass = <F extends Frame>(state: State, { choices, decider }: StepOf<F>, frame: F): PlayerId | null => {
  const by = decider(state, frame);
  const { pass, ...others } = choices;
  if (!by || !pass || !isOpen(pass.options(state, frame))) return null;
  return Object.values(others).some((choice) => isOpen(choice.options(state, frame))) ? null : by;
};

/** `why` names the event (`closed.noTile`) and its arguments. */
export const closing = <F extends Frame>(
  step: StepOf<F>,
  why: (state: State, frame: F, by: PlayerId) => Reason,
): StepOf<F> => ({
  ...step,
  settle: (move, frame) => {
    if (step.settle?.(move, frame)) return true;
    if (asksInVain.of(move.state)) return false;
    const by = whoCanOnlyPass(move.state, step, frame);
    if (by === null) return false;
    const { key, args } = why(move.state, frame, by);
    special(move, `closed.${key}`, args);
    step.choices.pass?.apply(move, frame, { type: 'pass', by });
    return true;
  },
});

export const reason = (key: Closing, args: Reason['args']): Reason => ({ key, args });
