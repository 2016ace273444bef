import { expect } from 'vitest';
import { cashOf, decider, type State } from '@roundhouse/engine';
import { play, refusalOf, rule } from '../../../test/support/index.ts';
import { title18CZ } from '../index.ts';
import { roundTrack } from '../modes.ts';
import { localPrice } from '../rules/locals.ts';
import { worth } from '../rules/scoring.ts';
import {
  type About,
  type Companies,
  lastStockTurn,
  operatingRound,
  pass,
  sellLocal,
  stockTurn,
  turn,
} from './positions.ts';

const ONE: Companies = { EKJ: { price: 60, '@A': 'P', cash: 100, tokens: 'D5', trains: '2a', turns: 1 } };

rule(
  ['18CZ §IV.1-1', '18CZ §IV.1-2', '18CZ §IV.1-8', '18CZ §VIII.2-1'],
  'locals pay 5, 10 and 20 to players and treasuries at the start of an operating round',
  () => {
    const state = lastStockTurn('@C', ONE, {
      cash: { '@A': 0, '@B': 0, '@C': 100 },
      privates: { S1: '@A', M1: '@B', L1: 'EKJ' },
      localPrice: 40,
    });
    const after = play(state, pass('@C'));
    expect([cashOf(after, '@A'), cashOf(after, '@B'), cashOf(after, 'EKJ')]).toEqual([5, 10, 120]);
  },
);

rule(['18CZ §IV.1-4'], 'EX-25: the local price is 40 in the first operating round and 120 in the last', () => {
  const first = lastStockTurn('@C', ONE, { own: { operatingRounds: 0 }, round: { set: 1 } });
  expect(localPrice(play(first, pass('@C')))).toBe(40);
  const { prices, sets } = roundTrack(first.rules);
  expect([prices.at(-1), prices.length, sets.reduce((sum, each) => sum + each, 0)]).toEqual([120, 13, 13]);
});

rule(
  ['18CZ §VIII.2-1', '18CZ §IV.1-11'],
  'TC-28: the price rises first, then income comes, then a local is sold for the new price',
  () => {
    const state = lastStockTurn('@C', ONE, { localPrice: 40, privates: { S1: 'EKJ' } });
    const after = play(state, pass('@C'));
    expect([localPrice(after), cashOf(after, 'EKJ')]).toEqual([45, 105]);
    expect(cashOf(play(after, sellLocal('@A', 'S1', 45)), 'EKJ')).toBe(150);
  },
);

rule(
  ['18CZ §VIII.2-2', '18CZ §VIII.2-3', '18CZ §VIII.1-1', '18CZ §V-2'],
  'companies act by price, the upper marker first; their directors decide',
  () => {
    const companies: Companies = {
      EKJ: { price: '0,6', '@A': 'P', tokens: 'D5', trains: '2a', turns: 1 },
      BCB: { price: '0,6', '@B': 'P', tokens: 'E16', trains: '2a', turns: 1 },
      VBW: { price: '0,10', '@C': 'P', tokens: 'I10', trains: '2a', turns: 1 },
    };
    const state = play(lastStockTurn('@C', companies), pass('@C'));
    expect(title18CZ.operatingOrder(state)).toEqual(['VBW', 'EKJ', 'BCB']);
    expect(decider(state)).toBe('@C');
  },
);

rule(['18CZ §V-1', '18CZ §VII.2-2'], 'stock and operating rounds alternate as on the round track', () => {
  let state: State = stockTurn(
    '@A',
    {},
    { cash: { '@A': 500, '@B': 500, '@C': 500 }, own: { operatingRounds: 4 }, round: { set: 5 } },
  );
  state = play(state, pass('@A'), pass('@B'), pass('@C'));
  expect([state.round.kind, state.round.set]).toEqual(['stock', 6]);
  expect(localPrice(state)).toBe(65);
});

rule('18CZ §III.1-2', 'what was agreed about deals is shown; nothing but what the game offers is carried out', () => {
  const shown = (options: NonNullable<About['options']>): readonly string[] =>
    (title18CZ.notes?.(stockTurn('@A', ONE, { cash: { '@A': 500 }, options })) ?? []).map(({ key }) => key);
  expect(shown({})).toEqual([]);
  expect([shown({ deals: 'permitted' }), shown({ deals: 'binding' })]).toEqual([
    ['deals.permitted'],
    ['deals.binding'],
  ]);
  const state = stockTurn('@A', ONE, { cash: { '@A': 500 } });
  expect(refusalOf(state, { type: 'choose', by: '@A', choice: 'gift' }).rule).toBe('18CZ §VII.2-1');
});

rule(
  ['18CZ §X.1-1', '18CZ §I-1', '18CZ §X.2-1'],
  'the game ends after the operating round at 120; money of companies counts for nobody',
  () => {
    const state = operatingRound(
      [],
      { EKJ: { price: 60, '@A': 'P', cash: 900, turns: 1 } },
      { localPrice: 120, round: { set: 8, number: 3, of: 3 }, cash: { '@A': 10, '@B': 200, '@C': 0 } },
    );
    expect(state.outcome?.reason).toBe('fixed_round');
    expect(state.outcome?.scores).toEqual({ '@A': 130, '@B': 200, '@C': 0 });
  },
);

rule(
  ['18CZ §X.2-2', '18CZ §X.2-4', '18CZ §IV.1-7', '18CZ §X.2-3'],
  'TC-99: cash, shares, 120 a local, less debt and penalties',
  () => {
    const state = operatingRound(
      [],
      { kk: { price: 100, '@A': 'P+10', status: 'started' } },
      {
        localPrice: 120,
        round: { set: 8, number: 3, of: 3 },
        cash: { '@A': 500 },
        privates: { S1: '@A' },
        own: { debts: { '@A': 40 }, penalties: { '@A': 90 } },
      },
    );
    expect(worth(state, '@A')).toBe(790);
  },
);

rule('18CZ §VIII.3-2', 'at any moment of the turn locals are bought and sold', () => {
  for (const step of ['track', 'dividend', 'trains'] as const) {
    const state = turn('EKJ', step, ONE, {
      phase: 'b',
      privates: { S1: 'EKJ' },
      localPrice: 60,
      revenue: 40,
      depot: '2b',
    });
    expect(cashOf(play(state, sellLocal('@A', 'S1', 60)), 'EKJ')).toBe(160);
  }
});
