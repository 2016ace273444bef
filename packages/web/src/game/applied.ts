/** What comes of an action, worked out once: what was shown before it was chosen, or was taken back, is not played again. */
import { type Action, apply, memo, type State } from '@roundhouse/engine';

const known = memo((_from: State) => new Map<string, ReturnType<typeof apply>>());

export const applied = (state: State, action: Action): ReturnType<typeof apply> => {
  const here = known(state);
  const key = JSON.stringify(action);
  let found = here.get(key);
  if (!found) here.set(key, (found = apply(state, action)));
  return found;
};
