/** Remembers drawings on the object that they are a drawing of, so that they vanish with it. */

const MOST = 48;
const stores = new WeakMap<object, WeakMap<object, Map<string, unknown>>>();

export const memoOn = <T>(owner: object, other: object, key: string, make: () => T): T => {
  let byOther = stores.get(owner);
  if (!byOther) {
    byOther = new WeakMap();
    stores.set(owner, byOther);
  }
  let known = byOther.get(other);
  if (!known) {
    known = new Map();
    byOther.set(other, known);
  }
  if (known.has(key)) return known.get(key) as T;
  const made = make();
  // The oldest goes first: scrubbing through a game returns to recent positions.
  if (known.size >= MOST) {
    const oldest = known.keys().next();
    if (!oldest.done) known.delete(oldest.value);
  }
  known.set(key, made);
  return made;
};
