/** Mergers and acquisitions: fewer shares of a company that runs more trains, and places for other certificates. */
import { type Action, cashOf, certificatesCounted, isRefusal, apply, type Offer } from '@roundhouse/engine';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { standing } from '../judge.ts';
import { judged } from '../propose.ts';
import { roomOf } from '../room.ts';

/** What a usual share costs, and what having the place and the money for one is worth in a round. */
const USUAL_PRICE = 100;
const PLACE = 20;
/** Places that are worth keeping; whoever has more is in no hurry. */
const FEW = 3;

/** What the places are worth that a union makes free, to whoever has money for them and hardly a place left. */
const freedPlaces = ({ state, me, insight }: View, action: Action): number => {
  if (roomOf(state, me) >= FEW) return 0;
  const result = apply(state, action);
  if (isRefusal(result)) return 0;
  const freed = certificatesCounted(state, me) - certificatesCounted(result.state, me);
  return Math.max(0, Math.min(freed, cashOf(state, me) / USUAL_PRICE)) * PLACE * insight.roundsLeft(state);
};

export const unions = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const before = standing(view.state, view.insight, view.me, view.horizon);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'merge') return [];
    const { action } = offer;
    if (view.state.companies[action.with]?.president !== view.me) return [];
    const proposal = judged(view, action, before);
    return proposal ? [{ ...proposal, value: proposal.value + freedPlaces(view, action) }] : [];
  });
};
