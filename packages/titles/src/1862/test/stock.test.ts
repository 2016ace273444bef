import { playerIn, type State, topFrame } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { PARS, parFor } from '../market.ts';
import { certificateLimit } from '../rules/limits.ts';
import { worth } from '../rules/scoring.ts';
import { choice, type Founded, founding, pass, price, purchase, sale, shares, stockTurn, top } from './positions.ts';

const held = (state: State, by: `@${string}`): number =>
  Object.values(state.certificates).reduce((sum, list) => sum + list.filter(({ at }) => at === by).length, 0);

rule(
  ['1862 §6.1', '1862 §6.6'],
  'T-47: the round ends when all pass in a row; priority after the last who acted',
  () => {
    const state = stockTurn('@A', { ECR: { '@B': 'P' } });
    const bought = play(state, purchase(state, '@A', 'ECR', 'ECR'), pass('@B'), pass('@C'), pass('@D'));
    expect(bought.round.kind).toBe('stock');
    const over = play(bought, pass('@A'));
    expect([over.priority, over.round.kind]).toEqual(['@B', 'operating']);
  },
);

rule(['1862 §6.2 (a)', '1862 §6.2 (b)'], 'first sell, then buy one share; selling only is not a pass', () => {
  const state = stockTurn('@A', { ECR: { '@B': 'P', '@A': '10+10', trains: '2E' }, ENR: { '@B': 'P' } });
  const sold = play(state, sale(state, '@A', 'ECR', 1));
  expect(sold.agenda.at(-1)).toMatchObject({ player: '@A' });
  const bought = play(sold, purchase(sold, '@A', 'ENR', 'ENR'));
  expect(bought.agenda.at(-1)).toMatchObject({ player: '@B' });
  const others = play(sold, pass('@A'), pass('@B'), pass('@C'), pass('@D'));
  expect([others.round.kind, playerIn(topFrame(others))]).toEqual(['stock', '@A']);
});

rule(
  ['1862 §6.3 (a)', '1862 §6.3 (b)', '1862 §6.3 (g)'],
  'EX-05: a director who falls below another gives up the directorship',
  () => {
    const state = stockTurn('@A', { ECR: { '@A': 'P+10+10', '@B': '10+10+10', trains: '2E' } });
    const sold = play(state, sale(state, '@A', 'ECR', 3));
    expect([
      sold.companies['ECR']?.president,
      shares(sold, '@A', 'ECR'),
      shares(sold, '@B', 'ECR'),
      shares(sold, 'pool', 'ECR'),
    ]).toEqual(['@B', 2, 3, 3]);
    // The swap was neither purchase nor sale of @B: they may still buy and sell.
    const turn = play(sold, pass('@A'));
    expect(isOffered(turn, purchase(turn, '@B', 'ECR', 'pool'))).toBe(true);
  },
);

rule('1862 §6.3 (b)', 'by a purchase too; T-38: with equal shares the director stays', () => {
  const state = stockTurn('@B', { ECR: { '@A': 'P+10', '@B': '10+10+10+10', trains: '2E' } });
  expect(play(state, purchase(state, '@B', 'ECR', 'ECR')).companies['ECR']?.president).toBe('@B');
  const equal = stockTurn('@A', { ECR: { '@A': 'P+10+10', '@B': '10+10+10+10', trains: '2E' } });
  expect(play(equal, sale(equal, '@A', 'ECR', 1)).companies['ECR']?.president).toBe('@A');
});

rule('1862 §6.3 (c)', 'ties go to the first to the left of the director', () => {
  const state = stockTurn('@B', { ECR: { '@B': 'P', '@A': '10+10+10', '@D': '10+10+10', trains: '2E' } });
  expect(play(state, sale(state, '@B', 'ECR', 1)).companies['ECR']?.president).toBe('@D');
});

