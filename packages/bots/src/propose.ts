/** Proposals: for each kind of decision the members worth a thought, each with its value and the reasons. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  apply,
  type CompanyId,
  expand,
  isRefusal,
  type Offer,
  offeredTo,
  offeredType,
  offers,
  percentAt,
  priceOf,
  rightAfter,
  sideFacts,
  type State,
  type Train,
  train,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { askedBy } from '@roundhouse/titles';
import { bidFor, isHighBidder, limitFor, type PriceOffer, rivalWorth } from './auction.ts';
import type { Proposal, Reason } from './bot.ts';
import { operatingCompany, lays, removals, stations } from './building.ts';
import { depotOfState } from './depot.ts';
import { isFolly } from './follies.ts';
import { isGift } from './gifts.ts';
import type { Insight, View } from './insight.ts';
import { changesFrom, perPercent } from './judge.ts';
import { outlookOf, revenueNow, roundsOf } from './outlook.ts';
import { reasonFor } from './reasons.ts';
import { tradeOffers } from './tradeOffers.ts';
import { type Evaluate, purchases, sales, starts } from './shares.ts';

/** Whether another player would have to answer. */
const asksOthers = ({ state }: View, action: Action): boolean => askedBy(state, action) !== undefined;

/** Trains that are gone before are no reserve, nor worth to be bought from one's own. */
const SOON = 3;

/**
 * Nor are trains pushed to and fro between one's own companies: only one that has none that lasts takes one that does, and only
 * where another is left.
 */
const strips = ({ state, insight }: View, action: Action): boolean => {
  if (action.type !== 'buyTrain' || state.companies[action.from] === undefined) return false;
  const depot = depotOfState(state, insight);
  const lasts = (each: Train): boolean => !each.obsolete && depot.gone(sideFacts(state, each)) >= SOON;
  const buyer = operatingCompany(state);
  return (
    !lasts(train(state, action.train)) ||
    !trainsAt(state, action.from).some((each) => each.id !== action.train && lasts(each)) ||
    (buyer !== undefined && trainsAt(state, buyer).some(lasts))
  );
};

/** What passes between one's own hands is moved cheaply or dearly; a train not above what it costs new. */
const pricesOf = (state: State, offer: PriceOffer): readonly number[] => {
  const { action, min, step } = offer;
  const most =
    action.type === 'buyTrain'
      ? Math.max(min, Math.min(offer.max, trainFacts(state, train(state, action.train).name).price))
      : offer.max;
  return [...new Set([min, min + Math.floor((most - min) / step) * step])];
};

const membersOf = (state: State, offer: Offer): readonly Action[] => {
  switch (offer.kind) {
    case 'one':
      return [offer.action];
    case 'price':
      return pricesOf(state, offer).map((price) => ({ ...offer.action, price }));
    case 'lay':
    case 'run':
      return [];
  }
};

/** Kinds whose effect is there before the agenda runs on. */
const AT_ONCE: ReadonlySet<ActionType> = new Set([
  'buyShares',
  'sellShares',
  'par',
  'dividend',
  'buyTrain',
  'discardTrain',
  'short',
  'takeLoan',
  'repayLoan',
]);

export const positionAfter = (state: State, action: Action): State | undefined => {
  if (AT_ONCE.has(action.type)) return rightAfter(state, action);
  const result = apply(state, action);
  return isRefusal(result) ? undefined : result.state;
};

/** What the judge says about one decision. */
export const judged = (view: View, action: Action, changed: (after: State) => number): Proposal | undefined => {
  const after = positionAfter(view.state, action);
  if (!after) return undefined;
  let value = changed(after);
  if (action.type === 'sellShares') value -= view.insight.weights.sellMargin * proceedsOf(view, action);
  if (action.type === 'par') value += view.insight.weights.startBonus;
  if (action.type === 'buyTrain') value += eagerness(view, action, after);
  return { action, value, reasons: view.brief ? [] : reasonFor(view, action, after, value) };
};

/** What it is worth to keep a company alive. */
const SAVED = 500;

/** What a company that is lost without this train would take with it. */
const heldWorth = ({ state, insight, me, horizon }: View, company: CompanyId): number =>
  percentAt(state, me, company) * perPercent(state, insight, company, outlookOf(state, insight, company, horizon));

