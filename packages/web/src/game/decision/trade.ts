/** Trades between people: rarer than what is bought from the bank. */
import type { Option, State } from '@roundhouse/engine';

/** Something that changes hands between people, not from the bank. */
export const isTrade = (option: Option, state: State): boolean => {
  if (!('action' in option)) return false;
  const { action } = option;
  if (action.type === 'sellPrivate') return true;
  return action.type === 'buyPrivate' && (state.privates[action.private]?.owner ?? null) !== null;
};
