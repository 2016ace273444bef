/** Trains: §7.11 (c), a company that has none and cannot pay the bank must take one from another of its director's companies. */
import {
  type ActionOf,
  type Offer,
  offers,
  percentAt,
  rightAfter,
  sideFacts,
  type State,
  train,
} from '@roundhouse/engine';
import type { Proposal } from '../bot.ts';
import { operatingCompany } from '../building.ts';
import type { View } from '../insight.ts';
import { changesFrom } from '../judge.ts';
import { revenueNow } from '../outlook.ts';
import { judged, trainPurchases } from '../propose.ts';

const mayStop = (state: State): boolean =>
  offers(state).some((each) => 'action' in each && each.action.type === 'pass');

/** What the seller will no longer run for counts as what the buyer will. */
const missed = ({ state, insight, me }: View, action: ActionOf<'buyTrain'>): number => {
  const after = rightAfter(state, action);
  if (!after) return 0;
  const lost = revenueNow(state, insight, action.from) - revenueNow(after, insight, action.from);
  return (lost * percentAt(state, me, action.from) * insight.weights.trainUrgency) / 100;
};

const canRun = ({ state, insight }: View, { train: id }: ActionOf<'buyTrain'>): boolean => {
  const company = operatingCompany(state);
  return company === undefined || (insight.runs?.(state, company, sideFacts(state, train(state, id))) ?? true);
};

/** It matters which of your companies gives a train: some have run already and would keep another. */
const fromOwn = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const changed = changesFrom(view.state, view.insight, view.me, view.horizon);
  const own = offered.flatMap((offer): readonly ActionOf<'buyTrain'>[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'buyTrain') return [];
    return view.state.companies[offer.action.from]?.president === view.me ? [offer.action] : [];
  });
  const useful = own.filter((action) => canRun(view, action));
  return (useful.length > 0 ? useful : own).flatMap((action) => {
    const proposal = judged(view, action, changed);
    return proposal ? [{ ...proposal, value: proposal.value - missed(view, action) }] : [];
  });
};

export const trains = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const found = trainPurchases(view, offered);
  return found.length > 0 || mayStop(view.state) ? found : fromOwn(view, offered);
};
