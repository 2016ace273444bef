/** §3.1, §5.1: the sale of privates and minors. */
import {
  apply,
  cashOf,
  companyOf,
  decider,
  type Game,
  isRefusal,
  offers,
  percentAt,
  priceOf,
  privateOf,
  type State,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import {
  bestRun,
  isOffered,
  offeredKinds,
  play,
  position,
  refusalOf,
  rule,
  holding,
} from '../../../test/support/index.ts';
import { PRESETS } from '../index.ts';
import { ladder } from '../rules/slots.ts';
import { priceOfLowest, unsold } from '../rules/privateSale.ts';
import { bid, cellOfMarker, pass, sale, sellOf, take } from './positions.ts';

const start = (players = 3, rulings = {}): State => position('18MEX', {}, { players, rulings });

describe('18MEX sale of companies', () => {
  rule(['18MEX §2', '18MEX §1.4#7', '18MEX §1.4#1'], 'cash, bank and certificates at the start', () => {
    for (const [players, cash] of [
      [3, 625],
      [4, 500],
      [5, 450],
    ] as const) {
      const state = start(players);
      expect(cashOf(state, '@A')).toBe(cash);
      expect(cashOf(state, 'bank')).toBe(9000 - players * cash);
    }
    const state = start();
    expect(holding(state, 'reserved', 'NdM')).toBe('10+5+5');
    expect(holding(state, 'reserved', 'UdY')).toBe('10');
    expect(unsold(state)).toEqual(['MCAR', 'KCMO', 'A', 'B', 'C', 'MIR', 'MNR']);
    expect(state.phase).toBe('1');
  });

  rule(['18MEX §1.1#1', '18MEX §3#1'], 'the first round is a stock round and the priority holder begins', () => {
    const state = start();
    expect(state.round.kind).toBe('stock');
    expect(decider(state)).toBe(state.priority);
  });

  rule('18MEX §3.1#1', 'a turn is a purchase of the lowest, a bid on another, or a pass', () => {
    expect(offeredKinds(start())).toEqual(new Set(['buyPrivate', 'bid', 'pass']));
  });

  rule('18MEX §3.1(a)#1', 'the lowest company is bought at face value', () => {
    const state = play(start(), take('@A', 'MCAR', 20));
    expect(cashOf(state, '@A')).toBe(605);
    expect(privateOf(state, 'MCAR').owner).toBe('@A');
    expect(refusalOf(start(), take('@A', 'KCMO', 40)).rule).toBe('18MEX §3.1(a)#1');
  });

  rule('18MEX §3.1#4', 'the log tells who buys a minor, and nothing of a president', () => {
    const done = apply(play(start(), take('@A', 'MCAR', 20), take('@B', 'KCMO', 40)), take('@C', 'A', 50));
    const logged = isRefusal(done) ? [] : done.events.map(({ type }) => type);
    expect(logged.filter((type) => type === 'privateBought' || type === 'presidencyChanged')).toEqual([
      'privateBought',
    ]);
  });

  rule('18MEX §3.1(b)#1', 'TC-1: a bid is at least $5 above face value or the highest bid', () => {
    const state = start();
    expect(refusalOf(state, bid('@A', 'A', 54)).key).toBe('priceRange');
    expect(isOffered(state, bid('@A', 'A', 55))).toBe(true);
    const raised = play(state, bid('@A', 'A', 56));
    expect(refusalOf(raised, bid('@B', 'A', 60)).key).toBe('priceRange');
    expect(isOffered(raised, bid('@B', 'A', 61))).toBe(true);
  });

  rule(
    ['18MEX §3.1(b)#4', '18MEX §3.1(b)#3'],
    'TC-2: no more than the cash that is not set aside for other companies',
    () => {
      const state = sale('@A', {}, { cash: { '@A': 450 }, bids: { MNR: { '@A': 145 }, MIR: { '@A': 105 } } });
      expect(isOffered(state, bid('@A', 'A', 200))).toBe(true);
      expect(refusalOf(state, bid('@A', 'A', 201)).key).toBe('priceRange');
      const poor = sale('@A', {}, { cash: { '@A': 300 }, bids: { MNR: { '@A': 145 }, MIR: { '@A': 105 } } });
      expect(refusalOf(poor, bid('@A', 'A', 55)).rule).toBe('18MEX §3.1(b)#4');
    },
  );

  rule('18MEX §3.1(b)#6', 'TC-3: a new bid replaces the old one', () => {
    const state = sale('@A', {}, { cash: { '@A': 100 }, bids: { A: { '@A': 55, '@B': 60 } } });
    const after = play(state, bid('@A', 'A', 65), pass('@B'), pass('@C'));
    // 35 are free besides the 65 set aside.
    expect(isOffered(after, take('@A', 'MCAR', 20))).toBe(true);
    expect(offers(after, 'bid')).toMatchObject([
      { kind: 'price', action: bid('@A', 'A', 70), min: 70, max: 100, step: 1 },
    ]);
  });

  rule('18MEX §3.1(b)#2', 'TC-4: the lowest company is bought, not bid for', () => {
    const state = sale('@A', { MCAR: '@B' });
    expect(refusalOf(state, bid('@A', 'KCMO', 45)).rule).toBe('18MEX §3.1(b)#2');
    expect(isOffered(state, take('@A', 'KCMO', 40))).toBe(true);
  });

  rule(
    ['18MEX §3.1(a)#3', '18MEX §3.1(a)#4', '18MEX §3.1.1#3'],
    'TC-5, TC-6: the cascade, and whose turn follows',
    () => {
      const state = sale(
        '@B',
        {},
        {
          bids: { KCMO: { '@A': 45 }, A: { '@A': 55, '@C': 60 }, C: { '@C': 55 } },
        },
      );
      const auctioned = play(state, take('@B', 'MCAR', 20));
      expect(privateOf(auctioned, 'KCMO').owner).toBe('@A');
      expect(decider(auctioned)).toBe('@A');
      const done = play(auctioned, bid('@A', 'A', 65), pass('@C'));
      expect(companyOf(done, 'A').president).toBe('@A');
      expect(cashOf(done, '@A')).toBe(625 - 45 - 65);
      expect(cashOf(done, '@C')).toBe(625);
      expect(unsold(done)).toEqual(['B', 'C', 'MIR', 'MNR']);
      expect(decider(done)).toBe('@C');
      // C's bid on company C still stands.
      expect(refusalOf(play(done, pass('@C')), bid('@A', 'C', 59)).key).toBe('priceRange');
    },
  );

  rule('18MEX §3.1.1#2', 'TC-7: a pass is not final; with the other ruling it is', () => {
    const bids = { B: { '@A': 55, '@B': 60, '@C': 65 } } as const;
    const sold = { MCAR: '@A', KCMO: '@A' } as const;
    const before = sale('@A', sold, { bids });
    const state = play(before, take('@A', 'A', 50));
    expect(decider(state)).toBe('@A');
    const won = play(state, pass('@A'), bid('@B', 'B', 70), pass('@C'), bid('@A', 'B', 75), pass('@B'), pass('@C'));
    expect(companyOf(won, 'B').president).toBe('@A');
    const rulings = { auctionPassFinal: true, auctionOrder: 'lowestBid' };
    const peer = play(sale('@A', sold, { bids, rulings }), take('@A', 'A', 50));
    const out = play(peer, pass('@A'), bid('@B', 'B', 70), pass('@C'));
    expect(companyOf(out, 'B').president).toBe('@B');
  });

  rule('18MEX §3.1#1', 'who can neither buy nor bid is not asked; askedInVain: he is', () => {
    const after = (rulings: Game['rulings']): State =>
      play(sale('@A', {}, { cash: { '@A': 600, '@B': 10, '@C': 600 }, rulings }), take('@A', 'MCAR', 20));
    expect([decider(after({})), decider(after(PRESETS['18xx.games']))]).toEqual(['@C', '@B']);
  });

  rule('18MEX §3.1.1#2', 'who cannot raise in an auction is not asked; askedInVain: he is', () => {
    const about = { cash: { '@A': 60, '@B': 100, '@C': 600 }, bids: { A: { '@A': 55, '@B': 60 } } };
    const after = (rulings: Game['rulings']): State =>
      play(sale('@C', { MCAR: '@C' }, { ...about, rulings }), take('@C', 'KCMO', 40));
    expect([companyOf(after({}), 'A').president, cashOf(after({}), '@B')]).toEqual(['@B', 40]);
    const there = after(PRESETS['18xx.games']);
    expect([companyOf(there, 'A').president, decider(there)]).toEqual([null, '@A']);
  });

  rule('18MEX §3.1.1#1', 'EX-12: a single bidder pays his bid', () => {
    const state = play(sale('@A', { MCAR: '@A' }, { bids: { A: { '@C': 55 } } }), take('@A', 'KCMO', 40));
    expect(companyOf(state, 'A').president).toBe('@C');
    expect(cashOf(state, '@C')).toBe(570);
    expect(decider(state)).toBe('@B');
  });

  rule('18MEX §3.1(a)#2', 'TC-8: money set aside cannot pay', () => {
    const state = sale('@A', {}, { cash: { '@A': 60 }, bids: { A: { '@A': 50 } } });
    expect(refusalOf(state, take('@A', 'MCAR', 20)).rule).toBe('18MEX §3.1(a)#2');
  });

  rule(
    ['18MEX §3.1.2#1', '18MEX §3.1.2#2', '18MEX §3.1.2#3', '18MEX §3.1.2#4', '18MEX §3.1#3', '18MEX §3.1(b)#5'],
    'EX-11, TC-9, TC-10: $20, $15, $10, $5, then #1 must be taken free, and bids stand',
    () => {
      let state = start();
      const prices: number[] = [];
      state = play(state, bid('@A', 'KCMO', 45));
      for (let round = 1; round <= 4; round++) {
        prices.push(priceOfLowest(state, 'MCAR'));
        expect(priceOfLowest(state, 'KCMO')).toBe(40);
        for (let i = 0; i < (round === 1 ? 3 : 3); i++) {
          const by = decider(state);
          if (by && ladder.get(state) < round) state = play(state, pass(by));
        }
      }
      expect(prices).toEqual([20, 15, 10, 5]);
      expect(privateOf(state, 'MCAR').owner).toBe('@B');
      expect(cashOf(state, '@B')).toBe(625);
      expect(privateOf(state, 'KCMO').owner).toBe('@A');
      expect(cashOf(state, '@A')).toBe(580);
      expect(decider(state)).toBe('@C');
      expect(state.round.set).toBe(5);
    },
  );

  rule(
    ['18MEX §4#1', '18MEX §4(a)', '18MEX §4.2(a)', '18MEX §4.2(d)', '18MEX §1.3.1#1', '18MEX §1.3.3#4'],
    'TC-11: an operating round in the middle of the sale',
    () => {
      let state = sale('@A', { MCAR: '@A', KCMO: '@B', A: '@C' });
      state = play(state, pass('@A'), pass('@B'), pass('@C'));
      expect(state.round).toMatchObject({ kind: 'operating', set: 1, number: 1 });
      expect(cashOf(state, '@A')).toBe(630);
      expect(cashOf(state, '@B')).toBe(635);
      expect(state.board.tokens).toEqual([{ company: 'A', hex: 'M12', city: 0, slot: 0 }]);
      state = play(state, bestRun(state));
      // $30 for Tampico and its port: half for the owner, half for the minor.
      expect([cashOf(state, '@C'), cashOf(state, 'A')]).toEqual([625 + 15, 15]);
      expect(state.round).toMatchObject({ kind: 'stock', set: 2 });
    },
  );

  rule('18MEX §3.2(a)(1)', 'TC-12: trading that opens in the second stock round allows sales', () => {
    const state = sale(
      '@A',
      { MCAR: '@A', KCMO: '@B', A: '@C', B: '@C', C: '@C', MIR: '@B' },
      { round: { kind: 'stock', set: 2, number: 1, of: 1 } },
    );
    const traded = play(state, take('@A', 'MNR', 140), { type: 'par', by: '@A', company: 'NdM', cell: '0,5' });
    const next = play(traded, { type: 'par', by: '@B', company: 'CHI', cell: '0,5' }, pass('@B'));
    const sold = play(next, { type: 'buyShares', by: '@C', company: 'CHI', certificates: ['CHI_2'] });
    expect(isOffered(sold, sellOf(sold, '@C', 'CHI', '10'))).toBe(true);
  });

  rule('18MEX §3.1#2', 'TC-13: buying the last company is the whole turn', () => {
    const state = sale('@B', { MCAR: '@A', KCMO: '@B', A: '@C', B: '@C', C: '@C', MIR: '@B' });
    const after = play(state, take('@B', 'MNR', 140), { type: 'par', by: '@B', company: 'NdM', cell: '0,5' });
    expect(decider(after)).toBe('@C');
    expect(offeredKinds(after).has('par')).toBe(true);
  });

  rule(
    ['18MEX §5.1#1', '18MEX §1.5#1', '18MEX §1.5#3'],
    'TC-14: MNR brings the president’s certificate of NdM, whose par is set at once',
    () => {
      const sold = { MCAR: '@A', KCMO: '@B', A: '@C', B: '@C', C: '@C' } as const;
      const state = play(sale('@B', sold, { bids: { MNR: { '@C': 145 } } }), take('@B', 'MIR', 100));
      expect(decider(state)).toBe('@C');
      const done = play(state, { type: 'par', by: '@C', company: 'NdM', cell: '0,5' });
      expect(cashOf(done, '@C')).toBe(480);
      expect(holding(done, '@C', 'NdM')).toBe('P');
      expect(cellOfMarker(done, 'NdM')).toBe('0,5');
      expect(priceOf(done, 'NdM')).toBe(90);
      expect(percentAt(done, 'ipo', 'NdM') + percentAt(done, 'reserved', 'NdM')).toBe(80);
    },
  );

  rule('18MEX §3.1#4', 'a minor comes with its charter, MIR with 10% of CHI', () => {
    const state = play(
      sale('@A', { MCAR: '@A', KCMO: '@B', A: '@C', B: '@C' }, { bids: { MIR: { '@B': 105 } } }),
      take('@A', 'C', 50),
    );
    expect(companyOf(state, 'C').president).toBe('@A');
    expect(holding(state, '@B', 'CHI')).toBe('10');
  });

  rule(
    ['18MEX §1.3.3#1', '18MEX §1.3.3#2', '18MEX §1.3.3#3'],
    'a minor has one certificate, a built-in train and an empty treasury',
    () => {
      const state = start();
      expect(state.certificates['A']).toHaveLength(1);
      expect(state.trains.filter((each) => each.at === 'A').map((each) => each.name)).toEqual(['2b']);
      expect(cashOf(state, 'A')).toBe(0);
    },
  );

  rule('18MEX §3.1.2#3', 'the other ruling drops the price without operating rounds', () => {
    let state = start(3, { preSaleOr: 'stipend' });
    for (let i = 0; i < 12; i++) state = play(state, pass(decider(state) ?? '@A'));
    expect(state.round.set).toBe(1);
    expect(privateOf(state, 'MCAR').owner).toBe('@A');
    let later = sale('@A', { MCAR: '@A', KCMO: '@B', A: '@C' }, { rulings: { preSaleOr: 'stipend' } });
    for (let i = 0; i < 3; i++) later = play(later, pass(decider(later) ?? '@A'));
    expect([cashOf(later, '@C'), cashOf(later, 'A'), cashOf(later, '@A')]).toEqual([640, 15, 630]);
    expect(later.round.kind).toBe('stock');
  });
});
