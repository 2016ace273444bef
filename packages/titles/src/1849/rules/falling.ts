/** 1849 §5-h: a corporation whose marker falls into Closed closes at once. */
import type { CompanyId, Move } from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';

export const fallIntoClosed = (move: Move, company: CompanyId): void => {
  const debt = closeCorporation(move, company, 'closedCell');
  if (debt) collectDebt(move, debt);
};
