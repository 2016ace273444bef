/** A private and a company of 1817 share the letters ME: an order to bid knows which of them it is for. */
import { begin, isCompanyLot, newGame, type State } from '@roundhouse/engine';
import { carryOut, newOrder, type OrderForm, orderForm } from '@roundhouse/engine/orders';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const opening = async (): Promise<State> => {
  await loadTitle('1817');
  const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));
  return begin(newGame({ title: '1817', players, seed: 1, seating: 'asSeated' })).state;
};

/** The private has an owner; the company has not started. */
const sold = (state: State): State => {
  const own = state.privates['ME'];
  if (!own) throw new Error('no Mountain Engineers');
  return { ...state, privates: { ...state.privates, ME: { ...own, owner: '@1' } } };
};

test('a bid for ME is for the private until it is sold, then for the company', async () => {
  const state = await opening();
  expect(isCompanyLot(state, 'ME')).toBe(false);
  expect(isCompanyLot(sold(state), 'ME')).toBe(true);
  expect(isCompanyLot(state, 'PSM')).toBe(false);
  expect(isCompanyLot(state, 'UR')).toBe(true);
});

test('an order for the private ends when it is sold, an order for the company does not', async () => {
  const state = sold(await opening());
  const form: OrderForm = { kind: 'bid', watch: [], item: 'ME', upTo: 100 };
  expect(orderForm.safeParse({ ...form, of: 'company' }).success).toBe(true);
  expect(carryOut(newOrder(state, '@1', form), state)).toEqual({
    kind: 'ended',
    why: { kind: 'settled', item: 'ME' },
  });
  expect(carryOut(newOrder(state, '@1', { ...form, of: 'company' }), state)).toEqual({ kind: 'silent' });
});
