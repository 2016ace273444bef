import { apply, isRefusal, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { positionOf, turnOf } from '../../titles/src/1817/test/positions.ts';
import { noChoice } from '../src/game/decision/noChoice.ts';

/** WT buys the first 4-train, and J is over its limit with these. */
const over = (trains: string): State => {
  const turn = turnOf(
    positionOf(
      { WT: { price: 100, cash: 500, tokens: 'D9' }, J: { president: '@B', trains, tokens: 'F13' } },
      { depot: '4', trainPool: '2+' },
    ),
    'WT',
    'trains',
  );
  const bought = apply(turn, { type: 'buyTrain', by: '@A', train: '4-0', from: 'depot', price: 400 });
  if (isRefusal(bought)) throw new Error(bought.key);
  return bought.state;
};

test('of trains that are alike one goes without a question; where they differ the president is asked', () => {
  const alike = over('3 3 3 3');
  const action = noChoice(alike);
  expect(action).toMatchObject({ type: 'discardTrain', by: '@B', company: 'J' });
  expect(action && isRefusal(apply(alike, action))).toBe(false);
  expect(noChoice(over('3 3 3 2+'))).toBeNull();
});

test('what is only the rest of a turn is no such thing: passing is a choice', () => {
  const turn = turnOf(positionOf({ WT: { price: 100, cash: 500, tokens: 'D9' } }), 'WT', 'trains');
  expect(noChoice(turn)).toBeNull();
});
