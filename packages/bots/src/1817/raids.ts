/**
 * 1817: raids. Who holds shares of a company cannot sell it short: all of them are sold first, and then one more, in the same
 * turn. Valued together: what has been sold is bought back in the next stock round, when the price has fallen.
 */
import {
  type Action,
  type ActionOf,
  apply,
  decider,
  isRefusal,
  type Offer,
  offers,
  priceOf,
  type State,
} from '@roundhouse/engine';
import { sharesAt, sizeOf, unitOf } from '@roundhouse/titles/1817';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { judgedClosely } from '../propose.ts';
import { sales } from '../shares.ts';
import { shortCost } from './shorts.ts';

/** How likely what has been sold can be bought back: somebody else may be quicker. */
const BOUGHT_BACK = 0.6;
/** What each share must promise: nobody knows who will buy from the market. */
const MARGIN = 10;

const shortOf = (state: State, company: string): ActionOf<'short'> | undefined => {
  for (const offer of offers(state, 'short'))
    if (offer.kind === 'one' && offer.action.type === 'short' && offer.action.company === company) return offer.action;
  return undefined;
};

/** All that a player has of a company sold, and then one more. */
const raid = (view: View, sale: ActionOf<'sellShares'>): Proposal | undefined => {
  const { state, me } = view;
  const { company } = sale;
  const held = sharesAt(state, me, company);
  if (sizeOf(state, company) < 5 || sale.percent !== held * unitOf(state, company)) return undefined;
  const sold = apply(state, sale);
  if (isRefusal(sold) || decider(sold.state) !== me || !shortOf(sold.state, company)) return undefined;
  const price = priceOf(state, company);
  const { cost, toTheEnd, affordable } = shortCost({ ...view, state: sold.state }, company);
  if (!affordable) return undefined;
  const kept = cost * BOUGHT_BACK + Math.max(cost, toTheEnd) * (1 - BOUGHT_BACK);
  const value = price - cost + held * (price - kept) - MARGIN * (1 + held);
  return {
    action: sale,
    value,
    reasons: [{ key: 'reason.raids', args: { company, price, worth: Math.max(0, Math.round(cost)) } }],
  };
};

const isSale = (action: Action): action is ActionOf<'sellShares'> => action.type === 'sellShares';

/** Sales for themselves, and those that are the first half of a raid. */
export const sellings = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const usual = sales(view, offered, judgedClosely);
  const raids = offered
    .flatMap((offer) =>
      offer.kind === 'one' && isSale(offer.action) && offer.action.for === undefined ? [offer.action] : [],
    )
    .flatMap((sale) => raid(view, sale) ?? []);
  const better = raids.filter(({ action, value }) =>
    usual.every((each) => each.action !== action || each.value < value),
  );
  return [...usual.filter((each) => better.every(({ action }) => action !== each.action)), ...better];
};
