/** Three kinds of screens: a phone, something between, and room for everything. */
import { useSyncExternalStore } from 'react';

export type Width = 'narrow' | 'middle' | 'wide';

const middle = matchMedia('(width >= 700px)');
const wide = matchMedia('(width >= 1200px)');

const roomy = matchMedia('(width >= 1600px)');

const now = (): Width => (wide.matches ? 'wide' : middle.matches ? 'middle' : 'narrow');

const subscribe = (changed: () => void): (() => void) => {
  for (const query of [middle, wide]) query.addEventListener('change', changed);
  return () => {
    for (const query of [middle, wide]) query.removeEventListener('change', changed);
  };
};

export const useWidth = (): Width => useSyncExternalStore(subscribe, now);

/** Whether a wide screen has room to spare. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      roomy.addEventListener('change', changed);
      return () => roomy.removeEventListener('change', changed);
    },
    () => roomy.matches,
  );
