/** Buying, selling and starting: a glance at everything that is offered, a close look at what seems best. */
import {
  type Action,
  type ActionOf,
  apply,
  cell,
  certificate,
  type CompanyId,
  decider,
  isRefusal,
  type Offer,
  offeredTo,
  offers,
  priceOf,
  type State,
} from '@roundhouse/engine';
import type { Proposal } from './bot.ts';
import { holdingsOf } from './holdings.ts';
import type { View } from './insight.ts';
import { chanceOf, perPercent } from './judge.ts';
import { outlookOf } from './outlook.ts';

/** Purchases and sales that are looked at closely. */
const CLOSELY = 4;
const BRIEFLY = 2;
const THOROUGHLY = 8;
/** Companies whose start is thought through, and prices for each. */
const STARTS = 3;
const STARTS_BRIEFLY = 1;
const PRICES = 4;

/** What a hundred percent of a company will bring. */
const worthOf = ({ state, insight, horizon }: View, company: CompanyId): number =>
  perPercent(state, insight, company, outlookOf(state, insight, company, horizon)) *
  chanceOf(state, insight, company) *
  100;

/** Before its first turn a company may have no marker yet: its shares cost what it was started at. */
const costOf = (state: State, company: CompanyId): number =>
  priceOf(state, company) || (state.companies[company]?.par ?? 0);

/** What a share bought brings beyond its price. */
const glanceAtPurchase = (view: View, { company, certificates }: ActionOf<'buyShares'>): number => {
  const { state, insight } = view;
  let percent = 0;
  for (const id of certificates) percent += certificate(state, company, id)?.percent ?? 0;
  const price = (costOf(state, company) * percent) / insight.sharePercent(state, company);
  return (worthOf(view, company) * percent) / 100 - price;
};

/** What a sale brings beyond what the shares would have, and what their president would have had to pay. */
const glanceAtSale = (view: View, { company, percent }: ActionOf<'sellShares'>): number => {
  const { state, insight, me, horizon } = view;
  const proceeds = (priceOf(state, company) * percent) / insight.sharePercent(state, company);
  const { bill } = outlookOf(state, insight, company, horizon);
  const left = (holdingsOf(state, company).get(me) ?? 0) - percent;
  const rid =
    state.companies[company]?.president === me &&
    state.seats.some((each) => each !== me && (holdingsOf(state, company).get(each) ?? 0) > left);
  return proceeds - (worthOf(view, company) * percent) / 100 + (rid ? bill : 0);
};

/** Whether the buyer would be president. */
const takesOver = ({ state, me }: View, { company }: ActionOf<'buyShares'>): boolean => {
  const president = state.companies[company]?.president;
  if (!president || president === me) return false;
  const held = holdingsOf(state, company);
  return (held.get(me) ?? 0) >= (held.get(president) ?? 0) - 10;
};

/** What one has started oneself wants to be floated: it is always looked at. */
const OWN_START = 2000;

const isOwnStart = ({ state, me }: View, { company }: ActionOf<'buyShares'>): boolean =>
  state.companies[company]?.status === 'started' && state.companies[company].president === me;

const membersOf = (offered: readonly Offer[]): readonly Action[] =>
  offered.flatMap((each) => (each.kind === 'one' ? [each.action] : []));

export type Evaluate = (actions: readonly Action[]) => readonly Proposal[];

const closest = (
  { brief, thorough }: View,
  actions: readonly Action[],
  glance: (action: Action) => number,
): readonly Action[] => {
  const most = brief ? BRIEFLY : thorough ? THOROUGHLY : CLOSELY;
  return actions.length <= most
    ? actions
    : actions
        .map((action) => ({ action, value: glance(action) }))
        .sort((a, b) => b.value - a.value)
        .slice(0, most)
        .map(({ action }) => action);
};

export const purchases = (view: View, offered: readonly Offer[], evaluate: Evaluate): readonly Proposal[] =>
  evaluate(
    closest(view, membersOf(offered), (action) =>
      action.type !== 'buyShares'
        ? 0
        : action.for === undefined
          ? glanceAtPurchase(view, action) +
            (takesOver(view, action) ? 100 : 0) +
            (isOwnStart(view, action) ? OWN_START : 0)
          : 0,
    ),
  );

