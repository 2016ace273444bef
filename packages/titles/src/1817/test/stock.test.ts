import {
  type Action,
  certificatesCounted,
  companyOf,
  decider,
  factsOf,
  offeredType,
  options,
  playerIn,
  priceOf,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, offeredKinds, play, refusalOf, rule, seatNames } from '../../../test/support/index.ts';
import { title1817 } from '../index.ts';
import { sharesAt, shortsAt, shortsOut } from '../rules/certificates.ts';
import { isGray, isRed } from '../rules/zones.ts';
import { after, type Circumstances, type CompanySpec, pass, stockTurnOf, positionOf } from './positions.ts';
import { startedNow } from '../rules/slots.ts';
import { STEP } from '../steps.ts';

type Player = '@A' | '@B' | '@C' | '@D';
const sale = (by: Player, company: string, ids: readonly number[], percent: number): Action => ({
  type: 'sellShares',
  by,
  company,
  certificates: ids.map((id) => `${company}_${id}`),
  percent,
});
const purchase = (by: Player, company: string, id: number): Action => ({
  type: 'buyShares',
  by,
  company,
  certificates: [`${company}_${id}`],
});
const shortOf = (by: Player, company: string): Action => ({ type: 'short', by, company });

/** Everybody passes: the round ends. */
const endRound = (state: State): State => play(state, pass('@A'), pass('@B'), pass('@C'), pass('@D'));

