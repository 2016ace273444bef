/** Trades between people: rarer than what is bought from the bank. */
import type { Option, State } from '@roundhouse/engine';

/** Something that changes hands between people, not from the bank. */
export const isTrade = (option: Option, state: State): boolean => {
  if (!('action' in option)) return false;
  const { action } = option;
  if (action.type === 'sellPrivate') return true;
  return action.type === 'buyPrivate' && (state.privates[action.private]?.owner ?? null) !== null;
};

/** What another player has to agree to: a private, or a train of a company of theirs. */
export const needsConsent = (option: Option, state: State): boolean => {
  if (isTrade(option, state)) return true;
  if (!('action' in option) || option.action.type !== 'buyTrain') return false;
  const seller = state.companies[option.action.from]?.president;
  return seller !== undefined && seller !== null && seller !== option.action.by;
};
