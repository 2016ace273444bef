/** Each ruling that a table may decide, switched once: over enough walks every other value comes up. */
import type { OptionValue, Title } from '@roundhouse/engine';

export const switched = ({ rulings }: Title): readonly Readonly<Record<string, OptionValue>>[] =>
  rulings.flatMap(({ id, values, standard }) =>
    values.filter((value) => value !== standard).map((value) => ({ [id]: value })),
  );

export const oneRuling = (title: Title, turn: number): Readonly<Record<string, OptionValue>> => {
  const all = switched(title);
  return all[turn % all.length] ?? {};
};
