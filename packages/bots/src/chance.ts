/** Chance without a memory: the same numbers give the same answer, so that a decision depends on nothing but its position. */
export const chanceOf = (...numbers: readonly number[]): number => {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
};

/** A company as a number to decide chances by. */
export const numberFromName = (company: string): number =>
  [...company].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
