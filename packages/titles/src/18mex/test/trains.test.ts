/** §4.3.4: trains, phases, obsolescence and the forced purchase. */
import {
  cashOf,
  companyIn,
  companyOf,
  decider,
  nextTrain,
  offers,
  privateOf,
  type State,
  topFrame,
  trainsForSale,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import {
  bestRun,
  isOffered,
  offeredKinds,
  play,
  playWithEvents,
  refusalOf,
  rule,
} from '../../../test/support/index.ts';
import { worth } from '../rules/scoring.ts';
import { buyTrain, majorTurn, operatingRound, pass, pay, sellOf, trainsOf, yes } from './positions.ts';

/** NdM has a route on printed track: Mexico City and Puebla. */
const ndm = { price: '1,4', '@A': 'P+10+10', tokens: 'O10', turns: 1 } as const;
const mc = { price: '1,4', '@B': 'P+10+10', tokens: 'I8', turns: 1 } as const;

describe('18MEX buying trains', () => {
  rule(
    ['18MEX §1.4#5', '18MEX §4.3.4(b)', '18MEX §4.3.4(a)'],
    'EX-3: in order of type; the open market blocks nothing',
    () => {
      const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 1000 } }, { depot: '4', trainPool: '2 3' });
      expect(trainsForSale(state).map((each) => each.name)).toEqual(['4']);
      const five = state.trains.find((each) => each.name === '5');
      expect(
        refusalOf(state, { type: 'buyTrain', by: '@B', train: five?.id ?? '', from: 'depot', price: 450 }).rule,
      ).toBe('18MEX §4.3.4(b)');
      expect(isOffered(state, buyTrain(state, '@B', '3', 'pool', 180))).toBe(true);
    },
  );

  rule(['18MEX §4.3.4(c)', '18MEX §4.3.4#1'], 'bank trains cost face value', () => {
    const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 1000 } }, { depot: '4', trainPool: '3' });
    expect(refusalOf(state, buyTrain(state, '@B', '3', 'pool', 100)).rule).toBe('18MEX §4.3.4(c)');
    const both = play(state, buyTrain(state, '@B', '3', 'pool', 180));
    expect(cashOf(play(both, buyTrain(both, '@B', '4', 'depot', 300)), 'MC')).toBe(520);
    const poor = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 200 }, SPM: { price: 75, '@A': 'P', trains: '3', tokens: 'O8' } },
      { depot: '4' },
    );
    expect(refusalOf(poor, buyTrain(poor, '@B', '4', 'depot', 300)).rule).toBe('18MEX §4.3.4(c)');
  });

  rule(
    ['18MEX §4.3.4(d)#1', '18MEX §4.3.4#1'],
    'EX-42, TC-83: from other majors at any price of at least $1, in any phase',
    () => {
      const companies = {
        MC: { ...mc, cash: 200 },
        SPM: { price: 75, '@A': 'P+10', trains: '2', tokens: 'O8' },
      } as const;
      const state = majorTurn('MC', 'trains', companies, { phase: '2' });
      const asked = play(state, buyTrain(state, '@B', '2', 'SPM', 150));
      expect(decider(asked)).toBe('@A');
      const bought = play(asked, yes('@A'));
      expect([trainsOf(bought, 'MC'), cashOf(bought, 'SPM'), cashOf(bought, 'MC')]).toEqual(['2', 150, 50]);
      expect(refusalOf(state, buyTrain(state, '@B', '2', 'SPM', 0)).key).toBe('priceRange');
      const same = majorTurn('MC', 'trains', {
        MC: { ...mc, cash: 200 },
        SPM: { price: 75, '@B': 'P+10', trains: '5', tokens: 'O8' },
      });
      expect(trainsOf(play(same, buyTrain(same, '@B', '5', 'SPM', 1)), 'MC')).toBe('5');
    },
  );

  rule('18MEX §4.3.4(d)#2', 'TC-82: NdM at face value only', () => {
    const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 400 }, NdM: { ...ndm, trains: '3' } });
    expect(refusalOf(state, buyTrain(state, '@B', '3', 'NdM', 100)).key).toBe('priceRange');
    expect(isOffered(state, buyTrain(state, '@B', '3', 'NdM', 180))).toBe(true);
  });

  rule(['18MEX §4.3.4(f)', '18MEX §1.2#2'], 'EX-27, TC-80: one bank train a turn until the first 4-train', () => {
    const companies = {
      MC: { ...mc, cash: 1000 },
      SPM: { price: 75, '@B': 'P+10', trains: '2', tokens: 'O8' },
    } as const;
    const early = majorTurn('MC', 'trains', companies, { phase: '3', depot: '3', privates: { MIR: '@A' } });
    const one = play(early, buyTrain(early, '@B', '3', 'depot', 180));
    const two = play(one, buyTrain(one, '@B', '2', 'SPM', 1));
    expect(refusalOf(two, buyTrain(two, '@B', '3', 'depot', 180)).rule).toBe('18MEX §4.3.4(f)');
    const four = majorTurn('MC', 'trains', { MC: { ...mc, cash: 1000 } }, { phase: '3½', depot: '4' });
    const first = play(four, buyTrain(four, '@B', '4', 'depot', 300));
    expect(first.phase).toBe('4');
    expect(isOffered(first, buyTrain(first, '@B', '4', 'depot', 300))).toBe(true);
  });

  rule('18MEX §4.3.4(g)#1', 'TC-77: nothing at the limit', () => {
    const state = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 1000, trains: '2 2 3' } },
      { phase: '3½', depot: '4', privates: { MIR: '@A' } },
    );
    expect(refusalOf(state, buyTrain(state, '@B', '4', 'depot', 300)).rule).toBe('18MEX §4.3.4(g)#1');
  });

  rule(
    ['18MEX §4.3.4(g)#2', '18MEX §4.3.4(g)#3', '18MEX §4.3.4(e)', '18MEX §4.3.4#2'],
    'TC-78, EX-4: 2-trains leave first, then the excess goes to the open market',
    () => {
      const state = majorTurn(
        'MC',
        'trains',
        {
          MC: { ...mc, cash: 1000, trains: '2' },
          SPM: { price: 75, '@A': 'P+10', trains: '2 3 3', tokens: 'O8' },
          TM: { price: 75, '@C': 'P+10', trains: '3 3 3', tokens: 'I12' },
        },
        { phase: '3½', depot: '4' },
      );
      const bought = play(state, buyTrain(state, '@B', '4', 'depot', 300));
      expect([
        trainsOf(bought, 'MC'),
        trainsOf(bought, 'SPM'),
        trainsOf(bought, 'TM'),
        trainsOf(bought, 'pool'),
      ]).toEqual(['4', '3 3', '3 3', '3']);
    },
  );

  rule('18MEX §4.3.4(g)#4', 'TC-79: the buyer of the train that lowers the limit discards too', () => {
    const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 1000, trains: '3 3' } }, { phase: '3½', depot: '4' });
    const bought = play(state, buyTrain(state, '@B', '4', 'depot', 300));
    expect(topFrame(bought)?.step).toBe('discardTrains');
    expect(offers(bought)).toHaveLength(2);
    const three = bought.trains.find((each) => each.at === 'MC' && each.name === '3');
    const done = play(bought, { type: 'discardTrain', by: '@B', company: 'MC', train: three?.id ?? '' });
    expect([trainsOf(done, 'MC'), trainsOf(done, 'pool')]).toEqual(['3 4', '3']);
    expect(offeredKinds(done).has('buyTrain')).toBe(false);
  });

  rule('18MEX Table I', 'TC-81: NdM may own one train more', () => {
    const state = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 1000 }, NdM: { ...ndm, trains: '2 3 3 3' } },
      {
        phase: '3½',
        depot: '4',
      },
    );
    const bought = play(state, buyTrain(state, '@B', '4', 'depot', 300));
    expect(trainsOf(bought, 'NdM')).toBe('3 3 3');
  });

  rule(['18MEX §1.2#1', '18MEX §5.2#1'], 'TC-84: only purchases from the initial offering are counted', () => {
    const state = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 1000 }, SPM: { price: 75, '@B': 'P+10', trains: '3 3 3', tokens: 'O8' } },
      { phase: '3', depot: '3' },
    );
    const traded = play(state, buyTrain(state, '@B', '3', 'SPM', 1));
    const fourth = play(traded, buyTrain(traded, '@B', '3', 'depot', 180));
    expect(fourth.phase).toBe('3');
    const next = majorTurn(
      'MC',
      'trains',
      {
        MC: { ...mc, cash: 1000 },
        SPM: { price: 75, '@B': 'P+10', trains: '3 3 3', tokens: 'O8' },
        TM: { price: 75, '@C': 'P', trains: '3', tokens: 'I12' },
      },
      { phase: '3', depot: '3' },
    );
    expect(play(next, buyTrain(next, '@B', '3', 'depot', 180)).phase).toBe('3½');
  });

  rule(['18MEX §4.3.4#2', '18MEX §4.3(h)'], 'EX-43: no train is given up or traded in', () => {
    const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 1000, trains: '4' } }, { phase: '4D', depot: '4D' });
    const four = state.trains.find((each) => each.at === 'MC');
    expect(refusalOf(state, { type: 'discardTrain', by: '@B', company: 'MC', train: four?.id ?? '' }).rule).toBe(
      '18MEX §4.3.4#2',
    );
    expect(refusalOf(state, buyTrain(state, '@B', '4D', 'depot', 400)).rule).toBe('18MEX §4.3.4(c)');
  });

  rule('18MEX §App.1#5', 'seven 4D trains and no more', () => {
    expect(operatingRound([], {}).trains.filter((each) => each.name === '4D')).toHaveLength(7);
  });

  rule('18MEX §App.1#1', 'TC-95: MNR closes with NdM’s first train, the others with the first 5-train', () => {
    const state = majorTurn(
      'NdM',
      'trains',
      { NdM: { ...ndm, cash: 400 }, MC: { ...mc, trains: '3' } },
      {
        privates: { MNR: '@A', MIR: '@B' },
      },
    );
    const asked = play(state, buyTrain(state, '@A', '3', 'MC', 180));
    const bought = play(asked, yes('@B'));
    expect([privateOf(bought, 'MNR').closed, privateOf(bought, 'MIR').closed]).toEqual([true, false]);
    const five = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 500 } },
      { depot: '5', privates: { MNR: '@A', MIR: '@B' } },
    );
    const { state: after, events } = playWithEvents(five, buyTrain(five, '@B', '5', 'depot', 450));
    expect([privateOf(after, 'MNR').closed, privateOf(after, 'MIR').closed]).toEqual([true, true]);
    // What has closed before is not logged again.
    expect(events.flatMap((event) => (event.type === 'privateClosed' ? [event.private] : []))).toEqual(['MIR', 'MNR']);
  });
});