rule(
  ['1862 §6.3 (d)', '1862 §6.3 (e)'],
  'EX-06: with four shares and an empty pool 1, 3 or 4 may be sold, not 2',
  () => {
    const spec = { '@A': 'P+10', trains: '2E' } as const;
    const state = stockTurn('@A', { ECR: spec });
    expect([1, 2, 3, 4].map((count) => isOffered(state, sale(state, '@A', 'ECR', count)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(refusalOf(state, sale(state, '@A', 'ECR', 2)).rule).toBe('1862 §6.3 (e)');
    const one = stockTurn('@A', { ECR: { ...spec, pool: 10 } });
    const sold = play(one, sale(one, '@A', 'ECR', 2));
    expect([shares(sold, '@A', 'ECR'), sold.companies['ECR']?.president]).toEqual([2, null]);
    // V-16: 18xx.games counts what is sold in the same bundle only if three are sold.
    const there = stockTurn('@A', { ECR: { ...spec, pool: 10 } }, { rulings: { splitDirector: 'pool' } });
    expect(isOffered(there, sale(there, '@A', 'ECR', 2))).toBe(false);
    const more = stockTurn('@A', { ECR: { '@A': 'P+10+10', trains: '2E' } }, { rulings: { splitDirector: 'pool' } });
    const split = play(more, sale(more, '@A', 'ECR', 3));
    expect([shares(split, '@A', 'ECR'), shares(split, 'pool', 'ECR')]).toEqual([2, 3]);
    expect(isOffered(more, sale(more, '@A', 'ECR', 2))).toBe(true);
  },
);

rule(
  ['1862 §6.3 (f)', '1862 §8 (a)', '1862 §8 (b)'],
  'T-39, T-41, T-40: dumped into the pool, not for sale there, taken by the one who gets three shares',
  () => {
    const state = stockTurn('@A', { ECR: { '@A': 'P', '@B': '10+10', '@C': '10+10', trains: '2E' } });
    const dumped = play(state, sale(state, '@A', 'ECR', 3), pass('@A'));
    expect([dumped.companies['ECR']?.president, shares(dumped, 'pool', 'ECR')]).toEqual([null, 3]);
    expect(isOffered(dumped, { type: 'buyShares', by: '@B', company: 'ECR', certificates: ['ECR_0'] })).toBe(false);
    const before = held(dumped, '@B');
    const taken = play(dumped, purchase(dumped, '@B', 'ECR', 'ECR'));
    expect([taken.companies['ECR']?.president, held(taken, '@B') - before]).toEqual(['@B', -1]);
  },
);

rule('1862 §6.4 (a)', 'shares of a company are sold once in a turn', () => {
  const state = stockTurn('@A', { ECR: { '@A': 'P+10+10', trains: '2E' } });
  const sold = play(state, sale(state, '@A', 'ECR', 1));
  expect(refusalOf(sold, sale(sold, '@A', 'ECR', 1)).rule).toBe('1862 §6.4 (a)');
});

rule('1862 §6.4 (b)', 'the pool takes everything', () => {
  const state = stockTurn('@A', { ECR: { '@A': 'P+10+10+10+10+10+10+10', trains: '2E' } });
  expect(shares(play(state, sale(state, '@A', 'ECR', 10)), 'pool', 'ECR')).toBe(10);
});

rule(
  '1862 §6.4 (c)',
  'EX-07: who owned three and bought one may sell three, not four; founding counts as three',
  () => {
    const state = stockTurn(
      '@A',
      { ECR: { '@A': 'P+10', '@B': '10+10+10', trains: '2E' } },
      { own: { boughtNow: { '@A': { ECR: 1 } } } },
    );
    expect([1, 2, 3, 4].map((count) => isOffered(state, sale(state, '@A', 'ECR', count)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(refusalOf(state, sale(state, '@A', 'ECR', 4)).rule).toBe('1862 §6.4 (c)');
    const fresh = stockTurn('@A', {});
    const founded = play(fresh, founding(fresh, '@A', 'ECR', 54), pass('@B'), pass('@C'), pass('@D'));
    expect(refusalOf(founded, sale(founded, '@A', 'ECR', 1)).rule).toBe('1862 §6.4 (c)');
  },
);

rule(['1862 §6.4 (d)', '1862 §6.4.2 (d)'], 'T-37: before flotation shares are sold at half without a drop', () => {
  const state = stockTurn(
    '@B',
    { ECR: { '@A': 'P', '@B': '10', status: 'started', turns: 0, price: 74 } },
    { cash: { '@B': 0 } },
  );
  const sold = play(state, sale(state, '@B', 'ECR', 1));
  expect([sold.cash['@B'], price(sold, 'ECR')]).toEqual([37, 74]);
});

rule(['1862 §6.4.1', '1862 §6.5.1 (c)'], 'T-31: without a train half when sold, full when bought', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@B': 'P', '@A': '10', pool: 10, price: 95 } },
    { cash: { '@A': 0, '@B': 500 } },
  );
  const sold = play(state, sale(state, '@A', 'ECR', 1));
  // With 47 nothing can be bought: the turn is over.
  expect(sold.cash['@A']).toBe(47);
  const cost = price(sold, 'ECR');
  expect(500 - (play(sold, purchase(sold, '@B', 'ECR', 'pool')).cash['@B'] ?? 0)).toBe(cost);
});

const dropFor = (at: number, count: number, byDirector: boolean): number => {
  const mine = byDirector ? 'P+10+10+10+10' : '10+10+10';
  const spec: Founded = byDirector ? { '@A': mine } : { '@A': mine, '@B': 'P+10' };
  const state = stockTurn('@A', { ECR: { ...spec, trains: '2E', price: at } });
  return price(play(state, sale(state, '@A', 'ECR', count)), 'ECR');
};

rule(
  ['1862 §6.4.2 (a)', '1862 §6.4.2 (c)', '1862 §6.4.2 (e)'],
  'EX-08: a director at 74 drops one cell per share, paid at 74',
  () => {
    expect([1, 2, 3, 4].map((count) => dropFor(74, count, true))).toEqual([71, 68, 65, 62]);
    expect(dropFor(220, 2, true)).toBe(200);
    const state = stockTurn('@A', { ECR: { '@A': 'P+10+10', trains: '2E', price: 74 } }, { cash: { '@A': 0 } });
    expect(play(state, sale(state, '@A', 'ECR', 2)).cash['@A']).toBe(148);
  },
);

rule('1862 §6.4.2 (a)', 'the token goes under the stack of the cell it reaches', () => {
  const state = stockTurn('@A', { ECR: { '@A': 'P+10', trains: '2E', price: 74 }, ENR: { '@B': 'P', price: 71 } });
  const sold = play(state, sale(state, '@A', 'ECR', 1));
  expect(sold.market.stacks[sold.market.at['ECR'] ?? '']).toEqual(['ENR', 'ECR']);
});

rule('1862 §6.4.2 (b)', 'T-32, T-33, T-34, T-35: shares of others that do not count', () => {
  expect([dropFor(220, 1, false), dropFor(220, 2, false)]).toEqual([220, 210]);
  expect(dropFor(400, 3, false)).toBe(375);
  expect([dropFor(36, 2, false), dropFor(40, 2, false)]).toEqual([31, 31]);
});

rule(
  ['1862 §6.4.2 (f)', '1862 §7.12 (b)', '1862 §7.12 (d)'],
  'T-36: dumped at 14 to 0: bankrupt, paid before the drop, others get nothing',
  () => {
    const state = stockTurn(
      '@A',
      { ECR: { '@A': 'P', '@B': '10', trains: '2E', price: 14, tokens: 'D13', cash: 50 } },
      { cash: { '@A': 0, '@B': 0 } },
    );
    const after = play(state, sale(state, '@A', 'ECR', 3));
    expect([after.cash['@A'], after.cash['@B'], after.companies['ECR']?.status, after.out]).toEqual([
      42,
      0,
      'available',
      [],
    ]);
  },
);

rule('1862 §6.5.1 (a)', 'par to the bank, market price to the bank or to the company', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@B': 'P', chartered: true, par: 74, price: 100, pool: 10, treasury: 10 } },
    { cash: { '@A': 500 } },
  );
  const bank = state.cash['bank'] ?? 0;
  const ipo = play(state, purchase(state, '@A', 'ECR', 'ipo'));
  expect([500 - (ipo.cash['@A'] ?? 0), (ipo.cash['bank'] ?? 0) - bank]).toEqual([74, 74]);
  const pool = play(state, purchase(state, '@A', 'ECR', 'pool'));
  expect([500 - (pool.cash['@A'] ?? 0), (pool.cash['bank'] ?? 0) - bank]).toEqual([100, 100]);
  const own = play(state, purchase(state, '@A', 'ECR', 'ECR'));
  expect([500 - (own.cash['@A'] ?? 0), own.cash['ECR']]).toEqual([100, 100]);
});

rule('1862 §6.5.1 (b)', 'nobody is limited in one company', () => {
  const state = stockTurn('@A', { ECR: { '@A': 'P+10+10+10+10+10+10', pool: 10 } }, { cash: { '@A': 100 } });
  expect(shares(play(state, purchase(state, '@A', 'ECR', 'pool')), '@A', 'ECR')).toBe(10);
});

rule('1862 §6.5.1 (d)', 'nothing is bought of a company that was sold in this round', () => {
  const state = stockTurn('@A', { ECR: { '@B': 'P', '@A': '10', trains: '2E' } });
  const sold = play(state, sale(state, '@A', 'ECR', 1));
  expect(refusalOf(sold, purchase(sold, '@A', 'ECR', 'pool')).rule).toBe('1862 §6.5.1 (d)');
});

rule('1862 §6.5.1 (d)', 'nor is a company founded anew whose shares one sold in this round', () => {
  const state = stockTurn('@A', { ECR: { '@B': 'P' } });
  const lowest = founding(state, '@A', 'ENR', Math.min(...PARS));
  expect(isOffered(state, lowest)).toBe(true);
  const sold: State = { ...state, own: { ...state.own, soldNow: { '@A': ['ENR'] } } };
  expect(refusalOf(sold, lowest).rule).toBe('1862 §6.5.1 (d)');
});

rule('1862 §6.5.1 (e)', 'a pool share of a company without a market token costs par', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@B': 'P', pool: 10, status: 'started', par: 62, chartered: true } },
    { cash: { '@A': 100 } },
  );
  const bare = { ...state, market: { at: {}, stacks: {} } };
  expect(play(bare, purchase(bare, '@A', 'ECR', 'pool')).cash['@A']).toBe(38);
});

