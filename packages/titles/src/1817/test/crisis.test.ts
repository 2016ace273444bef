import {
  type Action,
  apply,
  companyIn,
  companyOf,
  isRefusal,
  standings,
  type State,
  topFrame,
  winners,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { title1817 } from '../index.ts';
import { raiseCrisis } from '../rules/crisis.ts';
import { charge, debtOf } from '../rules/debts.ts';
import { distribute } from '../rules/dividend.ts';
import { sharesAt, shortsOut } from '../rules/certificates.ts';
import { payInterest } from '../rules/interest.ts';
import { exportTrains } from '../rules/trains.ts';
import { isRed } from '../rules/zones.ts';
import {
  acquisitionsOf,
  after,
  bid,
  NEXT,
  operatingRoundOf,
  pass,
  positionOf,
  turnOf,
  type Circumstances,
} from './positions.ts';
import { STEP } from '../steps.ts';

type Player = '@A' | '@B' | '@C' | '@D';
const sell = (by: Player, company: string, id: number, percent: number): Action => ({
  type: 'sellShares',
  by,
  company,
  certificates: [`${company}_${id}`],
  percent,
});
const bankrupt = (by: Player): Action => ({ type: 'bankrupt', by });

/** The player owes the bank so much; it is UR’s turn below. */
const owing = (state: State, amounts: Partial<Record<Player, number>>, from: Player = '@A'): State => {
  const below = operatingRoundOf(state);
  return after(below, (move) => {
    for (const [player, amount] of Object.entries(amounts)) charge(move, player as Player, 'bank', amount, 'loan');
    raiseCrisis(move, from);
  });
};

describe('cash crisis', () => {
  rule(['1817 §crisis.2', '1817 §crisis.1'], 'V-20, tricky 93: one share at a time until he can pay, not more', () => {
    const three = { size: 10, price: 70, president: '@B', shares: { '@B': 3, '@A': 1 } } as const;
    const state = owing(positionOf({ WT: three, J: three, GT: three, SR: three, UR: NEXT }, { cash: { '@A': 0 } }), {
      '@A': 172,
    });
    const sold = play(state, sell('@A', 'WT', 2, 10), sell('@A', 'J', 2, 10), sell('@A', 'GT', 2, 10));
    expect([debtOf(sold, '@A'), sold.cash['@A']]).toEqual([0, 38]);
    expect(isOffered(sold, sell('@A', 'SR', 2, 10))).toBe(false);
  });

  rule('1817 §crisis.3', 'tricky 90 to 92: no sale that changes a presidency, none of gray companies', () => {
    const at = (spec: object) =>
      owing(positionOf({ WT: { price: 50, ...spec }, UR: NEXT }, { cash: { '@A': 0 } }), { '@A': 40 });
    expect(isOffered(at({ shares: { '@A': 3, '@B': 2 } }), sell('@A', 'WT', 1, 20))).toBe(true);
    expect(refusalOf(at({ shares: { '@A': 3, '@B': 3 }, shorts: { '@C': 1 } }), sell('@A', 'WT', 1, 20)).rule).toBe(
      '1817 §crisis.3',
    );
    expect(
      isOffered(at({ shares: { '@A': 2 } }), {
        type: 'sellShares',
        by: '@A',
        company: 'WT',
        certificates: ['WT_0'],
        percent: 20,
      }),
    ).toBe(false);
    const gray = owing(positionOf({ WT: { cell: 2, shares: { '@A': 3 } }, UR: NEXT }, { cash: { '@A': 0 } }), {
      '@A': 40,
    });
    expect(refusalOf(gray, sell('@A', 'WT', 1, 20)).rule).toBe('1817 §crisis.3');
  });

  rule(['1817 §crisis.4', '1817 §div.5'], 'tricky 34: receipts of the same event come first', () => {
    const state = after(
      operatingRoundOf(
        positionOf(
          { WT: { size: 5, price: 50, shares: { '@A': 3 }, shorts: { '@B': 1 } }, UR: NEXT },
          { cash: { '@A': 0, '@B': 10 } },
        ),
      ),
      (move) => distribute(move, 'WT', 100, 'pay'),
    );
    expect([state.cash['@A'], debtOf(state, '@B'), state.agenda.at(-1)?.step]).toEqual([60, 10, 'crisis']);
  });

  rule('1817 §crisis.5', 'clockwise from the president concerned', () => {
    const hold = { size: 10, price: 70, president: '@D', shares: { '@D': 3, '@A': 1, '@B': 1, '@C': 1 } } as const;
    const state = owing(
      positionOf({ WT: hold, UR: NEXT }, { cash: { '@A': 0, '@B': 0, '@C': 0 } }),
      { '@A': 10, '@C': 10 },
      '@B',
    );
    expect(isOffered(state, sell('@A', 'WT', 2, 10))).toBe(false);
    const next = play(state, sell('@C', 'WT', 4, 10));
    expect(isOffered(next, sell('@A', 'WT', 2, 10))).toBe(true);
  });

  rule(['1817 §crisis.6', '1817 §crisis.7'], 'privates and loans are no help; who cannot pay is bankrupt', () => {
    const state = owing(
      positionOf({ WT: { price: 50, shares: { '@A': 2 } }, UR: NEXT }, { cash: { '@A': 0 }, privates: { MAJM: '@A' } }),
      { '@A': 10 },
    );
    expect(refusalOf(state, { type: 'sellPrivate', by: '@A', private: 'MAJM', price: 120 }).key).toBe('notOffered');
    expect(refusalOf(state, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' }).key).toBe('notOffered');
    expect(isOffered(state, bankrupt('@A'))).toBe(true);
    const able = owing(positionOf({ WT: { price: 50, shares: { '@A': 3 } }, UR: NEXT }, { cash: { '@A': 0 } }), {
      '@A': 10,
    });
    expect(refusalOf(able, bankrupt('@A')).rule).toBe('1817 §crisis.7');
  });
});

describe('bankruptcy', () => {
  const ruin = (
    companies: Parameters<typeof positionOf>[0],
    about: Parameters<typeof positionOf>[1] = {},
    debt = 500,
  ) => owing(positionOf({ ...companies, UR: NEXT }, { cash: { '@A': 7 }, ...about }), { '@A': debt });

  rule(
    ['1817 §bankrupt.1', '1817 §bankrupt.2', '1817 §pres.4'],
    'V-21: certificates to the market, privates out of the game, companies red even if others hold two',
    () => {
      const state = play(
        ruin(
          { WT: { price: 200, shares: { '@A': 2, '@B': 2 } }, J: { price: 55 } },
          { cash: { '@A': 7 }, privates: { CM: '@A' } },
        ),
        bankrupt('@A'),
      );
      expect([
        companyOf(state, 'WT').president,
        isRed(state, 'WT'),
        isRed(state, 'J'),
        state.privates['CM']?.closed,
      ]).toEqual([null, true, true, true]);
      expect([sharesAt(state, 'pool', 'WT'), state.cash['@A'], state.out]).toEqual([2, 0, ['@A']]);
    },
  );

  rule(['1817 §bankrupt.1', '1817 §score.1'], 'by that ruling privates stay with him and count', () => {
    const about = { cash: { '@A': 7 }, privates: { CM: '@A' }, rulings: { bankruptsKeepPrivates: true } } as const;
    const state = play(ruin({ WT: { price: 200 } }, about), bankrupt('@A'));
    expect([state.privates['CM']?.closed, title1817.worth(state, '@A')]).toEqual([false, 60]);
  });

  rule('1817 §bankrupt.3', 'his shorts cancel with shares of the market', () => {
    const state = play(ruin({ WT: { price: 50, president: '@B', pool: 2, shorts: { '@A': 1 } } }), bankrupt('@A'));
    expect([shortsOut(state, 'WT'), sharesAt(state, 'pool', 'WT')]).toEqual([0, 1]);
  });

  rule(
    ['1817 §bankrupt.4', '1817 §int.4'],
    'tricky 94: what he raised for interest goes to the company, or by that ruling to the bank',
    () => {
      const spec = {
        WT: { size: 5, price: 100, loans: 5, cash: 100, tokens: 'D9', trains: '3' },
        J: { price: 70, president: '@B', shares: { '@B': 3, '@A': 1 } },
      } as const;
      const about = { cash: { '@A': 20 }, own: { interestRate: 50 } };
      const due = (rulings: Readonly<Record<string, boolean>>): State =>
        after(operatingRoundOf(positionOf({ ...spec, UR: NEXT }, { ...about, rulings })), (move) =>
          payInterest(move, 'WT'),
        );
      const state = play(due({}), bankrupt('@A'));
      expect([state.cash['WT'], companyOf(state, 'WT').president, isRed(state, 'WT')]).toEqual([90, null, true]);
      expect(play(due({ bankruptInterestToBank: true }), bankrupt('@A')).cash['WT']).toBe(0);
    },
  );

  rule(
    ['1817 §bankrupt.5', '1817 §bankrupt.7'],
    'tricky 95: creditors are paid in full, the rest is written off',
    () => {
      const state = after(
        operatingRoundOf(
          positionOf(
            { WT: { size: 5, price: 50, president: '@B', shares: { '@B': 3 }, shorts: { '@A': 3 } }, UR: NEXT },
            { cash: { '@A': 5, '@B': 0 } },
          ),
        ),
        (move) => distribute(move, 'WT', 100, 'pay'),
      );
      const done = play(state, bankrupt('@A'));
      expect([done.cash['@B'], debtOf(done, '@A'), done.cash['@A']]).toEqual([60, 0, 0]);
    },
  );

  rule(['1817 §bankrupt.6', '1817 §or.3'], 'tricky 96: his companies do not operate', () => {
    const base = positionOf(
      { WT: { price: 90, tokens: 'D9' }, J: { price: 100, president: '@B', tokens: 'F13' }, UR: NEXT },
      { cash: { '@A': 0 } },
    );
    const state = after(operatingRoundOf(base), (move) => {
      charge(move, '@A', 'bank', 500, 'loan');
      raiseCrisis(move, '@A');
    });
    const done = play(state, bankrupt('@A'), pass('@B'));
    const operating = (now: State): unknown => now.agenda.find(STEP.operatingTurn.is)?.['company'];
    expect(operating(done)).toBe('J');
    expect(isRed(done, 'WT')).toBe(true);
  });

  rule(
    ['1817 §bankrupt.6', '1817 §ma.3'],
    'tricky 97: companies that turn red in stage 2 are liquidated in it, or by that ruling in the next M&A round',
    () => {
      const round = (rulings: Circumstances['rulings']): State =>
        acquisitionsOf(
          positionOf(
            {
              WT: { cell: 0, size: 2, shares: { '@A': 2 }, cash: 41, loans: 2 },
              J: { price: 200 },
              GT: { size: 10, price: 300, president: '@B', shares: { '@B': 3 }, cash: 900 },
              UR: NEXT,
            },
            { cash: { '@A': 67 }, rulings: rulings ?? {} },
          ),
        );
      const owing97 = (rulings: Circumstances['rulings']): State =>
        play(round(rulings), bid('@B', 'WT', 40), pass('@D'), pass('@A'), pass('@B'));
      expect(debtOf(owing97({}), '@A')).toBe(119 - 67);
      const printed = play(owing97({}), bankrupt('@A'));
      expect([companyIn(topFrame(printed)), topFrame(printed, STEP.companyAuction)?.kind]).toEqual([
        'J',
        'liquidation',
      ]);
      const done = play(owing97({ newlyRedWaits: true }), bankrupt('@A'));
      expect([isRed(done, 'J'), companyOf(done, 'J').status, companyIn(topFrame(done))]).toEqual([
        true,
        'floated',
        'UR',
      ]);
    },
  );

  rule(['1817 §bankrupt.9', '1817 §end.1'], 'tricky 99: one player left: the game ends at once', () => {
    const state: State = { ...ruin({ WT: { price: 50 } }), out: ['@B', '@C'] };
    const done = play(state, bankrupt('@A'));
    expect([done.outcome?.reason, done.outcome?.scores['@A'], title1817.worth(done, '@A')]).toEqual(['bankrupt', 0, 0]);
  });

  rule('1817 §end.1', 'the survivor wins, even in debt; the last to leave comes next', () => {
    const state: State = { ...ruin({ WT: { price: 50 } }), out: ['@B', '@C'] };
    const debts = { ...(state.own['debts'] as Readonly<Record<string, number>>), '@D': 4000 };
    const done = play({ ...state, own: { ...state.own, debts } }, bankrupt('@A'));
    expect(done.outcome?.scores['@D']).toBeLessThan(0);
    expect(standings(done)).toEqual([['@D'], ['@A'], ['@C'], ['@B']]);
    expect(winners(done)).toEqual(['@D']);
  });
});

describe('end of the game', () => {
  const first8 = (number: number): State =>
    after(
      { ...positionOf({}, { depot: '8', phase: '7' }), round: { kind: 'operating', set: 6, number, of: 2 } },
      exportTrains,
    );

  rule(['1817 §end.2', '1817 §end.3'], 'E-15, E-16, tricky 110: three more operating rounds', () => {
    expect([first8(1).ending?.data, first8(2).ending?.data]).toEqual([
      { set: 7, rounds: 2 },
      { set: 7, rounds: 3 },
    ]);
    const bought = turnOf(
      positionOf({ WT: { price: 100, cash: 1100, tokens: 'D9' } }, { depot: '8', phase: '7', round: { set: 6 } }),
      'WT',
      'trains',
    );
    const done = play(bought, { type: 'buyTrain', by: '@A', train: '8-0', from: 'depot', price: 1100 });
    expect([done.phase, done.ending?.data]).toEqual(['8', { set: 7, rounds: 2 }]);
  });

  rule('1817 §end.4', 'the last M&A round is played, then net worth decides', () => {
    const last = (number: number, rounds: number): State =>
      after(
        {
          ...positionOf({ WT: { price: 100, tokens: 'D9' } }),
          ending: { reason: 'final_phase', data: { set: 7, rounds } },
          round: { kind: 'acquisition', set: 7, number, of: rounds },
        },
        (move) => {
          move.state = { ...move.state, agenda: [STEP.acquisitionRound.frame({ order: [] })] };
        },
      );
    expect(last(2, 2).outcome?.reason).toBe('final_phase');
    expect(last(2, 3).round).toEqual({ kind: 'operating', set: 7, number: 3, of: 3 });
    const over = apply(last(2, 2), pass('@A'));
    expect(isRefusal(over) && over.key).toBe('gameOver');
  });
});
