/** Proposals: for each kind of decision the members worth a thought, each with its value and the reasons. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  apply,
  expand,
  isRefusal,
  type Offer,
  offeredTo,
  offeredType,
  offers,
  percentAt,
  priceOf,
  rightAfter,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import type { Proposal, Reason } from './bot.ts';
import { lays, stations } from './building.ts';
import type { Insight, View } from './insight.ts';
import { standing } from './judge.ts';
import { revenueNow } from './outlook.ts';
import { reasonFor } from './reasons.ts';

type PriceOffer = Extract<Offer, { kind: 'price' }>;

const isMine = (state: State, owner: string | null | undefined, me: string): boolean =>
  owner === me || (typeof owner === 'string' && state.companies[owner]?.president === me);

/** Nobody is pestered: proposals that another player would have to answer are not made. */
const asksOthers = ({ state, me }: View, action: Action): boolean => {
  switch (action.type) {
    case 'buyTrain':
      return state.companies[action.from] !== undefined && !isMine(state, action.from, me);
    case 'buyPrivate': {
      const owner = state.privates[action.private]?.owner;
      return typeof owner === 'string' && !isMine(state, owner, me);
    }
    case 'sellPrivate':
      return action.to !== undefined && !isMine(state, action.to, me);
    case 'merge':
      return [action.company, action.with].some((each) => {
        const president = state.companies[each]?.president;
        return typeof president === 'string' && president !== me;
      });
    case 'buyToken':
      return !isMine(state, action.from, me);
    default:
      return false;
  }
};

/** Nor are trains pushed to and fro between one's own companies: one that has a single train keeps it. */
const strips = (state: State, action: Action): boolean =>
  action.type === 'buyTrain' && state.companies[action.from] !== undefined && trainsAt(state, action.from).length < 2;

/** A bid is raised by the least; what passes between one's own hands is moved cheaply or dearly. */
const pricesOf = (offer: PriceOffer): readonly number[] => {
  if (offer.action.type === 'bid') return [offer.min];
  const steps = Math.floor((offer.max - offer.min) / offer.step);
  const middle = offer.min + Math.floor(steps / 2) * offer.step;
  return [...new Set([offer.min, middle, offer.min + steps * offer.step])];
};

const membersOf = (offer: Offer): readonly Action[] => {
  switch (offer.kind) {
    case 'one':
      return [offer.action];
    case 'price':
      return pricesOf(offer).map((price) => ({ ...offer.action, price }));
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
export const judged = (view: View, action: Action, before: number): Proposal | undefined => {
  const after = positionAfter(view.state, action);
  if (!after) return undefined;
  let value = standing(after, view.insight, view.me, view.horizon) - before;
  if (action.type === 'sellShares') value -= view.insight.weights.sellMargin * proceedsOf(view.state, action);
  if (action.type === 'buyTrain') value += eagerness(view, action, after);
  return { action, value, reasons: reasonFor(view, action, after, value) };
};

/** What it is worth to keep a company alive. */
const SAVED = 500;

/** Buying now rather than later: what the train adds at once, for some rounds. */
const eagerness = ({ state, insight, me }: View, { train: id }: ActionOf<'buyTrain'>, after: State): number => {
  const company = after.trains.find((each) => each.id === id)?.at;
  if (company === undefined || !after.companies[company]) return 0;
  const share = Math.max(20, percentAt(state, me, company)) / 100;
  const lack = trainsAt(state, company).length > 0 ? 0 : insight.dies ? SAVED : insight.weights.office * 10;
  return (
    (revenueNow(after, insight, company) - revenueNow(state, insight, company)) * share * insight.weights.eager + lack
  );
};

const proceedsOf = (state: State, { company, percent }: ActionOf<'sellShares'>): number =>
  (priceOf(state, company) * percent) / 10;

const bids = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap(membersOf).flatMap((action): readonly Proposal[] => {
    if (action.type !== 'bid') return [];
    const worth = view.insight.lotWorth(view.state, action.item, view.me, action);
    const reasons: readonly Reason[] = [
      { key: 'reason.bidWorth', args: { item: action.item, worth: Math.round(worth) } },
    ];
    return [{ action, value: worth - action.price, reasons }];
  });

const runs = ({ state }: View): readonly Proposal[] =>
  expand(state, 'runTrains', {}).flatMap((each): readonly Proposal[] =>
    each.kind === 'one' && !each.refusal
      ? [{ action: each.action, value: 1, reasons: [{ key: 'reason.bestRun', args: {} }] }]
      : [],
  );

const generic = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const before = standing(view.state, view.insight, view.me, view.horizon);
  const polite = offered.flatMap(membersOf).filter((action) => !asksOthers(view, action));
  return polite.flatMap((action) => (strips(view.state, action) ? [] : (judged(view, action, before) ?? [])));
};

const pass = (_view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered
    .flatMap(membersOf)
    .map((action) => ({ action, value: 0, reasons: [{ key: 'reason.nothingBetter', args: {} }] }));

/** What a bank asks for a private or minor, beside what it is worth. */
const privates = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, me, insight } = view;
  const [fromBank, others] = [offered.filter(isFromBank(state)), offered.filter((each) => !isFromBank(state)(each))];
  const bought = fromBank.flatMap(membersOf).flatMap((action): readonly Proposal[] => {
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

type Proposer = (view: View, offered: readonly Offer[]) => readonly Proposal[];

const PROPOSERS: { readonly [T in ActionType]?: Proposer } = {
  pass,
  bid: bids,
  buyPrivate: privates,
  layTile: lays,
  placeToken: stations,
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
  const allowed = found.filter(({ action }) => !view.insight.never?.(view.state, action));
  const best = allowed.length > 0 ? allowed : found.length > 0 ? found : anything(view, open);
  return best.toSorted((a, b) => b.value - a.value);
};

/** Where no proposer had an idea: whatever is offered, rather without asking anybody. */
const anything = (view: View, open: readonly Offer[]): readonly Proposal[] => {
  const members = open.flatMap((offer): readonly Proposal[] => {
    if (offer.kind === 'lay') return lays(view, [offer]);
    if (offer.kind === 'run') return runs(view);
    return membersOf(offer).map((action) => ({ action, value: 0, reasons: [{ key: 'reason.onlyOne', args: {} }] }));
  });
  const polite = members.filter(({ action }) => !asksOthers(view, action));
  return (polite.length > 0 ? polite : members).slice(0, 1);
};