rule('1862 §6.5.2 (a)', 'T-42: one below the limit a company may be founded; at the limit nothing', () => {
  const hand = { ECR: { '@A': 'P+10+10+10+10+10+10' } };
  const below = stockTurn('@A', hand, { players: 8, cash: { '@A': 300 } });
  expect(isOffered(below, founding(below, '@A', 'ENR', 54))).toBe(true);
  const full = stockTurn('@A', { ECR: { '@A': 'P+10+10+10+10+10+10+10' } }, { players: 8, cash: { '@A': 300 } });
  expect(refusalOf(full, founding(full, '@A', 'ENR', 54)).rule).toBe('1862 §6.5.2 (a)');
});

rule('1862 §6.5.2 (b)', 'T-43: above the limit he must sell first', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@A': 'P+10+10+10+10+10+10', trains: '2E' }, ENR: { '@A': 'P+10+10', trains: '2E', pool: 10 } },
    { players: 8, cash: { '@A': 300 } },
  );
  expect(refusalOf(state, pass('@A')).rule).toBe('1862 §6.5.2 (b)');
  expect(refusalOf(state, purchase(state, '@A', 'ENR', 'pool')).rule).toBe('1862 §6.5.2 (b)');
  const sold = play(state, sale(state, '@A', 'ECR', 2));
  expect(isOffered(sold, pass('@A'))).toBe(true);
});

