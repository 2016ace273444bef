/** Which choices ask once more. */
import { apply, isRefusal } from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { carryOut, newOrder } from '@roundhouse/engine/orders';
import { expect, test } from 'vitest';
import { positionOf, turnOf } from '../../titles/src/1817/test/positions.ts';
import { playedGame } from '../e2e/played.ts';

const pass = { type: 'pass', by: '@A' } as const;

test('the pass that leaves a company without a train asks, one with a train does not', () => {
  const asked = (trains: string) => {
    const turn = turnOf(positionOf({ WT: { price: 100, cash: 1105, tokens: 'D9', trains } }), 'WT', 'trains');
    const first = apply(turn, pass);
    const last = isRefusal(first) || first.turnEnd ? turn : first.state;
    return severeWarnings(last, pass).map(({ kind }) => kind);
  };
  expect(asked('')).toContain('liquidates');
  expect(asked('4')).toEqual([]);
});

test('a game asks seldom: what is usual is pressed once', { timeout: 240_000 }, async () => {
  const { states, game } = await playedGame('18MEX', 1, 3);
  const asking = game.actions.filter((action, at) => {
    const state = states[at];
    return state !== undefined && severeWarnings(state, action).length > 0;
  });
  // The last pass ends the game, so that there is at least one.
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.length).toBeLessThan(game.actions.length / 50);
});

test('an order to pass ends where passing is dangerous, and a person is asked', () => {
  const carried = (trains: string) => {
    const turn = turnOf(positionOf({ WT: { price: 100, cash: 1105, tokens: 'D9', trains } }), 'WT', 'trains');
    const order = newOrder(turn, '@A', { kind: 'turn', watch: [], company: 'WT', parts: ['trains', 'other'] });
    const first = carryOut(order, turn);
    if (first.kind !== 'decides') return first;
    const next = apply(turn, first.action);
    // What follows in the same turn is loans: passing that ends it.
    return isRefusal(next) || next.turnEnd ? first : carryOut(order, next.state);
  };
  expect(carried('')).toEqual({ kind: 'ended', why: { kind: 'danger' } });
  expect(carried('4')).toMatchObject({ kind: 'decides', action: { type: 'pass' } });
});
