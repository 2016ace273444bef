/** What the printed rulebook demands where the reading was another once, and the rulings that keep the other reading. */
import {
  begin,
  cashOf,
  certificatesAt,
  certificatesCounted,
  decider,
  newGame,
  newMove,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { COMPANIES } from '../companies.ts';
import { openStockRound } from '../flow.ts';
import { raising } from '../rules/emergency.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import { buyOf, buyTrain, majorTurn, operatingRound, pass, sale, sellOf, stockTurn } from './positions.ts';

const over = {
  CHI: { price: 75, '@A': 'P+10+10+10+10', '@C': '10' },
  SPM: { price: 75, '@A': 'P+10+10+10+10', '@C': '10' },
  TM: { price: 75, '@A': '10+10+10', '@C': 'P+10+10' },
  MC: { price: '5,0', '@C': 'P', pool: '10+10' },
} as const;

/** Two certificates above the limit of eleven, since before this round. */
const owing = (about: object = {}): State => stockTurn('@A', over, { players: 5, own: { mustSell: ['@A'] }, ...about });

describe('18MEX above a limit', () => {
  rule(
    '18MEX §3.3(b)#4',
    'nobody buys before he is within the limits, and no turn ends while a sale could help',
    () => {
      const state = owing();
      expect(certificatesCounted(state, '@A')).toBe(13);
      // Shares of the yellow area do not count, and still they wait.
      expect(refusalOf(state, buyOf(state, '@A', 'MC', 'pool')).rule).toBe('18MEX §3.3(b)#4');
      const little = play(state, sellOf(state, '@A', 'TM', '10'));
      expect(refusalOf(little, buyOf(little, '@A', 'MC', 'pool')).rule).toBe('18MEX §3.3(b)#4');
      expect(refusalOf(little, pass('@A')).rule).toBe('18MEX §3.3(b)#4');
      const enough = play(little, sellOf(little, '@A', 'TM', '10'));
      expect(isOffered(enough, buyOf(enough, '@A', 'MC', 'pool'))).toBe(true);
      expect(isOffered(enough, pass('@A'))).toBe(true);
    },
  );

  rule('18MEX §3.3(b)#4', 'overLimitSellsFirst off: the purchase may come first, never between the sales', () => {
    const state = owing({ rulings: { overLimitSellsFirst: false } });
    const bought = play(state, buyOf(state, '@A', 'MC', 'pool'));
    expect(decider(bought)).toBe('@A');
    expect(refusalOf(bought, pass('@A')).rule).toBe('18MEX §3.3(b)#4');
    const sold = play(bought, sellOf(bought, '@A', 'TM', '10+10'));
    expect(isOffered(sold, pass('@A'))).toBe(true);
    const little = play(state, sellOf(state, '@A', 'TM', '10'));
    expect(refusalOf(little, buyOf(little, '@A', 'MC', 'pool')).rule).toBe('18MEX §3.3(b)#4');
  });

  rule('18MEX §3.3(b)#4', 'an excess of this round is kept until the next; excessKept: or until the next turn', () => {
    const fresh = stockTurn('@A', over, { players: 5 });
    expect(isOffered(fresh, pass('@A'))).toBe(true);
    const there = stockTurn('@A', over, { players: 5, rulings: { excessKept: 'nextTurn' } });
    expect(refusalOf(there, pass('@A')).rule).toBe('18MEX §3.3(b)#4');
    const next = newMove(stockTurn('@A', over, { players: 5, agenda: [] }));
    openStockRound(next);
    expect(next.state.own['mustSell']).toEqual(['@A']);
  });
});

describe('18MEX money for a train', () => {
  rule('18MEX §4.3.4.2#3', 'the most is over all orders of sales: a block, and 5% with change', () => {
    const state = majorTurn(
      'MC',
      'trains',
      {
        MC: { price: '5,3', '@A': 'P+10', '@B': '10+10+10', tokens: 'I8', cash: 0 },
        NdM: { price: 75, '@B': 'P+10', '@A': '10+10+10', pool: '10+10+10+5' },
      },
      { tiles: { I8: '57/0', G8: '9/0', E8: '8/5', K8: '4/0' }, cash: { '@A': 190 }, depot: '4' },
    );
    // 35% lie in the open market: 5% with change, the 5% that came back, and once more; a block of 10% would bring 75.
    expect(raising.raisable(state, { player: '@A', operating: 'MC' })).toBe(3 * 38);
    expect(refusalOf(state, { type: 'bankrupt', by: '@A' }).rule).toBe('18MEX §4.3.4.2#3');
  });
});

describe('18MEX no more than is needed', () => {
  rule('18MEX §4.3.4.2(d)#2', 'where one share is enough two are not sold', () => {
    const state = majorTurn(
      'MC',
      'trains',
      {
        MC: { price: '0,9', '@A': 'P+10+10', '@B': '10', tokens: 'I8', cash: 0 },
        MEX: { price: '2,8', '@B': 'P+10+10', '@A': '10+10', tokens: 'P13' },
      },
      { tiles: { I8: '57/0', G8: '9/0', E8: '8/5', K8: '4/0' }, cash: { '@A': 200 }, depot: '4' },
    );
    expect(isOffered(state, sellOf(state, '@A', 'MEX', '10'))).toBe(true);
    expect(refusalOf(state, sellOf(state, '@A', 'MEX', '10+10')).rule).toBe('18MEX §4.3.4.2(d)#2');
  });
});

describe('18MEX refusals by their rule', () => {
  rule(['18MEX §3.1(b)#1', '18MEX §3.1(b)#4'], 'a bid too low, a bid too high', () => {
    const state = sale('@A');
    const bid = (price: number) => ({ type: 'bid', by: '@A', item: 'KCMO', price }) as const;
    expect(refusalOf(state, bid(44)).rule).toBe('18MEX §3.1(b)#1');
    expect(refusalOf(state, bid(5000)).rule).toBe('18MEX §3.1(b)#4');
  });

  rule('18MEX §3.1.1#2', 'a raise too low, in words that let a bidder pass', () => {
    const state = sale('@A', {}, { bids: { KCMO: { '@B': 45, '@C': 50 } } });
    const auction = play(state, { type: 'buyPrivate', by: '@A', private: 'MCAR', price: 20 });
    expect(refusalOf(auction, { type: 'bid', by: '@B', item: 'KCMO', price: 54 }).rule).toBe('18MEX §3.1.1#2');
    expect([en['ask.privateAuction'], ru['ask.privateAuction']].join(' ')).toMatch(/pass.*спасуйте/);
  });

  rule(['18MEX §4.3.4(d)#1', '18MEX §4.3.4(d)#2', '18MEX §4.3.5#1'], 'prices of trains and privates', () => {
    const state = majorTurn(
      'MC',
      'trains',
      {
        MC: { price: 75, '@A': 'P+10+10', tokens: 'I8', cash: 400 },
        SPM: { price: 75, '@B': 'P+10', tokens: 'O8', trains: '3' },
        NdM: { price: 75, '@C': 'P+10', tokens: 'O10', trains: '4' },
      },
      { phase: '4', depot: '5', privates: { KCMO: '@B' } },
    );
    expect(refusalOf(state, buyTrain(state, '@A', '3', 'SPM', 0)).rule).toBe('18MEX §4.3.4(d)#1');
    expect(refusalOf(state, buyTrain(state, '@A', '4', 'NdM', 1)).rule).toBe('18MEX §4.3.4(d)#2');
    const kcmo = { type: 'buyPrivate', by: '@A', private: 'KCMO', price: 61, for: 'MC' } as const;
    expect(refusalOf(state, kcmo).rule).toBe('18MEX §4.3.5#1');
  });
});

describe('18MEX set-up', () => {
  rule('18MEX §2', 'the priority deal is drawn by the seed, or goes by the seats as given', () => {
    const seats = ['@A', '@B', '@C', '@D'].map((id) => ({ id: id as PlayerId, name: id }));
    const first = (seed: number, seating?: 'asSeated') =>
      decider(begin(newGame({ title: '18MEX', players: seats, seed, ...(seating ? { seating } : {}) })).state);
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => first(seed))).size).toBe(4);
    expect(new Set(seeds.map((seed) => first(seed, 'asSeated')))).toEqual(new Set(['@A']));
  });

  rule('18MEX §2', 'names as printed', () => {
    expect(COMPANIES['TM']?.name.ru).toBe('Texas Mexican Railway');
  });
});

