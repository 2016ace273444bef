/** Options: how a title declares them, reads them, and builds its variants from them. The game as printed is `standard`. */
import type { OptionValue, Rules, Setting, Variant } from '@roundhouse/engine';
import { type Chosen, type Described, settingsOf, valueIn, type ValueOf } from './declared.ts';

interface More extends Described {
  /** Only for these player counts. */
  readonly players?: readonly number[];
  /** Options that must be on when this one is. */
  readonly requires?: readonly string[];
  /** Name of the same option on 18xx.games. */
  readonly peer?: string;
}

/** On or off. */
interface Switch extends More {
  readonly standard: boolean;
}

/** One of several values. */
interface Choice extends More {
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
}

export type Options = Readonly<Record<string, Switch | Choice>>;

type Consistent<T extends Options> = {
  readonly [Id in keyof T]: { readonly standard: ValueOf<T[Id]>; readonly requires?: readonly (keyof T)[] };
};

/** The options of a title by id. A standard that is not among `values` is a type error, and so is a required option it lacks. */
export const declareOptions = <const T extends Options>(options: T & Consistent<T>): T => options;

/** What this game is played with: `option(state, 'volatility')`. */
export const optionReader =
  <T extends Options>(options: T) =>
  <Id extends keyof T & string>({ rules }: { readonly rules: Pick<Rules, 'options'> }, id: Id): ValueOf<T[Id]> =>
    valueIn(options, rules.options, id);

/** What a table may choose when it creates a game. */
export const optionSettings = (options: Options): readonly Setting[] => settingsOf(options);

interface VariantOf<T extends Options> extends Pick<Variant, 'name' | 'effect' | 'sections'> {
  /** All player counts of the title unless it says so. */
  readonly players?: readonly number[];
  /** Options it sets; the others are standard. */
  readonly options?: Chosen<T>;
}

/** Named sets of options by id, in the order in which they are offered. */
export const defineVariants = <T extends Options>(
  declared: { readonly options: T; readonly players: readonly number[] },
  variants: Readonly<Record<string, VariantOf<NoInfer<T>>>>,
): readonly Variant[] =>
  Object.entries(variants).map(([id, { options = {}, ...variant }]) => ({
    id,
    players: declared.players,
    ...variant,
    options: options as Variant['options'],
  }));
