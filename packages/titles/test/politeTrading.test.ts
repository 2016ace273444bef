/** The ruling `manners`, where players ask one another for something; 1862 has its own test, for there chance seldom comes to it. */
import {
  type Action,
  type ActionOf,
  type Dice,
  explain,
  memberOf,
  type Offer,
  offeredType,
  offers,
  proposedAction,
  type State,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { askedBy, loadTitle } from '../src/index.ts';
import { byWeight, type Preferences, walk } from './support/index.ts';

const asks = (state: State, offer: Offer): boolean => 'action' in offer && askedBy(state, offer.action) !== undefined;

/** Anyone who may ask somebody for something does, by the least; anyone who is asked declines. */
const pestering: Preferences = {
  kind: (state, left, dice) => {
    const asking = left.find((offer) => asks(state, offer));
    return asking ? offeredType(asking) : byWeight({})(state, left, dice);
  },
  member: (state, offer, dice: Dice) => {
    if (offer.kind === 'one' && offer.action.type === 'answer') return { ...offer.action, accept: false };
    if (offer.kind === 'price' && asks(state, offer)) return { ...offer.action, price: offer.min };
    return memberOf(state, offer, dice);
  },
};

interface Declined {
  readonly state: State;
  readonly proposal: Action;
  readonly answer: ActionOf<'answer'>;
}

/** Proposals that were declined in a walk, with the position after it. */
const declined = (title: string, players: number, manners: boolean, limit: number): readonly Declined[] => {
  const found: Declined[] = [];
  walk({
    title,
    players,
    seed: 4,
    rulings: { manners },
    preferences: pestering,
    limit,
    after: (state, action, before) => {
      if (action.type === 'answer' && !action.accept)
        found.push({ state, proposal: proposedAction(before), answer: action });
    },
  });
  return found;
};

describe.each([
  ['1817', 3, 500],
  ['1849', 3, 300],
  ['18CZ', 3, 300],
  ['18MEX', 3, 200],
] as const)('%s', (id, players, limit) => {
  test('what was refused is not proposed again, what is better may be', async () => {
    await loadTitle(id);
    const all = declined(id, players, true, limit);
    expect(all.length).toBeGreaterThan(0);
    for (const { state, proposal, answer } of all) {
      expect(explain(state, proposal)).toBeDefined();
      const price = 'price' in proposal ? proposal.price : undefined;
      if (answer.noMore || price === undefined) continue;
      const open = offers(state, proposal.type).find(
        (each) => each.kind === 'price' && each.min === price + each.step && each.max >= each.min,
      );
      const better = { ...proposal, price: price + (proposal.type === 'sellPrivate' ? -1 : 1) } as Action;
      if (open) expect(explain(state, better)).toBeUndefined();
    }
    for (const { state, proposal, answer } of all.filter((each) => each.answer.noMore)) {
      const again = offers(state, proposal.type).filter(
        (each) => 'action' in each && askedBy(state, each.action) === answer.by,
      );
      expect(again).toEqual([]);
    }
  });

  test('without the ruling nobody is kept from asking', async () => {
    await loadTitle(id);
    const [first] = declined(id, players, false, limit);
    expect(first && explain(first.state, first.proposal)).toBeUndefined();
  });
});
