/** What options and rulings have in common: each is declared once by id, and ids and values are typed from the declaration. */
import type { OptionValue, Rules, Setting, Words } from '@roundhouse/engine';

export interface Described {
  readonly name: Words;
  /** What it changes, in plain words. */
  readonly effect: Words;
  /** The rule it departs from. */
  readonly rule: string;
}

/** Yes or no. */
interface Switch extends Described {
  readonly standard: boolean;
}

/** One of several ways. */
interface Choice extends Described {
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
}

type Declared = Readonly<Record<string, Switch | Choice>>;

export type ValueOf<D> = D extends { readonly values: readonly (infer Value extends OptionValue)[] } ? Value : boolean;

/** Values that were chosen, by id. */
export type Chosen<T extends Declared> = { readonly [Id in keyof T]?: ValueOf<T[Id]> };

/** What holds in a game: the value that was chosen, else the standard. */
export const valueIn = <T extends Declared, Id extends keyof T & string>(
  declared: T,
  chosen: Rules['options'],
  id: Id,
): ValueOf<T[Id]> =>
  // Values are checked against the declaration when a game is created or parsed.
  (chosen[id] ?? declared[id]?.standard) as ValueOf<T[Id]>;

/** As the engine and the client list them; a switch has both values, the standard first. */
export const settingsOf = (declared: Declared): readonly Setting[] =>
  Object.entries(declared).map(([id, each]) => ({ id, values: [each.standard, !each.standard], ...each }));
