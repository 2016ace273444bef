/** Three kinds of screens: a phone, something between, and room for everything. */
import { useSyncExternalStore } from 'react';
import { NOT_NARROW, ROOMY_SCREEN, WIDE_SCREEN } from './breakpoints.ts';

export type Width = 'narrow' | 'middle' | 'wide';

const notNarrow = matchMedia(NOT_NARROW);
const wide = matchMedia(WIDE_SCREEN);
const roomy = matchMedia(ROOMY_SCREEN);

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
