/** §6: the end of the game; and what every test is counted against. */
import { BANK, cashOf, newMove, pay as payMoney, type State } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { bestRun, isOffered, play, refusalOf, rule, ruleCoverage } from '../../../test/support/index.ts';
import { title18MEX } from '../index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { worth } from '../rules/scoring.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';
import { buyOf, cellOfMarker, lastStockTurn, majorTurn, operatingRound, pass, pay, stockTurn } from './positions.ts';

/** The bank has only so much left; the rest lies with player C. */
const bankWith = (state: State, left: number): State => {
  const move = newMove(state);
  payMoney(move, BANK, '@C', cashOf(state, BANK) - left, 'test');
  return move.state;
};

describe('18MEX end of the game', () => {
  rule(
    ['18MEX §6(a)', '18MEX §App.1#6'],
    'EX-30: the bank runs out in an operating round: that round is finished',
    () => {
      const turn = majorTurn(
        'NdM',
        'dividend',
        { NdM: { price: '1,4', '@A': 'P+10+10+10+10', tokens: 'O10', turns: 1, trains: '3' } },
        { revenue: 100, round: { number: 1, of: 3 }, phase: '5' },
      );
      const broken = play(bankWith(turn, 20), pay('@A'));
      expect(broken.ending?.reason).toBe('bank');
      const over = broken.outcome ? broken : play(broken, pass('@A'));
      expect(over.outcome?.reason).toBe('bank');
      expect(over.round.number).toBe(1);
    },
  );

  rule(['18MEX §6(a)', '18MEX §3.4#2', '18MEX §7#2'], 'TC-114: in a stock round: one more operating round', () => {
    const state = bankWith(
      stockTurn('@B', { MEX: { price: 90, status: 'started', '@A': 'P+10', '@B': '10' } }, { phase: '5' }),
      100,
    );
    const floated = play(state, buyOf(state, '@B', 'MEX', 'ipo'));
    expect([floated.ending?.reason, floated.outcome]).toEqual(['bank', null]);
    const passed = play(floated, pass('@B'), pass('@C'), pass('@A'), pass('@B'));
    expect(passed.round).toMatchObject({ kind: 'operating', number: 1, of: 1 });
  });

  rule('18MEX §6(b)', 'TC-42: $200 at the end of a stock round: exactly one operating round', () => {
    const state = lastStockTurn(
      '@C',
      { MEX: { price: '1,14', '@A': 'P+10+10+10+10', '@B': '10+10+10+10', tokens: 'P13', turns: 1, cash: 300 } },
      { phase: '5' },
    );
    const raised = play(state, pass('@C'));
    expect([cellOfMarker(raised, 'MEX'), raised.ending?.reason, raised.round.of]).toEqual(['0,14', 'stockMarket', 1]);
    // Neither a tile nor a train.
    const over = play(raised, pass('@A'), pass('@A'));
    expect(over.outcome?.reason).toBe('stockMarket');
  });

  rule('18MEX §6.1#1', 'TC-116: cash, shares, privates and minors; half-shares add up', () => {
    const companies = {
      B: { '@A': 'P', status: 'floated' },
      NdM: { price: 75, '@B': 'P', '@A': '5+5' },
      MEX: { price: 100, '@A': 'P+10' },
    } as const;
    const state = stockTurn('@A', companies, { privates: { MIR: '@A' } });
    expect(worth(state, '@A')).toBe(625 + 50 + 100 + 75 + 300);
    const peer = stockTurn('@A', companies, { privates: { MIR: '@A' }, rulings: { halfShareScoring: 'each' } });
    expect(worth(peer, '@A')).toBe(625 + 50 + 100 + 76 + 300);
    const single = stockTurn('@A', { NdM: { price: 75, '@B': 'P', '@A': '5' } });
    expect(worth(single, '@A')).toBe(625 + 38);
  });

  rule('18MEX §6.1#4', 'with the option a tie is broken by one more operating round', () => {
    const tied = (tieBreak: boolean): State => {
      const state = operatingRound(
        ['NdM'],
        { NdM: { price: '1,4', '@A': 'P', '@B': '10+10', tokens: 'O10', turns: 1, trains: '3', cash: 300 } },
        { options: { tieBreak }, phase: '5' },
      );
      const broken = bankWith(play(state, pass('@A')), 0);
      const poor = newMove(broken);
      payMoney(poor, '@C', BANK, cashOf(broken, '@C'), 'test');
      payMoney(poor, BANK, '@A', cashOf(poor.state, BANK), 'test');
      const even = poor.state;
      const each = Math.floor((cashOf(even, '@A') + cashOf(even, '@B')) / 2);
      payMoney(poor, '@A', '@B', cashOf(even, '@A') - each, 'test');
      return play(poor.state, bestRun(poor.state), pay('@A'), pass('@A'));
    };
    expect(tied(false).outcome).not.toBeNull();
    expect(tied(true).round.number).toBe(2);
  });

  rule('18MEX §1.4#7', 'the money adds up to $9,000 whatever happens', () => {
    const state = stockTurn('@A', { MEX: { price: 75, '@A': 'P+10', cash: 300 } });
    expect(Object.values(state.cash).reduce((sum, each) => sum + each, 0)).toBe(9000);
  });

  rule('18MEX §1.3.2#1', 'certificates of the majors', () => {
    const { companies } = title18MEX.facts({ title: '18MEX', players: 3, options: {}, rulings: {} });
    const count = (id: string, percent: number): number =>
      (companies[id]?.certificates ?? []).reduce((sum, each) => sum + (each.percent === percent ? each.count : 0), 0);
    expect(['CHI', 'MC', 'MEX', 'PAC', 'SPM', 'TM', 'UdY'].map((id) => count(id, 10))).toEqual([8, 8, 8, 8, 8, 8, 8]);
    expect([count('NdM', 20), count('NdM', 10), count('NdM', 5)]).toEqual([1, 7, 2]);
  });

  rule('18MEX §8#1', 'options combine', () => {
    const all = { extraYellow: true, earlyKcmo: true, delayedMinors: true, hardRust: true, tieBreak: true, baja: true };
    const state = stockTurn('@A', { MEX: { price: 75, '@B': 'P' } }, { options: all });
    expect(isOffered(state, buyOf(state, '@A', 'MEX', 'ipo'))).toBe(true);
    expect(refusalOf(state, pass('@B')).key).toBe('notYourTurn');
  });
});

describe('18MEX evidence', () => {
  test('every rule has a test, and every citation a rule', () => {
    expect(ruleCoverage(RULEBOOK, import.meta.url)).toEqual({ untested: [], unknown: [] });
  });

  test('both languages have the same messages', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    for (const [id, { en, ru }] of Object.entries(RULEBOOK))
      expect([id, en.length > 0, ru.length > 0]).toEqual([id, true, true]);
  });
});