/** Buying now rather than later: what the train adds at once, for some rounds. */
export const eagerness = (view: View, { train: id, from }: ActionOf<'buyTrain'>, after: State): number => {
  const { state, insight, me } = view;
  const company = after.trains.find((each) => each.id === id)?.at;
  if (company === undefined || !after.companies[company]) return 0;
  // It will no longer run.
  if (insight.presidentPays && roundsOf(after, insight, company, view.horizon) === 0) return 0;
  const share = Math.max(20, percentAt(state, me, company)) / 100;
  const lacks = trainsAt(state, company).length === 0;
  const lack = !lacks
    ? 0
    : insight.closesWithoutTrain
      ? SAVED + heldWorth(view, company)
      : insight.weights.presidency * 10;
  const hurry = from === 'depot' ? insight.weights.depotPush : 0;
  return (
    (revenueNow(after, insight, company) - revenueNow(state, insight, company)) * share * insight.weights.trainUrgency +
    lack +
    hurry
  );
};

const proceedsOf = ({ state, insight }: View, { company, percent }: ActionOf<'sellShares'>): number =>
  (priceOf(state, company) * percent) / insight.sharePercent(state, company);

const bids = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (!('action' in offer) || offer.action.type !== 'bid' || isHighBidder(view, offer.action.item)) return [];
    const { action } = offer;
    const worth = view.insight.lotWorth(view.state, action.item, view.me, action);
    const reasons: readonly Reason[] = [
      { key: 'reason.bidWorth', args: { item: action.item, worth: Math.round(worth) } },
    ];
    const price =
      offer.kind === 'price' ? bidFor(view, offer, action.item, worth, rivalWorth(view, action)) : action.price;
    return [{ action: { ...action, price }, value: limitFor(view, action.item, worth) - price, reasons }];
  });

const runs = ({ state }: View): readonly Proposal[] =>
  expand(state, 'runTrains', {}).flatMap((each): readonly Proposal[] =>
    each.kind === 'one' && !each.refusal
      ? [{ action: each.action, value: 1, reasons: [{ key: 'reason.bestRun', args: {} }] }]
      : [],
  );

/** A close look at these; what others would have to answer is proposed only where it helps both. */
export const judgedClosely =
  (view: View): Evaluate =>
  (actions) => {
    const changed = changesFrom(view.state, view.insight, view.me, view.horizon);
    const own = actions.filter((action) => !strips(view, action) && !asksOthers(view, action));
    const trades = actions.filter((action) => !strips(view, action) && asksOthers(view, action));
    return [...own.flatMap((action) => judged(view, action, changed) ?? []), ...tradeOffers(view, trades)];
  };

const generic = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  judgedClosely(view)(offered.flatMap((each) => membersOf(view.state, each)));

const pass = ({ state }: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered
    .flatMap((each) => membersOf(state, each))
    .map((action) => ({ action, value: 0, reasons: [{ key: 'reason.nothingBetter', args: {} }] }));

/** A private or minor sold by the bank: its worth less its price. */
const privates = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, me, insight } = view;
  const [fromBank, others] = [offered.filter(isFromBank(state)), offered.filter((each) => !isFromBank(state)(each))];
  const bought = fromBank
    .flatMap((each) => membersOf(state, each))
    .flatMap((action): readonly Proposal[] => {
      if (action.type !== 'buyPrivate') return [];
      const worth = insight.lotWorth(state, action.private, me, {
        type: 'bid',
        by: me,
        item: action.private,
        price: action.price,
      });
      return [
        {
          action,
          value: worth - action.price,
          reasons: [{ key: 'reason.bidWorth', args: { item: action.private, worth: Math.round(worth) } }],
        },
      ];
    });
  return [...bought, ...(others.length > 0 ? generic(view, others) : [])];
};

const isFromBank =
  (state: State) =>
  (offer: Offer): boolean =>
    'action' in offer &&
    offer.action.type === 'buyPrivate' &&
    offer.action.for === undefined &&
    !state.privates[offer.action.private]?.owner;

