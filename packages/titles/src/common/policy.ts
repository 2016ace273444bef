/**
 * A question that a rule asks by name. The rulebook's answer stands beside the rule; another one may be given for games that
 * are played under a ruling, from outside, so that whoever reads the rule meets the rulebook only.
 */
import type { State } from '@roundhouse/engine';

export interface Policy<T> {
  /** The answer that holds in this game. */
  readonly of: (state: State) => T;
  /** Another answer, for the games that `when` knows. */
  readonly otherwise: (when: (state: State) => boolean, answer: T) => void;
}

export const policy = <T>(rulebook: T): Policy<T> => {
  const others: { readonly when: (state: State) => boolean; readonly answer: T }[] = [];
  return {
    of: (state) => others.find(({ when }) => when(state))?.answer ?? rulebook,
    otherwise: (when, answer) => {
      others.push({ when, answer });
    },
  };
};
