import { companyOf, priceOf, tokensOf, trainsAt } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { sharesAt, shortsAt, sizeOf } from '../rules/certificates.ts';
import { markersOf } from '../rules/home.ts';
import { mergedCell } from '../rules/merger.ts';
import { type Player, merger, yes, settled, SMALL, poor } from './growth.ts';
import { mergersOf, pass, positionOf } from './positions.ts';
import { STEP } from '../steps.ts';

describe('merger of two small companies', () => {
  rule(
    ['1817 §mrg2.1', '1817 §mrg2.2', '1817 §mrg2.3', '1817 §mrg2.5', '1817 §mrg2.7', '1817 §tokmerge.1'],
    'V-1: one president; all assets move, size 5, no stations to buy',
    () => {
      const state = mergersOf(
        positionOf(
          {
            WT: { ...SMALL, price: 60, cash: 25, trains: '2 2', tokens: 'I12' },
            J: { ...SMALL, price: 90, cash: 70, loans: 1, trains: '3', tokens: 'D19' },
          },
          poor,
        ),
      );
      const done = settled(play(state, pass('@A'), merger('WT', 'J')));
      expect([sizeOf(done, 'WT'), priceOf(done, 'WT'), done.cash['WT'], companyOf(done, 'WT').loans]).toEqual([
        5, 150, 95, 1,
      ]);
      expect(
        trainsAt(done, 'WT')
          .map((each) => each.name)
          .sort(),
      ).toEqual(['2', '2', '3']);
      expect(
        tokensOf(done.board, 'WT')
          .map((each) => each.hex)
          .sort(),
      ).toEqual(['D19', 'I12']);
      expect([sharesAt(done, '@A', 'WT'), sharesAt(done, 'WT', 'WT'), markersOf(done, 'WT')]).toEqual([2, 3, 2]);
      expect([companyOf(done, 'J').status, companyOf(done, 'J').loans, tokensOf(done.board, 'J').length]).toEqual([
        'available',
        0,
        0,
      ]);
    },
  );

  rule(
    ['1817 §mrg2.4', '1817 §mrg5.4'],
    'E-17, E-18, tricky 61: the sum of two small, the average of two medium companies',
    () => {
      const cell = (size: 2 | 5, a: number, b: number) => {
        const shares = { '@A': 2 };
        const state = positionOf({ WT: { size, shares, price: a }, J: { size, shares, price: b } });
        return mergedCell(state, 'WT', 'J');
      };
      expect([cell(2, 55, 60), cell(5, 110, 55), cell(2, 400, 360)]).toEqual(['0,14', '0,11', '0,31']);
    },
  );

  rule('1817 §mrg2.6', 'tricky 59, 60: with two presidents the initiator buys a share at the new price', () => {
    const companies = {
      WT: { ...SMALL, price: 60 },
      J: { size: 2, price: 55, president: '@B', shares: { '@B': 2 } },
    } as const;
    const done = play(
      mergersOf(positionOf(companies, { cash: { '@A': 110, '@B': 0, '@C': 0, '@D': 0 } })),
      merger('WT', 'J'),
      yes('@B'),
    );
    expect([
      sharesAt(done, '@A', 'WT'),
      sharesAt(done, '@B', 'WT'),
      sharesAt(done, 'WT', 'WT'),
      done.cash['WT'],
      done.cash['@A'],
    ]).toEqual([2, 1, 2, 110, 0]);
    const other = play(
      mergersOf(positionOf(companies, { cash: { '@A': 110, '@B': 0, '@C': 0, '@D': 0 } })),
      merger('WT', 'J', 'J'),
      yes('@B'),
    );
    expect([companyOf(other, 'J').president, sharesAt(other, '@B', 'J')]).toEqual(['@A', 1]);
    expect(refusalOf(mergersOf(positionOf(companies, { cash: { '@A': 109 } })), merger('WT', 'J')).rule).toBe(
      '1817 §mrg2.6',
    );
  });
});

