/**
 * Memory of what was derived. A fact is worked out once for each immutable object that it depends on, and forgotten with that
 * object. Everything that is remembered goes through here, so that all of it can be switched off: a game must be the same
 * without.
 */
let remembers = true;

export interface Memory<K extends object, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => void;
}

export const memory = <K extends object, V>(): Memory<K, V> => {
  const known = new WeakMap<K, V>();
  return {
    get: (key) => (remembers ? known.get(key) : undefined),
    set: (key, value) => {
      if (remembers) known.set(key, value);
    },
  };
};

/** As `memory`, of one key only: for what is found out and then needed once more. */
export const memoryOfLast = <K extends object, V>(): Memory<K, V> => {
  let last: { readonly key: K; readonly value: V } | undefined;
  return {
    get: (key) => (remembers && last?.key === key ? last.value : undefined),
    set: (key, value) => {
      last = { key, value };
    },
  };
};

/** The same question most often comes several times in a row: the last answer lies at hand and need not be looked up. */
export const memo = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  let lastKey: K | undefined;
  let lastValue: V | undefined;
  return (key) => {
    if (!remembers) return compute(key);
    if (key === lastKey) return lastValue as V;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key);
      known.set(key, value);
    }
    lastKey = key;
    lastValue = value;
    return value;
  };
};

/** As `memo`, for what depends on the rules of a game alone. Every step needs it, so the cache costs one lookup. */
export const memoOfRules = <R extends object, V>(compute: (rules: R) => V): ((game: { readonly rules: R }) => V) => {
  const known = memo(compute);
  let lastRules: R | undefined;
  let lastValue: V | undefined;
  return ({ rules }) => {
    if (!remembers || rules !== lastRules) {
      lastValue = known(rules);
      lastRules = rules;
    }
    return lastValue as V;
  };
};

/** As `memo`, for what depends on two objects. */
export const memoOfTwo = <A extends object, B extends object, V>(compute: (a: A, b: B) => V): ((a: A, b: B) => V) => {
  const byFirst = memo((a: A) => memo((b: B) => compute(a, b)));
  return (a, b) => byFirst(a)(b);
};

/** As `memo`, for what depends on a short text. Texts may come from outside: beyond a limit all is forgotten. */
export const memoOfText = <V>(compute: (text: string) => V, limit: number): ((text: string) => V) => {
  const known = new Map<string, V>();
  return (text) => {
    const found = remembers ? known.get(text) : undefined;
    if (found !== undefined) return found;
    const value = compute(text);
    if (known.size >= limit) known.clear();
    known.set(text, value);
    return value;
  };
};

/** Remembers only the last answer: for questions that are repeated at once. */
export const memoOfLast = <A, B, V>(compute: (a: A, b: B) => V): ((a: A, b: B) => V) => {
  let last: { readonly a: A; readonly b: B; readonly value: V } | undefined;
  return (a, b) => {
    if (remembers && last?.a === a && last.b === b) return last.value;
    const value = compute(a, b);
    last = { a, b, value };
    return value;
  };
};

/** Does something with nothing remembered: whatever is asked is worked out anew. */
export const withoutMemory = <T>(work: () => T): T => {
  const before = remembers;
  remembers = false;
  try {
    return work();
  } finally {
    remembers = before;
  }
};
