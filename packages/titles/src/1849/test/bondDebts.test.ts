/** §14.2-f with §10.7 and §9.2: a president who owes for several bonds, and the order of markers while they sell. */
import { cashOf, newMove, rightAfter, settle, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { play, rule } from '../../../test/support/index.ts';
import { collectDebt } from '../rules/bondAtClosing.ts';
import { movedBySale, orderBefore } from '../rules/slots.ts';
import { sale, stockTurn, top, VARIANT_OPTIONS } from './positions.ts';
import { STEP } from '../steps.ts';

const seller = (cash: number, options = VARIANT_OPTIONS): State =>
  stockTurn(
    '@A',
    {
      RCS: { '@A': '10+10', '@B': 'P', price: '4,5' },
      ATA: { '@A': '10', '@B': 'P', price: '4,5' },
      IFT: { '@B': 'P', price: '1,9' },
    },
    { options, cash: { '@A': cash }, still: true },
  );

const debtsOf = (state: State): readonly number[] => state.agenda.filter(STEP.bondDebt.is).map(({ amount }) => amount);

const owing = (state: State, ...amounts: readonly number[]): State => {
  const move = newMove(state);
  for (const amount of amounts) collectDebt(move, { player: '@A', amount });
  settle(move);
  return move.state;
};

rule(
  '1849 §14.2-f',
  'two bond debts of one president are one: the same cash pays them, and he sells for their sum',
  () => {
    expect(debtsOf(owing(seller(0), 123, 100))).toEqual([223]);
    const rich = owing(seller(500), 123, 100);
    expect([debtsOf(rich), cashOf(rich, '@A')]).toEqual([[], 277]);
    // A debt that comes up while they have money is paid from it before anything is sold.
    const state = seller(116);
    const move = newMove({
      ...state,
      agenda: [...state.agenda, STEP.bondDebt.frame({ player: '@A', amount: 23 })],
    });
    settle(move);
    expect([debtsOf(move.state), cashOf(move.state, '@A')]).toEqual([[], 93]);
  },
);

rule('1849 §9.2-b', 'markers that fall in one bond emergency keep their order, whichever is sold first', () => {
  const state = owing(seller(0), 900);
  expect(top(state)).toBe('bondDebt');
  const stackAfter = (first: 'RCS' | 'ATA', second: 'RCS' | 'ATA'): readonly string[] => {
    const once = play(state, sale(state, '@A', first, 'o'));
    const both = play(once, sale(once, '@A', second, 'o'));
    return Object.values(both.market.stacks).find((stack) => stack.includes('RCS') && stack.includes('ATA')) ?? [];
  };
  const order = (stack: readonly string[]) => stack.filter((id) => id === 'RCS' || id === 'ATA');
  expect(order(stackAfter('ATA', 'RCS'))).toEqual(order(stackAfter('RCS', 'ATA')));
});

rule('1849 §9.2-b', 'what a stock turn had remembered of the order comes back after a bond emergency', () => {
  const state = seller(0);
  const before = { order: ['IFT', 'RCS', 'ATA'], moved: ['RCS'] };
  const move = newMove(state);
  orderBefore.set(move, before.order);
  movedBySale.set(move, before.moved);
  collectDebt(move, { player: '@A', amount: 10 });
  expect(movedBySale.get(move.state)).toEqual([]);
  const sold = rightAfter(move.state, sale(move.state, '@A', 'RCS', 'o'));
  if (!sold) throw new Error('the sale is refused');
  expect([debtsOf(sold), movedBySale.get(sold), orderBefore.get(sold)]).toEqual([[], before.moved, before.order]);
});
