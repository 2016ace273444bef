/** §4.1 to §4.3.3: operating rounds, mail, stations, dividends. */
import { cashOf, companyIn, companyOf, decider, offers, privateOf, type State, topFrame } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { bestRun, isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import { hasLegalRoute, mailValue } from '../rules/operating.ts';
import { operatingOrder } from '../rules/order.ts';
import {
  buyTrain,
  cellOfMarker,
  lay,
  majorTurn,
  operatingRound,
  pass,
  pay,
  sellOf,
  trainsOf,
  withhold,
} from './positions.ts';

const station = (by: `@${string}`, hex: string, city = 0) => ({ type: 'placeToken', by, hex, city }) as const;

describe('18MEX who operates', () => {
  rule(['18MEX §4(c)#1', '18MEX §1.1#3'], 'TC-47: by value, then farther right, then higher in the stack', () => {
    const state = operatingRound([], {
      MEX: { price: '3,8', '@A': 'P+10' },
      SPM: { price: '2,7', '@B': 'P+10' },
      TM: { price: '2,7', '@C': 'P+10' },
    });
    expect(operatingOrder(state)).toEqual(['MEX', 'SPM', 'TM']);
  });

  rule('18MEX §4(b)', 'minors A, B, C come first', () => {
    const state = operatingRound([], {
      C: { '@A': 'P', status: 'floated' },
      A: { '@B': 'P', status: 'floated' },
      MEX: { price: '0,14', '@A': 'P+10' },
    });
    expect(operatingOrder(state)).toEqual(['A', 'C', 'MEX']);
  });

  rule('18MEX §4(c)#2', 'TC-48: the order is looked at again after every turn', () => {
    const state = majorTurn(
      'MC',
      'trains',
      {
        MC: { price: '0,9', '@A': 'P+10+10', '@B': '10', tokens: 'I8', cash: 0 },
        MEX: { price: '2,8', '@B': 'P+10+10', '@A': '10+10', tokens: 'P13', cash: 300 },
        SPM: { price: '2,7', '@C': 'P+10', tokens: 'O8', cash: 300 },
      },
      { next: ['MEX', 'SPM'], tiles: { I8: '57/0', G8: '9/0', E8: '8/5', K8: '4/0' }, cash: { '@A': 100 }, depot: '4' },
    );
    // A 4-train costs 300: two shares of MEX bring the missing 200.
    const sold = play(state, sellOf(state, '@A', 'MEX', '10+10'));
    expect(cellOfMarker(sold, 'MEX')).toBe('4,8');
    const bought = play(sold, buyTrain(sold, '@A', '4', 'depot', 300));
    expect(companyIn(topFrame(bought))).toBe('SPM');
  });

  rule(['18MEX §4.1#1', '18MEX §4.1#2', '18MEX §1.3.1#2', '18MEX §1.3.1#3'], 'incomes go to players and majors', () => {
    const state = play(
      operatingRound(
        ['SPM'],
        { SPM: { price: 75, '@A': 'P+10', tokens: 'O8', cash: 100, turns: 1 } },
        {
          privates: { MIR: '@B', KCMO: 'SPM' },
          round: { number: 1, of: 2 },
          phase: '4',
        },
      ),
      pass('@A'),
    );
    // The second operating round of the set pays incomes again.
    const ended = play(state, pass('@A'));
    expect(ended.round).toMatchObject({ kind: 'operating', number: 2 });
    expect([cashOf(ended, '@B'), cashOf(ended, 'SPM')]).toEqual([645, 110]);
  });
});

describe('18MEX a minor’s turn', () => {
  const minor = (id: string, cash: number, more = {}): State =>
    operatingRound(
      [id],
      { [id]: { '@A': 'P', status: 'floated', cash, trains: '', ...more } },
      { phase: '2', round: { of: 1 } },
    );

  rule(['18MEX §4.2(b)', '18MEX §4.4.1(f)#1'], 'TC-45: B can pay $20 in Mazatlan, A $40 in Tampico', () => {
    const b = minor('B', 30);
    expect(isOffered(b, lay('@A', 'K6', '471', 2))).toBe(true);
    expect(offeredKinds(minor('B', 15)).has('layTile')).toBe(false);
    expect(isOffered(minor('A', 45), lay('@A', 'M12', '472', 0))).toBe(true);
    const laid = play(b, lay('@A', 'K6', '471', 2));
    expect(cashOf(laid, 'B')).toBe(10);
    expect(offeredKinds(laid).has('layTile')).toBe(false);
  });

  rule(['18MEX §4.2(b)', '18MEX §4.4.1(a)'], 'TC-46: a minor neither upgrades nor lays Copper Canyon', () => {
    const state = operatingRound(
      ['B'],
      { B: { '@A': 'P', status: 'floated', cash: 300 } },
      {
        phase: '3',
        tiles: { K6: '471/2' },
        privates: { KCMO: '@A' },
      },
    );
    expect(refusalOf(state, lay('@A', 'K6', '476', 0)).rule).toBe('18MEX §4.4.1(a)');
    expect(refusalOf(state, lay('@A', 'F5', '470', 0, 'KCMO')).rule).toBe('18MEX §4.2(b)');
  });

  rule(
    ['18MEX §4.2(c)', '18MEX §4.4.2.1#5', '18MEX §4.2(a)', '18MEX §App.1#8'],
    'TC-76: it runs for the maximum, half and half',
    () => {
      const state = operatingRound(['B'], { B: { '@A': 'P', status: 'floated' } }, { phase: '2' });
      expect(state.board.tokens).toEqual([{ company: 'B', hex: 'K6', city: 0, slot: 0 }]);
      // Without money nothing can be laid: it runs at once.
      expect(refusalOf(state, { type: 'runTrains', by: '@A', runs: [] }).rule).toBe('18MEX §4.4.2.1#5');
      const ran = play(state, bestRun(state));
      expect([cashOf(ran, '@A'), cashOf(ran, 'B')]).toEqual([640, 15]);
      const off = operatingRound(
        ['B'],
        { B: { '@A': 'P', status: 'floated' } },
        { phase: '2', rulings: { anyRoute: true } },
      );
      expect(isOffered(off, { type: 'runTrains', by: '@A', runs: [] })).toBe(true);
    },
  );
});

describe('18MEX a major’s turn', () => {
  rule(
    [
      '18MEX §4.3(a)',
      '18MEX §4.3(b)',
      '18MEX §4.3.1#1',
      '18MEX §4.3.1#2',
      '18MEX §4.3.3#3',
      '18MEX §4.3(c)',
      '18MEX §4.3(h)',
    ],
    'EX-31, TC-49: the first two turns of MC',
    () => {
      const state = operatingRound(
        ['MC'],
        { MC: { price: '1,3', '@A': 'P+10+10+10', cash: 700 } },
        {
          phase: '2',
          round: { number: 1, of: 2 },
        },
      );
      expect(state.board.tokens).toContainEqual({ company: 'MC', hex: 'I8', city: 0, slot: 0 });
      expect(cashOf(state, 'MC')).toBe(700);
      const laid = play(state, lay('@A', 'I8', '57', 0), pass('@A'));
      expect(cellOfMarker(laid, 'MC')).toBe('1,2');
      const bought = play(laid, buyTrain(laid, '@A', '2', 'depot', 100));
      const second = bought.round.number === 2 ? bought : play(bought, pass('@A'));
      expect(second.round.number).toBe(2);
      expect(cashOf(second, 'MC')).toBe(620);
      const idle = play(second, pass('@A'));
      expect(cellOfMarker(idle, 'MC')).toBe('1,1');
    },
  );

  rule(['18MEX §4.3.1#3', '18MEX §4.3.1#5'], 'TC-50: mail uses the value before this turn’s tiles', () => {
    const state = operatingRound(
      ['SPM'],
      { SPM: { price: 75, '@A': 'P+10', cash: 500, trains: '2', tokens: 'O8', turns: 1 } },
      {
        phase: '2',
      },
    );
    expect(cashOf(state, 'SPM')).toBe(500);
    const laid = play(state, lay('@A', 'O8', '57', 0));
    expect(cashOf(laid, 'SPM')).toBe(480);
    expect(mailValue(laid, 'SPM')).toBe(20);
  });

  rule(['18MEX §4.3.1#1', '18MEX §4.4.2.1#2'], 'TC-51: two-value homes by phase', () => {
    const mail = (company: string, phase: string): number =>
      mailValue(operatingRound([], { [company]: { price: 75, '@A': 'P+10', trains: '5' } }, { phase }), company);
    expect([
      mail('PAC', '4'),
      mail('PAC', '5'),
      mail('UdY', '4'),
      mail('UdY', '5'),
      mail('TM', '4'),
      mail('TM', '6'),
    ]).toEqual([30, 50, 10, 50, 20, 40]);
  });

  rule('18MEX §4.3.1#1', 'TC-52: an obsolete train counts as a train', () => {
    const state = operatingRound(
      ['PAC'],
      { PAC: { price: 75, '@A': 'P+10', trains: '4*', cash: 0, tokens: 'B3', turns: 3 } },
      {
        phase: '6½',
      },
    );
    expect(cashOf(state, 'PAC')).toBe(50);
  });

  rule('18MEX §4.3.1#4', 'TC-53: NdM after a merger is paid for Mexico City only', () => {
    const state = operatingRound(
      ['NdM'],
      { NdM: { price: 75, '@A': 'P+10', trains: '5', cash: 0, tokens: 'O10 O8', turns: 3 }, SPM: { status: 'closed' } },
      { phase: '5', tiles: { O8: '57/0' } },
    );
    expect(cashOf(state, 'NdM')).toBe(20);
  });

  rule(['18MEX §1.3.2#3', '18MEX §4.3.2#1', '18MEX §4.3(d)'], 'a station from the treasury, one a turn', () => {
    const state = majorTurn(
      'NdM',
      'station',
      { NdM: { price: 75, '@A': 'P+10', tokens: 'O10', cash: 100, turns: 1 } },
      {
        tiles: { M10: '57/0' },
      },
    );
    const placed = play(state, station('@A', 'M10'));
    expect([cashOf(placed, 'NdM'), cashOf(placed, '@A')]).toEqual([60, 625]);
    expect(topFrame(placed)?.step).not.toBe('station');
  });

  rule('18MEX §4.3.2(a)', 'the connection does not pass a full city or a red area', () => {
    const companies = {
      NdM: { price: 75, '@A': 'P+10', tokens: 'O10', cash: 100, turns: 1 },
      SPM: { price: 75, '@B': 'P+10', tokens: 'M10' },
    } as const;
    const tiles = { M10: '57/0', K10: '9/0', I10: '57/0' };
    const blocked = majorTurn('NdM', 'station', companies, { tiles });
    expect(topFrame(blocked)?.step).not.toBe('station');
    const open = majorTurn('NdM', 'station', { NdM: companies.NdM }, { tiles });
    expect(isOffered(open, station('@A', 'I10'))).toBe(true);
    const away = majorTurn('NdM', 'station', { NdM: companies.NdM }, { tiles: { ...tiles, D3: '57/0' } });
    expect(refusalOf(away, station('@A', 'D3')).rule).toBe('18MEX §4.3.2(a)');
  });

  rule('18MEX §4.3.2(b)', 'TC-67: one station in a hex', () => {
    const state = majorTurn(
      'NdM',
      'station',
      { NdM: { price: 75, '@A': 'P+10', tokens: 'O10', cash: 100, turns: 1 } },
      {
        tiles: { O10: '479MC/0', P11: '479P/0', M10: '57/0' },
      },
    );
    expect(refusalOf(state, station('@A', 'O10')).rule).toBe('18MEX §4.3.2(b)');
  });

  rule('18MEX §4.3.2(c)', 'TC-64: a circle is kept for a home that is not yet placed', () => {
    // Torreon is joined to Chihuahua over G6 and H7.
    const position = (tile: string): State =>
      majorTurn(
        'CHI',
        'station',
        { CHI: { price: 75, '@A': 'P+10', tokens: 'E6', cash: 100, turns: 1 } },
        {
          tiles: { G6: '8/3', H7: '9/2', I8: tile },
          privates: { MIR: '@B' },
        },
      );
    expect(topFrame(position('57/2'))?.step).not.toBe('station');
    expect(isOffered(position('14/1'), station('@A', 'I8'))).toBe(true);
  });

  rule('18MEX §4.3.2#2', 'TC-66: $40 for the first of NdM’s own stations, whatever the merger brought', () => {
    const state = majorTurn(
      'NdM',
      'station',
      { NdM: { price: 75, '@A': 'P+10', tokens: 'O10 D3 G10', charter: [40, 60, 80], cash: 100, turns: 1 } },
      { tiles: { M10: '57/0', D3: '57/0', G10: '57/0' } },
    );
    expect(cashOf(play(state, station('@A', 'M10')), 'NdM')).toBe(60);
    const poor = majorTurn(
      'NdM',
      'station',
      { NdM: { price: 75, '@A': 'P+10', tokens: 'O10', cash: 39, turns: 1 } },
      {
        tiles: { M10: '57/0' },
      },
    );
    expect(topFrame(poor)?.step).not.toBe('station');
  });

  rule('18MEX §4.3.2#3', 'stations stay when the tile is replaced', () => {
    const state = majorTurn(
      'NdM',
      'track',
      { NdM: { price: 75, '@A': 'P+10', tokens: 'O10 M10', cash: 100, turns: 1 } },
      {
        tiles: { M10: '57/0' },
      },
    );
    const laid = play(state, lay('@A', 'M10', '14', 0));
    expect(laid.board.tokens.filter((each) => each.company === 'NdM').map((each) => each.hex)).toEqual(['O10', 'M10']);
  });
});

describe('18MEX dividends', () => {
  const earned = (company: string, spec: object, revenue: number, about = {}): State =>
    majorTurn(
      company,
      'dividend',
      { [company]: { tokens: 'I8', cash: 0, turns: 1, trains: '3 3', ...spec } },
      { revenue, round: { number: 2, of: 2 }, ...about },
    );

  rule(
    ['18MEX §4.3.3(a)#1', '18MEX §4.3.3(a)#2', '18MEX §1.4#4', '18MEX §4.3(f)', '18MEX §4.3.3#1'],
    'EX-1: $70 with 60%, 20% in the market and 20% in the offering',
    () => {
      const state = earned('MC', { price: '1,4', '@A': 'P+10+10+10+10', pool: 20 }, 70);
      expect(offers(state, 'dividend')).toHaveLength(2);
      const paid = play(state, pay('@A'));
      expect([cashOf(paid, '@A'), cashOf(paid, 'MC'), cellOfMarker(paid, 'MC')]).toEqual([625 + 42, 14, '1,5']);
      expect(refusalOf(state, { type: 'dividend', by: '@A', kind: 'half' }).rule).toBe('18MEX §4.3.3#1');
    },
  );

  rule('18MEX §4.3.3(b)', 'withheld revenue goes to the treasury and the marker moves left', () => {
    const state = play(earned('MC', { price: '1,4', '@A': 'P+10+10+10' }, 70), withhold('@A'));
    expect([cashOf(state, 'MC'), cellOfMarker(state, 'MC')]).toEqual([70, '1,3']);
    const edge = play(earned('MC', { price: '2,0', '@A': 'P+10+10+10' }, 70), withhold('@A'));
    expect(cellOfMarker(edge, 'MC')).toBe('3,0');
    const corner = play(earned('MC', { price: '7,0', '@A': 'P+10+10+10' }, 70), withhold('@A'));
    expect(cellOfMarker(corner, 'MC')).toBe('7,0');
  });

  rule('18MEX §4.3.3(a)#3', 'TC-73, EX-40: an odd 5% is rounded up', () => {
    const state = play(earned('NdM', { price: 75, '@B': 'P', '@A': '10+5', pool: 5, tokens: 'O10' }, 70), pay('@B'));
    expect([cashOf(state, '@A'), cashOf(state, 'NdM'), cashOf(state, '@B')]).toEqual([625 + 11, 4, 625 + 14]);
    const large = play(
      earned('NdM', { price: 75, '@A': 'P+10+10+5', '@B': '10+10+10', '@C': '10+10+5', tokens: 'O10' }, 470),
      pay('@A'),
    );
    expect(['@A', '@B', '@C'].map((each) => cashOf(large, each) - 625)).toEqual([212, 141, 118]);
  });

  rule('18MEX §4.3.3#2', 'TC-74: at the end of the row the marker goes up', () => {
    const state = play(earned('MC', { price: '3,11', '@A': 'P+10+10+10' }, 70), pay('@A'));
    expect(cellOfMarker(state, 'MC')).toBe('2,11');
    const bottom = play(earned('MC', { price: '7,0', '@A': 'P+10+10+10' }, 70), pay('@A'));
    expect(cellOfMarker(bottom, 'MC')).toBe('6,0');
  });

  rule(
    ['18MEX §4.3(g)', '18MEX §4.3.3#3', '18MEX §4.3.4.1#2'],
    'TC-94: no route: the marker moves left and the obsolete train leaves',
    () => {
      const state = operatingRound(
        ['MC'],
        { MC: { price: '1,4', '@A': 'P+10', trains: '4*', tokens: 'I8', turns: 3, cash: 0 } },
        { phase: '6½', depot: '4D' },
      );
      expect(hasLegalRoute(state, 'MC')).toBe(false);
      const done = play(state, pass('@A'));
      expect([cellOfMarker(done, 'MC'), trainsOf(done, 'MC')]).toEqual(['1,3', '']);
    },
  );
});

describe('18MEX privates of majors', () => {
  const buy = (by: `@${string}`, id: string, price: number, company: string) =>
    ({ type: 'buyPrivate', by, private: id, price, for: company }) as const;
  const at = (phase: string, options = {}): State =>
    majorTurn(
      'SPM',
      'station',
      { SPM: { price: 75, '@A': 'P+10', tokens: 'O8', cash: 300, turns: 1 } },
      {
        phase,
        options,
        privates: { MIR: '@A', KCMO: '@B', MNR: '@A' },
        tiles: { O8: '57/0' },
      },
    );

  rule(
    ['18MEX §4.3.5#1', '18MEX §4.3(i)', '18MEX §4.3.5#2', '18MEX §4.3.5#3'],
    'half to one and a half times the face value, from Phase 3, never MNR',
    () => {
      const state = at('3');
      expect(isOffered(state, buy('@A', 'MIR', 50, 'SPM'))).toBe(true);
      expect(refusalOf(state, buy('@A', 'MIR', 49, 'SPM')).key).toBe('priceRange');
      expect(refusalOf(state, buy('@A', 'MIR', 151, 'SPM')).key).toBe('priceRange');
      expect(refusalOf(state, buy('@A', 'MNR', 140, 'SPM')).rule).toBe('18MEX §4.3.5#1');
      expect(refusalOf(at('2'), buy('@A', 'MIR', 100, 'SPM')).rule).toBe('18MEX §4.3.5#1');
      const own = play(state, buy('@A', 'MIR', 150, 'SPM'));
      expect([privateOf(own, 'MIR').owner, cashOf(own, '@A'), cashOf(own, 'SPM')]).toEqual(['SPM', 775, 150]);
      const asked = play(state, buy('@A', 'KCMO', 60, 'SPM'));
      expect(decider(asked)).toBe('@B');
      expect(privateOf(play(asked, { type: 'answer', by: '@B', accept: true }), 'KCMO').owner).toBe('SPM');
      expect(refusalOf(own, { type: 'sellPrivate', by: '@A', private: 'MIR', price: 10, to: '@B' }).rule).toBe(
        '18MEX §4.3.4.2(d)#1',
      );
    },
  );

  rule(['18MEX §8(b)', '18MEX §8(b)#1', '18MEX §8#1'], 'TC-118: early purchase of KCM&O', () => {
    const early = at('2', { earlyKcmo: true });
    expect(isOffered(early, buy('@A', 'KCMO', 40, 'SPM'))).toBe(true);
    expect(isOffered(early, buy('@A', 'KCMO', 1, 'SPM'))).toBe(true);
    expect(refusalOf(early, buy('@A', 'KCMO', 41, 'SPM')).key).toBe('priceRange');
    expect(refusalOf(early, buy('@A', 'MIR', 50, 'SPM')).rule).toBe('18MEX §4.3.5#1');
    expect(isOffered(at('3', { earlyKcmo: true }), buy('@A', 'KCMO', 60, 'SPM'))).toBe(true);
  });

  rule('18MEX Baja', 'Baja: Compagnie du Boleo and its token', () => {
    const state = majorTurn(
      'SPM',
      'station',
      { SPM: { price: 75, '@A': 'P+10', tokens: 'O8', cash: 300, turns: 1 } },
      {
        phase: '2',
        options: { baja: true },
        privates: { CdB: '@A' },
        tiles: { O8: '57/0' },
      },
    );
    expect(refusalOf(state, buy('@A', 'CdB', 31, 'SPM')).key).toBe('priceRange');
    const bought = play(state, buy('@A', 'CdB', 15, 'SPM'));
    const placed = play(bought, { type: 'placeToken', by: '@A', hex: 'H3', city: 0, power: 'CdB' });
    expect(placed.board.tokens.map((each) => each.hex)).toContain('H3');
    expect([cashOf(placed, 'SPM'), companyOf(placed, 'SPM').tokens]).toEqual([285, [60]]);
    expect(refusalOf(placed, { type: 'placeToken', by: '@A', hex: 'H3', city: 0, power: 'CdB' }).rule).toBe(
      '18MEX Baja',
    );
  });

  rule('18MEX Baja', 'Baja: a turn in which nothing can be bought waits for the token of Compagnie du Boleo', () => {
    const end = majorTurn(
      'SPM',
      'trains',
      { SPM: { price: 75, '@A': 'P+10', tokens: 'O8', cash: 0, trains: '2', turns: 1 } },
      { phase: '2', options: { baja: true }, privates: { CdB: 'SPM' }, tiles: { O8: '57/0' } },
    );
    const placing = { type: 'placeToken', by: '@A', hex: 'H3', city: 0, power: 'CdB' } as const;
    expect(isOffered(end, placing)).toBe(true);
    expect(companyIn(topFrame(play(end, placing)))).not.toBe('SPM');
  });
});