describe('18MEX mail', () => {
  rule('18MEX §4.3.1#1', 'a major without a train receives none', () => {
    const paid = (trains: string): number =>
      cashOf(
        operatingRound(
          ['SPM'],
          { SPM: { price: 75, '@A': 'P+10', tokens: 'O8', turns: 1, cash: 300, trains } },
          { tiles: { O8: '57/0' } },
        ),
        'SPM',
      ) - 300;
    expect(paid('')).toBe(0);
    expect(paid('3')).toBe(20);
  });
});

describe('18MEX markers and the merger', () => {
  rule(
    '18MEX §4(c)#3',
    'a marker that falls on those that have operated lies above them; fallenMarker: under all',
    () => {
      const stack = (rulings: object): readonly string[] | undefined => {
        const state = majorTurn(
          'MC',
          'trains',
          {
            MC: { price: '4,8', '@A': 'P+10+10', '@B': '10', tokens: 'I8', cash: 0 },
            MEX: { price: '2,8', '@B': 'P+10+10', '@A': '10+10', tokens: 'P13', cash: 300 },
          },
          {
            next: ['MEX'],
            tiles: { I8: '57/0', G8: '9/0', E8: '8/5', K8: '4/0' },
            cash: { '@A': 100 },
            depot: '4',
            ...rulings,
          },
        );
        return play(state, sellOf(state, '@A', 'MEX', '10+10')).market.stacks['4,8'];
      };
      expect(stack({})).toEqual(['MEX', 'MC']);
      expect(stack({ rulings: { fallenMarker: 'underAll' } })).toEqual(['MC', 'MEX']);
    },
  );
});

rule(
  ['18MEX §1.5#5', '18MEX §App.1#1'],
  'a share in a player’s hand and a closed private are refused by their own rules',
  () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@B': 'P+10' } }, { privates: { MCAR: 'closed' } });
    const [theirs = ''] = certificatesAt(state, '@B', 'MEX').flatMap(({ id, kind }) =>
      kind === 'president' ? [] : [id],
    );
    expect(refusalOf(state, { type: 'buyShares', by: '@A', company: 'MEX', certificates: [theirs] }).rule).toBe(
      '18MEX §1.5#5',
    );
    expect(refusalOf(state, { type: 'buyPrivate', by: '@A', private: 'MCAR', price: 20 })).toMatchObject({
      rule: '18MEX §App.1#1',
      key: 'privateIsClosed',
    });
    // Nor does a president part with their certificate, or a minor buy a private.
    expect(refusalOf(state, { type: 'buyShares', by: '@A', company: 'MEX', certificates: ['MEX_0'] }).rule).toBe(
      '18MEX §3.2(c)(1)',
    );
    expect(refusalOf(state, { type: 'buyPrivate', by: '@A', private: 'MCAR', price: 20, for: 'A' }).rule).toBe(
      '18MEX §1.3.3#3',
    );
  },
);
