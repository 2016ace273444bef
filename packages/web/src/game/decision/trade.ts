/** Trades between people: rarer than what is bought from the bank. */
import { type Action, isPlayer, type Option, type PlayerId, type State } from '@roundhouse/engine';

/** Something that changes hands between people, not from the bank. */
export const isTrade = (option: Option, state: State): boolean => {
  if (!('action' in option)) return false;
  const { action } = option;
  if (action.type === 'sellPrivate') return true;
  return action.type === 'buyPrivate' && (state.privates[action.private]?.owner ?? null) !== null;
};

const personBehind = (state: State, holder: string): PlayerId | null =>
  isPlayer(holder) ? holder : (state.companies[holder]?.president ?? null);

/** Whom a trade is with, the bank left out. */
const otherSide = (state: State, action: Action): string | null => {
  switch (action.type) {
    case 'sellPrivate':
      return action.to ?? null;
    case 'buyPrivate':
      return state.privates[action.private]?.owner ?? null;
    case 'buyTrain':
      return action.from;
    default:
      return null;
  }
};

/** What another player has to agree to: a private, or a train of a company of theirs. */
export const needsConsent = (option: Option, state: State): boolean => {
  if (!('action' in option)) return false;
  const { action } = option;
  const other = otherSide(state, action);
  const person = other === null ? null : personBehind(state, other);
  return person !== null && person !== action.by;
};