describe('merger of two medium companies', () => {
  const merge5 = (companies: Parameters<typeof positionOf>[0], survivor = 'WT', by: Player = '@A') => {
    const state = mergersOf(positionOf(companies, poor));
    const asked = play(state, merger('WT', 'J', survivor, by));
    const top = asked.agenda.at(-1);
    return settled(STEP.consent.is(top) ? play(asked, yes(top['asked'] as Player)) : asked);
  };

  rule(
    ['1817 §mrg5.1', '1817 §mrg5.2', '1817 §mrg5.3', '1817 §mrg5.5', '1817 §mrg5.9'],
    'V-2, V-3: shares one for one, treasury included',
    () => {
      const done = merge5({
        WT: { price: 165, shares: { '@A': 3, '@B': 1, '@C': 1 } },
        J: { price: 165, cash: 30, loans: 1, shares: { '@A': 2 } },
      });
      expect([sizeOf(done, 'WT'), priceOf(done, 'WT'), done.cash['WT'], companyOf(done, 'WT').loans]).toEqual([
        10, 165, 30, 1,
      ]);
      expect(['@A', '@B', '@C', 'WT'].map((at) => sharesAt(done, at as '@A', 'WT'))).toEqual([5, 1, 1, 3]);
    },
  );

  rule('1817 §mrg5.5', 'V-4: shorts and market shares too', () => {
    const done = merge5({
      WT: { price: 65, shares: { '@A': 3, '@B': 1 }, pool: 3, shorts: { '@C': 2, '@D': 1 } },
      J: { price: 40, shares: { '@A': 3 }, pool: 6, shorts: { '@D': 5 } },
    });
    expect([
      priceOf(done, 'WT'),
      sharesAt(done, '@A', 'WT'),
      sharesAt(done, '@B', 'WT'),
      sharesAt(done, 'WT', 'WT'),
      sharesAt(done, 'pool', 'WT'),
    ]).toEqual([50, 6, 1, 2, 9]);
    expect([shortsAt(done, '@C', 'WT'), shortsAt(done, '@D', 'WT')]).toEqual([2, 6]);
  });

  rule('1817 §mrg5.6', 'tricky 62 to 64: most shares; ties to the initiator, else clockwise from him', () => {
    const president = (companies: Parameters<typeof positionOf>[0], survivor = 'WT') =>
      companyOf(merge5(companies, survivor), survivor).president;
    expect(
      president(
        { WT: { price: 90, shares: { '@A': 2 } }, J: { price: 60, president: '@B', shares: { '@B': 2 } } },
        'J',
      ),
    ).toBe('@A');
    expect(
      president({
        WT: { price: 90, shares: { '@A': 2, '@C': 1 } },
        J: { price: 60, president: '@B', shares: { '@B': 2, '@C': 2 } },
      }),
    ).toBe('@C');
    expect(
      president({
        WT: { price: 90, shares: { '@A': 2, '@D': 2 } },
        J: { price: 60, president: '@C', shares: { '@C': 3, '@D': 1 } },
      }),
    ).toBe('@C');
  });

  rule('1817 §mrg5.7', 'tricky 66, 67: pairs cancel, counting is net', () => {
    const done = merge5({
      WT: { price: 90, shares: { '@A': 2, '@C': 1 } },
      J: { price: 60, president: '@B', shares: { '@B': 3 }, shorts: { '@A': 1, '@C': 1 } },
    });
    expect([
      companyOf(done, 'WT').president,
      sharesAt(done, '@A', 'WT'),
      sharesAt(done, '@C', 'WT'),
      shortsAt(done, '@C', 'WT'),
    ]).toEqual(['@B', 1, 0, 0]);
  });

  rule('1817 §mrg5.8', 'tricky 65: not allowed where nobody would hold two shares', () => {
    const crossed = {
      WT: { price: 90, shares: { '@A': 2 }, shorts: { '@B': 2 } },
      J: { price: 60, president: '@B', shares: { '@B': 2 }, shorts: { '@A': 2 } },
    } as const;
    expect(refusalOf(mergersOf(positionOf(crossed)), merger('WT', 'J')).rule).toBe('1817 §mrg5.8');
  });

  rule(
    ['1817 §ma.4', '1817 §cert.2'],
    'tricky 68, 69: trains above the limit are discarded; certificates above it stay for now',
    () => {
      const state = mergersOf(
        positionOf({ WT: { price: 90, trains: '3 3 3' }, J: { price: 60, trains: '3 3 3' } }, poor),
      );
      const merged = play(state, merger('WT', 'J'));
      expect(merged.agenda.at(-1)?.step).toBe('discardTrains');
      const one = play(merged, { type: 'discardTrain', by: '@A', company: 'WT', train: '3-0' });
      const two = play(one, { type: 'discardTrain', by: '@A', company: 'WT', train: '3-1' });
      expect([trainsAt(two, 'WT').length, trainsAt(two, 'pool').length]).toEqual([4, 2]);
    },
  );
});

