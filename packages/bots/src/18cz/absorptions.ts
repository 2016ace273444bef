/**
 * Taking over a smaller company of one's own. The board is the same whatever is paid: it is looked at once for all prices, for
 * nothing else that is thought about costs as much.
 */
import { type ActionOf, type CompanyId, type Offer, percentAt, type State } from '@roundhouse/engine';
import { askedBy } from '@roundhouse/titles';
import type { Proposal } from '../bot.ts';
import type { Insight, View } from '../insight.ts';
import { changesFrom } from '../judge.ts';
import { positionAfter } from '../propose.ts';
import { reasonFor } from '../reasons.ts';

type Absorption = ActionOf<'merge'>;

/** The position if so much more had been paid for each share. */
const dearer = (before: State, after: State, insight: Insight, { company, with: target }: Absorption, more: number) => {
  if (more === 0) return after;
  const cash: Record<string, number> = { ...after.cash };
  const pay = (holder: string, sum: number): void => void (cash[holder] = (cash[holder] ?? 0) + sum);
  for (const player of before.seats) {
    const sum = (percentAt(before, player, target) / insight.sharePercent(before, target)) * more;
    pay(player, sum);
    pay(company, -sum);
  }
  return { ...after, cash };
};

export const absorptions = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight, me, horizon } = view;
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'price' || offer.action.type !== 'merge' || askedBy(state, offer.action) !== undefined)
      return [];
    const { action, min, max } = offer;
    const after = positionAfter(state, { ...action, price: min });
    if (!after) return [];
    // The runs of third companies are taken to stay as they are: on a late board it takes long to see that they do.
    const stays = (_before: State, _then: State, company: CompanyId): boolean =>
      company !== action.company && company !== action.with;
    const changed = changesFrom(state, insight, me, horizon, stays);
    return [...new Set([min, max])].map((price) => {
      const then = dearer(state, after, insight, action, price - min);
      const value = changed(then);
      const tried = { ...action, price };
      return { action: tried, value, reasons: view.brief ? [] : reasonFor(view, tried, then, value) };
    });
  });
};