describe('turns', () => {
  rule(['1817 §sr.2', '1817 §corp.5'], 'who has sold acts for no company (tricky 24)', () => {
    const state = stockTurnOf(positionOf({ WT: { price: 100, shares: { '@A': 3 } } }), '@A');
    const sold = play(state, sale('@A', 'WT', [1], 20));
    expect(refusalOf(sold, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' }).rule).toBe('1817 §sr.2');
    const acting = play(state, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' });
    expect(refusalOf(acting, sale('@A', 'WT', [1], 20)).rule).toBe('1817 §sr.2');
  });

  rule('1817 §sr.3', 'selling comes before shorting, shorting before buying; a ruling lets go of the first', () => {
    const companies = { WT: { price: 100, shares: { '@A': 3 } }, J: { price: 50, president: '@B' } } as const;
    const state = stockTurnOf(positionOf(companies), '@A');
    const shorted = play(state, shortOf('@A', 'J'));
    expect(refusalOf(shorted, sale('@A', 'WT', [1], 20)).rule).toBe('1817 §sr.3');
    const loose = stockTurnOf(positionOf(companies, { rulings: { looseSellShortOrder: true } }), '@A');
    expect(sharesAt(play(loose, shortOf('@A', 'J'), sale('@A', 'WT', [1], 20)), 'pool', 'WT')).toBe(1);
    const bought = play(state, sale('@A', 'WT', [1], 20), purchase('@A', 'J', 1));
    expect(playerIn(topFrame(bought))).toBe('@B');
  });

  rule(
    ['1817 §sr.4', '1817 §sell.4', '1817 §sell.1', '1817 §sell.3'],
    'trading does not move prices; the market may hold any number',
    () => {
      const state = stockTurnOf(
        positionOf(
          { WT: { size: 10, price: 100, shares: { '@A': 6 }, pool: 2, shorts: { '@B': 4 } } },
          { cash: { '@A': 0 } },
        ),
        '@A',
      );
      const sold = play(state, sale('@A', 'WT', [1, 2, 3, 4], 40));
      expect([priceOf(sold, 'WT'), sold.cash['@A'], sharesAt(sold, 'pool', 'WT')]).toEqual([100, 400, 6]);
    },
  );

  rule(
    '1817 §sr.6',
    'the bank covers market shorts from the treasury (tricky 26, 27), by a ruling of white companies only',
    () => {
      const spec = { size: 5, president: '@B', shares: { '@B': 2 }, pool: 0, poolShorts: 1, cash: 10 } as const;
      const start = (price: object, rulings: Circumstances['rulings'] = {}) =>
        endOfPreviousSet(positionOf({ WT: { ...spec, ...price } }, { rulings }));
      const white = start({ price: 80 });
      expect([white.cash['WT'], shortsOut(white, 'WT'), sharesAt(white, 'WT', 'WT')]).toEqual([90, 0, 3]);
      const gray = start({ cell: 2 });
      expect([gray.cash['WT'], shortsOut(gray, 'WT'), sharesAt(gray, 'WT', 'WT')]).toEqual([10, 0, 3]);
      expect(shortsOut(start({ cell: 2 }, { coversWhiteOnly: true }), 'WT')).toBe(1);
    },
  );
});

/** The last acquisition round of a set ends; the next stock round begins. */
const endOfPreviousSet = (state: State): State =>
  after({ ...state, round: { kind: 'acquisition', set: 1, number: 2, of: 2 } }, (move) => {
    move.state = { ...move.state, agenda: [STEP.acquisitionRound.frame({ order: [] })] };
  });

describe('certificate limit', () => {
  rule('1817 §cert.1', 'shorts and privates do not count; the president’s certificate is one', () => {
    const state = positionOf(
      { WT: { size: 10, shares: { '@A': 4 } }, J: { president: '@B', shorts: { '@A': 1 } } },
      { privates: { CM: '@A' } },
    );
    expect(certificatesCounted(state, '@A')).toBe(3);
  });

  rule('1817 §cert.2', 'above the limit one sells first; what cannot be sold is not demanded (tricky 9)', () => {
    const many = { size: 10, price: 100, shares: { '@A': 10 }, shorts: {} } as const;
    const state = stockTurnOf(
      positionOf({ WT: many, J: many, GT: { price: 50, president: '@B' } }, { cash: { '@A': 500 } }),
      '@A',
    );
    expect(refusalOf(state, pass('@A')).rule).toBe('1817 §cert.2');
    expect(refusalOf(state, purchase('@A', 'GT', 1)).rule).toBe('1817 §cert.2');
    expect([...offeredKinds(play(state, sale('@A', 'WT', [1, 2], 20)))]).toContain('pass');
    const gray = { size: 10, cell: 2, shares: { '@A': 10 } } as const;
    // @A can neither sell nor do anything else: the turn is the next player's.
    expect(decider(stockTurnOf(positionOf({ WT: gray, J: gray }), '@A'))).toBe('@B');
  });

  rule(
    ['1817 §cert.3', '1817 §buy.5', '1817 §short.7'],
    'at the limit a player may only close shorts (tricky 7, 8)',
    () => {
      const full = { size: 10, price: 100, shares: { '@A': 9 } } as const;
      const companies = {
        WT: full,
        J: full,
        GT: { size: 10, price: 50, president: '@B', shorts: { '@A': 1 }, pool: 1 },
        UR: { president: '@B', pool: 1 },
      } as const;
      const state = stockTurnOf(positionOf(companies, { cash: { '@A': 500 } }), '@A');
      expect(certificatesCounted(state, '@A')).toBe(16);
      expect(refusalOf(state, purchase('@A', 'UR', 1)).rule).toBe('1817 §cert.3');
      expect(refusalOf(state, { type: 'bid', by: '@A', item: 'SR', price: 100 }).rule).toBe('1817 §cert.3');
      const closed = play(state, purchase('@A', 'GT', 1));
      expect([shortsAt(closed, '@A', 'GT'), sharesAt(closed, '@A', 'GT'), certificatesCounted(closed, '@A')]).toEqual([
        0, 0, 16,
      ]);
    },
  );
});

describe('selling and presidency', () => {
  rule(
    ['1817 §sell.2', '1817 §pres.1', '1817 §sell.5', '1817 §pres.2'],
    'the president’s certificate goes only where somebody can take it',
    () => {
      const alone = stockTurnOf(positionOf({ WT: { price: 100, shares: { '@A': 3, '@B': 1 } } }), '@A');
      expect(refusalOf(alone, sale('@A', 'WT', [1, 0], 60)).rule).toBe('1817 §sell.2');
      const state = stockTurnOf(
        positionOf({ WT: { price: 100, shares: { '@A': 3, '@B': 2 } } }, { cash: { '@A': 0 } }),
        '@A',
      );
      const partly = play(state, sale('@A', 'WT', [1, 0], 40));
      expect(companyOf(partly, 'WT').president).toBe('@B');
      expect([
        sharesAt(partly, '@A', 'WT'),
        sharesAt(partly, '@B', 'WT'),
        sharesAt(partly, 'pool', 'WT'),
        partly.cash['@A'],
      ]).toEqual([1, 2, 2, 200]);
    },
  );

  rule(['1817 §pres.3', '1817 §pres.4'], 'a purchase that gives more makes president, a tie does not', () => {
    const state = stockTurnOf(
      positionOf({ WT: { size: 10, price: 50, shares: { '@A': 2, '@B': 1 }, pool: 2 } }, { cash: { '@B': 200 } }),
      '@B',
    );
    const tie = play(state, purchase('@B', 'WT', 2));
    expect(companyOf(tie, 'WT').president).toBe('@A');
    const more = play(tie, pass('@C'), pass('@D'), pass('@A'), purchase('@B', 'WT', 3));
    expect([companyOf(more, 'WT').president, sharesAt(more, '@A', 'WT'), sharesAt(more, '@B', 'WT')]).toEqual([
      '@B',
      2,
      3,
    ]);
  });

  rule('1817 §sell.6', 'a share sold to a market that holds a short vanishes with it (tricky 28)', () => {
    const state = stockTurnOf(
      positionOf({ WT: { price: 100, shares: { '@A': 3 }, poolShorts: 1 } }, { cash: { '@A': 0 } }),
      '@A',
    );
    const sold = play(state, sale('@A', 'WT', [1], 20));
    expect([sold.cash['@A'], sharesAt(sold, 'pool', 'WT'), shortsOut(sold, 'WT')]).toEqual([100, 0, 0]);
  });
});

describe('shorts', () => {
  rule(['1817 §short.1', '1817 §ipo.12'], 'only white medium and large companies not started now (tricky 14)', () => {
    const state = stockTurnOf(
      positionOf({
        WT: { size: 2, president: '@B', shares: { '@B': 2 } },
        J: { cell: 3, president: '@B' },
        GT: { price: 90, president: '@B', turns: 0 },
        UR: { price: 90, president: '@B', turns: 0 },
      }),
      '@A',
    );
    const now = after(state, (move) => startedNow.set(move, ['GT']));
    expect(refusalOf(now, shortOf('@A', 'WT')).rule).toBe('1817 §short.1');
    expect(refusalOf(now, shortOf('@A', 'J')).rule).toBe('1817 §short.1');
    expect(refusalOf(now, shortOf('@A', 'GT')).rule).toBe('1817 §ipo.12');
    expect(isOffered(now, shortOf('@A', 'UR'))).toBe(true);
  });

  rule(
    ['1817 §short.2', '1817 §short.5'],
    'a player who holds shares sells them first, then shorts (tricky 10, 11)',
    () => {
      const state = stockTurnOf(
        positionOf({ WT: { price: 100, shares: { '@A': 3, '@B': 2 } } }, { cash: { '@A': 0 } }),
        '@A',
      );
      expect(refusalOf(state, shortOf('@A', 'WT')).rule).toBe('1817 §short.2');
      const done = play(state, sale('@A', 'WT', [1, 0], 60), shortOf('@A', 'WT'));
      expect([
        companyOf(done, 'WT').president,
        sharesAt(done, 'pool', 'WT'),
        shortsAt(done, '@A', 'WT'),
        done.cash['@A'],
      ]).toEqual(['@B', 4, 1, 400]);
      expect(refusalOf(done, shortOf('@A', 'WT')).rule).toBe('1817 §short.5');
    },
  );

  rule(['1817 §short.3', '1817 §opt.3'], 'five shorts, ten of a large company by option (tricky 13)', () => {
    const spec = { size: 10, price: 100, president: '@B', shorts: { '@C': 3, '@D': 2 } } as const;
    expect(refusalOf(stockTurnOf(positionOf({ WT: spec }), '@A'), shortOf('@A', 'WT')).rule).toBe('1817 §short.3');
    expect(
      isOffered(stockTurnOf(positionOf({ WT: spec }, { options: { tenShorts: true } }), '@A'), shortOf('@A', 'WT')),
    ).toBe(true);
    const medium = { size: 5, price: 100, president: '@B', shorts: { '@C': 3, '@D': 2 } } as const;
    expect(
      refusalOf(stockTurnOf(positionOf({ WT: medium }, { options: { tenShorts: true } }), '@A'), shortOf('@A', 'WT'))
        .rule,
    ).toBe('1817 §short.3');
  });

  rule('1817 §short.4', 'none in phase 8; old ones may be closed (tricky 15)', () => {
    const state = stockTurnOf(
      positionOf(
        { WT: { price: 100, president: '@B', pool: 1, shorts: { '@A': 1 } } },
        { phase: '8', cash: { '@A': 100 } },
      ),
      '@A',
    );
    expect(refusalOf(state, shortOf('@A', 'WT')).rule).toBe('1817 §short.4');
    expect(shortsAt(play(state, purchase('@A', 'WT', 1)), '@A', 'WT')).toBe(0);
  });

  rule(['1817 §short.8', '1817 §buy.3'], 'what was shorted or sold in this round is not bought (tricky 12)', () => {
    const state = stockTurnOf(positionOf({ WT: { price: 50, president: '@B' } }), '@A');
    const later = play(state, shortOf('@A', 'WT'), pass('@A'), pass('@B'), pass('@C'), pass('@D'));
    expect(refusalOf(later, purchase('@A', 'WT', 1)).rule).toBe('1817 §buy.3');
  });
});

describe('buying', () => {
  rule(
    ['1817 §buy.1', '1817 §buy.2'],
    'from the treasury the company is paid, from the market the bank; nothing of gray companies',
    () => {
      const state = stockTurnOf(
        positionOf(
          { WT: { price: 50, president: '@B', pool: 1 }, J: { cell: 2, president: '@B' } },
          { cash: { '@A': 60 } },
        ),
        '@A',
      );
      expect(play(state, purchase('@A', 'WT', 2)).cash['WT']).toBe(50);
      expect(play(state, purchase('@A', 'WT', 1)).cash['WT']).toBe(0);
      expect(refusalOf(state, purchase('@A', 'J', 1)).rule).toBe('1817 §buy.2');
      expect(
        refusalOf(
          stockTurnOf(positionOf({ WT: { price: 80, president: '@B' } }, { cash: { '@A': 60 } }), '@A'),
          purchase('@A', 'WT', 1),
        ).rule,
      ).toBe('1817 §buy.1');
    },
  );

  rule('1817 §buy.4', 'nobody beyond sixty percent', () => {
    const state = stockTurnOf(positionOf({ WT: { price: 50, shares: { '@A': 3 } } }), '@A');
    expect(refusalOf(state, purchase('@A', 'WT', 2)).rule).toBe('1817 §buy.4');
  });
});

describe('acting for a company', () => {
  rule(['1817 §corp.1', '1817 §corp.2'], 'first loans, then buying back at the price after them (tricky 22)', () => {
    const state = stockTurnOf(positionOf({ WT: { size: 10, price: 120, pool: 2 } }), '@A');
    const borrowed = play(
      state,
      { type: 'takeLoan', by: '@A', count: 1, company: 'WT' },
      { type: 'takeLoan', by: '@A', count: 1, company: 'WT' },
    );
    expect(priceOf(borrowed, 'WT')).toBe(100);
    const redeemed = play(borrowed, { type: 'buyShares', by: '@A', company: 'WT', certificates: ['WT_1'], for: 'WT' });
    expect([redeemed.cash['WT'], sharesAt(redeemed, 'WT', 'WT')]).toEqual([100, 7]);
    expect(refusalOf(redeemed, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' }).rule).toBe('1817 §corp.2');
  });

  rule('1817 §corp.3', 'a treasury may exceed the whole company (tricky 25)', () => {
    const state = stockTurnOf(positionOf({ WT: { price: 50, cash: 200, pool: 3, shorts: { '@B': 3 } } }), '@A');
    const redeemed = play(state, {
      type: 'buyShares',
      by: '@A',
      company: 'WT',
      certificates: ['WT_1', 'WT_2', 'WT_3'],
      for: 'WT',
    });
    expect([sharesAt(redeemed, 'WT', 'WT'), redeemed.cash['WT']]).toEqual([6, 50]);
    expect(
      refusalOf(stockTurnOf(positionOf({ WT: { price: 50, cash: 40, pool: 1 } }), '@A'), {
        type: 'buyShares',
        by: '@A',
        company: 'WT',
        certificates: ['WT_1'],
        for: 'WT',
      }).rule,
    ).toBe('1817 §corp.3');
  });

  rule('1817 §corp.4', 'loans that lead into gray rule out buying back; no further action for it (tricky 23)', () => {
    const state = stockTurnOf(positionOf({ WT: { price: 45, pool: 1 } }), '@A');
    const gray = play(
      state,
      { type: 'takeLoan', by: '@A', count: 1, company: 'WT' },
      { type: 'takeLoan', by: '@A', count: 1, company: 'WT' },
    );
    expect(isGray(gray, 'WT')).toBe(true);
    expect(
      refusalOf(gray, { type: 'buyShares', by: '@A', company: 'WT', certificates: ['WT_1'], for: 'WT' }).rule,
    ).toBe('1817 §corp.4');
    const later = play(gray, pass('@A'), pass('@B'), pass('@C'), pass('@D'));
    expect(refusalOf(later, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' }).rule).toBe('1817 §corp.1');
    const loose = stockTurnOf(positionOf({ WT: { cell: 2 } }, { rulings: { grayCompanyLoans: true } }), '@A');
    expect(isOffered(loose, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' })).toBe(true);
  });
});

describe('end of the round', () => {
  rule('1817 §srend.1', 'the first of those who passed has the priority', () => {
    const state = stockTurnOf(
      positionOf({ WT: { price: 50, president: '@D', pool: 1, tokens: 'D9' } }, { cash: { '@B': 100 } }),
      '@A',
    );
    const done = play(state, pass('@A'), purchase('@B', 'WT', 1), pass('@C'), pass('@D'), pass('@A'), pass('@B'));
    expect([done.round.kind, done.priority]).toEqual(['operating', '@C']);
  });

  rule(
    ['1817 §srend.2', '1817 §srend.3'],
    'E-9, E-10, V-5, tricky 17 to 20: sold out rises, market shares lower',
    () => {
      const held = (count: number) => ({ '@A': Math.min(6, count), '@B': Math.max(0, count - 6) });
      const end = (spec: object, options = {}) => {
        const state = stockTurnOf(
          positionOf({ WT: { tokens: 'D9', ...spec } }, { options: { tenShorts: true, ...options } }),
          '@A',
        );
        return endRound(state).market.at['WT'];
      };
      expect(end({ size: 10, price: 180, shares: held(10) })).toBe('0,20');
      expect(end({ size: 10, price: 245, shares: held(6), pool: 11, shorts: { '@C': 7 } })).toBe('0,11');
      expect(end({ size: 5, price: 100, shares: { '@A': 3, '@B': 3 }, shorts: { '@C': 1 } })).toBe('0,14');
      expect(
        end({ size: 5, price: 100, shares: { '@A': 3, '@B': 3 }, shorts: { '@C': 1 } }, { shortSqueeze: true }),
      ).toBe('0,15');
      expect(end({ size: 10, price: 600, shares: held(10), pool: 1, shorts: { '@C': 1 } })).toBe('0,30');
      expect(end({ size: 10, cell: 1, shares: held(10), pool: 4, shorts: { '@C': 4 } })).toBe('0,1');
      expect(end({ size: 5, cell: 2, pool: 1 })).toBe('0,1');
      expect(end({ size: 2, price: 200, shares: { '@A': 2 } })).toBe('0,20');
      expect(end({ size: 5, price: 70, pool: 1 })).toBe('0,9');
    },
  );

  rule(
    ['1817 §srend.4', '1817 §srend.5'],
    'new companies without stations turn red; Train Station is discarded',
    () => {
      const state = stockTurnOf(
        positionOf(
          { WT: { price: 50, turns: 0, tokens: 'D9' }, J: { price: 50, tokens: 'F13' } },
          { privates: { TS: 'J' } },
        ),
        '@A',
      );
      const done = endRound(state);
      expect([isRed(done, 'WT'), isRed(done, 'J'), done.privates['TS']?.closed]).toEqual([true, false, true]);
    },
  );
});

rule(
  ['1817 §gen.3', '1817 §sr.1'],
  'twelve players and twenty companies: the list of a turn stays short, and is made once',
  () => {
    const seats = seatNames(12);
    const companies = Object.keys(factsOf(positionOf()).companies).slice(0, 19);
    const spec = (index: number): CompanySpec => {
      const president = seats[index % 12] ?? '@A';
      const other = seats[(index + 1) % 12] ?? '@B';
      return {
        size: 10,
        price: 100,
        president,
        shares: { [president]: 3, [other]: 2 },
        pool: 2,
        shorts: { [seats[(index + 3) % 12] ?? '@C']: 2 },
      };
    };
    const state = stockTurnOf(
      positionOf(Object.fromEntries(companies.map((id, index) => [id, spec(index)])), {
        players: 12,
        phase: '5',
        cash: { '@A': 500 },
        options: { tenShorts: true },
      }),
      '@A',
    );
    const listed = options(state);
    const types = [...new Set(listed.map(offeredType))];
    const counted = types.map((type) => [type, listed.filter((each) => offeredType(each) === type).length]);
    // One for each company and holder that a share can come from, whatever the number of players.
    expect(Object.fromEntries(counted)).toEqual({
      sellShares: 8,
      short: 19,
      buyShares: 40,
      bid: 1,
      takeLoan: 2,
      pass: 1,
    });
    expect(options(state)).toBe(listed);
  },
);

rule('1817 §bankrupt.8', 'the limit follows the players left (tricky 98)', () => {
  const five = positionOf({}, { players: 5 });
  expect([title1817.certificateLimit(five), title1817.certificateLimit({ ...five, out: ['@A'] })]).toEqual([13, 16]);
  const three = positionOf({}, { players: 3 });
  const left = { ...three, out: ['@A'] as const };
  expect([title1817.certificateLimit(three), title1817.certificateLimit(left)]).toEqual([21, 32]);
  const asThree = { ...left, rules: { ...left.rules, rulings: { limitOfThree: true } } };
  expect(title1817.certificateLimit(asThree)).toBe(21);
});
