import { expect } from 'vitest';
import { cashOf, certificatesAt, certificatesCounted, companyOf, decider, priceOf } from '@roundhouse/engine';
import { offeredKinds, play, refusalOf, rule, holding } from '../../../test/support/index.ts';
import '../index.ts';
import { debtOf } from '../rules/debts.ts';
import { buy, indexOf, lastStockTurn, pass, repay, sell, start, stockTurn } from './positions.ts';

const RICH = { cash: { '@A': 1000, '@B': 1000, '@C': 1000 } } as const;

rule(
  ['18CZ §IV.2.a-2', '18CZ §VII.3-2', '18CZ §VII.5-1'],
  'the director certificate comes first, for twice a starting price of the class',
  () => {
    const state = stockTurn('@A', {}, { ...RICH, round: { set: 1 } });
    const after = play(state, start('@A', 'EKJ', 10));
    expect(cashOf(after, '@A')).toBe(860);
    expect(companyOf(after, 'EKJ').president).toBe('@A');
    expect(refusalOf(state, start('@A', 'EKJ', 12)).rule).toBe('18CZ §VII.5-1');
    expect(refusalOf(stockTurn('@A', {}, { cash: { '@A': 119 } }), start('@A', 'EKJ', 6)).rule).toBe('18CZ §VII.5-1');
  },
);

rule(
  ['18CZ §VII.5.a-1', '18CZ §VII.3-8', '18CZ §VII.5-3', '18CZ §IV.2.b-1'],
  'EX-6: a small company starts at once with four times its price',
  () => {
    for (const [cell, capital] of [
      [2, 200],
      [4, 220],
      [6, 240],
      [8, 260],
      [10, 280],
    ] as const) {
      const after = play(stockTurn('@A', {}, RICH), start('@A', 'BCB', cell));
      expect(cashOf(after, 'BCB')).toBe(capital);
      expect(companyOf(after, 'BCB').status).toBe('floated');
      expect(companyOf(after, 'BCB').tokens).toEqual([0, 40, 100]);
    }
  },
);

rule(
  ['18CZ §VII.5.a-1', '18CZ §IV.2.c-1', '18CZ §IV.2.a-3'],
  'EX-6: a medium company at 80 costs 240 to start and receives 400',
  () => {
    const state = stockTurn('@A', { BTE: { status: 'available' } }, { ...RICH, phase: 'b' });
    const started = play(state, start('@A', 'BTE', 12));
    expect(companyOf(started, 'BTE').status).toBe('started');
    expect(cashOf(started, '@A')).toBe(840);
    const floated = play(started, buy(started, '@B', 'BTE'));
    expect(cashOf(floated, '@B')).toBe(920);
    expect(cashOf(floated, 'BTE')).toBe(400);
  },
);

rule(['18CZ §VII.5.a-1', '18CZ §IV.2.d-1'], 'EX-6: a large company at 110 starts at 550 with 1100', () => {
  let state = stockTurn('@A', { SX: { status: 'available' } }, { ...RICH, phase: 'd' });
  state = play(state, start('@A', 'SX', 18));
  for (const by of ['@B', '@C', '@A'] as const) state = play(state, buy(state, by, 'SX'));
  expect(companyOf(state, 'SX').status).toBe('floated');
  expect(cashOf(state, 'SX')).toBe(1100);
  expect(companyOf(state, 'SX').tokens).toEqual([0, 40]);
});

rule(['18CZ §VII.3-8', '18CZ §VII.3-9'], 'TC-06: a medium company with 40 percent sold has not started', () => {
  const state = play(
    stockTurn('@A', { BTE: { status: 'available' } }, { ...RICH, phase: 'b' }),
    start('@A', 'BTE', 12),
  );
  expect([companyOf(state, 'BTE').status, cashOf(state, 'BTE')]).toEqual(['started', 0]);
});

