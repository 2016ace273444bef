/** Why something is not possible: the rule, a message key and the figures. Refusals are values; only a bug throws. */
import type { Json } from './state.ts';

declare const ruleRef: unique symbol;
/** A rule of the title, as shared pieces take it: only the `cite` of a title's vocabulary makes one. */
export type RuleRef = string & { readonly [ruleRef]: true };

export interface Refusal {
  /** A rule id of the title's rulebook, such as `1849 §9.2`. */
  readonly rule: string;
  /** A key of the language files. */
  readonly key: string;
  readonly args: Readonly<Record<string, Json>>;
}

/** A message of the title with what it speaks of. */
export interface Remark {
  readonly key: string;
  readonly args: Readonly<Record<string, Json>>;
}

export const refuse = (rule: string, key: string, args: Readonly<Record<string, Json>> = {}): Refusal => ({
  rule,
  key,
  args,
});

/** The first refusal of a list of checks, in order; undefined when all pass. */
export const firstRefusal = (...checks: readonly (() => Refusal | undefined)[]): Refusal | undefined => {
  for (const check of checks) {
    const refusal = check();
    if (refusal) return refusal;
  }
  return undefined;
};