describe('stations of merged companies', () => {
  const merged = (wt: string, j: string, wtCharter = 0, jCharter = 0, tiles: Readonly<Record<string, string>> = {}) =>
    play(
      mergersOf(
        positionOf(
          { WT: { price: 90, tokens: wt, charter: wtCharter }, J: { price: 60, tokens: j, charter: jCharter } },
          { ...poor, tiles },
        ),
      ),
      merger('WT', 'J'),
    );

  rule(
    '1817 §tokmerge.2',
    'tricky 70, 71: of two in a city one goes to the charter; in New York the president chooses',
    () => {
      const city = merged('C22 D9', 'C22', 0, 0, { C22: '14/0' });
      expect([tokensOf(city.board, 'WT').length, companyOf(city, 'WT').tokens.length]).toEqual([2, 1]);
      const york = merged('E22/0', 'E22/1');
      expect(york.agenda.at(-1)?.step).toBe('reduceStations');
      const chosen = play(york, { type: 'removeToken', by: '@A', company: 'WT', hex: 'E22', city: 0 });
      expect([tokensOf(chosen.board, 'WT').map((each) => each.city), companyOf(chosen, 'WT').tokens.length]).toEqual([
        [1],
        1,
      ]);
    },
  );

  rule('1817 §tokmerge.3', 'tricky 72, 73: eight in all; as many as possible stay on the map', () => {
    const nine = merged('D9 C8 C26 G18 F13', 'B5 C22 F3 I16', 1, 1);
    expect(nine.agenda.at(-1)?.step).toBe('reduceStations');
    const kept = play(nine, { type: 'removeToken', by: '@A', company: 'WT', hex: 'B5', city: 0 });
    expect([tokensOf(kept.board, 'WT').length, companyOf(kept, 'WT').tokens.length]).toEqual([8, 0]);
    const six = merged('D9 C8 C26', 'G18 F13 B5', 3, 2);
    expect([tokensOf(six.board, 'WT').length, companyOf(six, 'WT').tokens.length]).toEqual([6, 2]);
  });
});

rule('1817 §gen.5', 'a closed company has no history and may be started again', () => {
  const state = mergersOf(
    positionOf(
      {
        WT: { price: 90, loans: 1, cash: 10 },
        J: { price: 60, cash: 10, loans: 2, trains: '3', tokens: 'D9', turns: 4 },
      },
      poor,
    ),
  );
  const { president, par, turns, loans, size, tokens } = companyOf(play(state, merger('WT', 'J')), 'J');
  expect({ president, par, turns, loans, size, tokens }).toEqual({
    president: null,
    par: null,
    turns: 0,
    loans: 0,
    size: '2',
    tokens: [0],
  });
});
