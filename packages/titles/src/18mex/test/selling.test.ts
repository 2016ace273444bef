/** §3.2(a), (b): the order of a stock turn, sales to the bank and between players. */
import { cashOf, companyOf, decider, priceOf, privateOf, type State } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule, holding } from '../../../test/support/index.ts';
import { worth } from '../rules/scoring.ts';
import {
  ELEVEN,
  buyOf,
  cellOfMarker,
  lastStockTurn,
  no,
  pass,
  sellFiveWithChange,
  sellOf,
  stockTurn,
  take,
  yes,
} from './positions.ts';

const sellPrivate = (by: `@${string}`, id: string, price: number, to: string) =>
  ({ type: 'sellPrivate', by, private: id, price, to }) as const;
describe('18MEX selling to the bank', () => {
  rule(['18MEX §3.2(a)#1', '18MEX §3.2(a)#2'], 'TC-28, TC-29, TC-30: half-shares, alone and in a block', () => {
    const state = stockTurn('@B', { NdM: { price: '1,4', '@A': 'P+10', '@B': '10+5+5' } });
    const tenFive = play(state, sellOf(state, '@B', 'NdM', '10+5'));
    expect([cashOf(tenFive, '@B'), cellOfMarker(tenFive, 'NdM')]).toEqual([625 + 113, '2,4']);
    const fiveFive = play(state, sellOf(state, '@B', 'NdM', '5+5'));
    expect([cashOf(fiveFive, '@B'), cellOfMarker(fiveFive, 'NdM')]).toEqual([625 + 75, '2,4']);
    const one = play(state, sellOf(state, '@B', 'NdM', '5'));
    const two = play(one, sellOf(one, '@B', 'NdM', '5'));
    expect([cashOf(two, '@B'), cellOfMarker(two, 'NdM')]).toEqual([625 + 76, '1,4']);
  });

  rule('18MEX §3.2(a)#3', 'EX-19: a block at one price or one at a time', () => {
    const state = stockTurn('@B', { MEX: { price: '0,5', '@A': 'P+10+10', '@B': '10+10+10' } });
    const block = play(state, sellOf(state, '@B', 'MEX', '10+10+10'));
    expect([cashOf(block, '@B'), cellOfMarker(block, 'MEX')]).toEqual([625 + 270, '3,5']);
    let single = state;
    for (let i = 0; i < 3; i++) single = play(single, sellOf(single, '@B', 'MEX', '10'));
    expect([cashOf(single, '@B'), cellOfMarker(single, 'MEX'), priceOf(single, 'MEX')]).toEqual([625 + 245, '3,5', 70]);
  });

  rule('18MEX §3.2(a)#4', 'TC-44: a marker with nothing below stays', () => {
    const state = stockTurn('@B', { MEX: { price: '4,5', '@A': 'P+10', '@B': '10' } });
    const sold = play(state, sellOf(state, '@B', 'MEX', '10'));
    expect([cashOf(sold, '@B'), cellOfMarker(sold, 'MEX')]).toEqual([625 + 65, '4,5']);
  });

  rule(['18MEX §3.2(a)#5', '18MEX §4(c)#3'], 'EX-18: what is sold first lies on top', () => {
    const state = stockTurn('@C', {
      MEX: { price: '0,5', '@A': 'P+10', '@C': '10' },
      SPM: { price: '0,5', '@B': 'P+10', '@C': '10' },
    });
    const sold = play(state, sellOf(state, '@C', 'SPM', '10'));
    const both = play(sold, sellOf(sold, '@C', 'MEX', '10'));
    expect(both.market.stacks['1,5']).toEqual(['SPM', 'MEX']);
  });

  rule(
    ['18MEX §3.2(a)(1)', '18MEX §3.2#4'],
    'EX-20: buy and sell in the same stock round, but not in the first',
    () => {
      const position = (set: number): State =>
        stockTurn('@B', { MEX: { price: 75, '@A': 'P+10', '@B': '10' } }, { round: { set } });
      expect(isOffered(position(2), sellOf(position(2), '@B', 'MEX', '10'))).toBe(true);
      expect(refusalOf(position(1), sellOf(position(1), '@B', 'MEX', '10')).rule).toBe('18MEX §3.2(a)(1)');
      const bought = play(position(2), buyOf(position(2), '@B', 'MEX', 'ipo'));
      expect(isOffered(bought, sellOf(bought, '@B', 'MEX', '10'))).toBe(true);
    },
  );

  rule(['18MEX §3.2(a)(2)', '18MEX §1.5#4', '18MEX §6.1#2'], 'TC-18: shares of a major that was never started', () => {
    const state = stockTurn('@B', { CHI: { '@B': '10', status: 'available' } });
    expect(refusalOf(state, sellOf(state, '@B', 'CHI', '10')).rule).toBe('18MEX §3.2(a)(2)');
    expect(worth(state, '@B')).toBe(625);
  });

  rule('18MEX §3.2(a)(3)', 'TC-27: no more than half in the open market', () => {
    const state = stockTurn('@B', { MEX: { price: 75, '@A': 'P+10', '@B': '10+10', pool: 40 } });
    expect(refusalOf(state, sellOf(state, '@B', 'MEX', '10+10')).rule).toBe('18MEX §3.2(a)(3)');
    expect(isOffered(state, sellOf(state, '@B', 'MEX', '10'))).toBe(true);
  });

  rule('18MEX §3.2(a)(4)', 'TC-20: the president’s certificate stays where nobody else has 20%', () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@A': 'P', '@B': '10' } });
    expect(refusalOf(state, sellOf(state, '@A', 'MEX', 'P')).rule).toBe('18MEX §3.2(a)(4)');
    expect(refusalOf(state, sellOf(state, '@A', 'MEX', 'P', 10)).rule).toBe('18MEX §3.2(a)(4)');
  });

  rule('18MEX §3.2(a)(5)', 'EX-8: half of the president’s certificate', () => {
    const state = stockTurn('@A', { MEX: { price: '1,4', '@A': 'P', '@B': '10+10' } });
    const sold = play(state, sellOf(state, '@A', 'MEX', 'P', 10));
    expect(companyOf(sold, 'MEX').president).toBe('@B');
    expect([holding(sold, '@B', 'MEX'), holding(sold, '@A', 'MEX'), holding(sold, 'pool', 'MEX')]).toEqual([
      'P',
      '10',
      '10',
    ]);
    expect([cashOf(sold, '@A'), cellOfMarker(sold, 'MEX')]).toEqual([700, '2,4']);
  });

  rule('18MEX §3.2(a)(6)', 'EX-9: 5% with change', () => {
    const state = stockTurn('@A', { NdM: { price: '1,4', '@B': 'P+10', '@A': '10+10', pool: '5' } });
    const sold = play(state, sellFiveWithChange(state, '@A'));
    expect([cashOf(sold, '@A'), holding(sold, '@A', 'NdM'), holding(sold, 'pool', 'NdM')]).toEqual([663, '10+5', '10']);
    expect(cellOfMarker(sold, 'NdM')).toBe('1,4');
    expect(refusalOf(sold, buyOf(sold, '@A', 'NdM', 'pool')).rule).toBe('18MEX §3.2#3');
    const owner = stockTurn('@A', { NdM: { price: '1,4', '@B': 'P+10', '@A': '10+5', pool: '5' } });
    expect(refusalOf(owner, sellFiveWithChange(owner, '@A')).rule).toBe('18MEX §3.2(a)(6)');
    const rulings = { halfShareSwapSellAnyHolder: true, halfShareSwapSellRounding: 'down' };
    const peer = stockTurn('@A', { NdM: { price: '1,4', '@B': 'P+10', '@A': '10+5', pool: '5' } }, { rulings });
    expect(cashOf(play(peer, sellFiveWithChange(peer, '@A')), '@A')).toBe(662);
  });

  rule(['18MEX §3.2(a)(6)', '18MEX §3.2(a)(4)'], 'AMB-24: 5% with change from the president’s certificate', () => {
    const five = (state: State) => sellFiveWithChange(state, '@A', 'P');
    const state = stockTurn('@A', { NdM: { price: '1,4', '@A': 'P', '@B': '10+10', pool: '5' } });
    const sold = play(state, five(state));
    expect(companyOf(sold, 'NdM').president).toBe('@B');
    expect([holding(sold, '@A', 'NdM'), holding(sold, '@B', 'NdM'), holding(sold, 'pool', 'NdM')]).toEqual([
      '10+5',
      'P',
      '10',
    ]);
    expect([cashOf(sold, '@A'), cellOfMarker(sold, 'NdM')]).toEqual([663, '1,4']);
    const alone = stockTurn('@A', { NdM: { price: '1,4', '@A': 'P', '@B': '10', pool: '5' } });
    expect(refusalOf(alone, five(alone)).rule).toBe('18MEX §3.2(a)(4)');
    const rulings = { changeFromPresidents: false };
    const never = stockTurn('@A', { NdM: { price: '1,4', '@A': 'P', '@B': '10+10', pool: '5' } }, { rulings });
    expect(isOffered(never, five(never))).toBe(false);
  });

  rule('18MEX §3.2(a)(4)', 'TC-26: a sale of 10% of the certificate that leaves a tie', () => {
    const state = stockTurn('@A', { NdM: { price: 75, '@A': 'P+5+5', '@B': '10+10' } });
    expect(refusalOf(state, sellOf(state, '@A', 'NdM', 'P', 10)).rule).toBe('18MEX §3.2(a)(4)');
    expect(isOffered(state, sellOf(state, '@A', 'NdM', '5+5'))).toBe(true);
  });

  rule('18MEX §3.2#6', 'shares of a major that has not floated may be sold', () => {
    const state = stockTurn('@B', { MEX: { price: 75, '@A': 'P', '@B': '10', status: 'started' } });
    expect(isOffered(state, sellOf(state, '@B', 'MEX', '10'))).toBe(true);
  });
});

