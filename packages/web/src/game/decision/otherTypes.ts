/** Kinds of decisions that need nothing of their own, in the order in which they are shown. */
import type { ActionType } from '@roundhouse/engine';

export const OTHER_TYPES = [
  'actFor',
  'choose',
  'usePower',
  'convert',
  'takeLoan',
  'repayLoan',
  'bankrupt',
  'endGame',
] as const satisfies readonly ActionType[];
