import { companyOf, priceOf, trainsAt } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { debtOf } from '../rules/debts.ts';
import { interestDue } from '../rules/interest.ts';
import { exportTrains } from '../rules/trains.ts';
import { isGray, isRed } from '../rules/zones.ts';
import { after, pass, positionOf, turnOf } from './positions.ts';

describe('trains', () => {
  const buying = (spec: object, about = {}) =>
    turnOf(positionOf({ WT: { price: 100, cash: 1000, tokens: 'D9', ...spec } }, about), 'WT', 'trains');
  const depot = (id: string, price: number, by: '@A' = '@A') =>
    ({ type: 'buyTrain', by, train: id, from: 'depot', price }) as const;

  rule(
    ['1817 §trn.1', '1817 §buyt.1', '1817 §buyt.5'],
    'the lowest type at face price, up to the limit, with the company’s own cash',
    () => {
      expect(refusalOf(buying({}), depot('4-0', 400)).key).toBe('notAmong');
      expect(trainsAt(play(buying({}), depot('3-0', 250)), 'WT')).toHaveLength(1);
      expect(refusalOf(buying({ trains: '3 3 3 3', cash: 900 }), depot('3-4', 250)).key).toBe('trainLimit');
      expect(refusalOf(buying({ cash: 100 }), depot('3-0', 250)).rule).toBe('1817 §buyt.5');
    },
  );

  rule(
    ['1817 §buyt.1', '1817 §buyt.2'],
    'from another company at any price, with consent; not from red ones, no obsolete trains',
    () => {
      const state = turnOf(
        positionOf({
          WT: { price: 100, cash: 300, tokens: 'D9' },
          J: { president: '@B', trains: '3 2+*', tokens: 'F13' },
          R: { cell: 0, president: '@B', trains: '3' },
        }),
        'WT',
        'trains',
      );
      const from = (seller: string, train: string, price: number) =>
        ({ type: 'buyTrain', by: '@A', train, from: seller, price }) as const;
      const asked = play(state, from('J', '3-0', 1));
      expect(asked.agenda.at(-1)?.step).toBe('consent');
      expect(trainsAt(play(asked, { type: 'answer', by: '@B', accept: true }), 'WT')).toHaveLength(1);
      expect(trainsAt(play(asked, { type: 'answer', by: '@B', accept: false }), 'WT')).toHaveLength(0);
      expect(refusalOf(state, from('R', '3-1', 1)).rule).toBe('1817 §buyt.2');
      expect(refusalOf(state, from('J', '2+-0', 0)).rule).toBe('1817 §buyt.2');
    },
  );

  rule(['1817 §buyt.3', '1817 §loan.7'], 'buying is never an obligation, and the president adds nothing', () => {
    const state = turnOf(
      positionOf({ WT: { price: 100, cash: 100, tokens: 'D9' } }, { cash: { '@A': 5000 } }),
      'WT',
      'trains',
    );
    expect(isOffered(state, pass('@A'))).toBe(true);
    expect(refusalOf(state, depot('3-0', 250)).key).toBe('notEnoughCash');
  });

  rule(
    ['1817 §buyt.4', '1817 §trn.5', '1817 §trn.7', '1817 §phase.1'],
    'tricky 45: the first 4 starts its phase; 2s rust, so that nothing is discarded',
    () => {
      const state = turnOf(
        positionOf(
          { WT: { price: 100, cash: 500, tokens: 'D9' }, J: { trains: '2 2 3 3', tokens: 'F13' } },
          { depot: '4' },
        ),
        'WT',
        'trains',
      );
      const bought = play(state, depot('4-0', 400));
      expect([bought.phase, trainsAt(bought, 'J').map((each) => each.name)]).toEqual(['4', ['3', '3']]);
      expect(bought.agenda.at(-1)?.step).not.toBe('discardTrains');
    },
  );

  rule(
    ['1817 §trn.6', '1817 §buyt.6', '1817 §trn.3'],
    'tricky 46, 47: obsolete 2+ count against the limit; those in the market leave',
    () => {
      const state = turnOf(
        positionOf(
          { WT: { price: 100, cash: 500, tokens: 'D9' }, J: { president: '@B', trains: '3 3 3 2+', tokens: 'F13' } },
          { depot: '4', trainPool: '2+' },
        ),
        'WT',
        'trains',
      );
      const bought = play(state, depot('4-0', 400));
      expect([bought.agenda.at(-1)?.step, trainsAt(bought, 'pool').length]).toEqual(['discardTrains', 0]);
      const [faded] = trainsAt(bought, 'J').filter((each) => each.obsolete);
      const gone = play(bought, { type: 'discardTrain', by: '@B', company: 'J', train: faded?.id ?? '' });
      expect([trainsAt(gone, 'J').length, trainsAt(gone, 'pool').length]).toEqual([3, 0]);
    },
  );

  rule('1817 §trn.4', '8-trains never run out', () => {
    expect(trainsAt(positionOf({}, { depot: '8' }), 'depot').length).toBeGreaterThan(40);
  });

  rule('1817 §or.6', 'tricky 48: the last 3 exported brings no phase 4', () => {
    const state = positionOf({}, { depot: '3' });
    const left = {
      ...state,
      trains: state.trains.map((each) =>
        each.name === '3' && each.id !== '3-11' ? { ...each, at: 'out' as const } : each,
      ),
    };
    expect(after(left, exportTrains).phase).toBe('3');
  });
});

