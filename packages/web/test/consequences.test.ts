import { apply, isRefusal, offers, type State, topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { cashChange, consequence, type Consequence, consequenceOf } from '../src/game/decision/consequences.ts';

const KINDS: ReadonlySet<string> = new Set(['dividend', 'discardTrain']);

/** What all of them say of others than the company that is asked. */
const sharedBy = (state: State, all: readonly Consequence[]): readonly string[] => {
  const [first, ...others] = all;
  if (!first) return [];
  return first.cash
    .filter(({ holder, by }) => others.every((each) => cashChange(each, holder) === by))
    .map(({ holder }) => holder)
    .filter((holder) => holder !== topFrame(state)?.['company'] && !state.seats.some((seat) => seat === holder));
};

test('what happens whichever is chosen is said of none', async () => {
  const { states } = await playedGame('18MEX', 1, 3, { enough: (state) => state.round.set >= 15 });
  let told = 0;
  for (const state of states) {
    const actions = offers(state).flatMap((each) =>
      each.kind === 'one' && KINDS.has(each.action.type) ? [each.action] : [],
    );
    if (actions.length < 2) continue;
    const plain = actions.flatMap((action) => {
      const result = apply(state, action);
      return isRefusal(result) ? [] : [consequence(state, result.state, result.events)];
    });
    told += sharedBy(state, plain).length;
    const shown = actions.flatMap((action) => consequenceOf(state, action) ?? []);
    expect(sharedBy(state, shown)).toEqual([]);
  }
  // The next company is paid for its mail, whichever train the last one gives up.
  expect(told).toBeGreaterThan(0);
});
