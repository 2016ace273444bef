/** Which lessons were done on this device: the page ticks them, and the first page leads on once all are. */
const KEY = 'roundhouse.learned';
const TICKS = 'roundhouse.lessons';

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is switched off: it is offered again.
  }
};

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const markDone = (): void => keep(KEY, 'yes');

export const isDone = (): boolean => kept(KEY) !== null;

export const ticked = (): readonly string[] => kept(TICKS)?.split(' ') ?? [];

/** All that are ticked then. */
export const tick = (lesson: string): readonly string[] => {
  const before = ticked();
  if (before.includes(lesson)) return before;
  const after = [...before, lesson];
  keep(TICKS, after.join(' '));
  return after;
};