/** Trains of the bank before those of companies; which of several alike is bought does not matter. */
export const trainPurchases = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state } = view;
  const alike = new Map<string, Action>();
  for (const action of offered.flatMap((each) => membersOf(state, each))) {
    if (action.type !== 'buyTrain' || strips(view, action)) continue;
    const { train: _train, ...rest } = action;
    const key = JSON.stringify([train(state, action.train).side, rest]);
    if (!alike.has(key)) alike.set(key, action);
  }
  const isBank = (action: Action): number => (action.type === 'buyTrain' && !state.companies[action.from] ? 0 : 1);
  const found = [...alike.values()].toSorted((a, b) => isBank(a) - isBank(b));
  return judgedClosely(view)(
    found.filter((action) => action.type === 'buyTrain' && canRun(view, action)).slice(0, MOST_TRAINS),
  );
};

/** Whether the company could run the train that it would buy. */
const canRun = ({ state, insight }: View, action: ActionOf<'buyTrain'>): boolean => {
  const company = operatingCompany(state);
  if (!insight.runs || company === undefined) return true;
  const bought = train(state, action.train);
  const card = trainFacts(state, bought.name);
  const side = [card, ...card.sides].find(({ name }) => name === (action.side ?? bought.side));
  return side === undefined || insight.runs(state, company, side);
};

/** Trains that are looked at closely. */
const MOST_TRAINS = 6;

type Proposer = (view: View, offered: readonly Offer[]) => readonly Proposal[];

const PROPOSERS: { readonly [T in ActionType]?: Proposer } = {
  pass,
  bid: bids,
  buyPrivate: privates,
  buyShares: (view, offered) => purchases(view, offered, judgedClosely(view)),
  sellShares: (view, offered) => sales(view, offered, judgedClosely),
  par: (view, offered) => starts(view, offered, judgedClosely(view)),
  layTile: lays,
  buyTrain: trainPurchases,
  placeToken: stations,
  removeToken: removals,
  runTrains: runs,
};

const byType = (offered: readonly Offer[]): ReadonlyMap<ActionType, readonly Offer[]> => {
  const found = new Map<ActionType, Offer[]>();
  for (const each of offered) {
    const type = offeredType(each);
    const list = found.get(type);
    if (list) list.push(each);
    else found.set(type, [each]);
  }
  return found;
};

const proposerOf = (insight: Insight, type: ActionType): Proposer =>
  insight.propose?.[type] ?? PROPOSERS[type] ?? generic;

/** Everything worth a thought, the best first; never empty while somebody has to decide. */
export const proposals = (view: View): readonly Proposal[] => {
  const open = offers(view.state).filter((each) => offeredTo(each) === view.me);
  const [only, ...others] = open;
  if (only?.kind === 'one' && others.length === 0)
    return [{ action: only.action, value: 0, reasons: [{ key: 'reason.onlyOne', args: {} }] }];
  const found: Proposal[] = [];
  for (const [type, offered] of byType(open)) found.push(...proposerOf(view.insight, type)(view, offered));
  const allowed = found.filter(
    ({ action }) => !view.insight.never?.(view.state, action) && !isGift(view, action) && !isFolly(view, action),
  );
  const best = (allowed.length > 0 ? allowed : found.length > 0 ? found : anything(view, open)).map(asLiked(view));
  return best.toSorted((a, b) => b.value - a.value);
};

const asLiked =
  ({ insight: { likes } }: View) =>
  (each: Proposal): Proposal => {
    const liking = likes?.[each.action.type];
    return liking === undefined ? each : { ...each, value: each.value + liking };
  };

/** Where no proposer had an idea: whatever is offered, rather without asking anybody. */
const anything = (view: View, open: readonly Offer[]): readonly Proposal[] => {
  const members = open.flatMap((offer): readonly Proposal[] => {
    if (offer.kind === 'lay') return lays({ ...view, skipsBuilding: false }, [offer]);
    if (offer.kind === 'run') return runs(view);
    return membersOf(view.state, offer).map((action) => ({
      action,
      value: 0,
      reasons: [{ key: 'reason.onlyOne', args: {} }],
    }));
  });
  const polite = members.filter(({ action }) => !asksOthers(view, action));
  return (polite.length > 0 ? polite : members).slice(0, 1);
};
