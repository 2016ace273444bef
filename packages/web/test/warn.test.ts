/** Which choices ask once more. */
import { apply, isRefusal, offers } from '@roundhouse/engine';
import type { Played } from '@roundhouse/engine/models/forecast';
import { severeTogether, severeWarnings, warningsAnyway } from '@roundhouse/engine/models/severe';
import { warningsOf } from '@roundhouse/engine/models/warnings';
import { carryOut, mildest, newOrder } from '@roundhouse/engine/orders';
import { expect, test } from 'vitest';
import { positionOf, turnOf } from '../../titles/src/1817/test/positions.ts';
import { onTurn } from '../../titles/src/1862/test/positions.ts';
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

test('where a company of 1862 can buy nothing but a sister’s train, nobody is said to add money for the bank’s', () => {
  const companies = {
    'L&E': { '@A': 'P+10', cash: 290, price: 100, tokens: 'C6', trains: '' },
    ECR: { '@A': 'P', trains: '2E 2L', tokens: 'D13' },
  } as const;
  const turnOfCompany = (id: keyof typeof companies) => onTurn(id, 'trains', companies, { depot: 'G', phase: 'G' });
  const state = turnOfCompany('L&E');
  expect(offers(state).map((each) => 'action' in each && each.action.type)).toEqual(['buyTrain', 'buyTrain']);
  expect(warningsOf(turnOfCompany('ECR'), pass, { state, events: [] })).toEqual([]);
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

test('what comes of every token that may be given up asks about none of them', { timeout: 120_000 }, async () => {
  const { states } = await playedGame('1817', 1, 5);
  const forced = states.flatMap((state) => {
    const all = offers(state, 'removeToken').flatMap((each) => (each.kind === 'one' ? [each.action] : []));
    const [first] = all;
    return first && all.length > 1 && warningsAnyway(state, first).length > 0 ? [{ state, all }] : [];
  });
  expect(forced.length).toBeGreaterThan(0);
  for (const { state, all } of forced) for (const action of all) expect(severeWarnings(state, action)).toEqual([]);
});

test('loans that ruin together ask, though each alone would not', () => {
  const loan = { type: 'takeLoan', by: '@A', count: 1, company: 'WT' } as const;
  const turn = turnOf(
    positionOf({ WT: { price: 150, cash: 500, tokens: 'D9', trains: '4', size: 10, shares: { '@A': 8 } } }),
    'WT',
    'trains',
  );
  let end: Played = { state: turn, events: [] };
  for (let count = 1; count <= 3; count++) {
    expect(severeWarnings(end.state, loan)).toEqual([]);
    const next = apply(end.state, loan);
    if (isRefusal(next)) throw new Error(next.key);
    end = { state: next.state, events: [...end.events, ...next.events] };
  }
  expect(severeTogether(turn, loan, end).map(({ kind }) => kind)).toEqual(['loses']);
});

test('a dividend that bankrupts its president is not paid by an order, and not by the clock', () => {
  // Withheld, the money pays the interest.
  const turn = turnOf(
    positionOf(
      { WT: { price: 50, cash: 0, loans: 5, tokens: 'D9', trains: '8', shares: { '@A': 2 }, pool: 3 } },
      { cash: { '@A': 0 } },
    ),
    'WT',
    'dividend',
    50,
  );
  const asked = (kind: 'pay' | 'withhold') =>
    severeWarnings(turn, { type: 'dividend', by: '@A', kind }).map((each) => each.kind);
  expect(asked('pay')).toContain('bankrupts');
  expect(asked('withhold')).toEqual([]);
  const order = newOrder(turn, '@A', { kind: 'run', watch: [], company: 'WT', pay: 'pay' });
  expect(carryOut(order, turn)).toEqual({ kind: 'ended', why: { kind: 'danger' } });
  expect(mildest(turn)).not.toMatchObject({ kind: 'pay' });
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
