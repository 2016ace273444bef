/** Whose turn it is, by the rule that says so: the rule of the step that asks, else of the round or turn that it belongs to. */
import { CONSENT, type Frame, type State, stepNameOf } from '@roundhouse/engine';

/** Steps by name; `consent.buyTrain` for the answer to a proposal of that kind. */
type ByStep<S extends string, R extends string> = Readonly<Partial<Record<S | `consent.${string}`, R>>>;

/**
 * The title's `turnRule`. Steps that say nothing leave it to the frames below them, so a round says it for all of its turns;
 * `otherwise` is for frames of which none says anything.
 */
export const turnRules = <S extends string, R extends string>(byStep: ByStep<S, R>, otherwise: R) => {
  const known: Readonly<Partial<Record<string, R>>> = byStep;
  const ruleOf = (frame: Frame): R | undefined =>
    (CONSENT.is(frame) ? known[`consent.${frame.proposal}`] : undefined) ?? known[stepNameOf(frame)];
  return ({ agenda }: State): R => {
    const asking = agenda.findLast((frame) => ruleOf(frame) !== undefined);
    return (asking && ruleOf(asking)) ?? otherwise;
  };
};
