/** Figures over the course of a game, derived from its events. */
import type { CompanyId } from '@roundhouse/engine';
import type { Line } from './session.ts';

/** What each company ran for last, up to a position. */
export const lastRevenues = (line: Line, position: number): ReadonlyMap<CompanyId, number> => {
  const found = new Map<CompanyId, number>();
  for (let at = position - 1; at >= 0; at--)
    for (const event of line.events[at] ?? [])
      if (event.type === 'trainsRan' && !found.has(event.company)) found.set(event.company, event.revenue);
  return found;
};
