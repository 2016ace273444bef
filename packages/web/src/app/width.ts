/** Three kinds of screens: a phone, something between, and room for everything. */
import { useSyncExternalStore } from 'react';
import { QUERIES } from './breakpoints.ts';

export type Width = 'narrow' | 'middle' | 'wide';

const notNarrow = matchMedia(QUERIES['not-narrow']);
const wide = matchMedia(QUERIES.wide);
const roomy = matchMedia(QUERIES.roomy);

const now = (): Width => (wide.matches ? 'wide' : notNarrow.matches ? 'middle' : 'narrow');

const subscribe = (changed: () => void): (() => void) => {
  for (const query of [notNarrow, wide]) query.addEventListener('change', changed);
  return () => {
    for (const query of [notNarrow, wide]) query.removeEventListener('change', changed);
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
