import {
  type Action,
  certificatesAt,
  companyOf,
  playerIn,
  priceOf,
  type State,
  tokensOf,
  topFrame,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, playWithEvents, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { sharesAt } from '../rules/certificates.ts';
import { freeCities, markersOf } from '../rules/home.ts';
import { coverableBids } from '../rules/startBids.ts';
import { isRed } from '../rules/zones.ts';
import { bid, type Circumstances, NEXT, pass, stockTurnOf, positionOf } from './positions.ts';
import { STEP } from '../steps.ts';

const home = (hex = 'D9', by: '@A' | '@B' = '@A') => ({ type: 'placeToken', by, hex, city: 0 }) as const;
const size = (by: '@A' | '@B', shares: number) => ({ type: 'choose', by, choice: `size${shares}` }) as const;

/** Only @A has money: their bid wins. */
const lonely = (cash: number, about: Circumstances = {}): State =>
  stockTurnOf(positionOf({ UR: NEXT }, { cash: { '@A': cash, '@B': 0, '@C': 0, '@D': 0 }, ...about }), '@A');

rule(['1817 §ipo.1', '1817 §ipo.2'], 'any unstarted company, any free circle of the map, not Toronto', () => {
  const state = lonely(200);
  expect(freeCities(state)).toHaveLength(21 - 1 - 1);
  expect(freeCities(state).filter((each) => each.hex === 'E22')).toHaveLength(2);
  expect(refusalOf(lonely(90), bid('@A', 'WT', 100)).rule).toBe('1817 §ipo.5');
  const placing = play(state, bid('@A', 'WT', 100));
  expect(refusalOf(placing, { type: 'placeToken', by: '@A', hex: 'B13', city: 0 }).rule).toBe('1817 §ipo.2');
  expect(tokensOf(play(placing, home('F13')).board, 'WT')).toHaveLength(1);
});

rule(['1817 §ipo.3', '1817 §ipo.4'], 'bids of $100 to $400; who drops out is out; $400 cannot be beaten', () => {
  const state = stockTurnOf(positionOf({}, { phase: '2', cash: { '@A': 500, '@B': 500, '@C': 500, '@D': 10 } }), '@A');
  expect(refusalOf(state, bid('@A', 'WT', 95)).key).toBe('priceRange');
  expect(refusalOf(state, bid('@A', 'WT', 405)).key).toBe('priceRange');
  const raised = play(state, bid('@A', 'WT', 100), home(), bid('@B', 'WT', 110), pass('@C'), bid('@A', 'WT', 120));
  expect(topFrame(raised, STEP.startAuction)?.turn).toBe('@B');
  expect(companyOf(play(raised, bid('@B', 'WT', 400)), 'WT').president).toBe('@B');
});

rule('1817 §ipo.4', 'who cannot raise is out, and the log says so', () => {
  const state = play(
    stockTurnOf(positionOf({}, { phase: '2', cash: { '@A': 500, '@B': 500, '@C': 105, '@D': 10 } }), '@A'),
    bid('@A', 'WT', 100),
    home(),
  );
  const { events } = playWithEvents(state, bid('@B', 'WT', 105));
  expect(events.filter(({ type }) => type === 'special')).toEqual([
    { type: 'special', key: 'closed.noBid', args: { players: ['@C'], cost: 110 } },
  ]);
});

rule(
  '1817 §sr.3',
  'actsInAuction: a company acts in an auction only in recorded games; then nobody bids anymore',
  () => {
    const auction = (actsInAuction: boolean): State =>
      play(
        stockTurnOf(
          positionOf(
            { UR: { president: '@B', cash: 300, pool: 1, price: 50 } },
            { phase: '4', cash: { '@A': 500, '@B': 500, '@C': 500, '@D': 0 }, rulings: { actsInAuction } },
          ),
          '@A',
        ),
        bid('@A', 'WT', 100),
        home(),
      );
    const [share = ''] = certificatesAt(auction(true), 'pool', 'UR').map(({ id }) => id);
    const redeem: Action = { type: 'buyShares', by: '@B', company: 'UR', certificates: [share], for: 'UR' };
    expect([isOffered(auction(false), redeem), isOffered(auction(true), redeem)]).toEqual([false, true]);
    const redeemed = play(auction(true), redeem);
    expect([sharesAt(redeemed, 'UR', 'UR'), companyOf(redeemed, 'WT').president]).toEqual([
      sharesAt(auction(true), 'UR', 'UR') + 1,
      '@A',
    ]);
    // A loan leaves the shares to be redeemed: the bidder may go on or pass, but bid no more.
    const borrowed = play(auction(true), { type: 'takeLoan', by: '@B', count: 1, company: 'UR' });
    expect([isOffered(borrowed, bid('@B', 'WT', 105)), isOffered(borrowed, redeem)]).toEqual([false, true]);
    expect(companyOf(play(borrowed, pass('@B')), 'WT').president).toBe('@A');
  },
);

rule('1817 §ipo.5', 'tricky 1: cash $60, privates $40 and $120', () => {
  const state = lonely(60, { privates: { OBC: '@A', MAJM: '@A' } });
  expect(coverableBids(state, '@A')).toEqual([
    { min: 100, max: 100 },
    { min: 120, max: 220 },
  ]);
  expect(refusalOf(state, bid('@A', 'WT', 105)).key).toBe('priceRange');
  expect(isOffered(state, bid('@A', 'WT', 120))).toBe(true);
});

rule(
  ['1817 §ipo.6', '1817 §phase.3', '1817 §gen.4'],
  'the sizes of the phase; one size is not asked (tricky 6)',
  () => {
    const asked = play(lonely(200), bid('@A', 'WT', 100), home());
    expect(refusalOf(asked, size('@A', 10)).key).toBe('notAChoice');
    expect(companyOf(play(asked, size('@A', 5)), 'WT').size).toBe('5');
    const medium = play(lonely(200, { phase: '4' }), bid('@A', 'WT', 100), home());
    expect([companyOf(medium, 'WT').size, sharesAt(medium, '@A', 'WT'), sharesAt(medium, 'WT', 'WT')]).toEqual([
      '5',
      2,
      3,
    ]);
  },
);

rule(
  '1817 §ipo.7',
  'privates at face value instead of cash, not above the bid; what cash does not cover must come',
  () => {
    const state = play(lonely(60, { phase: '2', privates: { OBC: '@A', MAJM: '@A' } }), bid('@A', 'WT', 170), home());
    expect(refusalOf(state, pass('@A')).rule).toBe('1817 §ipo.7');
    const done = play(state, { type: 'sellPrivate', by: '@A', private: 'MAJM', price: 120, to: 'WT' }, pass('@A'));
    expect([done.cash['WT'], done.cash['@A'], done.privates['MAJM']?.owner, done.privates['OBC']?.owner]).toEqual([
      50,
      10,
      'WT',
      '@A',
    ]);
  },
);

rule('1817 §ipo.8', 'E-6: the highest start price not above half the bid; the company keeps all of it', () => {
  const prices = [
    [145, 70],
    [100, 50],
    [240, 120],
    [265, 120],
    [400, 200],
  ] as const;
  for (const [offered, price] of prices) {
    const state = play(lonely(400, { phase: '2' }), bid('@A', 'WT', offered), home());
    expect([priceOf(state, 'WT'), state.cash['WT']]).toEqual([price, offered]);
  }
});

const stations = { type: 'choose', by: '@A', choice: 'buyStations' } as const;
const atOnce = { stationsAtOnce: true } as const;

rule('1817 §ipo.9', 'E-7, E-8: one more station for $50, three for $150', () => {
  const medium = play(lonely(200, { phase: '4' }), bid('@A', 'WT', 100), home(), stations);
  expect([medium.cash['WT'], markersOf(medium, 'WT')]).toEqual([50, 2]);
  const large = play(lonely(200, { phase: '6', rulings: atOnce }), bid('@A', 'WT', 200), home());
  expect([large.cash['WT'], markersOf(large, 'WT')]).toEqual([50, 4]);
});

rule('1817 §ipo.10', 'the president buys them at the start, in a later turn, or never: then it is liquidated', () => {
  const asked = play(lonely(200, { phase: '4' }), bid('@A', 'WT', 100), home());
  expect([asked.agenda.at(-1)?.step, markersOf(asked, 'WT')]).toEqual(['startStations', 1]);
  const round = [pass('@B'), pass('@C'), pass('@D')] as const;
  const later = play(asked, pass('@A'), ...round, stations, stations);
  expect([markersOf(later, 'WT'), playerIn(topFrame(later))]).toEqual([2, '@A']);
  // It was no action: passing now ends the round, for all have passed in a row.
  expect(play(later, pass('@A')).round.kind).toBe('operating');
  expect(isRed(play(asked, pass('@A'), ...round, pass('@A')), 'WT')).toBe(true);
});

rule(
  '1817 §ipo.10',
  'by a ruling stations come as soon as cash covers them: by a loan (tricky 3) or a treasury share (tricky 4)',
  () => {
    const large = play(
      stockTurnOf(
        positionOf({}, { phase: '6', cash: { '@A': 100, '@B': 60, '@C': 0, '@D': 0 }, rulings: atOnce }),
        '@A',
      ),
      bid('@A', 'WT', 100),
      home(),
    );
    expect([large.cash['WT'], markersOf(large, 'WT')]).toEqual([100, 1]);
    const loan = play(large, pass('@B'), {
      type: 'takeLoan',
      by: '@A',
      count: 1,
      company: 'WT',
    });
    expect([loan.cash['WT'], markersOf(loan, 'WT'), priceOf(loan, 'WT')]).toEqual([50, 4, 45]);
    const share = play(large, { type: 'buyShares', by: '@B', company: 'WT', certificates: ['WT_1'] });
    expect([share.cash['WT'], markersOf(share, 'WT'), companyOf(share, 'WT').loans]).toEqual([0, 4, 0]);
  },
);

rule(
  ['1817 §ipo.10', '1817 §srend.4'],
  'tricky 2: paid with Major Mail alone, a medium company has nothing for its station',
  () => {
    const state = play(lonely(0, { phase: '4', privates: { MAJM: '@A' } }), bid('@A', 'WT', 120), home(), {
      type: 'sellPrivate',
      by: '@A',
      private: 'MAJM',
      price: 120,
      to: 'WT',
    });
    expect([state.cash['WT'], markersOf(state, 'WT')]).toEqual([0, 1]);
    const done = play(state, pass('@B'), pass('@C'), pass('@D'), pass('@A'));
    expect(isRed(done, 'WT')).toBe(true);
  },
);

rule('1817 §ipo.11', 'tricky 5: the turn passes to the left of the initiator; the winner keeps his own turn', () => {
  const state = stockTurnOf(positionOf({}, { phase: '2', cash: { '@A': 300, '@B': 300, '@C': 300, '@D': 300 } }), '@A');
  const won = play(state, bid('@A', 'WT', 100), home(), bid('@B', 'WT', 150), pass('@C'), pass('@D'), pass('@A'));
  expect([companyOf(won, 'WT').president, playerIn(topFrame(won))]).toEqual(['@B', '@B']);
});

rule('1817 §ipo.12', 'treasury shares may be bought at once, but neither sold nor shorted', () => {
  const state = play(
    stockTurnOf(positionOf({}, { phase: '4', cash: { '@A': 100, '@B': 160, '@C': 90, '@D': 0 } }), '@A'),
    bid('@A', 'WT', 100),
    home(),
    pass('@B'),
    pass('@A'),
  );
  const bought = play(state, { type: 'buyShares', by: '@B', company: 'WT', certificates: ['WT_1'] });
  expect(sharesAt(bought, '@B', 'WT')).toBe(1);
  expect(refusalOf(bought, { type: 'short', by: '@C', company: 'WT' }).rule).toBe('1817 §ipo.12');
  const again = play(bought, pass('@C'), pass('@A'));
  expect(
    refusalOf(again, { type: 'sellShares', by: '@B', company: 'WT', certificates: ['WT_1'], percent: 20 }).rule,
  ).toBe('1817 §ipo.12');
});

rule(
  ['1817 §priv.7', '1817 §vpriv.1', '1817 §vpriv.2'],
  'Train Station adds a marker, Loan Shark pays $60, Ponzi Scheme only counts',
  () => {
    const about = { phase: '4', privates: { TS: '@A', P12: '@A', P13: '@A' }, options: { volatility: true } };
    const give = (id: string, price: number) =>
      ({ type: 'sellPrivate', by: '@A', private: id, price, to: 'WT' }) as const;
    const state = play(
      lonely(10, about),
      bid('@A', 'WT', 240),
      home(),
      give('TS', 80),
      give('P12', 60),
      give('P13', 100),
      stations,
    );
    // $60 of Loan Shark pay for the station of a medium company: home, Train Station, one bought.
    expect([state.cash['WT'], markersOf(state, 'WT'), state.privates['P13']?.closed]).toEqual([10, 3, true]);
  },
);