rule('18CZ §VII.5.a-2', 'TC-07: the capital follows the starting price, not the price of the day', () => {
  const state = stockTurn(
    '@B',
    { kk: { price: 120, par: 120, '@A': 'P+10', '@B': 10, status: 'started' } },
    { ...RICH, phase: 'd' },
  );
  let after = play(state, sell(state, '@B', 'kk', 10), pass('@B'));
  expect(priceOf(after, 'kk')).toBe(115);
  after = play(after, buy(after, '@C', 'kk'));
  after = play(after, buy(after, '@A', 'kk'));
  expect(companyOf(after, 'kk').status).toBe('floated');
  expect(cashOf(after, 'kk')).toBe(1200);
});

rule('18CZ §VII.5-2', 'a new marker goes under those in its cell', () => {
  const state = stockTurn('@A', { EKJ: { price: 60, '@B': 'P' } }, RICH);
  const after = play(state, start('@A', 'BCB', 6));
  expect(after.market.stacks['0,6']).toEqual(['EKJ', 'BCB']);
});

rule('18CZ §VII.3-1', 'medium companies wait for phase b, large ones for phase d', () => {
  const state = stockTurn('@A', {}, RICH);
  expect(refusalOf(state, start('@A', 'BTE', 12)).rule).toBe('18CZ §VII.3-1');
  expect(refusalOf(state, start('@A', 'SX', 18)).rule).toBe('18CZ §VII.3-1');
});

rule(
  ['18CZ §VII.1-1', '18CZ §VII.1-2', '18CZ §VII.3-3'],
  'a share of the bank costs the price of the day, paid to the bank',
  () => {
    const state = stockTurn('@B', { EKJ: { price: 68, '@A': 'P', cash: 100 } }, RICH);
    const after = play(state, buy(state, '@B', 'EKJ'));
    expect(cashOf(after, '@B')).toBe(932);
    expect(cashOf(after, 'EKJ')).toBe(100);
  },
);

rule(['18CZ §VII.1-3', '18CZ §IV.2.a-1'], 'a purchase ends the turn: nothing is sold after it', () => {
  const state = stockTurn('@B', { EKJ: { price: 60, '@A': 'P', '@B': 25 }, BCB: { price: 60, '@C': 'P' } }, RICH);
  const sold = play(state, sell(state, '@B', 'EKJ', 25));
  expect(decider(sold)).toBe('@B');
  expect(decider(play(sold, buy(sold, '@B', 'BCB')))).toBe('@C');
});

rule(
  ['18CZ §VII.1-4', '18CZ §VII.2-1', '18CZ §VII.2-2', '18CZ §VII.3-6'],
  'three passes in a row end the round; a purchase gives everybody another turn',
  () => {
    const state = lastStockTurn('@C', { EKJ: { price: 60, '@A': 'P' } }, RICH);
    expect(play(state, pass('@C')).round.kind).toBe('operating');
    const bought = play(state, buy(state, '@C', 'EKJ'));
    expect([bought.round.kind, decider(bought)]).toEqual(['stock', '@A']);
    expect(play(bought, pass('@A'), pass('@B')).round.kind).toBe('stock');
  },
);

rule('18CZ §VII.2-3', 'TC-04: after the round most cash goes first, ties keep their order', () => {
  const state = lastStockTurn('@C', { EKJ: { price: 60, '@A': 'P' } }, { cash: { '@A': 50, '@B': 80, '@C': 80 } });
  expect(play(state, pass('@C')).seats).toEqual(['@B', '@C', '@A']);
});

rule('18CZ §VII.2-4', 'a player who can do nothing passes automatically', () => {
  const state = stockTurn('@A', {}, { cash: { '@A': 1000, '@B': 10, '@C': 1000 } });
  expect(decider(play(state, pass('@A')))).toBe('@C');
});

rule('18CZ §VII.6-3', 'TC-05: nothing is sold in the first stock round, later also what was just bought', () => {
  const first = stockTurn('@B', { EKJ: { price: 60, '@A': 'P', '@B': 25 } }, { ...RICH, round: { set: 1 } });
  expect(refusalOf(first, sell(first, '@B', 'EKJ', 25)).rule).toBe('18CZ §VII.6-3');
  const later = stockTurn('@B', { EKJ: { price: 60, '@A': 'P' } }, RICH);
  let state = play(later, buy(later, '@B', 'EKJ'), pass('@C'), pass('@A'));
  state = play(state, sell(state, '@B', 'EKJ', 25));
  expect(holding(state, 'pool', 'EKJ')).toBe('25');
});

