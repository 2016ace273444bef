/** Charters: there are always several companies to be had, so one is worth only what it is better than the others. */
import type { CompanyId, Offer, State } from '@roundhouse/engine';
import { bidFor, limitFor, rivalWorth } from '../auction.ts';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { trackPotentialOf } from '../trackPotential.ts';
import { boardFor } from '../revenue.ts';

/** What it is worth to choose first, and a dollar of better land. */
const CHOICE = 20;
const BETTER = 0.15;
const LEAST = 5;
const MOST = 60;

const landOf = (state: State, company: CompanyId): number => trackPotentialOf(state, company, boardFor(state, company));

/** Companies that could be chosen instead. */
const others = (state: State, company: CompanyId): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ id, status }) => id !== company && status === 'available')
    .map(({ id }) => id);

export const charterWorth = (state: State, company: CompanyId): number => {
  const instead = others(state, company);
  if (instead.length === 0) return MOST;
  const usual = instead.reduce((sum, each) => sum + landOf(state, each), 0) / instead.length;
  return Math.min(MOST, Math.max(LEAST, CHOICE + BETTER * (landOf(state, company) - usual)));
};

/** The player who names a company opens at nothing; a rival raises a little. */
export const charterBids = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'price' || offer.action.type !== 'bid') return [];
    const { state, me, insight } = view;
    const least = { ...offer.action, price: offer.min };
    const worth = insight.lotWorth(state, least.item, me, least);
    const price = offer.min === 0 ? 0 : bidFor(view, offer, least.item, worth, rivalWorth(view, least));
    const action = { ...least, price };
    return [
      {
        action,
        value: limitFor(view, action.item, worth) - price,
        reasons: [{ key: 'reason.bidWorth', args: { item: action.item, worth: Math.round(worth) } }],
      },
    ];
  });
