/** Holdings that the action before the position on the screen changed: lit while the past is looked at or others play. */
import type { Event } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useChangeOnScreen } from '../useChangeOnScreen.ts';

const NONE: ReadonlySet<string> = new Set();

/** A holding by its holder and company. */
export const holdingOf = (holder: string, company: string): string => `${holder} ${company}`;

/** Who got or gave certificates of what; certificates that were only exchanged in one hand changed nothing. */
export const movedHoldings = (events: readonly Event[]): ReadonlySet<string> => {
  const found = events.flatMap((each) =>
    each.type === 'certificatesMoved'
      ? each.moved.flatMap(({ from, to }) =>
          from === to ? [] : [from, to].flatMap((at) => (at === null ? [] : [holdingOf(at, each.company)])),
        )
      : [],
  );
  return found.length === 0 ? NONE : new Set(found);
};

export const useMovedHoldings = (): ReadonlySet<string> => {
  const events = useChangeOnScreen();
  return useMemo(() => (events ? movedHoldings(events) : NONE), [events]);
};
