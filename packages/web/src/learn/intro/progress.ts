/** Whether the introduction was finished on this device: the first page then leads on. */
const KEY = 'roundhouse.learned';

export const markDone = (): void => {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is switched off: the first page offers the introduction again.
  }
};

export const isDone = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
