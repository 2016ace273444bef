/** Carrying out an order: order and position give a decision, its end with the reason, or nothing where it is silent. */
import { flatMap } from '../lists.ts';
import type { Action } from '../actions.ts';
import { bidsFor } from '../bids.ts';
import { priceOf } from '../market.ts';
import type { Warning, WarningKind } from '../models/forecast.ts';
import { severeWarnings } from '../models/severe.ts';
import { expand, explain } from '../play.ts';
import type { PlayerId, State } from '../state.ts';
import { isAboutMergers, offered, partOf, passOf, type Question, questionOf } from './question.ts';
import type { Figure, Order, OrderForm, OrderEndReason } from './form.ts';
import { happened } from './watch.ts';

export type CarriedOut =
  /** It decides this, and goes on like that or has ended with it. */
  | { readonly kind: 'decides'; readonly action: Action; readonly next: Order | OrderEndReason }
  | { readonly kind: 'ended'; readonly why: OrderEndReason }
  /** It has nothing to say about this question. */
  | { readonly kind: 'silent' };

const SILENT: CarriedOut = { kind: 'silent' };
const ended = (why: OrderEndReason): CarriedOut => ({ kind: 'ended', why });

type Form<K extends OrderForm['kind']> = Extract<OrderForm, { kind: K }>;

const deciding = (order: Order, action: Action | undefined): CarriedOut =>
  action ? { kind: 'decides', action, next: order } : SILENT;

/** What a button would ask about once more, though something else is possible: then a person is asked. */
const dangersOf = (action: Action | undefined, state: State, question: Question): readonly Warning[] =>
  action !== undefined && question.offers.length > 1 ? severeWarnings(state, action) : [];

const isDangerous = (action: Action | undefined, state: State, question: Question): boolean =>
  dangersOf(action, state, question).length > 0;

const passing = (order: Order, state: State, question: Question): CarriedOut => {
  const pass = passOf(question);
  return isDangerous(pass, state, question) ? ended({ kind: 'danger' }) : deciding(order, pass);
};

const passRound = (order: Order, { round }: Form<'pass'>, state: State, question: Question): CarriedOut => {
  const now = state.round;
  const here = now.kind === round.kind && now.set === round.set && now.number === round.number;
  if (!here) return now.set > round.set || /operat/i.test(now.kind) ? ended({ kind: 'round' }) : SILENT;
  // Anyone who is asked for consent, or must do something, is asked themselves.
  return question.types.has('answer') ? SILENT : passing(order, state, question);
};

/** Sold, started or closed: nobody bids for it anymore. */
const isSettled = (state: State, { item, of }: Form<'bid'>): boolean => {
  const owned = state.privates[item];
  if (owned && of !== 'company') return owned.owner !== null || owned.closed;
  const company = state.companies[item];
  return company !== undefined && company.status !== 'available' && company.status !== 'waiting';
};

const bidFor = (order: Order, form: Form<'bid'>, state: State, question: Question): CarriedOut => {
  const { item, of, upTo } = form;
  const bids = flatMap(question.offers, (offer) => {
    if (offer.kind === 'price' && offer.action.type === 'bid' && offer.action.item === item)
      return [{ action: { ...offer.action, price: offer.min }, price: offer.min }];
    if (offer.kind === 'one' && offer.action.type === 'bid' && offer.action.item === item)
      return [{ action: offer.action, price: offer.action.price }];
    return [];
  });
  const [least] = bids.toSorted((a, b) => a.price - b.price);
  if (!least) return isSettled(state, form) ? ended({ kind: 'settled', item, ...(of && { of }) }) : SILENT;
  // Where it is still to be chosen where a company begins, a person chooses.
  if (new Set(bids.map(({ action }) => `${action.hex ?? ''} ${action.city ?? ''}`)).size > 1) return SILENT;
  if (bidsFor(state, item)[0]?.[0] === question.who) return SILENT;
  if (least.price <= upTo) return { kind: 'decides', action: least.action, next: order };
  const why: OrderEndReason = { kind: 'outbid', item, price: least.price };
  const out = passOf(question);
  // Out of this auction; where the player may do other things in the same turn, the order says how to end the turn.
  if (isDangerous(out, state, question)) return ended({ kind: 'danger' });
  return out && question.types.size <= 2 ? { kind: 'decides', action: out, next: why } : ended(why);
};

const led = (state: State, company: string, me: PlayerId): boolean => state.companies[company]?.president === me;

