/** 1817: bridges. They may be built at any moment of a turn and cost nothing: one before the run is soon enough. */
import { companyAtWork, isAt, type Offer, percentAt, rightAfter } from '@roundhouse/engine';
import { STEP } from '@roundhouse/titles/1817';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { revenueNow } from '../outlook.ts';

/** Rounds of what it adds that count. */
const ROUNDS = 6;

export const bridges = (
  { state, insight, me, skipsBuilding }: View,
  offered: readonly Offer[],
): readonly Proposal[] => {
  const company = companyAtWork(state);
  if (skipsBuilding || company === undefined || !isAt(state, STEP.run)) return [];
  const before = revenueNow(state, insight, company);
  const rounds = Math.min(ROUNDS, insight.roundsLeft(state) + 1);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'usePower') return [];
    const after = rightAfter(state, offer.action);
    if (!after) return [];
    const gain = revenueNow(after, insight, company) - before;
    const value = gain > 0 ? (gain * rounds * percentAt(state, me, company)) / 100 : -1;
    return [{ action: offer.action, value, reasons: [{ key: 'reason.judged', args: {} }] }];
  });
};