export const sales = (
  view: View,
  offered: readonly Offer[],
  evaluateFrom: (view: View) => Evaluate,
): readonly Proposal[] => {
  const found = evaluateFrom(view)(
    closest(view, membersOf(offered), (action) => (action.type === 'sellShares' ? glanceAtSale(view, action) : 0)),
  );
  if (view.brief) return found;
  const full = view.insight.wantsSwap?.(view.state, view.me) ?? false;
  const swapped = view.swaps || full ? withPurchases(view, found, evaluateFrom) : found;
  return view.insight.sellsToStart || full ? swapped.map((each) => withStart(view, each, evaluateFrom)) : swapped;
};

const bestPurchase = (view: View, evaluateFrom: (view: View) => Evaluate): Proposal | undefined => {
  const open = offers(view.state, 'buyShares').filter((each) => offeredTo(each) === view.me);
  return purchases(view, open, evaluateFrom(view))
    .filter(({ action }) => !view.insight.never?.(view.state, action))
    .toSorted((a, b) => b.value - a.value)[0];
};

/** Where money or certificates are short a share may make room for a better one: what can be bought then counts with the sale. */
const withPurchases = (
  view: View,
  found: readonly Proposal[],
  evaluateFrom: (view: View) => Evaluate,
): readonly Proposal[] => {
  const now = Math.max(0, bestPurchase(view, evaluateFrom)?.value ?? 0);
  return found.map((sale) => {
    if (sale.value < TOO_DEAR || sale.action.type !== 'sellShares') return sale;
    const sold = sale.action.company;
    const result = apply(view.state, sale.action);
    if (isRefusal(result) || decider(result.state) !== view.me) return sale;
    const then = { ...view, state: result.state };
    const best = bestPurchase(then, evaluateFrom);
    if (!best || best.action.type !== 'buyShares' || best.action.company === sold || best.value <= now) return sale;
    return {
      ...sale,
      value: sale.value + best.value - now,
      reasons: [{ key: 'reason.sellsToBuy', args: { company: best.action.company } }],
    };
  });
};

/** Sales after which a start is looked for: not those that cost more than any start would bring. */
const TOO_DEAR = -600;

/** A good share may be sold for a better company: what the money can start at once counts with the sale. */
const withStart = (view: View, sale: Proposal, evaluateFrom: (view: View) => Evaluate): Proposal => {
  if (sale.value < TOO_DEAR) return sale;
  const result = apply(view.state, sale.action);
  if (isRefusal(result) || decider(result.state) !== view.me) return sale;
  const { state } = result;
  const open = offers(state, 'par').filter((each) => offeredTo(each) === view.me);
  if (open.length === 0) return sale;
  const then = { ...view, state };
  const found = view.insight.propose?.par?.(then, open) ?? starts(then, open, evaluateFrom(then));
  const [best] = found
    .filter(({ action }) => !view.insight.never?.(state, action))
    .toSorted((a, b) => b.value - a.value);
  if (!best || best.value <= 0 || best.action.type !== 'par') return sale;
  return {
    ...sale,
    value: sale.value + best.value,
    reasons: [{ key: 'reason.sellsToStart', args: { company: best.action.company } }],
  };
};

const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))] as T);

/** All companies at a middling price; then the best few at others. */
export const starts = (view: View, offered: readonly Offer[], evaluate: Evaluate): readonly Proposal[] => {
  const byCompany = new Map<CompanyId, ActionOf<'par'>[]>();
  for (const action of membersOf(offered)) {
    if (action.type !== 'par') continue;
    const known = byCompany.get(action.company);
    if (known) known.push(action);
    else byCompany.set(action.company, [action]);
  }
  const priceAt = ({ cell: at }: ActionOf<'par'>): number => cell(view.state, at).price;
  const lists = [...byCompany.values()].map((each) =>
    spread(
      each.toSorted((a, b) => priceAt(a) - priceAt(b)),
      PRICES,
    ),
  );
  const middle = lists.map((list) => ({ list, tried: list[Math.floor(list.length / 2)] as ActionOf<'par'> }));
  const first = evaluate(middle.map(({ tried }) => tried));
  const valueOf = (action: Action): number => first.find((each) => each.action === action)?.value ?? -Infinity;
  const best = middle
    .toSorted((a, b) => valueOf(b.tried) - valueOf(a.tried))
    .slice(0, view.brief ? STARTS_BRIEFLY : STARTS);
  return [...first, ...evaluate(best.flatMap(({ list, tried }) => list.filter((each) => each !== tried)))];
};
