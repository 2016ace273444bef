/**
 * Trades that need another player's consent: proposed only where the judge sees a gain for both, seldom, and only at tables
 * where a refused proposal may not be repeated in the round.
 */
import {
  type Action,
  apply,
  decider,
  isRefusal,
  tradesPolitely,
  type PlayerId,
  type State,
  trainFacts,
  train,
} from '@roundhouse/engine';
import { askedBy } from '@roundhouse/titles';
import type { Proposal } from './bot.ts';
import { operatingCompany } from './building.ts';
import { chanceOf, numberFromName } from './chance.ts';
import type { View } from './insight.ts';
import { changesFrom } from './judge.ts';

/** What a trade must bring either side to be worth asking for. */
const LEAST_GAIN = 40;
/** How often a company thinks of one in a round. */
const SELDOM = 0.3;
/** Trades that are looked at closely. */
const MOST = 2;

const thinksOfTrades = ({ state, brief, seed = 0 }: View): boolean => {
  const company = operatingCompany(state);
  if (brief || company === undefined || !tradesPolitely(state)) return false;
  return chanceOf(seed, state.round.set, state.round.number, numberFromName(company)) < SELDOM;
};

/** The position after a proposal and its acceptance. */
const whenAccepted = (state: State, action: Action, asked: PlayerId): State | undefined => {
  const proposed = apply(state, action);
  if (isRefusal(proposed) || decider(proposed.state) !== asked) return undefined;
  const accepted = apply(proposed.state, { type: 'answer', by: asked, accept: true });
  return isRefusal(accepted) ? undefined : accepted.state;
};

/** A train is offered at the price of a new one at least; an offer without a price stays as it is. */
const isFair = (state: State, action: Action): boolean =>
  action.type === 'merge' ||
  (action.type === 'buyTrain' && action.price >= trainFacts(state, train(state, action.train).name).price / 2);

/** Of these actions the trades that help both sides. */
export const tradeOffers = (view: View, actions: readonly Action[]): readonly Proposal[] => {
  if (!thinksOfTrades(view)) return [];
  const { state, me, insight, horizon } = view;
  return actions
    .filter((action) => isFair(state, action))
    .slice(0, MOST)
    .flatMap((action): readonly Proposal[] => {
      const asked = askedBy(state, action);
      const after = asked === undefined ? undefined : whenAccepted(state, action, asked);
      if (asked === undefined || !after) return [];
      const ours = changesFrom(state, insight, me, horizon)(after);
      const theirs = changesFrom(state, insight, asked, horizon)(after);
      if (ours < LEAST_GAIN || theirs < LEAST_GAIN) return [];
      const args = { ours: Math.round(ours), theirs: Math.round(theirs) };
      return [{ action, value: ours, reasons: [{ key: 'reason.helpsBoth', args }] }];
    });
};
