/** How a ruling of 1862 is written down: what the rulebook says is standard, `there` is what 18xx.games does. */
import type { OptionValue, Setting, Words } from '@roundhouse/engine';

export interface Ruling<Id extends string> extends Setting {
  readonly id: Id;
  readonly there: OptionValue;
}

export const ruling = <const Id extends string>(
  id: Id,
  rule: string,
  standard: OptionValue,
  there: OptionValue,
  name: Words,
  effect: Words,
  other: OptionValue = there,
): Ruling<Id> => ({ id, rule: `1862 ${rule}`, standard, values: [standard, other], name, effect, there });

export const settingOf = ({ there: _there, ...setting }: Ruling<string>): Setting => setting;

/** What 18xx.games does, by ruling. */
export const thereOf = (list: readonly Ruling<string>[]): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(list.map(({ id, there }) => [id, there]));