rule(
  ['18CZ §IX.3-1', '18CZ §VII.6-1', '18CZ §VII.6-2'],
  'TC-08: three shares sold at 100 bring 300 and cost one step',
  () => {
    const state = stockTurn('@B', { kk: { price: 100, '@A': 'P+10', '@B': 30 } }, { cash: { '@B': 0 } });
    const after = play(state, sell(state, '@B', 'kk', 30));
    expect([cashOf(after, '@B'), priceOf(after, 'kk')]).toEqual([300, 95]);
  },
);

rule('18CZ §IX.3-1', 'TC-09: from 45 to 40, and 40 stays', () => {
  const at45 = stockTurn('@B', { kk: { price: '0,1', '@A': 'P', '@B': 30 } }, RICH);
  expect(priceOf(play(at45, sell(at45, '@B', 'kk', 10)), 'kk')).toBe(40);
  const at40 = stockTurn('@B', { kk: { price: '0,0', '@A': 'P', '@B': 30 } }, RICH);
  expect(priceOf(play(at40, sell(at40, '@B', 'kk', 10)), 'kk')).toBe(40);
});

rule('18CZ §VII.3-5', 'TC-10: who sold a company may not buy it again in this round', () => {
  const state = stockTurn('@B', { kk: { price: 100, '@A': 'P', '@B': 30 } }, RICH);
  let after = play(state, sell(state, '@B', 'kk', 10));
  expect(refusalOf(after, buy(after, '@B', 'kk')).rule).toBe('18CZ §VII.3-5');
  after = play(after, pass('@B'), pass('@C'), pass('@A'));
  expect(refusalOf(after, buy(after, '@B', 'kk')).rule).toBe('18CZ §VII.3-5');
});

rule(
  ['18CZ §VII.5.b-3', '18CZ §VII.5.b-5', '18CZ §VII.6-5'],
  'TC-11: half of a 50 percent certificate is sold, the other holder takes it over',
  () => {
    const state = stockTurn('@A', { EKJ: { price: 60, '@A': 'P', '@B': 50 } }, RICH);
    const after = play(state, sell(state, '@A', 'EKJ', 25, true));
    expect(companyOf(after, 'EKJ').president).toBe('@B');
    expect([holding(after, '@B', 'EKJ'), holding(after, '@A', 'EKJ'), holding(after, 'pool', 'EKJ')]).toEqual([
      'P',
      '25',
      '25',
    ]);
    // Of two alike shares the older one stays with the seller, as 18xx.games numbers them.
    const older = certificatesAt(state, '@B', 'EKJ')[0]?.id;
    expect(certificatesAt(after, '@A', 'EKJ').map((each) => each.id)).toEqual([older]);
    expect(priceOf(after, 'EKJ')).toBe(58);
  },
);

rule(
  ['18CZ §VII.5.b-1', '18CZ §VII.5.b-2', '18CZ §VII.3-7', '18CZ §V-3'],
  'TC-12: with 60 against 40 percent the director changes by purchase',
  () => {
    const state = stockTurn('@B', { BTE: { price: 70, '@A': 'P', '@B': 40 } }, { ...RICH, phase: 'b' });
    const after = play(state, buy(state, '@B', 'BTE'));
    expect(companyOf(after, 'BTE').president).toBe('@B');
    expect([holding(after, '@A', 'BTE'), holding(after, '@B', 'BTE')]).toEqual(['20+20', 'P+20']);
  },
);

