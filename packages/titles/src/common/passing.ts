/** Leaving a step of a company's turn as it is: what most steps offer besides what can be done in them. */
import {
  type Choice,
  companyOf,
  type CompanyId,
  type Frame,
  leaving,
  one,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';

interface CompanyFrame extends Frame {
  readonly company: CompanyId;
}

/** `decider` may pass; `step` is its name in the log, `whyNot` forbids it (a duty that is not met). */
export const deciderPasses = <F extends CompanyFrame>(
  step: string,
  decider: (state: State, frame: F) => PlayerId | null,
  whyNot?: (state: State, frame: F) => Refusal | undefined,
): Choice<F, 'pass'> => ({
  options: (state, frame) => {
    const by = decider(state, frame);
    return by ? [one({ type: 'pass', by }, whyNot?.(state, frame))] : [];
  },
  apply: leaving(step),
});

/** The president may pass. */
export const presidentPasses = <F extends CompanyFrame>(
  step: string,
  whyNot?: (state: State, frame: F) => Refusal | undefined,
): Choice<F, 'pass'> => deciderPasses(step, (state, { company }) => companyOf(state, company).president, whyNot);
