import {
  type Action,
  companyIn,
  companyOf,
  isAt,
  type NamedStep,
  priceOf,
  type State,
  tokensOf,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { sharesAt, shortsAt, sizeOf } from '../rules/holdings.ts';
import { markersOf } from '../rules/homes.ts';
import { mergedCell } from '../rules/merger.ts';
import { fellNow } from '../rules/mergerRound.ts';
import { isGray, isRed } from '../rules/zones.ts';
import { mergersOf, NEXT, pass, table } from './table.ts';
import { STEP } from '../steps.ts';

type Player = '@A' | '@B' | '@C' | '@D';
const convert = (company: string, by: Player = '@A'): Action => ({ type: 'convert', by, company });
const merger = (company: string, other: string, survivor = company, by: Player = '@A'): Action => ({
  type: 'merge',
  by,
  company,
  with: other,
  survivor,
});
const loan = (company: string, by: Player = '@A'): Action => ({ type: 'takeLoan', by, count: 1, company });
const buy = (by: Player, company: string, id: number): Action => ({
  type: 'buyShares',
  by,
  company,
  certificates: [`${company}_${id}`],
});
const yes = (by: Player): Action => ({ type: 'answer', by, accept: true });

/** Passes until another step than these is on top. */
const through = (state: State, ...steps: readonly NamedStep[]): State => {
  let now = state;
  for (let guard = 0; guard < 30; guard++) {
    if (!isAt(now, ...steps)) return now;
    const who = (['@A', '@B', '@C', '@D'] as const).find((each) => isOffered(now, pass(each)));
    if (!who) return now;
    now = play(now, pass(who));
  }
  return now;
};
const settled = (state: State): State => through(state, STEP.growthTrading, STEP.growthLoans);

const SMALL = { size: 2, shares: { '@A': 2 } } as const;
const poor = { cash: { '@A': 0, '@B': 0, '@C': 0, '@D': 0 } } as const;

describe('common rules', () => {
  rule(['1817 §ma.1', '1817 §ma.2', '1817 §cm.1'], 'white small and medium companies in operating order', () => {
    const state = mergersOf(
      table({ WT: { ...SMALL, price: 60 }, J: { price: 90 }, GT: { size: 10, price: 200 }, R: { cell: 2 } }),
    );
    expect(companyIn(topFrame(state))).toBe('J');
    expect(companyIn(topFrame(play(state, pass('@A'))))).toBe('WT');
    expect(refusalOf(state, merger('J', 'WT')).rule).toBe('1817 §cm.1');
    expect(refusalOf(state, merger('J', 'R')).rule).toBe('1817 §cm.1');
  });

  rule(
    ['1817 §cm.2', '1817 §cm.4', '1817 §cm.3', '1817 §cm.5'],
    'tricky 74, 75: who passed may be a partner; nobody grows twice; neither track nor phase matter',
    () => {
      const state = mergersOf(
        table(
          {
            WT: { ...SMALL, price: 60, tokens: 'D9' },
            J: { ...SMALL, price: 90, tokens: 'I16' },
            GT: { ...SMALL, price: 50, tokens: 'B5' },
          },
          { phase: '8', ...poor },
        ),
      );
      const merged = settled(play(state, pass('@A'), merger('WT', 'J', 'J')));
      expect([sizeOf(merged, 'J'), companyOf(merged, 'WT').status, companyIn(topFrame(merged))]).toEqual([
        5,
        'available',
        'GT',
      ]);
      const two = mergersOf(table({ WT: { price: 60 }, J: { ...SMALL, price: 90 } }, poor));
      const grown = settled(play(two, convert('J'), loan('J')));
      expect(refusalOf(grown, merger('WT', 'J')).rule).toBe('1817 §cm.4');
    },
  );

  rule('1817 §cm.6', 'the other president is asked; refused, the company may do something else', () => {
    const state = mergersOf(table({ WT: { price: 90 }, J: { price: 60, president: '@B' } }, poor));
    const asked = play(state, merger('WT', 'J'));
    expect(asked.agenda.at(-1)?.step).toBe('consent');
    expect(play(asked, { type: 'answer', by: '@B', accept: false }).agenda.at(-1)?.step).toBe('mergerTurn');
    expect(sizeOf(settled(play(asked, yes('@B'))), 'WT')).toBe(10);
    const free = mergersOf(
      table({ WT: { price: 90 }, J: { price: 60, president: '@B' } }, { ...poor, rulings: { noConsent: true } }),
    );
    expect(sizeOf(settled(play(free, merger('WT', 'J'))), 'WT')).toBe(10);
  });
});

describe('conversion', () => {
  rule(
    ['1817 §conv.1', '1817 §conv.2'],
    'tricky 53: new shares in the treasury, certificates and shorts keep their number',
    () => {
      const state = mergersOf(
        table({ WT: { price: 100, shares: { '@A': 3, '@B': 1 }, pool: 1, shorts: { '@C': 2 }, cash: 200 } }, poor),
      );
      const converted = play(state, convert('WT'));
      const count = (at: '@A' | '@B' | 'pool' | 'WT') => sharesAt(converted, at, 'WT');
      expect([
        count('@A'),
        count('@B'),
        count('pool'),
        count('WT'),
        shortsAt(converted, '@C', 'WT'),
        priceOf(converted, 'WT'),
      ]).toEqual([3, 1, 1, 7, 2, 100]);
    },
  );

  rule(
    ['1817 §conv.3', '1817 §conv.4'],
    'tricky 51, 52: loans up to the new size; stations at $50, never above eight',
    () => {
      const rich = { price: 100, cash: 300, tokens: 'D9' };
      const done = settled(play(mergersOf(table({ WT: { ...SMALL, ...rich, charter: 1 } }, poor)), convert('WT')));
      expect([markersOf(done, 'WT'), done.cash['WT']]).toEqual([3, 250]);
      const large = settled(play(mergersOf(table({ WT: { ...rich, charter: 1 } }, poor)), convert('WT')));
      expect([markersOf(large, 'WT'), large.cash['WT']]).toEqual([4, 200]);
      const seven = settled(play(mergersOf(table({ WT: { ...rich, charter: 6 } }, poor)), convert('WT')));
      expect([markersOf(seven, 'WT'), seven.cash['WT']]).toEqual([8, 250]);
      const eight = settled(play(mergersOf(table({ WT: { ...rich, charter: 7 } }, poor)), convert('WT')));
      expect([markersOf(eight, 'WT'), eight.cash['WT']]).toEqual([8, 300]);
    },
  );

  rule(
    ['1817 §conv.5', '1817 §ma.3'],
    'V-22, tricky 54, 55: without the money it turns red and is liquidated in stage 2, or by a ruling in the next M&A round',
    () => {
      const grown = (rulings: object): State =>
        play(
          mergersOf(
            table(
              { WT: { size: 5, price: 45, cash: 54, tokens: 'D9' }, UR: NEXT },
              { ...poor, rulings: { ...rulings } },
            ),
          ),
          convert('WT'),
        );
      const state = grown({ newlyRedWaits: true });
      const hammered = settled(play(settled(grown({})), pass('@D')));
      expect([companyIn(topFrame(hammered)), topFrame(hammered, STEP.companyAuction)?.kind]).toEqual([
        'WT',
        'liquidation',
      ]);
      const red = settled(state);
      expect([isRed(red, 'WT'), markersOf(red, 'WT'), fellNow(red, 'WT')]).toEqual([true, 1, true]);
      const later = play(red, pass('@D'));
      expect([later.round.kind, companyOf(later, 'WT').status]).toEqual(['operating', 'floated']);
      const gray = play(state, loan('WT'), loan('WT'), loan('WT'));
      expect([isGray(gray, 'WT'), fellNow(gray, 'WT')]).toEqual([true, true]);
    },
  );
});

rule('1817 §ma.3', 'who falls into gray by loans of its own conversion is not put up in this round', () => {
  const companies = { WT: { size: 5, price: 45, cash: 54, tokens: 'D9' }, UR: NEXT } as const;
  const gray = settled(play(mergersOf(table(companies, poor)), convert('WT'), loan('WT'), loan('WT'), loan('WT')));
  const later = play(gray, pass('@D'));
  expect([isGray(later, 'WT'), later.round.kind]).toEqual([true, 'operating']);
});

describe('trading after growth', () => {
  rule(['1817 §post.1', '1817 §cert.4'], 'tricky 56: the president buys up to 60 percent', () => {
    const state = play(
      mergersOf(table({ WT: { ...SMALL, price: 50, cash: 100 } }, { cash: { '@A': 500, '@B': 0, '@C': 0, '@D': 0 } })),
      convert('WT'),
    );
    const bought = play(state, buy('@A', 'WT', 1), pass('@A'));
    expect([sharesAt(bought, '@A', 'WT'), bought.cash['WT'], bought.agenda.at(-1)?.step]).toEqual([
      3,
      150,
      'growthLoans',
    ]);
  });

  rule(['1817 §post.2', '1817 §post.5'], 'the others, clockwise, sell any number or buy one from the treasury', () => {
    const spec = { price: 50, cash: 300, shares: { '@A': 2, '@B': 2 } } as const;
    const state = play(
      mergersOf(table({ WT: spec }, { cash: { '@A': 0, '@B': 0, '@C': 60, '@D': 60 } })),
      convert('WT'),
    );
    expect(topFrame(state, STEP.growthTrading)?.first).toBe('@A');
    const sold = play(state, pass('@A'), {
      type: 'sellShares',
      by: '@B',
      company: 'WT',
      certificates: ['WT_1', 'WT_2'],
      percent: 20,
    });
    expect([sharesAt(sold, 'pool', 'WT'), sold.cash['@B'], priceOf(sold, 'WT')]).toEqual([2, 100, 50]);
    const bought = play(sold, buy('@C', 'WT', 3));
    expect(sharesAt(bought, '@C', 'WT')).toBe(1);
    expect(isOffered(bought, buy('@C', 'WT', 4))).toBe(false);
    expect(isOffered(bought, buy('@D', 'WT', 4))).toBe(true);
    expect(refusalOf(bought, { type: 'short', by: '@D', company: 'WT' }).key).toBe('notOffered');
  });

  rule('1817 §post.2', 'the president too may sell after buying, even his office; not by that ruling', () => {
    const spec = { size: 5, price: 50, cash: 300, shares: { '@A': 3, '@B': 2 } } as const;
    const grown = (rulings: object = {}): State =>
      play(
        mergersOf(table({ WT: spec }, { cash: { '@A': 60, '@B': 0, '@C': 0, '@D': 0 }, rulings: { ...rulings } })),
        convert('WT'),
      );
    const sell = (certificates: string[], percent: number): Action => ({
      type: 'sellShares',
      by: '@A',
      company: 'WT',
      certificates,
      percent,
    });
    const sold = play(grown(), buy('@A', 'WT', 4), sell(['WT_1', 'WT_4'], 20));
    expect([sharesAt(sold, '@A', 'WT'), sold.cash['@A'], companyOf(sold, 'WT').president]).toEqual([2, 110, '@A']);
    expect(isOffered(sold, buy('@A', 'WT', 5))).toBe(false);
    const left = play(grown(), sell(['WT_1', 'WT_0'], 20));
    expect([sharesAt(left, '@A', 'WT'), companyOf(left, 'WT').president]).toEqual([1, '@B']);
    expect(isOffered(grown({ presidentOnlyBuys: true }), sell(['WT_1'], 10))).toBe(false);
  });

  rule('1817 §post.3', 'a purchase by a short holder closes a short', () => {
    const state = play(
      mergersOf(
        table({ WT: { price: 50, cash: 300, shorts: { '@B': 1 } } }, { cash: { '@A': 0, '@B': 60, '@C': 0, '@D': 0 } }),
      ),
      convert('WT'),
    );
    expect(shortsAt(play(state, buy('@B', 'WT', 1)), '@B', 'WT')).toBe(0);
  });

  rule('1817 §post.4', 'tricky 57: who becomes president buys no more, unless ruled otherwise', () => {
    const spec = { size: 5, price: 50, cash: 300, shares: { '@A': 2, '@B': 2 } } as const;
    const about = { cash: { '@A': 0, '@B': 200, '@C': 60, '@D': 0 } };
    const bought = play(mergersOf(table({ WT: spec }, about)), convert('WT'), pass('@A'), buy('@B', 'WT', 3));
    expect([
      companyOf(bought, 'WT').president,
      isOffered(bought, buy('@B', 'WT', 4)),
      isOffered(bought, buy('@C', 'WT', 4)),
    ]).toEqual(['@B', false, true]);
    const loose = play(
      mergersOf(table({ WT: spec }, { ...about, rulings: { newPresidentBuysMany: true } })),
      convert('WT'),
      pass('@A'),
      buy('@B', 'WT', 3),
    );
    expect(isOffered(loose, buy('@B', 'WT', 4))).toBe(true);
  });

  rule('1817 §buy.3', 'tricky 58: what was sold in the last stock round may be bought', () => {
    const state = play(
      mergersOf(
        table(
          { WT: { price: 50, cash: 300 } },
          { cash: { '@A': 0, '@B': 60, '@C': 0, '@D': 0 }, own: { soldNow: { '@B': ['WT'] } } },
        ),
      ),
      convert('WT'),
    );
    expect(isOffered(state, buy('@B', 'WT', 1))).toBe(true);
  });
});

describe('merger of two small companies', () => {
  rule(
    ['1817 §mrg2.1', '1817 §mrg2.2', '1817 §mrg2.3', '1817 §mrg2.5', '1817 §mrg2.7', '1817 §tokmerge.1'],
    'V-1: one president; all assets move, size 5, no stations to buy',
    () => {
      const state = mergersOf(
        table(
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
        const state = table({ WT: { size, shares, price: a }, J: { size, shares, price: b } });
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
      mergersOf(table(companies, { cash: { '@A': 110, '@B': 0, '@C': 0, '@D': 0 } })),
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
      mergersOf(table(companies, { cash: { '@A': 110, '@B': 0, '@C': 0, '@D': 0 } })),
      merger('WT', 'J', 'J'),
      yes('@B'),
    );
    expect([companyOf(other, 'J').president, sharesAt(other, '@B', 'J')]).toEqual(['@A', 1]);
    expect(refusalOf(mergersOf(table(companies, { cash: { '@A': 109 } })), merger('WT', 'J')).rule).toBe(
      '1817 §mrg2.6',
    );
  });
});

describe('merger of two medium companies', () => {
  const merge5 = (companies: Parameters<typeof table>[0], survivor = 'WT', by: Player = '@A') => {
    const state = mergersOf(table(companies, poor));
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
    const president = (companies: Parameters<typeof table>[0], survivor = 'WT') =>
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
    expect(refusalOf(mergersOf(table(crossed)), merger('WT', 'J')).rule).toBe('1817 §mrg5.8');
  });

  rule(
    ['1817 §ma.4', '1817 §cert.2'],
    'tricky 68, 69: trains above the limit are discarded; certificates above it stay for now',
    () => {
      const state = mergersOf(table({ WT: { price: 90, trains: '3 3 3' }, J: { price: 60, trains: '3 3 3' } }, poor));
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
        table(
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
    table(
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
