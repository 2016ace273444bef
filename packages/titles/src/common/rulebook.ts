/** A rulebook from its statements: the ids keep their type, so that a rule that is not in it cannot be cited. */
import type { Words } from '@roundhouse/engine';

/** Rules without their title: what they say in English and Russian. */
export type Statements = Readonly<Record<string, readonly [en: string, ru: string]>>;

export const rulebookOf = <const P extends string, S extends Statements>(
  prefix: P,
  statements: S,
): { readonly [K in keyof S & string as `${P}${K}`]: Words } =>
  Object.fromEntries(Object.entries(statements).map(([id, [en, ru]]) => [`${prefix}${id}`, { en, ru }])) as {
    readonly [K in keyof S & string as `${P}${K}`]: Words;
  };
