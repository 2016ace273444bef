import {
  companyIn,
  companyOf,
  factsOf,
  inMarketOrder,
  playerIn,
  priceOf,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { play, refusalOf, rule } from '../../../test/support/index.ts';
import { title1817 } from '../index.ts';
import { MAP } from '../map.ts';
import { sharesAt, shortsAt, shortsOut } from '../rules/certificates.ts';
import { interestRate, loansLeft, rateFor, repayLoan, takeLoan } from '../rules/loans.ts';
import { operatingOrder } from '../rules/order.ts';
import { isGray, isRed, isWhite, stepLeft, stepRight, turnRed } from '../rules/zones.ts';
import { after, operatingRoundOf, pass, stockTurnOf, positionOf, turnOf } from './positions.ts';

const cell = (state: State, company: string): string | undefined => state.market.at[company];

rule('1817 §gen.1', 'the bank never runs out of money', () => {
  expect(factsOf(positionOf()).bank).toBe('unlimited');
});

rule(['1817 §gen.3', '1817 §loan.3', '1817 §gen.4'], 'size limits only the loans', () => {
  const state = positionOf({ WT: { size: 2, loans: 2, shares: { '@A': 2 } }, J: { size: 10, loans: 2 } });
  expect(refusalOf(stockTurnOf(state, '@A'), { type: 'takeLoan', by: '@A', count: 1, company: 'WT' }).rule).toBe(
    '1817 §loan.3',
  );
  expect(
    companyOf(play(stockTurnOf(state, '@A'), { type: 'takeLoan', by: '@A', count: 1, company: 'J' }), 'J').loans,
  ).toBe(3);
  expect(title1817.trainLimit(state, 'WT')).toBe(title1817.trainLimit(state, 'J'));
  expect([sharesAt(state, '@A', 'WT'), sharesAt(state, '@A', 'J'), sharesAt(state, 'J', 'J')]).toEqual([2, 2, 8]);
});

rule(
  ['1817 §gen.6', '1817 §gen.7', '1817 §short.5'],
  'ordinary shares minus shorts are the size; everything is in the state (tricky 16)',
  () => {
    const state = positionOf({ J: { size: 10, shorts: { '@B': 1, '@C': 2 } } });
    const ordinary = ['@A', 'J', 'pool'].reduce((sum, at) => sum + sharesAt(state, at as '@A', 'J'), 0);
    expect(ordinary).toBe(13);
    expect(ordinary - shortsOut(state, 'J')).toBe(10);
  },
);

rule(['1817 §mkt.1', '1817 §mkt.2', '1817 §mkt.3'], 'steps stop at the last cell and before the red one', () => {
  const state = positionOf({ WT: { price: 600 }, J: { cell: 1 }, R: { cell: 0 } });
  expect(
    cell(
      after(state, (move) => stepRight(move, 'WT', 2, 'loan')),
      'WT',
    ),
  ).toBe('0,31');
  expect(
    cell(
      after(state, (move) => stepLeft(move, 'J', 2, 'loan')),
      'J',
    ),
  ).toBe('0,1');
  expect(
    cell(
      after(state, (move) => stepRight(move, 'R', 1, 'loan')),
      'R',
    ),
  ).toBe('0,0');
  expect([isWhite(state, 'WT'), isGray(state, 'J'), isRed(state, 'R')]).toEqual([true, true, true]);
});

rule(
  ['1817 §mkt.4', '1817 §score.1', '1817 §short.6'],
  'gray and red shares are worth nothing, shorts count negative, bankrupts score nothing',
  () => {
    const state = positionOf(
      {
        WT: { price: 100, shares: { '@A': 3 } },
        J: { cell: 2 },
        GT: { price: 50, president: '@B', shorts: { '@A': 2 } },
      },
      { cash: { '@A': 10, '@B': 0 }, privates: { MAIL: '@A' } },
    );
    expect(title1817.worth(state, '@A')).toBe(10 + 300 - 100 + 90);
    expect(title1817.worth({ ...state, out: ['@A'] }, '@A')).toBe(0);
  },
);

rule(['1817 §mkt.5', '1817 §mkt.6'], 'a marker that arrives goes behind; gray companies by cell (tricky 21)', () => {
  const state = positionOf({ WT: { price: 100 }, J: { price: 90 }, GT: { cell: 2 }, UR: { cell: 3 } });
  const moved = after(state, (move) => stepLeft(move, 'WT', 1, 'loan'));
  expect(operatingOrder(moved)).toEqual(['J', 'WT', 'UR', 'GT']);
  expect(inMarketOrder(after(moved, (move) => stepRight(move, 'J', 0, 'loan')))).toEqual(['J', 'WT', 'UR', 'GT']);
});

rule(
  '1817 §mkt.7',
  'E-2: fully indebted at the marked price and without revenue a company is still white at $40',
  () => {
    for (const [size, price] of [
      [2, 55],
      [5, 70],
      [10, 120],
    ] as const) {
      const state = positionOf({ WT: { size, price, shares: { '@A': 2 } } });
      const done = after(state, (move) => {
        for (let loan = 0; loan < size; loan++) takeLoan(move, 'WT');
        stepLeft(move, 'WT', 1, 'withheld');
      });
      expect([priceOf(done, 'WT'), isWhite(done, 'WT')]).toEqual([40, true]);
    }
  },
);

rule('1817 §mkt.8', 'zones restrict what may be done with a company', () => {
  const state = stockTurnOf(
    positionOf({ J: { cell: 2, size: 5, shares: { '@A': 3 }, pool: 1 }, R: { cell: 0, shares: { '@A': 3 } } }),
    '@A',
  );
  for (const company of ['J', 'R']) {
    expect(refusalOf(state, { type: 'short', by: '@A', company }).key).toBe('notWhite');
    expect(refusalOf(state, { type: 'takeLoan', by: '@A', count: 1, company }).key).toBe('notWhite');
    expect(
      refusalOf(state, { type: 'sellShares', by: '@A', company, certificates: [`${company}_1`], percent: 20 }).key,
    ).toBe('notWhite');
  }
  const operating = operatingRoundOf(positionOf({ J: { cell: 2, tokens: 'D9' }, R: { cell: 0, tokens: 'F13' } }));
  expect(companyIn(topFrame(operating))).toBe('J');
});

rule(
  ['1817 §map.1', '1817 §map.2', '1817 §map.3', '1817 §map.4', '1817 §map.5', '1817 §map.6', '1817 §map.7'],
  'tiles without limit, special tiles for B and New York only, printed places as printed',
  () => {
    const { track } = factsOf(positionOf());
    for (const id of ['80', '81', '82', '83']) expect(track.tiles[id]?.paths.length).toBe(3);
    for (const id of ['544', '545', '546']) expect(track.tiles[id]?.paths.length).toBe(4);
    expect(
      Object.values(track.tiles)
        .filter((tile) => tile.count !== 'unlimited')
        .map((tile) => tile.id),
    ).toEqual(['X00']);
    expect(
      Object.values(track.tiles)
        .filter((tile) => tile.colour === 'gray')
        .map((tile) => tile.label),
    ).toEqual(['B', 'NY']);
    expect(['C8', 'C26', 'G18'].map((hex) => MAP.hexes[hex]?.label)).toEqual(['B', 'B', 'B']);
    expect([MAP.hexes['D9']?.nodes[0]?.slots, MAP.hexes['B13']?.nodes[0]?.kind]).toEqual([2, 'town']);
    expect([MAP.hexes['C12']?.paths.length, MAP.hexes['C10']?.borders[0]?.kind, MAP.hexes['F1']?.paths.length]).toEqual(
      [0, 'impassable', 3],
    );
  },
);

rule(
  ['1817 §loan.1', '1817 §loan.2', '1817 §loan.6', '1817 §or.1'],
  'E-1: seventy loans; the rate follows the loans out at the start of the operating round (tricky 38, 39)',
  () => {
    expect([0, 5, 6, 70].map(rateFor)).toEqual([5, 5, 10, 70]);
    const state = turnOf(
      positionOf(
        { WT: { size: 10, price: 100, loans: 6, cash: 300, tokens: 'D9', trains: '3' } },
        { own: { interestRate: 10 } },
      ),
      'WT',
    );
    const taken = after(state, (move) => takeLoan(move, 'WT'));
    expect([priceOf(taken, 'WT'), loansLeft(taken), taken.cash['WT'], interestRate(taken)]).toEqual([90, 63, 400, 10]);
    const repaid = after(taken, (move) => repayLoan(move, 'WT'));
    expect([priceOf(repaid, 'WT'), loansLeft(repaid)]).toEqual([100, 64]);
  },
);

rule(['1817 §loan.1', '1817 §loan.4'], 'no loan when the stock is empty', () => {
  const state = positionOf({ WT: { size: 10, loans: 10 }, J: { size: 10, loans: 0 } }, { own: { loansSetAside: 60 } });
  expect(refusalOf(stockTurnOf(state, '@A'), { type: 'takeLoan', by: '@A', count: 1, company: 'J' }).rule).toBe(
    '1817 §loan.1',
  );
});

rule(['1817 §liq.1', '1817 §mkt.3'], 'a company is moved to the red cell whatever its price', () => {
  const red = after(positionOf({ WT: { price: 400 } }), (move) => turnRed(move, 'WT', 'loan'));
  expect([isRed(red, 'WT'), priceOf(red, 'WT')]).toEqual([true, 0]);
});

rule('1817 §sr.5', 'a pass does not exclude a player from later turns', () => {
  const state = stockTurnOf(positionOf({ WT: { price: 50, pool: 1 } }, { cash: { '@B': 100 } }), '@A');
  const later = play(
    state,
    pass('@A'),
    { type: 'buyShares', by: '@B', company: 'WT', certificates: ['WT_1'] },
    pass('@C'),
    pass('@D'),
  );
  expect(playerIn(topFrame(later))).toBe('@A');
  expect(shortsAt(later, '@A', 'WT')).toBe(0);
});
