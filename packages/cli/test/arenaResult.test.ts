/** The winner of a game between bots is who the title ranks first, not who has the highest score. */
import { begin, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { resultOf, winsOf } from '../src/arenaResult.ts';

test('1817: the survivor of bankruptcies wins, however poor', async () => {
  await loadTitle('1817');
  const players = ['@1', '@2', '@3'].map((id) => ({ id: id as `@${string}`, name: id }));
  const { state } = begin(newGame({ title: '1817', players, seed: 1 }));
  const scores = { '@1': 0, '@2': -400, '@3': 0 };
  const over = { ...state, outcome: { reason: 'bankrupt', scores, ranking: [['@2'], ['@1', '@3']] } } as typeof state;
  expect(resultOf(over)).toEqual({ scores, winner: '@2', best: ['@2'] });
  expect(resultOf(state).winner).toBeNull();
});

test('several in the first place share the win', () => {
  const games = [
    { bots: ['a', 'b', 'a'], best: ['@2'] },
    { bots: ['b', 'a', 'a'], best: ['@1', '@2'] },
  ];
  expect(winsOf(games)).toEqual({ a: 0.5, b: 1.5 });
});
