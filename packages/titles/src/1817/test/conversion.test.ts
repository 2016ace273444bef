import { type Action, companyIn, companyOf, priceOf, type State, topFrame } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { sharesAt, shortsAt, sizeOf } from '../rules/certificates.ts';
import { markersOf } from '../rules/home.ts';
import { fellNow } from '../rules/mergerRound.ts';
import { isGray, isRed } from '../rules/zones.ts';
import { convert, merger, loan, buy, yes, settled, SMALL, poor } from './growth.ts';
import { mergersOf, NEXT, pass, positionOf } from './positions.ts';
import { STEP } from '../steps.ts';

describe('common rules', () => {
  rule(['1817 §ma.1', '1817 §ma.2', '1817 §cm.1'], 'white small and medium companies in operating order', () => {
    const state = mergersOf(
      positionOf({ WT: { ...SMALL, price: 60 }, J: { price: 90 }, GT: { size: 10, price: 200 }, R: { cell: 2 } }),
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
        positionOf(
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
      const two = mergersOf(positionOf({ WT: { price: 60 }, J: { ...SMALL, price: 90 } }, poor));
      const grown = settled(play(two, convert('J'), loan('J')));
      expect(refusalOf(grown, merger('WT', 'J')).rule).toBe('1817 §cm.4');
    },
  );

  rule('1817 §cm.6', 'the other president is asked; refused, the company may do something else', () => {
    const state = mergersOf(positionOf({ WT: { price: 90 }, J: { price: 60, president: '@B' } }, poor));
    const asked = play(state, merger('WT', 'J'));
    expect(asked.agenda.at(-1)?.step).toBe('consent');
    expect(play(asked, { type: 'answer', by: '@B', accept: false }).agenda.at(-1)?.step).toBe('mergerTurn');
    expect(sizeOf(settled(play(asked, yes('@B'))), 'WT')).toBe(10);
    const free = mergersOf(
      positionOf({ WT: { price: 90 }, J: { price: 60, president: '@B' } }, { ...poor, rulings: { noConsent: true } }),
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
        positionOf({ WT: { price: 100, shares: { '@A': 3, '@B': 1 }, pool: 1, shorts: { '@C': 2 }, cash: 200 } }, poor),
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
      const done = settled(play(mergersOf(positionOf({ WT: { ...SMALL, ...rich, charter: 1 } }, poor)), convert('WT')));
      expect([markersOf(done, 'WT'), done.cash['WT']]).toEqual([3, 250]);
      const large = settled(play(mergersOf(positionOf({ WT: { ...rich, charter: 1 } }, poor)), convert('WT')));
      expect([markersOf(large, 'WT'), large.cash['WT']]).toEqual([4, 200]);
      const seven = settled(play(mergersOf(positionOf({ WT: { ...rich, charter: 6 } }, poor)), convert('WT')));
      expect([markersOf(seven, 'WT'), seven.cash['WT']]).toEqual([8, 250]);
      const eight = settled(play(mergersOf(positionOf({ WT: { ...rich, charter: 7 } }, poor)), convert('WT')));
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
            positionOf(
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
  const gray = settled(play(mergersOf(positionOf(companies, poor)), convert('WT'), loan('WT'), loan('WT'), loan('WT')));
  const later = play(gray, pass('@D'));
  expect([isGray(later, 'WT'), later.round.kind]).toEqual([true, 'operating']);
});

describe('trading after growth', () => {
  rule(['1817 §post.1', '1817 §cert.4'], 'tricky 56: the president buys up to 60 percent', () => {
    const state = play(
      mergersOf(
        positionOf({ WT: { ...SMALL, price: 50, cash: 100 } }, { cash: { '@A': 500, '@B': 0, '@C': 0, '@D': 0 } }),
      ),
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
      mergersOf(positionOf({ WT: spec }, { cash: { '@A': 0, '@B': 0, '@C': 60, '@D': 60 } })),
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
        mergersOf(positionOf({ WT: spec }, { cash: { '@A': 60, '@B': 0, '@C': 0, '@D': 0 }, rulings: { ...rulings } })),
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
        positionOf(
          { WT: { price: 50, cash: 300, shorts: { '@B': 1 } } },
          { cash: { '@A': 0, '@B': 60, '@C': 0, '@D': 0 } },
        ),
      ),
      convert('WT'),
    );
    expect(shortsAt(play(state, buy('@B', 'WT', 1)), '@B', 'WT')).toBe(0);
  });

  rule('1817 §post.4', 'tricky 57: who becomes president buys no more, unless ruled otherwise', () => {
    const spec = { size: 5, price: 50, cash: 300, shares: { '@A': 2, '@B': 2 } } as const;
    const about = { cash: { '@A': 0, '@B': 200, '@C': 60, '@D': 0 } };
    const bought = play(mergersOf(positionOf({ WT: spec }, about)), convert('WT'), pass('@A'), buy('@B', 'WT', 3));
    expect([
      companyOf(bought, 'WT').president,
      isOffered(bought, buy('@B', 'WT', 4)),
      isOffered(bought, buy('@C', 'WT', 4)),
    ]).toEqual(['@B', false, true]);
    const loose = play(
      mergersOf(positionOf({ WT: spec }, { ...about, rulings: { newPresidentBuysMany: true } })),
      convert('WT'),
      pass('@A'),
      buy('@B', 'WT', 3),
    );
    expect(isOffered(loose, buy('@B', 'WT', 4))).toBe(true);
  });

  rule('1817 §buy.3', 'tricky 58: what was sold in the last stock round may be bought', () => {
    const state = play(
      mergersOf(
        positionOf(
          { WT: { price: 50, cash: 300 } },
          { cash: { '@A': 0, '@B': 60, '@C': 0, '@D': 0 }, own: { soldNow: { '@B': ['WT'] } } },
        ),
      ),
      convert('WT'),
    );
    expect(isOffered(state, buy('@B', 'WT', 1))).toBe(true);
  });
});
