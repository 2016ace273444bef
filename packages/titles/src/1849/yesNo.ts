/** A setting that is off unless it is chosen; its id is known to the type checker. */
import type { Setting } from '@roundhouse/engine';

type Known<Id extends string> = Setting & { readonly id: Id };

export const yesNo = <const Id extends string>(setting: Omit<Known<Id>, 'values' | 'standard'>): Known<Id> => ({
  ...setting,
  values: [false, true],
  standard: false,
});
