/** What a turn or a round changed, all entries of it added up. */
import { memo } from '../memo.ts';
import { BANK, type CompanyId, type Holder } from '../state.ts';
import type { StoryEvent, StoryRound, Turn } from './story.ts';

export interface Totals {
  /** By player and company, gains positive; players who ended with what they had are absent. */
  readonly cash: readonly { readonly holder: Holder; readonly by: number }[];
  /** Companies whose price is another one; null where there was or is none. */
  readonly prices: readonly { readonly company: CompanyId; readonly from: number | null; readonly to: number | null }[];
}

const turnsOf = (of: Turn | StoryRound): readonly Turn[] => ('turns' in of ? of.turns : [of]);

const sumUp = (events: readonly StoryEvent[]): Totals => {
  const cash = new Map<Holder, number>();
  const prices = new Map<CompanyId, { readonly from: number | null; readonly to: number | null }>();
  const change = (holder: Holder, by: number): void => {
    if (holder !== BANK) cash.set(holder, (cash.get(holder) ?? 0) + by);
  };
  const reprice = (company: CompanyId, from: number | null, to: number | null): void => {
    const before = prices.get(company);
    prices.set(company, { from: before ? before.from : from, to });
  };
  for (const { event } of events)
    switch (event.type) {
      case 'paid':
        change(event.from, -event.amount);
        change(event.to, event.amount);
        break;
      case 'priceMoved':
        reprice(event.company, event.from, event.to);
        break;
      case 'priceSet':
        reprice(event.company, null, event.price);
        break;
      case 'priceGone':
        reprice(event.company, event.from, null);
        break;
      default:
    }
  return {
    cash: [...cash].filter(([, by]) => by !== 0).map(([holder, by]) => ({ holder, by })),
    prices: [...prices].filter(([, { from, to }]) => from !== to).map(([company, move]) => ({ company, ...move })),
  };
};

/** A turn or a round that is as it was is added up once. */
export const totalsOf = memo((of: Turn | StoryRound): Totals =>
  sumUp(turnsOf(of).flatMap(({ beats }) => beats.flatMap(({ events }) => events))),
);
