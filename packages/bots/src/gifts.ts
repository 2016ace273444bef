/** No gifts: whatever a thing is worth to its owner, it is worth more to the player who asks for it. */
import { type Action, type ActionOf, proposedAction, sideFacts, type State, train, trainsAt } from '@roundhouse/engine';
import type { View } from './insight.ts';

/** The least price accepted, as a part of a train's new price or of a private's worth. */
const LEAST = 0.5;

/** What a train fetches at least. A company's only one is not for sale: without it nothing is earned until there is another. */
const leastFor = (state: State, { train: id, from }: ActionOf<'buyTrain'>): number =>
  trainsAt(state, from).every((each) => each.id === id) ? Infinity : LEAST * sideFacts(state, train(state, id)).price;

/** Whether somebody would be given what they ask for. */
export const isGift = ({ state, insight }: View, action: Action): boolean => {
  if (action.type !== 'answer' || !action.accept) return false;
  const asked = proposedAction(state);
  if (asked.type === 'buyTrain') return asked.price < leastFor(state, asked);
  const owner = asked.type === 'buyPrivate' ? state.privates[asked.private]?.owner : undefined;
  return (
    asked.type === 'buyPrivate' && !!owner && asked.price < LEAST * insight.privateWorth(state, asked.private, owner)
  );
};