rule(
  ['18CZ §VII.4-3', '18CZ §VII.4-1'],
  'TC-13: pushed over the certificate limit a player sells before anything else',
  () => {
    const locals = Object.fromEntries(
      ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'L1'].map((id) => [id, '@A' as const]),
    );
    const state = stockTurn(
      '@A',
      { BTE: { price: 70, '@B': 'P', '@A': 40 }, EKJ: { price: 60, '@C': 'P' } },
      { ...RICH, phase: 'b', privates: locals },
    );
    expect(certificatesCounted(state, '@A')).toBe(15);
    expect(refusalOf(state, pass('@A')).rule).toBe('18CZ §VII.4-3');
    expect(refusalOf(state, buy(state, '@A', 'EKJ')).rule).toBe('18CZ §VII.4-3');
    const after = play(state, sell(state, '@A', 'BTE', 20));
    expect(offeredKinds(after)).toContain('pass');
  },
);

rule('18CZ §VII.4-4', 'with nothing to sell the duty lapses, buying stays forbidden', () => {
  const locals = Object.fromEntries(
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'L1', 'L2', 'L3'].map((id) => [
      id,
      '@A' as const,
    ]),
  );
  const state = stockTurn(
    '@A',
    { EKJ: { price: 60, '@C': 'P' } },
    { ...RICH, privates: locals, rulings: { idlePrompts: true } },
  );
  expect(decider(state)).not.toBe('@A');
});

rule(['18CZ §VII.4-1', '18CZ §IV.1-6'], 'TC-18: at the limit nothing is bought; a local less and it may be', () => {
  const ids = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'L1', 'L2'];
  const locals = Object.fromEntries(ids.map((id) => [id, '@A' as const]));
  const full = stockTurn(
    '@A',
    { EKJ: { price: 60, '@C': 'P' }, kk: { price: 100, '@B': 'P' } },
    { ...RICH, privates: { ...locals, L2: 'kk' } },
  );
  expect(play(full, buy(full, '@A', 'EKJ')).certificates['EKJ']?.some((each) => each.at === '@A')).toBe(true);
  const over = stockTurn(
    '@A',
    { EKJ: { price: 60, '@C': 'P' }, BCB: { price: 60, '@B': 'P', '@A': 25 } },
    { ...RICH, privates: { ...locals, L2: 'closed' } },
  );
  expect(refusalOf(over, buy(over, '@A', 'EKJ')).rule).toBe('18CZ §VII.4-1');
});

rule('18CZ §VII.5.b-1', 'TC-14: equal holdings change nothing', () => {
  const state = stockTurn('@B', { kk: { price: 100, '@A': 'P+10', '@B': 20 } }, { ...RICH, phase: 'd' });
  expect(companyOf(play(state, buy(state, '@B', 'kk')), 'kk').president).toBe('@A');
});

rule(['18CZ §VII.5.b-3', '18CZ §VII.6-5'], 'TC-15: a director of 20 percent stays where nobody else holds 20', () => {
  const state = stockTurn('@A', { kk: { price: 100, '@A': 'P', '@B': 10 } }, RICH);
  expect(refusalOf(state, sell(state, '@A', 'kk', 10, true)).rule).toBe('18CZ §VII.5.b-3');
});

rule('18CZ §VII.5.b-4', 'TC-16: among equals the next in turn order becomes director', () => {
  const state = stockTurn('@A', { kk: { price: 100, '@A': 'P', '@B': 20, '@C': 20 } }, RICH);
  expect(companyOf(play(state, sell(state, '@A', 'kk', 10, true)), 'kk').president).toBe('@B');
});

rule('18CZ §VII.4-2', 'TC-17: 75 percent of a small and 60 of a medium company are the most', () => {
  const small = stockTurn('@A', { EKJ: { price: 60, '@A': 'P+25' } }, RICH);
  expect(refusalOf(small, buy(small, '@A', 'EKJ')).rule).toBe('18CZ §VII.4-2');
  const medium = stockTurn('@A', { BTE: { price: 70, '@A': 'P+20' } }, RICH);
  expect(refusalOf(medium, buy(medium, '@A', 'BTE')).rule).toBe('18CZ §VII.4-2');
});

