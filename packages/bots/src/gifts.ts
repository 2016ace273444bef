/** Nothing is given away for next to nothing: whatever it is worth to us, it is worth more to who asks for it. */
import {
  type Action,
  type ActionOf,
  proposedAction,
  sideFacts,
  type State,
  train,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import type { View } from './insight.ts';

/** The least that is taken, beside a train's price when new or what a private is worth. */
const LEAST = 0.5;

/** The least that is taken for a company's only train, beside the price of the next one: until it has that one it earns nothing. */
const ONLY_TRAIN = 2;

/** What a train fetches at least. */
const leastFor = (state: State, { train: id, from }: ActionOf<'buyTrain'>): number => {
  const own = LEAST * sideFacts(state, train(state, id)).price;
  const next = state.trains.find(({ at }) => at === 'depot');
  const isOnly = trainsAt(state, from).every((each) => each.id === id);
  return isOnly && next ? Math.max(own, ONLY_TRAIN * trainFacts(state, next.name).price) : own;
};

/** Whether somebody would be given what he asks for. */
export const isGift = ({ state, insight }: View, action: Action): boolean => {
  if (action.type !== 'answer' || !action.accept) return false;
  const asked = proposedAction(state);
  if (asked.type === 'buyTrain') return asked.price < leastFor(state, asked);
  const owner = asked.type === 'buyPrivate' ? state.privates[asked.private]?.owner : undefined;
  return (
    asked.type === 'buyPrivate' && !!owner && asked.price < LEAST * insight.privateWorth(state, asked.private, owner)
  );
};