describe('18MEX the order of a stock turn', () => {
  rule(['18MEX §3.2#1', '18MEX §3.2#2'], 'EX-21: one purchase, before or after all sales', () => {
    const state = stockTurn('@B', {
      MEX: { price: 75, '@A': 'P+10', '@B': '10+10' },
      SPM: { price: 75, '@A': 'P+10' },
    });
    const sold = play(state, sellOf(state, '@B', 'MEX', '10'));
    const bought = play(sold, buyOf(sold, '@B', 'SPM', 'ipo'));
    expect(decider(bought)).toBe('@C');
    const first = play(state, buyOf(state, '@B', 'SPM', 'ipo'));
    expect(refusalOf(first, buyOf(first, '@B', 'MEX', 'ipo')).rule).toBe('18MEX §3.2#1');
    const twice = play(first, sellOf(first, '@B', 'MEX', '10'));
    expect(isOffered(twice, sellOf(twice, '@B', 'MEX', '10'))).toBe(true);
    // With a private in hand the turn stays open, and the sale after sell and buy is refused.
    const open = stockTurn(
      '@B',
      { MEX: { price: 75, '@A': 'P+10', '@B': '10+10' }, SPM: { price: 75, '@A': 'P+10' } },
      { privates: { MCAR: '@C' } },
    );
    const sellBuy = play(open, sellOf(open, '@B', 'MEX', '10'));
    const done = play(sellBuy, buyOf(sellBuy, '@B', 'SPM', 'ipo'));
    expect(decider(done)).toBe('@C');
  });

  rule('18MEX §3.2#3', 'TC-37: no purchase of what was sold in this stock round', () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@B': 'P+10', '@A': '10+10' } });
    const sold = play(state, sellOf(state, '@A', 'MEX', '10'), pass('@A'), pass('@B'), pass('@C'));
    expect(decider(sold)).toBe('@A');
    expect(refusalOf(sold, buyOf(sold, '@A', 'MEX', 'pool')).rule).toBe('18MEX §3.2#3');
    expect(refusalOf(sold, buyOf(sold, '@A', 'MEX', 'ipo')).rule).toBe('18MEX §3.2#3');
  });

  rule(
    ['18MEX §1.1#2', '18MEX §3.6#1'],
    'TC-40: passes in a row end the round; without an action the priority stays',
    () => {
      const idle = lastStockTurn('@C', {}, { priority: '@A' });
      const ended = play(idle, pass('@C'));
      expect(ended.priority).toBe('@A');
      const acted = stockTurn('@B', { MEX: { price: 75, '@A': 'P+10', '@B': '10' } });
      const later = play(acted, sellOf(acted, '@B', 'MEX', '10'), pass('@B'), pass('@C'), pass('@A'), pass('@B'));
      expect(later.priority).toBe('@C');
    },
  );
});