rule(
  ['18CZ §VII.6-4', '18CZ §VII.6-6'],
  'locals are not sold in a stock round; companies are sold one after another as the player likes',
  () => {
    const state = stockTurn(
      '@B',
      { EKJ: { price: 60, '@A': 'P', '@B': 25 }, kk: { price: 100, '@A': 'P', '@B': 10 } },
      { ...RICH, privates: { S1: '@B' } },
    );
    expect(refusalOf(state, { type: 'sellPrivate', by: '@B', private: 'S1', price: 45 }).rule).toBe('18CZ §VII.6-4');
    const other = play(state, sell(state, '@B', 'kk', 10));
    expect(cashOf(play(other, sell(other, '@B', 'EKJ', 25)), '@B')).toBe(1160);
  },
);

rule('18CZ §VII.6-7', 'a company may be sold again in the same turn, at the price of the moment', () => {
  const state = stockTurn('@B', { kk: { price: 100, '@A': 'P', '@B': 30 } }, RICH);
  const once = play(state, sell(state, '@B', 'kk', 10));
  expect(cashOf(play(once, sell(once, '@B', 'kk', 10)), '@B')).toBe(1195);
});

rule('18CZ §VII.4-3', 'two certificates over the limit: sales of one company bring the player within it', () => {
  const locals = Object.fromEntries(
    ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((id) => [id, '@A' as const]),
  );
  const state = stockTurn('@A', { kk: { price: 100, '@B': 'P', '@A': 40 } }, { ...RICH, privates: locals });
  const once = play(state, sell(state, '@A', 'kk', 10));
  expect(certificatesCounted(once, '@A')).toBe(15);
  expect(refusalOf(once, pass('@A')).rule).toBe('18CZ §VII.4-3');
  const within = play(once, sell(once, '@A', 'kk', 10));
  expect(offeredKinds(within)).toContain('pass');
});

rule(
  ['18CZ §VIII.11-8', '18CZ §VIII.11-10', '18CZ §VII.3-4'],
  'TC-25, TC-26, TC-27: a debtor buys nothing until the principal is repaid; repaying alone is a pass',
  () => {
    const own = { debts: { '@A': 90 }, penalties: { '@A': 90 } };
    const state = lastStockTurn(
      '@A',
      { EKJ: { price: 60, '@B': 'P' }, kk: { price: 100, '@B': 'P', '@A': 10 } },
      { cash: { '@A': 60, '@B': 10, '@C': 10 }, own },
    );
    expect(refusalOf(state, start('@A', 'BCB', 2)).rule).toBe('18CZ §VII.3-4');
    const sold = play(state, sell(state, '@A', 'kk', 10));
    const repaid = play(sold, repay('@A'));
    expect([debtOf(repaid, '@A'), cashOf(repaid, '@A')]).toEqual([0, 70]);
    expect(cashOf(play(repaid, buy(repaid, '@A', 'EKJ')), '@A')).toBe(10);
    const part = lastStockTurn('@A', { EKJ: { price: 60, '@B': 'P' } }, { cash: { '@A': 30 }, own });
    const less = play(part, repay('@A'));
    expect(less.round.kind).toBe('operating');
    expect(debtOf(less, '@A')).toBe(60);
  },
);

rule(
  ['18CZ §IX.3-2', '18CZ §IX.3-4', '18CZ §IX.3-3'],
  'TC-21, TC-24: sold-out companies rise one diagonal step in operating order, 370 stays',
  () => {
    const state = lastStockTurn('@A', {
      kk: { price: '0,44', '@A': 'P+10+10+10+10', '@B': 40 },
      SX: { price: '0,45', '@A': 'P+10+10+10+10', '@B': 40 },
      EKJ: { price: '0,6', '@A': 'P', '@B': 50 },
      BCB: { price: '0,6', '@B': 'P', '@C': 50 },
    });
    const after = play(state, pass('@A'));
    expect([indexOf(after, 'kk'), indexOf(after, 'SX'), indexOf(after, 'EKJ'), indexOf(after, 'BCB')]).toEqual([
      45, 45, 7, 7,
    ]);
    expect(after.market.stacks['0,7']).toEqual(['EKJ', 'BCB']);
    expect(after.market.stacks['0,45']).toEqual(['SX', 'kk']);
  },
);
