/** Equal as data: what is undefined counts as absent, the order of keys does not count. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isEqualList(a, b);
  return isWithin(a, b) && hasNoMore(b, a);
};

const isEqualList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => isEqual(each, b[index]));

const isWithin = (a: object, b: object): boolean => {
  for (const key in a) {
    const mine = a[key as never] as unknown;
    if (mine !== undefined && !isEqual(mine, b[key as never])) return false;
  }
  return true;
};

const hasNoMore = (a: object, b: object): boolean => {
  for (const key in a) if (a[key as never] !== undefined && b[key as never] === undefined) return false;
  return true;
};