describe('18MEX obsolete trains', () => {
  const state = (about = {}): State =>
    majorTurn(
      'MC',
      'trains',
      {
        MC: { ...mc, cash: 2000, trains: '4' },
        SPM: { price: 75, '@A': 'P+10', trains: '4', tokens: 'O8' },
        TM: { price: 75, '@C': 'P', tokens: 'I12', trains: '6' },
      },
      { phase: '6', depot: '6', trainPool: '4', ...about },
    );

  rule(['18MEX §4.3.4.1#1', '18MEX §4.3.4.1#3'], 'TC-91, TC-92: with the second 6-train', () => {
    const bought = play(state(), buyTrain(state(), '@B', '6', 'depot', 600));
    expect(bought.phase).toBe('6½');
    expect([trainsOf(bought, 'pool'), trainsOf(bought, 'MC'), trainsOf(bought, 'SPM')]).toEqual(['', '4* 6', '4*']);
    const spare = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 2000 }, SPM: { price: 75, '@A': 'P+10', trains: '4*', tokens: 'O8' } },
      { phase: '6½', depot: '4D' },
    );
    expect(refusalOf(spare, buyTrain(spare, '@B', '4', 'SPM', 1)).rule).toBe('18MEX §4.3.4.1#3');
  });

  rule('18MEX §4.3.4(g)#1', 'TC-93: obsolete trains count, unless the ruling says otherwise', () => {
    const bought = play(state(), buyTrain(state(), '@B', '6', 'depot', 600));
    expect(companyIn(topFrame(bought))).not.toBe('MC');
    const peer = state({ rulings: { obsoleteTrainsCount: false } });
    const more = play(peer, buyTrain(peer, '@B', '6', 'depot', 600));
    expect(isOffered(more, buyTrain(more, '@B', '4D', 'depot', 700))).toBe(true);
  });

  rule(['18MEX §8(d)', '18MEX §8(d)#1'], 'TC-120: with the option they leave at once', () => {
    const hard = state({ options: { hardRust: true } });
    const bought = play(hard, buyTrain(hard, '@B', '6', 'depot', 600));
    expect([trainsOf(bought, 'pool'), trainsOf(bought, 'MC'), trainsOf(bought, 'SPM')]).toEqual(['', '6', '']);
  });

  rule(['18MEX §4.3.4.1#2', '18MEX §4.3(e)'], 'EX-7: one more run, then the major must buy', () => {
    const turn = operatingRound(
      ['NdM'],
      { NdM: { ...ndm, trains: '4*', cash: 0, turns: 3 } },
      {
        phase: '6½',
        depot: '4D',
        cash: { '@A': 1000 },
      },
    );
    expect(cashOf(turn, 'NdM')).toBe(20);
    const paid = play(turn, bestRun(turn), pay('@A'));
    expect(trainsOf(paid, 'NdM')).toBe('');
    expect(refusalOf(paid, pass('@A')).rule).toBe('18MEX §4.3.4.2#1');
  });

  rule('18MEX Table I', '3-trains leave with the first 6-train', () => {
    const before = majorTurn(
      'MC',
      'trains',
      { MC: { ...mc, cash: 2000, trains: '3' } },
      { phase: '5', depot: '6', trainPool: '3' },
    );
    const bought = play(before, buyTrain(before, '@B', '6', 'depot', 600));
    expect([trainsOf(bought, 'MC'), trainsOf(bought, 'pool')]).toEqual(['6', '']);
  });
});

