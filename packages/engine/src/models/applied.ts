/** The result of an action, computed once: what a preview has applied, or what was taken back, is not applied again. */
import type { Action } from '../actions.ts';
import { memo } from '../memo.ts';
import { apply } from '../play.ts';
import type { State } from '../state.ts';

const known = memo((_from: State) => new Map<string, ReturnType<typeof apply>>());

export const applied = (state: State, action: Action): ReturnType<typeof apply> => {
  const here = known(state);
  const key = JSON.stringify(action);
  let found = here.get(key);
  if (!found) here.set(key, (found = apply(state, action)));
  return found;
};
