/** §3.2 to §3.6: normal stock turns. */
import {
  cashOf,
  certificatesCounted,
  companyOf,
  decider,
  offers,
  percentAt,
  priceOf,
  privateOf,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import { worth } from '../rules/scoring.ts';
import {
  buyFiveWithChange,
  buyOf,
  cellOfMarker,
  holding,
  lastStockTurn,
  no,
  pass,
  sellFiveWithChange,
  sellOf,
  stockTurn,
  take,
  yes,
} from './mex.ts';

const choose = (by: `@${string}`, choice: string) => ({ type: 'choose', by, choice }) as const;
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

  rule('18MEX §3.2#6', 'shares of a major that is not launched may be sold', () => {
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

/** Player B with eleven certificates that count, five players. */
const ELEVEN = {
  MEX: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
  SPM: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
  TM: { price: 75, '@A': 'P', '@B': '10+10+10' },
} as const;

describe('18MEX buying', () => {
  rule(['18MEX §3.2(c)(1)', '18MEX §1.5#2'], 'the president’s certificate costs twice par', () => {
    const state = stockTurn('@A', { SPM: { price: '0,4', '@B': 'P+10' } });
    const started = play(state, { type: 'par', by: '@A', company: 'MEX', cell: '0,4' });
    expect([cashOf(started, '@A'), priceOf(started, 'MEX'), companyOf(started, 'MEX').par]).toEqual([465, 80, 80]);
    expect(started.market.stacks['0,4']).toEqual(['SPM', 'MEX']);
    const cells = offers(state, 'par').flatMap((each) =>
      each.kind === 'one' && each.action.type === 'par' && each.action.company === 'MEX' ? [each.action.cell] : [],
    );
    expect(cells).toEqual(['0,5', '0,4', '1,4', '1,3', '2,2']);
  });

  rule(
    ['18MEX §3.2(c)(2)', '18MEX §1.4#2'],
    'TC-17: par for the initial offering, once the president’s certificate is sold',
    () => {
      const state = stockTurn('@A', {
        CHI: { '@B': '10', status: 'available' },
        MEX: { par: 70, price: '0,5', '@B': 'P' },
      });
      expect(refusalOf(state, buyOf(state, '@A', 'CHI', 'ipo')).rule).toBe('18MEX §3.2(c)(2)');
      expect(cashOf(play(state, buyOf(state, '@A', 'MEX', 'ipo')), '@A')).toBe(555);
      const udy = stockTurn('@A', { UdY: { price: 70, '@B': 'P+10+10+10+10+10', '@C': '10+10' } });
      expect(refusalOf(udy, buyOf(udy, '@A', 'UdY', 'reserved')).rule).toBe('18MEX §3.2(c)(2)');
    },
  );

  rule(['18MEX §3.2(c)(3)', '18MEX §1.4#2'], 'TC-31: market value in the open market, half rounded down', () => {
    const state = stockTurn('@A', { NdM: { price: 75, '@B': 'P+10', pool: '10+5' } });
    expect(cashOf(play(state, buyOf(state, '@A', 'NdM', 'pool', 5)), '@A')).toBe(625 - 37);
    expect(cashOf(play(state, buyOf(state, '@A', 'NdM', 'pool')), '@A')).toBe(550);
    const peer = stockTurn(
      '@A',
      { NdM: { price: 75, '@B': 'P+10', pool: '10+5' } },
      { rulings: { halfShareBuyRounding: 'up' } },
    );
    expect(cashOf(play(peer, buyOf(peer, '@A', 'NdM', 'pool', 5)), '@A')).toBe(625 - 38);
  });

  rule('18MEX §3.2(c)(5)', 'EX-10, TC-33: 5% bought with change', () => {
    const state = stockTurn('@A', { NdM: { price: 75, '@B': 'P+10', '@A': '5', pool: '10' } });
    const bought = play(state, buyFiveWithChange(state, '@A'));
    expect([cashOf(bought, '@A'), holding(bought, '@A', 'NdM'), holding(bought, 'pool', 'NdM')]).toEqual([
      588,
      '10',
      '5',
    ]);
    // It was the purchase, not a sale: nothing else may be bought, the 10% may be sold.
    expect(refusalOf(bought, buyOf(bought, '@A', 'NdM', 'pool', 5)).rule).toBe('18MEX §3.2#1');
    const full = stockTurn(
      '@B',
      { ...ELEVEN, NdM: { price: 75, '@A': 'P+10', '@B': '5', pool: '10' } },
      { players: 5 },
    );
    expect(refusalOf(full, buyFiveWithChange(full, '@B')).rule).toBe('18MEX §3.3(b)#3');
  });

  rule('18MEX §3.2(c)#6', 'no purchase without the cash', () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@B': 'P', '@A': '10' } }, { cash: { '@A': 74 } });
    expect(refusalOf(state, buyOf(state, '@A', 'MEX', 'ipo')).rule).toBe('18MEX §3.2(c)#6');
  });

  rule('18MEX §5.1#2', 'TC-19: NdM is frozen until Phase 3½', () => {
    const frozen = stockTurn('@B', { NdM: { price: 75, '@A': 'P', status: 'started' } }, { phase: '3' });
    expect(refusalOf(frozen, buyOf(frozen, '@B', 'NdM', 'ipo')).rule).toBe('18MEX §5.1#2');
    const open = stockTurn('@B', { NdM: { price: 75, '@A': 'P', status: 'started' } }, { phase: '3½' });
    expect(isOffered(open, buyOf(open, '@B', 'NdM', 'ipo'))).toBe(true);
  });

  rule('18MEX §1.3.2#2', 'no company buys shares', () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@A': 'P+10' }, SPM: { price: 75, '@A': 'P+10', cash: 500 } });
    expect(refusalOf(state, { ...buyOf(state, '@A', 'MEX', 'ipo'), for: 'SPM' } as never).key).toBe('notLikeThat');
  });
});

describe('18MEX limits', () => {
  rule(['18MEX §3.3(a)#1', '18MEX §App.1#4'], 'EX-17: 60% is the most', () => {
    const state = stockTurn('@A', { NdM: { price: 75, '@A': 'P+10+10+10+5', '@B': '10', pool: '5' } });
    expect(refusalOf(state, buyOf(state, '@A', 'NdM', 'ipo')).rule).toBe('18MEX §3.3(a)#1');
    expect(isOffered(state, buyOf(state, '@A', 'NdM', 'pool', 5))).toBe(true);
  });

  rule('18MEX §3.3(a)#2', 'TC-36: 70% of UdY must be sold down in the next turn', () => {
    const state = stockTurn(
      '@A',
      { UdY: { price: 70, '@A': 'P+10+10+10+10+10', '@B': '10' } },
      { own: { mustSell: ['@A'] } },
    );
    expect(refusalOf(state, pass('@A')).rule).toBe('18MEX §3.3(a)#2');
    const sold = play(state, sellOf(state, '@A', 'UdY', '10'));
    expect(isOffered(sold, pass('@A'))).toBe(true);
  });

  rule(['18MEX §3.3(b)#1', '18MEX §3.3(b)#2', '18MEX §1.3.2#4'], 'what counts towards the certificate limit', () => {
    const state = stockTurn(
      '@A',
      {
        B: { '@A': 'P', status: 'floated' },
        MEX: { price: 75, '@A': 'P+10' },
        SPM: { price: '5,0', '@A': 'P+10+10' },
        NdM: { price: 75, '@A': '5+5', '@B': 'P' },
        CHI: { price: 75, '@B': 'P' },
      },
      { privates: { MIR: '@A', KCMO: 'CHI' } },
    );
    // MIR, minor B, and two certificates of MEX.
    expect(certificatesCounted(state, '@A')).toBe(4);
  });

  rule('18MEX §3.3(b)#3', 'TC-32, TC-34: at the limit only what does not count', () => {
    const state = stockTurn(
      '@B',
      {
        ...ELEVEN,
        NdM: { price: 75, '@A': 'P', pool: '5' },
        UdY: { price: '5,0', '@A': 'P', pool: '10' },
        CHI: { price: 75, '@A': 'P', '@C': '10', pool: '10' },
      },
      { players: 5 },
    );
    expect(certificatesCounted(state, '@B')).toBe(11);
    expect(isOffered(state, buyOf(state, '@B', 'NdM', 'pool', 5))).toBe(true);
    expect(isOffered(state, buyOf(state, '@B', 'UdY', 'pool'))).toBe(true);
    expect(refusalOf(state, buyOf(state, '@B', 'CHI', 'pool')).rule).toBe('18MEX §3.3(b)#3');
    const takeover = stockTurn(
      '@B',
      {
        MEX: { price: 75, '@A': 'P', '@B': '10+10', pool: '10' },
        SPM: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
        TM: { price: 75, '@A': 'P', '@B': '10+10+10+10+10' },
      },
      { players: 5 },
    );
    expect(refusalOf(takeover, buyOf(takeover, '@B', 'MEX', 'pool')).rule).toBe('18MEX §3.3(b)#3');
  });

  rule(
    ['18MEX §3.3(b)#4', '18MEX §3.2#5'],
    'TC-35, excessKept nextTurn: an excess caused by others is cured in the next turn',
    () => {
      const state = stockTurn(
        '@B',
        {
          CHI: { price: 75, '@A': 'P', '@B': '10+10', pool: '10' },
          SPM: { price: 75, '@A': 'P+10+10+10+10', '@C': '10' },
          TM: { price: 75, '@A': 'P+10+10+10+10', '@C': '10' },
        },
        { players: 5, rulings: { excessKept: 'nextTurn' } },
      );
      const taken = play(state, buyOf(state, '@B', 'CHI', 'pool'), pass('@B'));
      expect(holding(taken, '@A', 'CHI')).toBe('10+10');
      expect(certificatesCounted(taken, '@A')).toBe(12);
      const turn = play(taken, pass('@C'), pass('@D'), pass('@E'));
      expect(decider(turn)).toBe('@A');
      expect(refusalOf(turn, pass('@A')).rule).toBe('18MEX §3.3(b)#4');
      const sold = play(turn, sellOf(turn, '@A', 'CHI', '10'));
      expect(isOffered(sold, pass('@A'))).toBe(true);
    },
  );

  rule('18MEX §3.3(b)#5', 'EX-6: selling until the marker is yellow again is enough', () => {
    const state = stockTurn(
      '@B',
      {
        MEX: { price: 75, '@A': 'P', '@B': '10+10+10+10+10' },
        SPM: { price: 75, '@A': 'P', '@B': '10+10+10+10+10' },
        TM: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
        CHI: { price: '4,4', '@A': 'P+10+10+10', '@B': '10+10+10+10+10' },
      },
      { players: 4, own: { mustSell: ['@B'] } },
    );
    expect(certificatesCounted(state, '@B')).toBe(19);
    expect(refusalOf(state, pass('@B')).rule).toBe('18MEX §3.3(b)#4');
    const sold = play(state, sellOf(state, '@B', 'CHI', '10'));
    expect([cashOf(sold, '@B'), cellOfMarker(sold, 'CHI'), certificatesCounted(sold, '@B')]).toEqual([560, '5,4', 14]);
    expect(isOffered(sold, pass('@B'))).toBe(true);
  });
});

describe('18MEX launching', () => {
  rule(
    ['18MEX §3.4#1', '18MEX §3.4(a)', '18MEX §3.4(b)', '18MEX §3.4(c)', '18MEX §3.2(c)(2)#2', '18MEX §1.4#3'],
    'TC-15: CHI after #6 with the president’s certificate and two more',
    () => {
      const state = stockTurn('@B', { CHI: { price: 90, status: 'started', '@A': 'P', '@B': '10', '@C': '10' } });
      expect(companyOf(state, 'CHI').status).toBe('started');
      const launched = play(state, buyOf(state, '@B', 'CHI', 'ipo'));
      expect([companyOf(launched, 'CHI').status, cashOf(launched, 'CHI')]).toEqual(['floated', 900]);
      expect(companyOf(launched, 'CHI').tokens).toEqual([0, 40, 60, 80]);
      expect(companyOf(launched, 'CHI').president).toBe('@A');
    },
  );

  rule('18MEX §3.4#1', 'TC-16: the trade-in certificate of UdY is still in the initial offering', () => {
    const state = stockTurn('@B', { UdY: { price: 70, status: 'started', '@A': 'P', '@B': '10' } }, { phase: '2' });
    const two = play(state, buyOf(state, '@B', 'UdY', 'ipo'));
    expect(companyOf(two, 'UdY').status).toBe('started');
    const next = play(two, pass('@B'));
    expect(companyOf(play(next, buyOf(next, '@C', 'UdY', 'ipo')), 'UdY').status).toBe('floated');
  });
});

describe('18MEX presidents', () => {
  rule(
    ['18MEX §3.5#1', '18MEX §3.5(b)#1', '18MEX §3.5(c)', '18MEX §1.3.2#5'],
    'TC-21: strictly more makes a president',
    () => {
      const state = stockTurn('@A', { MEX: { price: 75, '@A': 'P+10', '@B': '10+10+10' } });
      const sold = play(state, sellOf(state, '@A', 'MEX', '10'));
      expect(companyOf(sold, 'MEX').president).toBe('@B');
      expect([holding(sold, '@A', 'MEX'), holding(sold, '@B', 'MEX')]).toEqual(['10+10', 'P+10']);
    },
  );

  rule('18MEX §3.5(a)', 'TC-22: among equals the first clockwise from the outgoing president', () => {
    const state = stockTurn(
      '@A',
      { MEX: { price: 75, '@A': 'P+10+10', '@B': '10+10', '@D': '10+10' } },
      { players: 4 },
    );
    const sold = play(state, sellOf(state, '@A', 'MEX', 'P+10+10'));
    expect(companyOf(sold, 'MEX').president).toBe('@B');
    expect([percentAt(sold, '@A', 'MEX'), percentAt(sold, 'pool', 'MEX')]).toEqual([0, 40]);
  });

  rule('18MEX §3.5#1', 'TC-23: equality changes nothing', () => {
    const state = stockTurn('@B', { MEX: { price: 75, '@A': 'P', '@B': '10' } });
    const equal = play(state, buyOf(state, '@B', 'MEX', 'ipo'));
    expect(companyOf(equal, 'MEX').president).toBe('@A');
    const more = stockTurn('@B', { MEX: { price: 75, '@A': 'P', '@B': '10+10' } });
    expect(companyOf(play(more, buyOf(more, '@B', 'MEX', 'ipo')), 'MEX').president).toBe('@B');
  });

  rule('18MEX §3.5(b)#2', 'TC-24: the new president of NdM chooses what to give', () => {
    const state = stockTurn('@B', { NdM: { price: 75, '@A': 'P+5', '@B': '10+10+5', pool: '10' } });
    const asked = play(
      stockTurn('@B', { NdM: { price: 75, '@A': 'P', '@B': '10+5+5', pool: '10' } }),
      buyOf(state, '@B', 'NdM', 'pool'),
    );
    expect(topFrame(asked)?.step).toBe('presidency');
    expect(
      offers(asked).map((each) => each.kind === 'one' && each.action.type === 'choose' && each.action.choice),
    ).toEqual(['10+10', '10+5+5']);
    const chosen = play(asked, choose('@B', '10+5+5'));
    expect([holding(chosen, '@B', 'NdM'), holding(chosen, '@A', 'NdM')]).toEqual(['P+10', '10+5+5']);
    const rulings = { ndmPresidentExchange: 'tensFirst' };
    const peer = stockTurn('@B', { NdM: { price: 75, '@A': 'P', '@B': '10+5+5', pool: '10' } }, { rulings });
    expect(holding(play(peer, buyOf(peer, '@B', 'NdM', 'pool')), '@A', 'NdM')).toBe('10+10');
  });

  rule(
    ['18MEX §3.5(b)#1', '18MEX §3.2(a)(5)'],
    'TC-25: 10+5+5 for the certificate, then the seller chooses what goes to the market',
    () => {
      const state = stockTurn('@A', { NdM: { price: '1,4', '@A': 'P', '@B': '10+5+5' } });
      const asked = play(state, sellOf(state, '@A', 'NdM', 'P', 10));
      expect(holding(asked, '@B', 'NdM')).toBe('P');
      expect(decider(asked)).toBe('@A');
      const chosen = play(asked, choose('@A', '5+5'));
      expect([holding(chosen, '@A', 'NdM'), holding(chosen, 'pool', 'NdM')]).toEqual(['10', '5+5']);
      expect(cellOfMarker(chosen, 'NdM')).toBe('2,4');
    },
  );
});

describe('18MEX end of a stock round', () => {
  rule(['18MEX §3.6#2', '18MEX §3.6#3'], 'TC-41: sold-out majors rise, the higher first; the top row stays', () => {
    const state = lastStockTurn('@C', {
      MEX: { price: '1,5', '@A': 'P+10+10+10+10', '@B': '10+10+10+10', tokens: 'P13', cash: 300 },
      SPM: { price: '0,4', '@B': 'P+10+10+10+10', '@A': '10+10+10+10', tokens: 'O8', cash: 300 },
    });
    const ended = play(state, pass('@C'));
    expect([cellOfMarker(ended, 'MEX'), cellOfMarker(ended, 'SPM')]).toEqual(['0,5', '0,4']);
  });

  rule('18MEX §3.6#4', 'TC-43: a certificate in the trade-in box prevents the bonus', () => {
    const state = lastStockTurn('@C', {
      NdM: { price: '1,5', '@A': 'P+10+10+10+5', '@B': '10+10+10+5', tokens: 'O10', trains: '5' },
    });
    expect(cellOfMarker(play(state, pass('@C')), 'NdM')).toBe('1,5');
  });

  rule(['18MEX §1.1#4', '18MEX §7#2'], 'one, two or three operating rounds by the phase', () => {
    for (const [phase, rounds] of [
      ['2', 1],
      ['3', 2],
      ['3½', 2],
      ['4', 2],
      ['5', 3],
      ['4D', 3],
    ] as const) {
      const state = lastStockTurn('@C', { MEX: { price: 75, '@A': 'P+10+10+10+10', cash: 300 } }, { phase });
      expect([phase, play(state, pass('@C')).round.of]).toEqual([phase, rounds]);
    }
  });

  rule('18MEX §7#1', 'everything is in the state, for all to see', () => {
    expect(offeredKinds(stockTurn('@A', {})).size).toBeGreaterThan(0);
  });
});
