/** Locals: an income, a certificate that is in the way later, and a company's savings that can be cashed at any time. */
import {
  type ActionOf,
  cashOf,
  type CompanyId,
  isAt,
  type Offer,
  type PlayerId,
  type PrivateId,
  privatesOf,
  sideFacts,
  type State,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { localValue, STEP } from '@roundhouse/titles/18cz';
import type { Proposal } from '../bot.ts';
import { depotOfState } from '../depot.ts';
import type { View } from '../insight.ts';
import { certificatesBelowLimit } from '../certificatesBelowLimit.ts';
import { roundsLeft } from './rounds.ts';

const INCOME: Readonly<Record<string, number>> = { S: 5, M: 10, L: 20 };
/** What a local counts at the end. */
const LAST_VALUE = 120;

/** What money in a player's hand brings in a round when it is put into shares. */
const YIELD = 0.5;
/** What room for one more certificate is worth per round, to a player who has little left. */
const PLACE = 15;
const FEW = 3;

export const localWorth = (state: State, id: PrivateId): number =>
  LAST_VALUE + (INCOME[id.charAt(0)] ?? 5) * roundsLeft(state);

/** Money that a company has put into locals: the bank takes them back whenever it is its turn. */
export const reserveIn = (state: State, company: CompanyId): number =>
  privatesOf(state, company).reduce((sum, id) => sum + localValue(state, id), 0);

/** What selling a local to a company of one's own is worth: money for shares, and a place for one more of them. */
const cashedIn = (state: State, player: PlayerId, id: PrivateId, price: number): number => {
  const rounds = roundsLeft(state);
  const left = certificatesBelowLimit(state, player);
  return price * (1 + YIELD * rounds) + (left < FEW ? PLACE * rounds : 0) - localWorth(state, id);
};

/** From the bank by what it is worth; by one's own company at the end of its turn, with the money that it has left. */
export const localPurchases = ({ state, me, insight }: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (!('action' in offer) || offer.action.type !== 'buyPrivate') return [];
    const { action } = offer;
    if (action.for === undefined) {
      const worth = insight.lotWorth(state, action.private, me, { ...action, type: 'bid', item: action.private });
      return [priced(action, worth - action.price, worth)];
    }
    if (offer.kind !== 'price' || !isAt(state, STEP.locals)) return [];
    if (state.privates[action.private]?.owner !== me || offer.max < localValue(state, action.private)) return [];
    return [priced({ ...action, price: offer.max }, cashedIn(state, me, action.private, offer.max), offer.max)];
  });

const priced = (action: ActionOf<'buyPrivate'>, value: number, worth: number): Proposal => ({
  action,
  value,
  reasons: [{ key: 'reason.bidWorth', args: { item: action.private, worth: Math.round(worth) } }],
});

/** Whether a company cannot pay for the train that it must have. */
const lacksTrain = ({ state, insight }: View, company: CompanyId): boolean => {
  const mine = trainsAt(state, company).some((each) => insight.runs?.(state, company, sideFacts(state, each)) ?? true);
  const next = depotOfState(state, insight).onTop(0);
  if (mine || !next) return false;
  const card = trainFacts(state, next.name);
  const side = insight.sideFor?.(state, company, [card, ...card.sides]);
  return side !== undefined && cashOf(state, company) < side.price;
};

/** Before anything else. */
const FIRST = 10_000;

/** A company cashes its savings when its president would have to pay for a train. */
export const localSales = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'sellPrivate') return [];
    const { owner } = view.state.privates[offer.action.private] ?? {};
    if (!isAt(view.state, STEP.trains) || typeof owner !== 'string' || !lacksTrain(view, owner)) return [];
    return [{ action: offer.action, value: FIRST, reasons: [{ key: 'reason.judged', args: {} }] }];
  });