const runAndPay = (order: Order, { company, pay }: Form<'run'>, state: State, question: Question): CarriedOut => {
  if (!led(state, company, question.who)) return ended({ kind: 'company', company });
  if (question.company !== company) return SILENT;
  if (question.types.has('runTrains')) {
    if (!state.trains.some(({ at }) => at === company)) return ended({ kind: 'train', company });
    const best = expand(state, 'runTrains', {}).find((each) => each.kind === 'one' && !each.refusal);
    return best?.kind === 'one' ? deciding(order, best.action) : SILENT;
  }
  if (!question.types.has('dividend')) return SILENT;
  const action = offered(question, 'dividend', ({ kind }) => kind === pay);
  if (isDangerous(action, state, question)) return ended({ kind: 'danger' });
  return action ? deciding(order, action) : ended({ kind: 'dividend', company });
};

const passParts = (order: Order, { company, parts }: Form<'turn'>, state: State, question: Question): CarriedOut => {
  if (!led(state, company, question.who)) return ended({ kind: 'company', company });
  if (question.company !== company) return SILENT;
  const part = partOf(state, question);
  return part !== null && parts.includes(part) ? passing(order, state, question) : SILENT;
};

const passMergers = (order: Order, { own }: Form<'mergers'>, state: State, question: Question): CarriedOut => {
  if (!isAboutMergers(state, question) || question.types.has('answer')) return SILENT;
  const mine = question.company !== null && led(state, question.company, question.who);
  return mine && !own ? SILENT : passing(order, state, question);
};

const RUIN: ReadonlySet<WarningKind> = new Set<WarningKind>(['closes', 'liquidates', 'bankrupts', 'loses']);

const valueOf = (state: State, { what, of }: Figure): number =>
  what === 'cash' ? (state.cash[of] ?? 0) : priceOf(state, of);

const playPlan = (order: Order, { steps, figures }: Form<'plan'>, state: State, question: Question): CarriedOut => {
  const wrong = figures.find((figure) => valueOf(state, figure) < figure.least);
  if (wrong) return ended({ kind: 'figure', figure: wrong, now: valueOf(state, wrong) });
  const action = steps[order.done];
  if (!action) return ended({ kind: 'done' });
  if (explain(state, action)) return ended({ kind: 'step', step: order.done, action });
  // What others did since may have made a pass ruinous that was harmless when it was planned.
  if (action.type === 'pass' && dangersOf(action, state, question).some(({ kind }) => RUIN.has(kind)))
    return ended({ kind: 'danger' });
  const done = order.done + 1;
  return { kind: 'decides', action, next: done === steps.length ? { kind: 'done' } : { ...order, done } };
};

const carried = (order: Order, state: State, question: Question): CarriedOut => {
  const { form } = order;
  switch (form.kind) {
    case 'pass':
      return passRound(order, form, state, question);
    case 'bid':
      return bidFor(order, form, state, question);
    case 'run':
      return runAndPay(order, form, state, question);
    case 'turn':
      return passParts(order, form, state, question);
    case 'mergers':
      return passMergers(order, form, state, question);
    case 'plan':
      return playPlan(order, form, state, question);
  }
};

/** What an order of the one who is to decide makes of the position. */
export const carryOut = (order: Order, state: State): CarriedOut => {
  const question = questionOf(state);
  if (!question) return SILENT;
  const why = happened(order, state, question.who);
  return why ? ended(why) : carried(order, state, question);
};

export interface IdentifiedOrder {
  readonly id: string;
  readonly order: Order;
}

export interface AllCarriedOut {
  /** The decision, and the order that made it. */
  readonly decides?: { readonly id: string; readonly action: Action };
  /** Orders that have ended. */
  readonly ended: readonly { readonly id: string; readonly why: OrderEndReason }[];
  /** Orders that have come further. */
  readonly changed: readonly IdentifiedOrder[];
}

/** All orders of the one who is to decide, the oldest first: the first that has something to say decides. */
export const carryOutAll = (orders: readonly IdentifiedOrder[], state: State): AllCarriedOut => {
  const over: { id: string; why: OrderEndReason }[] = [];
  for (const { id, order } of orders) {
    const result = carryOut(order, state);
    if (result.kind === 'ended') over.push({ id, why: result.why });
    if (result.kind !== 'decides') continue;
    const { action, next } = result;
    if ('form' in next)
      return { decides: { id, action }, ended: over, changed: next === order ? [] : [{ id, order: next }] };
    return { decides: { id, action }, ended: [...over, { id, why: next }], changed: [] };
  }
  return { ended: over, changed: [] };
};