rule('1862 §6.5.2 (c)', 'T-100: after the LNER the late limit holds and nobody must sell', () => {
  const own = { lner: 'formed', lateLimit: 5 };
  const state = stockTurn('@A', { ECR: { '@A': 'P+10+10+10+10+10', pool: 10 } }, { own, cash: { '@A': 300 } });
  expect([certificateLimit(state), isOffered(state, pass('@A'))]).toEqual([5, true]);
  expect(refusalOf(state, purchase(state, '@A', 'ECR', 'pool')).rule).toBe('1862 §6.5.2 (a)');
});

rule(
  ['1862 §6.5.3 (a)', '1862 §6.5.3 (b)', '1862 §6.5.3 (c)'],
  'three times the price goes to the company, the token to the cell, par below it',
  () => {
    const state = stockTurn('@A', { ENR: { '@B': 'P', price: 86 } }, { cash: { '@A': 300 } });
    const founded = play(state, founding(state, '@A', 'ECR', 86));
    expect([founded.cash['ECR'], founded.cash['@A'], price(founded, 'ECR'), founded.companies['ECR']?.par]).toEqual([
      258, 42, 86, 82,
    ]);
    expect(founded.market.stacks[founded.market.at['ECR'] ?? '']).toEqual(['ENR', 'ECR']);
    expect([shares(founded, 'ECR', 'ECR'), playerIn(topFrame(founded))]).toEqual([7, '@B']);
    expect([parFor(50), parFor(86), parFor(200), PARS.length]).toEqual([54, 82, 100, 8]);
    expect(refusalOf(state, founding(state, '@A', 'ECR', 110)).rule).toBe('1862 §6.5.3 (b)');
  },
);

