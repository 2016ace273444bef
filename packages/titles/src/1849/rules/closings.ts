/** 1849 §5-h: falling into Closed; under the ruling `closingsWait` those who fall together close together, in queue order. */
import { type CompanyId, type Move } from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { heldClosings, isFounded, roster, rulingOn } from './slots.ts';

export const fallIntoClosed = (move: Move, company: CompanyId): void => {
  const debt = closeCorporation(move, company, 'closedCell');
  if (debt) collectDebt(move, debt);
};

/** Whether the closing waits for others. */
export const holdClosing = (move: Move, company: CompanyId): boolean => {
  const held = heldClosings.get(move.state);
  if (held === null) return false;
  if (!held.includes(company)) heldClosings.set(move, [...held, company]);
  return true;
};

/** Markers move first, then whoever fell into Closed closes, but `last`; by the rulebook each closes at once. */
export const closingTogether = (move: Move, doing: () => void, last?: CompanyId): void => {
  if (!rulingOn(move.state, 'closingsWait')) {
    doing();
    return;
  }
  heldClosings.set(move, []);
  doing();
  const held = heldClosings.get(move.state) ?? [];
  heldClosings.set(move, null);
  for (const company of roster.get(move.state))
    if (company !== last && held.includes(company) && isFounded(move.state, company)) fallIntoClosed(move, company);
};
