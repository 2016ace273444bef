/**
 * The difference between two positions, as JSON. Rules change; what they made of a decision stays. With the difference that every
 * decision made, any position of a game can be built for ever, whatever today's rules would say to the decision.
 */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `=`: another value. `+`: parts of an object that are new or another; `-`: those that are gone. `[`: the same of a list. */
export type Difference =
  | { readonly '=': Json }
  | { readonly '+'?: Readonly<Record<string, Difference>>; readonly '-'?: readonly string[] }
  | { readonly '[': Readonly<Record<string, Difference>>; readonly length: number };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);

/** As it comes out of storage: what is undefined there is not there. */
const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [key]));

/** Never what every object inherits. */
const ownOf = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Undefined where they are equal. A new position shares what did not change with the old one: that is not looked at. */
export const differenceOf = (before: Json, after: Json): Difference | undefined => {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) {
    const parts: Record<string, Difference> = {};
    for (const [index, each] of after.entries()) {
      const part = index < before.length ? differenceOf(before[index] ?? null, each) : ({ '=': each } as const);
      if (part) parts[index] = part;
    }
    const isSame = before.length === after.length && Object.keys(parts).length === 0;
    return isSame ? undefined : { '[': parts, length: after.length };
  }
  if (isObject(before) && isObject(after)) {
    const parts: Record<string, Difference> = {};
    for (const key of keysOf(after)) {
      const [old, now] = [ownOf(before, key), ownOf(after, key) ?? null];
      const part = old === undefined ? ({ '=': now } as const) : differenceOf(old, now);
      if (part) parts[key] = part;
    }
    const gone = keysOf(before).filter((key) => ownOf(after, key) === undefined);
    if (Object.keys(parts).length === 0 && gone.length === 0) return undefined;
    return { ...(Object.keys(parts).length > 0 ? { '+': parts } : {}), ...(gone.length > 0 ? { '-': gone } : {}) };
  }
  return { '=': after };
};

export const withDifference = (before: Json, difference: Difference | null): Json => {
  if (difference === null) return before;
  if ('=' in difference) return difference['='];
  if ('[' in difference) {
    const old = isList(before) ? before : [];
    return Array.from({ length: difference.length }, (_, index) => {
      const part = difference['['][index];
      return part ? withDifference(old[index] ?? null, part) : (old[index] ?? null);
    });
  }
  const old = isObject(before) ? before : {};
  const gone = new Set(difference['-'] ?? []);
  const parts = difference['+'] ?? {};
  return Object.fromEntries([
    ...Object.entries(old).flatMap(([key, each]): [string, Json][] => {
      if (gone.has(key)) return [];
      const part = ownOf(parts, key);
      return [[key, part ? withDifference(each, part) : each]];
    }),
    ...Object.entries(parts).flatMap(([key, part]): [string, Json][] =>
      Object.hasOwn(old, key) ? [] : [[key, withDifference(null, part)]],
    ),
  ]);
};