rule(
  ['1862 §6.5.4 (a)', '1862 §6.5.4 (b)'],
  'T-45 the fifth share from the pool does not float; T-46 the fifth out of the offering does',
  () => {
    const spec = { '@B': 'P', pool: 10, status: 'started', par: 100, turns: 0 } as const;
    const state = stockTurn('@A', { ECR: spec });
    expect(play(state, purchase(state, '@A', 'ECR', 'pool')).companies['ECR']?.status).toBe('started');
    expect(play(state, purchase(state, '@A', 'ECR', 'ECR')).companies['ECR']?.status).toBe('floated');
  },
);

rule('1862 §6.5.4.2 (b)', 'T-44: with 270 two to six markers', () => {
  const state = stockTurn(
    '@A',
    { ECR: { '@B': 'P+10', status: 'started', price: 54, par: 54, turns: 0, cash: 216 } },
    { cash: { '@A': 100 } },
  );
  const floated = play(state, purchase(state, '@A', 'ECR', 'ECR'));
  expect(top(floated)).toBe('markers');
  expect([2, 6, 7].map((count) => isOffered(floated, choice('@B', String(count))))).toEqual([true, true, false]);
  const bought = play(floated, choice('@B', '6'));
  expect([bought.cash['ECR'], bought.companies['ECR']?.tokens.length, playerIn(topFrame(bought))]).toEqual([
    30,
    6,
    '@B',
  ]);
});

rule(
  ['1862 §3.0 (c)', '1862 §10.4'],
  'cash and shares; at a table that plays so half without a train, rounded by share or by certificate',
  () => {
    const hand = {
      ECR: { '@A': 'P+10', price: 95, cash: 900 },
      ENR: { '@A': '10', '@B': 'P', trains: '2E', price: 110 },
    } as const;
    const worthBy = (rulings: Readonly<Record<string, string>>): number =>
      worth(stockTurn('@A', hand, { cash: { '@A': 7 }, rulings }), '@A');
    expect(worthBy({})).toBe(7 + 4 * 95 + 110);
    expect(worthBy({ trainlessAtEnd: 'half' })).toBe(7 + 4 * 47 + 110);
    expect(worthBy({ trainlessAtEnd: 'half', finalTrainlessRounding: 'perCertificate' })).toBe(7 + 142 + 47 + 110);
  },
);
