/** The mildest decision for somebody whose time is over: pass, decline, the proposed run, pay; what must be, as it is first offered. */
import type { Action } from '../actions.ts';
import { expand } from '../play.ts';
import type { State } from '../state.ts';
import { offered, passOf, questionOf } from './asked.ts';

/** Null: nothing here is mild; somebody must think. */
export const mildest = (state: State): Action | null => {
  const question = questionOf(state);
  if (!question) return null;
  const run = (): Action | undefined => {
    if (!question.types.has('runTrains')) return undefined;
    const best = expand(state, 'runTrains', {}).find((each) => each.kind === 'one' && !each.refusal);
    return best?.kind === 'one' ? best.action : undefined;
  };
  return (
    run() ??
    passOf(question) ??
    offered(question, 'answer', ({ accept }) => !accept) ??
    offered(question, 'dividend', ({ kind }) => kind === 'pay') ??
    offered(question, 'dividend') ??
    offered(question, 'discardTrain') ??
    offered(question, 'choose') ??
    null
  );
};
