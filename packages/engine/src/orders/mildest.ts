/** The mildest decision for somebody whose time is over: pass, decline, the proposed run, pay; what must be, as it is first offered. */
import type { Action } from '../actions.ts';
import { severeWarnings } from '../models/severe.ts';
import { expand } from '../play.ts';
import type { State } from '../state.ts';
import { offered, passOf, questionOf } from './question.ts';

/** Null: nothing here is mild; somebody must think. */
export const mildest = (state: State): Action | null => {
  const question = questionOf(state);
  if (!question) return null;
  const run = (): Action | undefined => {
    if (!question.types.has('runTrains')) return undefined;
    const best = expand(state, 'runTrains', {}).find((each) => each.kind === 'one' && !each.refusal);
    return best?.kind === 'one' ? best.action : undefined;
  };
  // What a button would ask about once more is not mild, where there is another way.
  const unlessGrave = (action: Action | undefined): Action | undefined =>
    action && question.offers.length > 1 && severeWarnings(state, action).length > 0 ? undefined : action;
  return (
    run() ??
    unlessGrave(passOf(question)) ??
    unlessGrave(offered(question, 'answer', ({ accept }) => !accept)) ??
    unlessGrave(offered(question, 'dividend', ({ kind }) => kind === 'pay')) ??
    unlessGrave(offered(question, 'dividend', ({ kind }) => kind !== 'pay')) ??
    offered(question, 'discardTrain') ??
    offered(question, 'choose') ??
    null
  );
};