describe('interest and repayment', () => {
  const rate = (value: number) => ({ own: { interestRate: value } });
  const paying = (spec: object, about: object) =>
    turnOf(positionOf({ WT: { tokens: 'D9', trains: '3', ...spec } }, about), 'WT', 'interest');

  rule(['1817 §int.1', '1817 §int.3', '1817 §vpriv.1'], 'V-24: the rate per loan, $10 more for Loan Shark', () => {
    const shark = { privates: { P12: 'WT' }, options: { volatility: true }, round: { kind: 'operating' } } as const;
    const due = (loans: number, about: object) =>
      interestDue(positionOf({ WT: { loans } }, { ...shark, ...about }), 'WT');
    expect(due(0, rate(5))).toBe(10);
    expect(due(0, { ...rate(5), rulings: { sharkOnlyWithLoans: true } })).toBe(0);
    expect(due(2, rate(5))).toBe(20);
    expect(due(2, rate(20))).toBe(50);
    expect(paying({ price: 100, cash: 30, loans: 2 }, rate(10)).cash['WT']).toBe(10);
  });

  rule('1817 §int.2', 'E-13, V-15, tricky 108: loans must be taken as long as cash is short', () => {
    const state = paying({ size: 5, price: 100, loans: 4, cash: 100 }, rate(30));
    expect([companyOf(state, 'WT').loans, state.cash['WT']]).toEqual([5, 50]);
    const gray = paying({ size: 5, price: 40, loans: 1, cash: 22, trains: '' }, rate(30));
    expect([companyOf(gray, 'WT').loans, gray.cash['WT'], isGray(gray, 'WT')]).toEqual([2, 62, true]);
    const shark = paying(
      { size: 5, price: 100, cash: 0 },
      { ...rate(5), privates: { P12: 'WT' }, options: { volatility: true } },
    );
    expect([companyOf(shark, 'WT').loans, shark.cash['WT']]).toEqual([1, 85]);
  });

  rule(
    ['1817 §int.4', '1817 §loan.7', '1817 §crisis.1'],
    'V-14, tricky 35, 36, 40: red; the company pays what it has, the president the rest',
    () => {
      const state = paying(
        { size: 2, shares: { '@A': 2 }, price: 100, loans: 2, cash: 40 },
        { ...rate(30), cash: { '@A': 100 } },
      );
      expect([isRed(state, 'WT'), state.cash['WT'], state.cash['@A'], trainsAt(state, 'WT').length]).toEqual([
        true,
        0,
        80,
        1,
      ]);
      const five = paying({ size: 5, price: 100, loans: 5, cash: 100 }, { ...rate(30), cash: { '@A': 60 } });
      expect([isRed(five, 'WT'), five.cash['@A']]).toEqual([true, 10]);
      const empty = paying(
        { size: 5, price: 100, loans: 2, cash: 100 },
        { own: { interestRate: 70, loansSetAside: 68 }, cash: { '@A': 50 } },
      );
      expect([isRed(empty, 'WT'), empty.cash['@A']]).toEqual([true, 10]);
      const crisis = paying({ size: 5, price: 100, loans: 5, cash: 100 }, { ...rate(30), cash: { '@A': 10 } });
      expect([crisis.agenda.at(-1)?.step, debtOf(crisis, '@A')]).toEqual(['crisis', 40]);
    },
  );

  rule(
    ['1817 §int.5', '1817 §repay.1', '1817 §repay.2', '1817 §loan.5'],
    'tricky 41: repaid loans move right; a loan taken ends the repayment',
    () => {
      const state = turnOf(
        positionOf({ WT: { size: 10, price: 100, loans: 3, cash: 250, tokens: 'D9', trains: '3' } }),
        'WT',
        'settleLoans',
      );
      const repay = { type: 'repayLoan', by: '@A', count: 1, company: 'WT' } as const;
      const repaid = play(state, repay);
      expect([companyOf(repaid, 'WT').loans, priceOf(repaid, 'WT')]).toEqual([2, 110]);
      const borrowed = play(repaid, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' });
      expect(refusalOf(borrowed, repay).rule).toBe('1817 §repay.2');
      const before = turnOf(positionOf({ WT: { loans: 1, cash: 500, tokens: 'D9' } }), 'WT');
      expect(refusalOf(before, repay).key).toBe('notOffered');
    },
  );

  rule('1817 §int.2', 'tricky 37: the company that operates first gets the last loan', () => {
    const both = positionOf(
      {
        WT: { price: 110, loans: 1, cash: 0, trains: '3', tokens: 'D9' },
        J: { price: 100, loans: 1, cash: 0, trains: '3', tokens: 'F13' },
      },
      { own: { interestRate: 70, loansSetAside: 67 }, cash: { '@A': 500 } },
    );
    const first = turnOf(both, 'WT', 'interest');
    expect([companyOf(first, 'WT').loans, isRed(first, 'WT')]).toEqual([2, true]);
    expect(companyOf(turnOf({ ...both, companies: first.companies }, 'J', 'interest'), 'J').loans).toBe(1);
  });

  rule(
    ['1817 §trainless.1', '1817 §liq.1'],
    'tricky 42 to 44, 50: without a train at the end of its own turn a company turns red',
    () => {
      const state = turnOf(
        positionOf({ WT: { price: 400, cash: 0, loans: 5, tokens: 'D9' } }, { own: { interestRate: 0 } }),
        'WT',
        'settleLoans',
      );
      expect(isRed(state, 'WT')).toBe(true);
      const faded = turnOf(
        positionOf(
          { WT: { price: 100, loans: 5, cash: 0, tokens: 'D9', trains: '2+*' } },
          { own: { interestRate: 0 }, rulings: { obsoleteWithoutRun: true } },
        ),
        'WT',
        'dividend',
      );
      expect(isRed(faded, 'WT')).toBe(true);
      const seller = positionOf({ WT: { price: 100, tokens: 'D9' } });
      expect(isRed(seller, 'WT')).toBe(false);
    },
  );
});
