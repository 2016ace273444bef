/** Leaving a step of a company's turn as it is: what most steps offer beside what can be done in them. */
import {
  type Choice,
  companyOf,
  type CompanyId,
  type Frame,
  leaving,
  one,
  type Refusal,
  type State,
} from '@roundhouse/engine';

interface CompanyFrame extends Frame {
  readonly company: CompanyId;
}

/** The president may pass; `step` is its name in the log, `whyNot` forbids it (a duty that is not met). */
export const presidentPasses = <F extends CompanyFrame>(
  step: string,
  whyNot?: (state: State, frame: F) => Refusal | undefined,
): Choice<F, 'pass'> => ({
  options: (state, frame) => {
    const by = companyOf(state, frame.company).president;
    return by ? [one({ type: 'pass', by }, whyNot?.(state, frame))] : [];
  },
  apply: leaving(step),
});