describe('18MEX forced purchase', () => {
  rule(
    ['18MEX §4.3.4.2(a)', '18MEX §4.3.4.2(c)', '18MEX §4.3.4.2(b)', '18MEX §4.3.4.2#2'],
    'EX-2: the cheapest bank train with exactly what is missing',
    () => {
      const state = majorTurn(
        'NdM',
        'trains',
        { NdM: { ...ndm, cash: 100 } },
        {
          phase: '5',
          depot: '6',
          trainPool: '3',
          cash: { '@A': 500 },
        },
      );
      expect(refusalOf(state, buyTrain(state, '@A', '6', 'depot', 600)).rule).toBe('18MEX §4.3.4.2(a)');
      const bought = play(state, buyTrain(state, '@A', '3', 'pool', 180));
      expect([cashOf(bought, '@A'), cashOf(bought, 'NdM'), trainsOf(bought, 'NdM')]).toEqual([420, 0, '3']);
    },
  );

  rule('18MEX §4.3.4.2#1', 'TC-85, TC-86, TC-96: a route obliges; no route or no train does not', () => {
    for (const [company, tokens] of [
      ['NdM', 'O10'],
      ['UdY', 'Q14'],
    ] as const) {
      const state = majorTurn(company, 'trains', { [company]: { price: 75, '@A': 'P+10', tokens, cash: 700 } });
      expect(refusalOf(state, pass('@A')).rule).toBe('18MEX §4.3.4.2#1');
    }
    const unbuilt = majorTurn('MC', 'trains', { MC: { ...mc, cash: 700 } });
    expect(isOffered(unbuilt, pass('@B'))).toBe(true);
    const none = majorTurn(
      'NdM',
      'trains',
      { NdM: { ...ndm, cash: 0 }, MC: { ...mc, trains: '5 5' } },
      {
        phase: '4D',
        depot: 'none',
        trainPool: '',
      },
    );
    expect(nextTrain(none)).toBeUndefined();
    expect(topFrame(none)?.step).not.toBe('trains');
  });

  rule('18MEX §4.3.4.2#2', 'TC-87: or a train of another major with its own cash', () => {
    const state = majorTurn(
      'NdM',
      'trains',
      { NdM: { ...ndm, cash: 500 }, MC: { ...mc, trains: '5' } },
      { phase: '6', depot: '6' },
    );
    expect(isOffered(state, buyTrain(state, '@A', '5', 'MC', 450))).toBe(true);
    const major = majorTurn(
      'UdY',
      'trains',
      { UdY: { price: 75, '@A': 'P+10', tokens: 'Q14', cash: 500 }, MC: { ...mc, trains: '5' } },
      { phase: '6', depot: '6' },
    );
    expect(isOffered(major, buyTrain(major, '@A', '5', 'MC', 500))).toBe(true);
  });

  rule(['18MEX §4.3.4.2(d)#1', '18MEX §4.3.4.2(d)#2', '18MEX §4.3.4.2(d)#4'], 'TC-88: either share, not both', () => {
    const state = majorTurn(
      'NdM',
      'trains',
      {
        NdM: { ...ndm, cash: 130 },
        MEX: { price: '0,4', '@B': 'P+10', '@A': '10', tokens: 'P13' },
        SPM: { price: '2,2', '@B': 'P+10', '@A': '10', tokens: 'O8' },
      },
      { phase: '3½', depot: '3', cash: { '@A': 0 }, priority: '@C' },
    );
    expect(isOffered(state, sellOf(state, '@A', 'MEX', '10'))).toBe(true);
    const sold = play(state, sellOf(state, '@A', 'SPM', '10'));
    expect(cashOf(sold, '@A')).toBe(60);
    expect(refusalOf(sold, sellOf(sold, '@A', 'MEX', '10')).rule).toBe('18MEX §4.3.4.2(d)#1');
    expect(sold.priority).toBe('@C');
    const bought = play(sold, buyTrain(sold, '@A', '3', 'depot', 180));
    expect([cashOf(bought, '@A'), cashOf(bought, 'NdM')]).toEqual([10, 0]);
  });

  rule('18MEX §4.3.4.2(d)#3', 'TC-89: the presidency of the operating major stays', () => {
    const state = majorTurn(
      'UdY',
      'trains',
      { UdY: { price: '1,4', '@A': 'P+10', '@B': '10+10', tokens: 'Q14', cash: 0 } },
      { phase: '4', depot: '4', cash: { '@A': 200 } },
    );
    expect(isOffered(state, sellOf(state, '@A', 'UdY', '10'))).toBe(true);
    expect(refusalOf(state, sellOf(state, '@A', 'UdY', 'P')).rule).toMatch(/18MEX §(4.3.4.2\(d\)#3|3.2\(a\)\(4\))/);
  });

  rule('18MEX §4.3.4.2(d)#1', 'TC-90: privates may be sold to players', () => {
    const state = majorTurn(
      'NdM',
      'trains',
      { NdM: { ...ndm, cash: 0 } },
      {
        phase: '4',
        depot: '4',
        cash: { '@A': 100 },
        privates: { MIR: '@A' },
      },
    );
    const offered = play(state, { type: 'sellPrivate', by: '@A', private: 'MIR', price: 200, to: '@B' });
    const sold = play(offered, yes('@B'));
    expect(trainsOf(play(sold, buyTrain(sold, '@A', '4', 'depot', 300)), 'NdM')).toBe('4');
  });

  rule(
    ['18MEX §4.3.4.2#3', '18MEX §6(c)', '18MEX §6.1#3'],
    'EX-16, TC-115: bankruptcy ends the game and forfeits cash',
    () => {
      const state = majorTurn(
        'UdY',
        'trains',
        {
          UdY: { price: '1,2', '@A': 'P+10', '@B': '10+10+10', tokens: 'Q14', cash: 0 },
          SPM: { price: 75, '@B': 'P+10', '@A': '10', tokens: 'O8' },
        },
        { phase: '6', depot: '6', cash: { '@A': 45 } },
      );
      expect(isOffered(state, { type: 'bankrupt', by: '@A' })).toBe(true);
      const over = play(state, { type: 'bankrupt', by: '@A' });
      expect(over.outcome?.reason).toBe('bankrupt');
      expect(cashOf(over, '@A')).toBe(0);
      expect(over.outcome?.scores['@A']).toBe(3 * 65);
      expect(worth(over, '@A')).toBe(195);
      const rich = majorTurn(
        'UdY',
        'trains',
        { UdY: { price: '1,2', '@A': 'P+10', tokens: 'Q14', cash: 0 } },
        {
          phase: '4',
          depot: '4',
          cash: { '@A': 300 },
        },
      );
      expect(refusalOf(rich, { type: 'bankrupt', by: '@A' }).rule).toBe('18MEX §4.3.4.2#3');
    },
  );

  rule('18MEX §1.3.2#5', 'the president decides for the major', () => {
    const state = majorTurn('MC', 'trains', { MC: { ...mc, cash: 700 } });
    expect(decider(state)).toBe(companyOf(state, 'MC').president);
    expect(refusalOf(state, buyTrain(state, '@A', '2', 'depot', 100)).key).toBe('notYourTurn');
  });
});
