/** Many changes within a moment are looked up once: the first call of a key starts the timer, the others join it. */
export interface Debounce {
  readonly soon: (key: string, delay: number, work: () => Promise<unknown>) => void;
  readonly close: () => void;
}

export const newDebounce = (failed: (error: unknown) => void): Debounce => {
  const waiting = new Map<string, NodeJS.Timeout>();
  return {
    soon: (key, delay, work) => {
      if (waiting.has(key)) return;
      const timer = setTimeout(() => {
        waiting.delete(key);
        work().catch(failed);
      }, delay);
      waiting.set(key, timer);
    },
    close: () => {
      waiting.forEach((timer) => clearTimeout(timer));
      waiting.clear();
    },
  };
};
