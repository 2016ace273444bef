/** §3.2(c) to §3.6: purchases, limits, floating, presidents, the end of a stock round. */
import {
  cashOf,
  certificatesCounted,
  companyOf,
  decider,
  offers,
  percentAt,
  priceOf,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, offeredKinds, play, refusalOf, rule, holding } from '../../../test/support/index.ts';
import { ELEVEN, buyFiveWithChange, buyOf, cellOfMarker, lastStockTurn, pass, sellOf, stockTurn } from './positions.ts';

const choose = (by: `@${string}`, choice: string) => ({ type: 'choose', by, choice }) as const;
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

describe('18MEX floating', () => {
  rule(
    ['18MEX §3.4#1', '18MEX §3.4(a)', '18MEX §3.4(b)', '18MEX §3.4(c)', '18MEX §3.2(c)(2)#2', '18MEX §1.4#3'],
    'TC-15: CHI after #6 with the president’s certificate and two more',
    () => {
      const state = stockTurn('@B', { CHI: { price: 90, status: 'started', '@A': 'P', '@B': '10', '@C': '10' } });
      expect(companyOf(state, 'CHI').status).toBe('started');
      const floated = play(state, buyOf(state, '@B', 'CHI', 'ipo'));
      expect([companyOf(floated, 'CHI').status, cashOf(floated, 'CHI')]).toEqual(['floated', 900]);
      expect(companyOf(floated, 'CHI').tokens).toEqual([0, 40, 60, 80]);
      expect(companyOf(floated, 'CHI').president).toBe('@A');
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
