import { newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { afterEach, expect, it, vi } from 'vitest';
import { localOrders } from '../src/game/orders/local.ts';
import { createSession, newestOf, newLine } from '../src/game/session.ts';
import type { Table } from '../src/game/table.ts';

afterEach(() => vi.useRealTimers());

it('what an order decided and a person took back is not decided again', async () => {
  vi.useFakeTimers();
  await loadTitle('18MEX');
  const players = ['Ann', 'Boris', 'Clara'].map((name, at) => ({ id: `@${at + 1}` as const, name }));
  const game = newGame({ title: '18MEX', players, seed: 5, seating: 'asSeated' });
  const session = createSession(game, newLine(game));
  const { play, undo } = session.getState();
  // Orders need no more of a table than this.
  const table = {
    session,
    page: '/game/1',
    locked: null,
    play,
    mine: () => true,
    closed: () => false,
  } as Partial<Table>;
  localOrders(table as Table).give('@1', { kind: 'pass', watch: [], round: newestOf(session.getState()).round });
  expect(session.getState().main.actions).toHaveLength(1);
  undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().main.actions).toEqual([]);
});
