import {
  type Action,
  cashOf,
  companyIn,
  companyOf,
  isAt,
  priceOf,
  type State,
  tokensOf,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { capacity, openingBid } from '../rules/capacity.ts';
import { debtOf } from '../rules/debts.ts';
import { sharesAt } from '../rules/certificates.ts';
import { interestRate, loansLeft } from '../rules/loans.ts';
import { notes } from '../rules/notes.ts';
import { isGray, isRed } from '../rules/zones.ts';
import { acquisitionsOf, bid, type Circumstances, pass, positionOf } from './positions.ts';
import { STEP } from '../steps.ts';

type Player = '@A' | '@B' | '@C' | '@D';
const offer = (by: Player): Action => ({ type: 'choose', by, choice: 'offerForSale' });
const loan = (by: Player, company: string): Action => ({ type: 'takeLoan', by, count: 1, company });
const repay = (by: Player, company: string): Action => ({ type: 'repayLoan', by, count: 1, company });

const BUYER = {
  size: 10,
  price: 165,
  president: '@B',
  shares: { '@B': 3 },
  cash: 1000,
  tokens: 'D9',
  trains: '5',
} as const;
const open = (state: State): boolean => isAt(state, STEP.companyAuction);

describe('auctions', () => {
  rule(
    ['1817 §auct.1', '1817 §ma.2'],
    'red companies first, in reverse order; left of the president begins (tricky 76)',
    () => {
      const state = acquisitionsOf(
        positionOf({
          WT: { cell: 0 },
          J: { cell: 0 },
          GT: BUYER,
          SR: { ...BUYER, president: '@C', shares: { '@C': 3 } },
        }),
      );
      expect([companyIn(topFrame(state)), topFrame(state, STEP.companyAuction)?.turn]).toEqual(['J', '@B']);
      expect(topFrame(play(state, pass('@B')), STEP.companyAuction)?.turn).toBe('@C');
    },
  );

  rule(
    ['1817 §auct.2', '1817 §auct.5'],
    'white companies of the bidder; the winner names one that can pay (tricky 88)',
    () => {
      const state = acquisitionsOf(
        positionOf({
          WT: { cell: 0 },
          GT: BUYER,
          SR: { ...BUYER, price: 150, tokens: '' },
          H: { ...BUYER, price: 100, cash: 0, loans: 10, tokens: '' },
          R: { cell: 2, president: '@C', cash: 900 },
        }),
      );
      const won = play(state, bid('@B', 'WT', 500));
      expect(won.agenda.at(-1)?.step).toBe('chooseBuyer');
      expect([
        isOffered(won, { type: 'actFor', by: '@B', company: 'GT' }),
        isOffered(won, { type: 'actFor', by: '@B', company: 'H' }),
      ]).toEqual([true, false]);
      expect(trainsAt(play(won, { type: 'actFor', by: '@B', company: 'SR' }), 'SR').length).toBe(1);
      const only = acquisitionsOf(positionOf({ WT: { cell: 0, trains: '4' }, GT: BUYER }));
      expect(trainsAt(play(only, bid('@B', 'WT', 10)), 'GT').length).toBe(2);
    },
  );

  rule('1817 §auct.3', 'V-10, tricky 82, 89: multiples of $10; the own president only the lowest bid', () => {
    const state = acquisitionsOf(
      positionOf({ WT: { cell: 0 }, GT: { ...BUYER }, SR: { ...BUYER, president: '@A', shares: { '@A': 3 } } }),
    );
    expect(refusalOf(state, bid('@B', 'WT', 15)).key).toBe('priceRange');
    const raised = play(state, bid('@B', 'WT', 50));
    expect(refusalOf(raised, bid('@A', 'WT', 100)).key).toBe('priceRange');
    expect(isOffered(raised, bid('@A', 'WT', 60))).toBe(true);
  });

  rule('1817 §auct.4', 'tricky 83, 84: what a company can pay', () => {
    const lower = positionOf(
      { WT: { size: 5, loans: 3, cash: 500 }, J: { cell: 2, loans: 4 } },
      { own: { loansSetAside: 43 } },
    );
    expect(capacity(lower, 'WT', 'J', 'acquisition')).toBe(300);
    const empty = positionOf(
      { WT: { size: 10, loans: 3, cash: 120 }, J: { cell: 2, size: 5, loans: 2, cash: 50 } },
      { own: { loansSetAside: 65 } },
    );
    expect([loansLeft(empty), capacity(empty, 'WT', 'J', 'acquisition')]).toEqual([0, 170]);
  });

  rule(
    ['1817 §auct.6', '1817 §liq.3', '1817 §liq.4', '1817 §ma.4'],
    'privates, stations and trains go to the buyer, who may take loans',
    () => {
      const state = acquisitionsOf(
        positionOf({ WT: { cell: 0, cash: 77, trains: '4', tokens: 'F13' }, GT: BUYER }, { privates: { OBC: 'WT' } }),
      );
      const bought = play(state, bid('@B', 'WT', 20), loan('@B', 'GT'), pass('@B'));
      expect([
        trainsAt(bought, 'GT').length,
        tokensOf(bought.board, 'GT').length,
        bought.privates['OBC']?.owner,
      ]).toEqual([2, 2, 'GT']);
      expect([bought.cash['GT'], priceOf(bought, 'GT')]).toEqual([1000 - 20 + 100, 150]);
    },
  );
});

describe('liquidation', () => {
  const sold = (spec: object, price: number, about = {}) => {
    const state = acquisitionsOf(positionOf({ WT: { cell: 0, ...spec }, GT: BUYER }, about));
    return price === 0 ? play(state, pass('@B')) : play(state, bid('@B', 'WT', price), pass('@B'));
  };
  const poor = { cash: { '@A': 0, '@B': 0, '@C': 50, '@D': 0 } };

  rule(['1817 §liq.2', '1817 §liq.5', '1817 §liq.6'], 'tricky 77: nobody bids: the bank takes all for $0', () => {
    const state = sold({ size: 5, cash: 30, loans: 1, trains: '4', tokens: 'F13' }, 0, {
      cash: { '@A': 100 },
      privates: { MAIL: 'WT' },
    });
    expect([
      companyOf(state, 'WT').status,
      state.privates['MAIL']?.closed,
      tokensOf(state.board, 'WT').length,
      state.cash['@A'],
    ]).toEqual(['available', true, 0, 30]);
    expect(state.trains.find((each) => each.id === '4-0')?.at).toBe('out');
    expect(loansLeft(state)).toBe(70);
  });

  rule(
    ['1817 §liq.7', '1817 §crisis.1'],
    'V-11, V-15, tricky 79: the president pays what is missing; shares get and shorts pay nothing',
    () => {
      const state = sold({ size: 10, cash: 54, loans: 2, shares: { '@A': 4 }, shorts: { '@C': 2 } }, 20, {
        cash: { '@A': 200, '@C': 50 },
      });
      expect([state.cash['@A'], state.cash['@C']]).toEqual([200 - 126, 50]);
    },
  );

  rule('1817 §liq.8', 'V-10, V-12, tricky 78: what is left per share, rounded down', () => {
    expect(sold({ size: 2, shares: { '@A': 2 }, cash: 50 }, 90, poor).cash['@A']).toBe(140);
    expect(sold({ size: 5, cash: 1 }, 10, poor).cash['@A']).toBe(4);
    const even = sold({ size: 5, cash: 100, loans: 2, shorts: { '@C': 1 } }, 100, poor);
    expect([even.cash['@A'], even.cash['@C']]).toEqual([0, 50]);
    const short = sold({ size: 5, cash: 0, shorts: { '@C': 1 } }, 50, poor);
    expect([short.cash['@A'], short.cash['@C']]).toEqual([20, 40]);
  });

  rule('1817 §liq.9', 'tricky 80, 81: without a president debts are written off, shares are paid', () => {
    const ghost = { president: null, shares: { '@C': 2 }, cash: 0 } as const;
    const debt = sold({ ...ghost, loans: 3 }, 20, { ...poor, own: { formerPresidents: { WT: '@A' } } });
    expect(debt.cash['@A']).toBe(0);
    const rest = sold({ ...ghost, cash: 100 }, 50, { ...poor, own: { formerPresidents: { WT: '@A' } } });
    expect(rest.cash['@C']).toBe(50 + 60);
  });

  rule(['1817 §liq.10', '1817 §ma.5'], 'the company closes; crises come before the next company', () => {
    const state = acquisitionsOf(
      positionOf(
        { WT: { cell: 0, loans: 5, cash: 0 }, J: { cell: 0 }, GT: BUYER, SR: { price: 100, shares: { '@A': 3 } } },
        { cash: { '@A': 490 } },
      ),
    );
    const first = play(state, pass('@B'), pass('@A'));
    expect(companyIn(topFrame(first))).toBe('WT');
    const second = play(first, pass('@B'), pass('@A'));
    expect([companyOf(second, 'WT').status, second.agenda.at(-1)?.step, debtOf(second, '@A')]).toEqual([
      'available',
      'crisis',
      10,
    ]);
  });
});

describe('gray companies', () => {
  rule(['1817 §acq.1', '1817 §acq.2'], 'from $10; without a bid it goes on', () => {
    const state = acquisitionsOf(positionOf({ WT: { cell: 2, tokens: 'F13' }, GT: BUYER }));
    expect([open(state), openingBid(state, 'WT', 'acquisition')]).toEqual([true, 10]);
    expect(companyOf(play(state, pass('@B')), 'WT').status).toBe('floated');
  });

  rule(
    ['1817 §acq.3', '1817 §acq.4', '1817 §acq.5', '1817 §acq.6', '1817 §acq.7', '1817 §acq.8', '1817 §acq.9'],
    'V-8: all assets and loans; each loan taken over costs a step; shareholders are paid, shorts pay',
    () => {
      const state = acquisitionsOf(
        positionOf(
          {
            WT: { cell: 2, loans: 3, cash: 0, trains: '4', shares: { '@A': 2 }, shorts: { '@B': 1, '@D': 2, '@C': 2 } },
            GT: { size: 10, price: 180, president: '@D', shares: { '@D': 3 }, cash: 30, trains: '5' },
            SR: { size: 10, price: 180, president: '@A', shares: { '@A': 3 }, cash: 0, trains: '5' },
          },
          { cash: { '@A': 0, '@B': 10, '@C': 10, '@D': 10 } },
        ),
      );
      const won = play(state, bid('@D', 'WT', 10), bid('@A', 'WT', 20), pass('@D'));
      // The bid needed a loan; no further ones, nothing repaid.
      const done = play(won, pass('@A'));
      expect([companyOf(done, 'SR').loans, priceOf(done, 'SR'), trainsAt(done, 'SR').length]).toEqual([4, 120, 2]);
      expect(['@A', '@B', '@C', '@D'].map((player) => done.cash[player])).toEqual([8, 6, 2, 2]);
      expect(companyOf(done, 'WT').status).toBe('available');
    },
  );

  rule('1817 §acq.5', 'V-7: above the limit loans of the bought company must be repaid; more may be', () => {
    const state = acquisitionsOf(
      positionOf(
        {
          WT: { size: 10, price: 60, cash: 711, loans: 10, shares: { '@A': 5, '@C': 1, '@D': 1 } },
          GT: { ...BUYER, loans: 2, cash: 100, trains: '' },
        },
        { cash: { '@A': 0 } },
      ),
    );
    const sold = play(acquisitionSkipTo(state, 'WT'), offer('@A'), bid('@B', 'WT', 600));
    expect(topFrame(sold, STEP.finance)?.stage).toBe('repay');
    expect(companyOf(sold, 'GT').loans).toBe(10);
    const done = play(sold, repay('@B', 'GT'));
    expect([companyOf(done, 'GT').loans, priceOf(done, 'GT')]).toEqual([9, 80]);
    expect(done.cash['@A']).toBe(300);
  });
});

/** Declines sales until this company is asked for. */
const acquisitionSkipTo = (state: State, company: string): State => {
  let now = state;
  while (isAt(now, STEP.saleOffer) && companyIn(topFrame(now)) !== company) {
    const asked = companyIn(topFrame(now));
    const by = typeof asked === 'string' ? companyOf(now, asked).president : null;
    if (!by) throw new Error('no president');
    now = play(now, pass(by));
  }
  return now;
};

describe('friendly sales', () => {
  rule(['1817 §sale.1', '1817 §sale.4'], 'only the president offers; without bids nothing changes', () => {
    const state = acquisitionsOf(positionOf({ WT: { size: 5, price: 50, cash: 24 }, GT: BUYER }));
    expect(state.agenda.at(-1)?.step).toBe('saleOffer');
    const offered = play(state, offer('@A'));
    expect(open(offered)).toBe(true);
    const unsold = play(offered, pass('@B'));
    expect([companyOf(unsold, 'WT').status, unsold.cash['WT']]).toEqual(['floated', 24]);
    const nobody = acquisitionsOf(positionOf({ WT: { size: 5, price: 50 }, GT: { ...BUYER, cash: 0, loans: 10 } }));
    expect(nobody.agenda.at(-1)?.step).not.toBe('saleOffer');
  });

  rule('1817 §sale.2', 'E-19, V-9, tricky 85: price times size, rounded up to $10', () => {
    expect(openingBid(positionOf({ WT: { size: 5, price: 135 } }), 'WT', 'sale')).toBe(680);
    expect(openingBid(positionOf({ WT: { size: 5, price: 45 } }), 'WT', 'sale')).toBe(230);
  });

  rule(
    ['1817 §sale.3', '1817 §acq.2'],
    'treasury shares go to the market with the first bid, in a friendly sale for money',
    () => {
      const owned = { size: 5, price: 50, cash: 0, shares: { '@A': 2 } } as const;
      const buyer = { ...BUYER, president: '@A', shares: { '@A': 3 }, cash: 900, trains: '' } as const;
      const friendly = acquisitionsOf(
        positionOf({ WT: owned, GT: buyer, SR: { ...buyer, president: '@B', shares: { '@B': 3 } } }),
      );
      const bidden = play(friendly, offer('@A'), bid('@B', 'WT', 250));
      expect([sharesAt(bidden, 'WT', 'WT'), sharesAt(bidden, 'pool', 'WT'), cashOf(bidden, 'WT')]).toEqual([0, 3, 150]);
      const gray = acquisitionsOf(
        positionOf({ WT: { ...owned, cell: 2 }, GT: BUYER, SR: { ...buyer, president: '@C', shares: { '@C': 3 } } }),
      );
      const unpaid = play(gray, bid('@B', 'WT', 10));
      expect([sharesAt(unpaid, 'WT', 'WT'), sharesAt(unpaid, 'pool', 'WT'), cashOf(unpaid, 'WT')]).toEqual([0, 3, 0]);
    },
  );

  rule(
    ['1817 §sale.3', '1817 §sale.5'],
    'V-6, tricky 86: treasury shares are paid; all loans repaid, the price does not move',
    () => {
      const state = acquisitionsOf(
        positionOf(
          {
            WT: { size: 5, price: 50, cash: 24, loans: 4, shares: { '@A': 2, '@C': 1 } },
            GT: { ...BUYER, president: '@A', shares: { '@A': 3 }, cash: 900, trains: '' },
          },
          { cash: { '@A': 0, '@C': 0 } },
        ),
      );
      const sold = play(
        state,
        offer('@A'),
        bid('@A', 'WT', 250),
        pass('@A'),
        repay('@A', 'GT'),
        repay('@A', 'GT'),
        repay('@A', 'GT'),
        repay('@A', 'GT'),
      );
      expect([sold.cash['GT'], priceOf(sold, 'GT'), companyOf(sold, 'GT').loans]).toEqual([
        900 + 24 + 100 - 250 - 400,
        165,
        0,
      ]);
      expect([sold.cash['@A'], sold.cash['@C']]).toEqual([100, 50]);
    },
  );

  rule('1817 §sale.5', 'V-13: shorts pay compensation', () => {
    const state = acquisitionsOf(
      positionOf(
        {
          WT: { size: 10, price: 55, shares: { '@A': 2 }, shorts: { '@B': 1, '@C': 2, '@D': 7 } },
          GT: { ...BUYER, cash: 900 },
        },
        { cash: { '@A': 0, '@B': 500, '@C': 500, '@D': 500 } },
      ),
    );
    const done = play(state, offer('@A'), bid('@B', 'WT', 550), pass('@B'));
    expect(['@A', '@B', '@C', '@D'].map((player) => done.cash[player])).toEqual([110, 445, 390, 115]);
  });

  rule(
    '1817 §ma.3',
    'a company that turns red in stage 2 is liquidated in it; by that ruling in the next round',
    () => {
      // The president of J goes bankrupt over it: WT, which they leave, comes under the hammer at once.
      const round = (rulings: Circumstances['rulings'] = {}): State =>
        play(
          acquisitionsOf(
            positionOf(
              {
                J: { size: 2, cell: 0, loans: 2, president: '@A' },
                WT: { size: 5, price: 100, president: '@A', tokens: 'D9' },
                SR: { ...BUYER, price: 200, president: '@C', shares: { '@C': 3 }, loans: 0 },
              },
              { cash: { '@A': 0 }, rulings },
            ),
          ),
          pass('@C'),
          pass('@A'),
          { type: 'bankrupt', by: '@A' },
        );
      expect([isRed(round(), 'WT'), topFrame(round())?.step, topFrame(round(), STEP.companyAuction)?.kind]).toEqual([
        true,
        'companyAuction',
        'liquidation',
      ]);
      expect(topFrame(round({ newlyRedWaits: true }), STEP.companyAuction)?.kind).not.toBe('liquidation');
    },
  );

  rule('1817 §ma.3', 'a buyer that loans of a purchase in stage 2 bring into gray is sold in stage 3', () => {
    const round = (rulings: Circumstances['rulings'] = {}): State =>
      play(
        acquisitionsOf(
          positionOf(
            {
              J: { size: 2, cell: 0, president: '@A', cash: 0 },
              GT: { size: 10, price: 40, president: '@B', shares: { '@B': 3 }, cash: 0 },
              SR: { ...BUYER, price: 200, president: '@C', shares: { '@C': 3 } },
            },
            { cash: { '@A': 0 }, rulings },
          ),
        ),
        bid('@B', 'J', 100),
        pass('@C'),
        pass('@B'),
      );
    const printed = round();
    expect([isGray(printed, 'GT'), companyIn(topFrame(printed)), topFrame(printed, STEP.companyAuction)?.kind]).toEqual(
      [true, 'GT', 'acquisition'],
    );
    expect(companyIn(topFrame(round({ grayBuyerWaits: true })))).not.toBe('GT');
  });

  rule('1817 §ma.3', 'tricky 87: a buyer that falls into gray is neither offered nor buys again', () => {
    const state = acquisitionsOf(
      positionOf(
        {
          WT: { size: 5, price: 40, loans: 5, cash: 100, shares: { '@A': 3 } },
          GT: { size: 10, price: 60, president: '@B', shares: { '@B': 3 }, cash: 200 },
          SR: { ...BUYER, price: 200, president: '@C', shares: { '@C': 3 } },
        },
        { cash: { '@A': 0 } },
      ),
    );
    const done = play(state, offer('@A'), bid('@B', 'WT', 200), pass('@C'), pass('@B'), pass('@B'));
    expect(isGray(done, 'GT')).toBe(true);
    expect(isRed(done, 'GT')).toBe(false);
    expect(companyIn(topFrame(done))).not.toBe('GT');
  });
});

rule('1817 §loan.6', 'once the operating round is over, the rate shown is what the next one would ask', () => {
  const state = acquisitionsOf(
    positionOf({ WT: { cell: 2, loans: 5 }, GT: { ...BUYER, loans: 10 }, SR: { ...BUYER, loans: 10 } }),
  );
  const fixed: State = { ...state, own: { ...state.own, interestRate: 5 } };
  const shown = notes(fixed).find(({ key }) => key === 'figure.interest');
  expect([interestRate(fixed), shown?.args['interest']]).toEqual([25, 25]);
});
