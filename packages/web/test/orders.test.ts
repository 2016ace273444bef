import { newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { afterEach, expect, it, vi } from 'vitest';
import { localOrders } from '../src/game/orders/local.ts';
import { createSession, newestOf, newLine } from '../src/game/session.ts';
import type { Table } from '../src/game/table.ts';

afterEach(() => vi.useRealTimers());

/** A session with a table around it: orders need no more of one than this. */
const tableOf = async () => {
  vi.useFakeTimers();
  await loadTitle('18MEX');
  const players = ['Ann', 'Boris', 'Clara'].map((name, at) => ({ id: `@${at + 1}` as const, name }));
  const game = newGame({ title: '18MEX', players, seed: 5, seating: 'asSeated' });
  const session = createSession(game, newLine(game));
  const { play } = session.getState();
  const table: Partial<Table> = {
    session,
    page: '/game/1',
    locked: null,
    play,
    mine: () => true,
    closed: () => false,
  };
  return { session, orders: localOrders(table as Table) };
};

it('what an order decided and a person took back is not decided again', async () => {
  const { session, orders } = await tableOf();
  orders.give('@1', { kind: 'pass', watch: [], round: newestOf(session.getState()).round });
  expect(session.getState().main.actions).toHaveLength(1);
  session.getState().undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().main.actions).toEqual([]);
});

it('an order waits while the past is on the screen, and is carried out afterwards', async () => {
  const { session, orders } = await tableOf();
  const { round } = newestOf(session.getState());
  orders.give('@1', { kind: 'pass', watch: [], round });
  await vi.advanceTimersByTimeAsync(1000);
  // Somebody looks back, as a film of what others did does.
  session.getState().goTo(0);
  orders.give('@2', { kind: 'pass', watch: [], round });
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().main.actions).toHaveLength(1);
  session.getState().goTo(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().main.actions).toHaveLength(2);
});
