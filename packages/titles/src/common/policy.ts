/**
 * A question that a rule asks by name. The rulebook's answer is next to the rule. Where recorded games need another one, the
 * title's `recorded/answers.ts` lists it under its ruling and `index.ts` hands the list to the title: rules never look there.
 */
import { memoOfRules, type RuledAnswer, type Rules, titleOf } from '@roundhouse/engine';
import type { ValueOf } from './declared.ts';
import type { Rulings } from './rulings.ts';

export interface Policy<T> {
  /** The answer that holds in this game. */
  readonly of: (game: { readonly rules: Rules }) => T;
}

export const policy = <T>(rulebook: T): Policy<T> => {
  const question: Policy<T> = {
    // Rules read it in every position; the answer holds for a whole game.
    of: memoOfRules((rules: Rules): T => {
      const other = titleOf({ rules }).answers?.find(
        (each) => each.question === question && rules.rulings[each.ruling] === each.value,
      );
      // `answer` lets nothing pass that does not fit the question.
      return other ? (other.answer as T) : rulebook;
    }),
  };
  return question;
};

type Answer = Pick<RuledAnswer, 'question' | 'answer'>;

/** Another answer to a question than the rulebook's. */
export const answer = <T>(question: Policy<T>, given: NoInfer<T>): Answer => ({ question, answer: given });

/** Answers that hold where a ruling has this value: `under('lateReturn', true, answer(…), …)`. */
export const answersUnder =
  <T extends Rulings>(_rulings: T) =>
  <Id extends keyof T & string>(
    ruling: Id,
    value: ValueOf<T[Id]>,
    ...answers: readonly Answer[]
  ): readonly RuledAnswer[] =>
    answers.map((each) => ({ ...each, ruling, value }));
