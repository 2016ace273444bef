/**
 * Trains within a family of companies: a rich one buys the side of a card that a smaller company of the same president runs, and
 * that one takes it over for next to nothing, so that its president need not pay.
 */
import {
  type Action,
  type ActionOf,
  cashOf,
  type CompanyId,
  type Offer,
  percentAt,
  sideFacts,
  type State,
  titleOf,
  train,
  trainFacts,
  trainsAt,
  type TrainSide,
} from '@roundhouse/engine';
import type { Proposal } from '../bot.ts';
import { operatingCompany } from '../building.ts';
import { depotOfState } from '../depot.ts';
import type { View } from '../insight.ts';
import { changesFrom } from '../judge.ts';
import { revenueNow } from '../outlook.ts';
import { judged, positionAfter, trainPurchases } from '../propose.ts';

/** Trains that are gone sooner are no present. */
const LASTS = 3;

const sideOf = (state: State, { train: id, side }: ActionOf<'buyTrain'>): TrainSide | undefined => {
  const bought = train(state, id);
  const card = trainFacts(state, bought.name);
  return [card, ...card.sides].find(({ name }) => name === (side ?? bought.side));
};

const canRun = ({ state, insight }: View, company: CompanyId, side: TrainSide): boolean =>
  insight.runs?.(state, company, side) ?? true;

/** Whether a company lacks a train that it can run, and has the place for one. */
const wants = (view: View, company: CompanyId, side: TrainSide): boolean => {
  const { state, insight } = view;
  if (!canRun(view, company, side)) return false;
  const own = trainsAt(state, company);
  const depot = depotOfState(state, insight);
  return (
    own.length < titleOf(state).trainLimit(state, company) &&
    !own.some((each) => canRun(view, company, sideFacts(state, each)) && depot.gone(sideFacts(state, each)) >= LASTS)
  );
};

const family = ({ state, me }: View, buyer: CompanyId): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ id, status, president }) => id !== buyer && status === 'floated' && president === me)
    .map(({ id }) => id);

/** Whether one of them has been bought such a present already, which it has not fetched yet. */
const isProvided = (view: View, buyer: CompanyId, company: CompanyId): boolean =>
  [buyer, ...family(view, buyer)].some(
    (holder) =>
      holder !== company &&
      trainsAt(view.state, holder).some((each) => {
        const side = sideFacts(view.state, each);
        return !canRun(view, holder, side) && canRun(view, company, side);
      }),
  );

/** It is fetched and runs a round later than one that a company buys for itself. */
const withoutARound = (view: View, given: State, company: CompanyId): number => {
  const { state, insight, me } = view;
  const more = revenueNow(given, insight, company) - revenueNow(state, insight, company);
  return (Math.max(0, more) * percentAt(state, me, company)) / 100;
};

const presents = (view: View, buyer: CompanyId, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight, me, horizon } = view;
  const changed = changesFrom(state, insight, me, horizon);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'buyTrain' || state.companies[offer.action.from]) return [];
    const { action } = offer;
    const side = sideOf(state, action);
    if (!side || canRun(view, buyer, side) || depotOfState(state, insight).gone(side) < LASTS) return [];
    const after = positionAfter(state, action);
    if (!after) return [];
    return family(view, buyer)
      .filter((company) => wants(view, company, side) && !isProvided(view, buyer, company))
      .map((company) => {
        const given: State = {
          ...after,
          trains: after.trains.map((each) => (each.id === action.train ? { ...each, at: company } : each)),
        };
        const hurry = action.from === 'depot' ? insight.weights.depotPush : 0;
        return {
          action,
          value: changed(given) - withoutARound(view, given, company) + hurry,
          reasons: [{ key: 'reason.judged', args: {} }],
        };
      });
  });
};

/** What one of the family has and cannot run is fetched, for the least or for what the company has. */
const fetched = (view: View, buyer: CompanyId, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight, me, horizon } = view;
  const changed = changesFrom(state, insight, me, horizon);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'price' || offer.action.type !== 'buyTrain') return [];
    const { action } = offer;
    const side = sideOf(state, action);
    if (!side || state.companies[action.from]?.president !== me) return [];
    if (canRun(view, action.from, side) || !canRun(view, buyer, side)) return [];
    const most = Math.max(offer.min, Math.min(offer.max, side.price, cashOf(state, buyer)));
    return [...new Set([offer.min, most])].flatMap((price) => judged(view, { ...action, price }, changed) ?? []);
  });
};

const isSame = (a: Action, b: Action): boolean =>
  a.type === 'buyTrain' && b.type === 'buyTrain' && a.train === b.train && a.price === b.price && a.side === b.side;

export const familyTrains = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const own = trainPurchases(view, offered);
  const buyer = operatingCompany(view.state);
  if (buyer === undefined) return own;
  const others = [...presents(view, buyer, offered), ...fetched(view, buyer, offered)];
  return [...own.filter(({ action }) => !others.some((each) => isSame(each.action, action))), ...others];
};