describe('18MEX privates between players', () => {
  rule(['18MEX §3.2(b)#1', '18MEX §3.2(b)#2', '18MEX §1.5#5'], 'TC-38: on the seller’s turn', () => {
    const state = stockTurn('@A', {}, { privates: { MIR: '@A' } });
    const sold = play(state, sellPrivate('@A', 'MIR', 150, '@B'), yes('@B'));
    expect([privateOf(sold, 'MIR').owner, cashOf(sold, '@A'), cashOf(sold, '@B')]).toEqual(['@B', 775, 475]);
    const turn = play(sold, pass('@A'));
    expect(isOffered(turn, { type: 'par', by: '@B', company: 'MEX', cell: '0,5' })).toBe(true);
    const declined = play(state, sellPrivate('@A', 'MIR', 150, '@B'), no('@B'));
    expect(privateOf(declined, 'MIR').owner).toBe('@A');
    const full = stockTurn('@A', ELEVEN, { players: 5, privates: { MIR: '@A' } });
    expect(refusalOf(full, sellPrivate('@A', 'MIR', 150, '@B')).rule).toBe('18MEX §3.3(b)#3');
    const peer = stockTurn('@A', ELEVEN, {
      players: 5,
      privates: { MIR: '@A' },
      rulings: { privateTradeIgnoresLimit: true },
    });
    expect(isOffered(peer, sellPrivate('@A', 'MIR', 150, '@B'))).toBe(true);
  });

  rule(['18MEX §3.2(c)(4)', '18MEX §3.2(b)#2'], 'TC-39: on the buyer’s turn it is the purchase', () => {
    const state = stockTurn('@B', { MEX: { price: 75, '@A': 'P+10' } }, { privates: { MIR: '@A' } });
    const bought = play(state, take('@B', 'MIR', 120), yes('@A'));
    expect(privateOf(bought, 'MIR').owner).toBe('@B');
    expect(refusalOf(bought, buyOf(bought, '@B', 'MEX', 'ipo')).rule).toBe('18MEX §3.2#1');
    expect(refusalOf(state, take('@B', 'MIR', 0)).key).toBe('priceRange');
  });

  rule(
    ['18MEX §1.4#6', '18MEX §3.2#7', '18MEX §App.1#1'],
    'EX-28: nothing is sold to the bank, minors to nobody, nothing is closed at will',
    () => {
      const state = stockTurn('@A', { B: { '@A': 'P', status: 'floated' } }, { privates: { MIR: '@A' } });
      expect(refusalOf(state, { type: 'sellPrivate', by: '@A', private: 'MIR', price: 100 }).rule).toBe(
        '18MEX §3.2(b)#1',
      );
      expect(refusalOf(state, sellPrivate('@A', 'B', 50, '@B')).rule).toBe('18MEX §3.2#7');
      expect(refusalOf(state, { type: 'usePower', by: '@A', private: 'MIR', target: 'close' }).rule).toBe(
        '18MEX §1.3.1#4',
      );
    },
  );
});
