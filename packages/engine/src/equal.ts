/** Equal as data: what is undefined counts as absent, the order of keys does not count. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isEqualList(a, b);
  return isWithin(a, b, isEqual) && isWithin(b, a, isThere);
};

const isEqualList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => isEqual(each, b[index]));

const isThere = (_mine: unknown, other: unknown): boolean => other !== undefined;

const isWithin = (a: object, b: object, holds: (mine: unknown, other: unknown) => boolean): boolean => {
  for (const key of Object.keys(a)) {
    const mine = a[key as never] as unknown;
    if (mine !== undefined && !holds(mine, b[key as never])) return false;
  }
  return true;
};
