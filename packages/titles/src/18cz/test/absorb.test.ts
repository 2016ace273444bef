import { expect } from 'vitest';
import { cashOf, companyOf, decider, type State } from '@roundhouse/engine';
import { isOffered, offeredKinds, play, refusalOf, rule, holding } from '../../../test/support/index.ts';
import '../index.ts';
import {
  type About,
  absorb,
  buyCard,
  type Companies,
  discard,
  operatingRound,
  pass,
  refuse,
  sellLocal,
  trainsOf,
  turn,
  yes,
} from './positions.ts';
import { priceRange } from '../rules/absorb.ts';

const SMALL = { price: 60, '@B': 'P', '@C': 25, cash: 50, tokens: 'D5', turns: 1 } as const;
const MEDIUM = { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 } as const;
const step = (companies: Companies, about: About = {}): State =>
  turn('BTE', 'absorb', { BTE: MEDIUM, ...companies }, { phase: 'd', ...about });

const turnCard = (by: '@A', train: string, side: string) => ({ type: 'turnTrain', by, train, side }) as const;

rule(['18CZ §VIII.9-1', '18CZ §VIII.9-16'], 'a larger company takes over a smaller one, wherever it is', () => {
  const state = step({ EKJ: SMALL, KFN: { price: 70, '@B': 'P+20', turns: 1 } });
  expect(isOffered(state, absorb('@A', 'BTE', 'EKJ', 60))).toBe(true);
  expect(isOffered(state, absorb('@A', 'BTE', 'KFN', 70))).toBe(false);
});

rule('18CZ §VIII.9-1', 'TC-82: after the first train purchase nothing is absorbed', () => {
  const state = turn('BTE', 'trains', { BTE: MEDIUM, EKJ: SMALL }, { phase: 'b', depot: '2b' });
  const bought = play(state, buyCard(state, '@A', '2+2b', 80));
  expect(isOffered(bought, absorb('@A', 'BTE', 'EKJ', 60))).toBe(false);
});

rule('18CZ §VIII.9-1', 'TC-83: a large company absorbs a medium one and then, with its money, a small one', () => {
  const companies: Companies = {
    kk: { price: 100, '@A': 'P+10+10+10', cash: 210, tokens: 'I18', turns: 1 },
    BTE: { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 },
    EKJ: { price: 60, '@A': 'P', cash: 10, tokens: 'D5', turns: 1 },
  };
  const state = turn('kk', 'absorb', companies, { phase: 'd', tiles: { I18: '8895/2' } });
  const first = play(state, absorb('@A', 'kk', 'BTE', 70));
  expect(cashOf(first, 'kk')).toBe(500);
  const second = play(first, absorb('@A', 'kk', 'EKJ', 90));
  expect([cashOf(second, 'kk'), companyOf(second, 'EKJ').status]).toEqual([330, 'closed']);
});

rule('18CZ §VIII.9-2', 'a company that has not started is no target; one that never operated is', () => {
  const state = step({ EKJ: { ...SMALL, tokens: '', turns: 0 }, BCB: { status: 'available' } });
  expect(isOffered(state, absorb('@A', 'BTE', 'BCB', 60))).toBe(false);
  expect(isOffered(state, absorb('@A', 'BTE', 'EKJ', 60))).toBe(true);
});

rule(
  ['18CZ §VIII.9-2', '18CZ §VIII.6-12', '18CZ §VIII.9-9'],
  'TC-74: a target that never operated brings three markers at 100 and frees its home',
  () => {
    const state = operatingRound([], {}, { still: true });
    expect(state.board.reservations.some((each) => each.company === 'EKJ')).toBe(true);
    const before = turn('BTE', 'absorb', { BTE: MEDIUM, EKJ: { price: 60, '@A': 'P', cash: 50 } }, { phase: 'd' });
    const after = play(before, absorb('@A', 'BTE', 'EKJ', 60));
    expect(companyOf(after, 'BTE').tokens).toEqual([40, 100, 100, 100, 100]);
    expect(after.board.reservations.some((each) => each.company === 'EKJ')).toBe(false);
  },
);

rule('18CZ §VIII.9-3', 'TC-69: a target at 55 costs 28 to 82 a share', () => {
  const state = step({ EKJ: { ...SMALL, price: 55 } });
  expect(priceRange(state, 'EKJ')).toEqual({ min: 28, max: 82 });
  expect(refusalOf(state, absorb('@A', 'BTE', 'EKJ', 27)).rule).toBe('18CZ §VIII.9-3');
  const recorded = step({ EKJ: { ...SMALL, price: 55 } }, { rulings: { absorbRoundsUp: true } });
  expect(priceRange(recorded, 'EKJ').max).toBe(83);
});

rule('18CZ §VIII.9-4', 'TC-70: the target’s money does not help to pay', () => {
  const state = step({
    BTE: { ...MEDIUM, cash: 190 },
    EKJ: { price: 100, '@B': 'P', cash: 300, tokens: 'D5', turns: 1 },
  });
  expect(refusalOf(state, absorb('@A', 'BTE', 'EKJ', 100)).rule).toBe('18CZ §VIII.9-4');
  expect(refusalOf(state, absorb('@A', 'BTE', 'EKJ', 151)).rule).toBe('18CZ §VIII.9-3');
  expect(isOffered(state, absorb('@A', 'BTE', 'EKJ', 95))).toBe(true);
});

rule(['18CZ §VIII.9-5'], 'TC-72: the target’s director may refuse, and nothing changes', () => {
  const state = step({ EKJ: SMALL });
  const asked = play(state, absorb('@A', 'BTE', 'EKJ', 60));
  expect(decider(asked)).toBe('@B');
  const after = play(asked, refuse('@B'));
  expect([companyOf(after, 'EKJ').status, cashOf(after, 'BTE'), decider(after)]).toEqual(['floated', 500, '@A']);
});

rule(
  ['18CZ §VIII.9-6', '18CZ §VIII.9-7'],
  'TC-71: players are paid for their shares, the bank for none; the treasury goes over',
  () => {
    const state = step(
      { EKJ: { price: 60, '@B': 'P', pool: 25, cash: 50, tokens: 'D5', turns: 1 } },
      { cash: { '@B': 0 }, privates: { S1: 'EKJ' } },
    );
    const after = play(state, absorb('@A', 'BTE', 'EKJ', 80), yes('@B'));
    expect([cashOf(after, '@B'), cashOf(after, 'BTE')]).toEqual([160, 390]);
    expect(after.privates['S1']?.owner).toBe('BTE');
  },
);

rule(
  ['18CZ §VIII.9-8', '18CZ §VIII.9-10'],
  'TC-75, TC-76: stations change hands; two in one city leave one; markers received cost 100, by ruling all',
  () => {
    const ruled = step({ EKJ: SMALL }, { rulings: { allMarkersCost100: true } });
    const dear = play(ruled, absorb('@A', 'BTE', 'EKJ', 60), yes('@B'));
    expect(companyOf(dear, 'BTE').tokens).toEqual([100, 100, 100, 100]);
    const state = step({ EKJ: SMALL });
    const after = play(state, absorb('@A', 'BTE', 'EKJ', 60), yes('@B'));
    expect(after.board.tokens.filter((each) => each.company === 'BTE').map((each) => each.hex)).toEqual(['D3', 'D5']);
    expect(companyOf(after, 'BTE').tokens).toEqual([40, 100, 100, 100]);
    const praha: Companies = {
      BTE: { ...MEDIUM, tokens: 'D3 E12' },
      EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5 E12', turns: 1 },
    };
    const brown = step(praha, { tiles: { E12: '8892/0' }, phase: 'g' });
    const merged = play(
      {
        ...brown,
        board: {
          ...brown.board,
          tokens: brown.board.tokens.map((each, index) => ({ ...each, slot: each.hex === 'E12' ? index % 2 : 0 })),
        },
      },
      absorb('@A', 'BTE', 'EKJ', 30),
    );
    expect(merged.board.tokens.filter((each) => each.hex === 'E12')).toHaveLength(1);
  },
);

rule('18CZ §VIII.9-8', 'the marker that stays moves into the circle that became free', () => {
  const state = step({ EKJ: { ...SMALL, tokens: 'D5 D3' } }, { tiles: { D3: '14/0' }, phase: 'd' });
  const tokens = state.board.tokens.map((each) =>
    each.company === 'EKJ' && each.hex === 'D3' ? { ...each, slot: 1 } : each,
  );
  const after = play({ ...state, board: { ...state.board, tokens } }, absorb('@A', 'BTE', 'EKJ', 60), yes('@B'));
  expect(after.board.tokens.filter((each) => each.hex === 'D3')).toEqual([
    { company: 'BTE', hex: 'D3', city: 0, slot: 0 },
  ]);
});

rule('18CZ §VIII.9-8', 'TC-75: in green Praha with two cities the director chooses which marker comes off', () => {
  const companies: Companies = {
    BTE: { ...MEDIUM, tokens: 'D3 E12/2' },
    EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5 E12/3', turns: 1 },
  };
  const state = step(companies, { tiles: { E12: '8891/1' } });
  const choosing = play(state, absorb('@A', 'BTE', 'EKJ', 30));
  expect(offeredKinds(choosing)).toContain('removeToken');
  const after = play(choosing, { type: 'removeToken', by: '@A', company: 'EKJ', hex: 'E12', city: 3 });
  expect(after.board.tokens.filter((each) => each.hex === 'E12')).toEqual([
    { company: 'BTE', hex: 'E12', city: 2, slot: 0 },
  ]);
  expect(companyOf(after, 'EKJ').status).toBe('closed');
});

rule(
  ['18CZ §VIII.9-11', '18CZ §VIII.9-12'],
  'TC-77, TC-78: inherited cards are kept, let go or turned to the acquirer’s class',
  () => {
    const state = step({ EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1, trains: '3c 3d' } });
    const choosing = play(state, absorb('@A', 'BTE', 'EKJ', 60));
    const cash = cashOf(choosing, 'BTE');
    const free = play(choosing, turnCard('@A', '3c-0', '2+2c'));
    expect(cashOf(free, 'BTE')).toBe(cash);
    const paid = play(free, turnCard('@A', '3d-0', '3+3d'));
    expect(cashOf(paid, 'BTE')).toBe(cash - 60);
    expect(trainsOf(paid, 'BTE')).toBe('2+2c 3+3d');
    const gone = play(choosing, discard('@A', 'BTE', '3c-0'), pass('@A'));
    expect([trainsOf(gone, 'BTE'), trainsOf(gone, 'pool')]).toEqual(['3d', '']);
    const large = turn(
      'kk',
      'absorb',
      {
        kk: { price: 100, '@A': 'P+10+10+10', cash: 500, tokens: 'I18', turns: 1 },
        BTE: { price: 70, '@A': 'P+20', cash: 0, tokens: 'D3', turns: 1, trains: '3c 3d' },
      },
      { phase: 'd', sides: { '3c-0': '2+2c', '3d-0': '3+3d' }, tiles: { I18: '8895/2' } },
    );
    const taken = play(large, absorb('@A', 'kk', 'BTE', 70));
    expect(isOffered(taken, turnCard('@A', '3c-0', '3Ec'))).toBe(false);
    expect(cashOf(play(taken, turnCard('@A', '3d-0', '3Ed')), 'kk')).toBe(500 - 210 - 70);
  },
);

rule('18CZ §VIII.9-12', 'TC-79: a card is never turned to a scrapped type', () => {
  const state = turn(
    'kk',
    'absorb',
    {
      kk: { price: 100, '@A': 'P+10+10+10', cash: 500, tokens: 'I18', turns: 1 },
      EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1, trains: '4e' },
    },
    { phase: 'i', own: { sidesPlayed: ['6Ei'] }, tiles: { I18: '8895/2' } },
  );
  const choosing = play(state, absorb('@A', 'kk', 'EKJ', 60));
  expect(refusalOf(choosing, turnCard('@A', '4e-0', '3Ee')).rule).toBe('18CZ §VIII.9-12');
});

rule('18CZ §VIII.9-13', 'TC-80: turning an f-card to 4+4 scraps all 2+2', () => {
  const state = step(
    {
      BTE: { ...MEDIUM, trains: '2b' },
      EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1, trains: '4f' },
    },
    { phase: 'f', sides: { '2b-0': '2+2b' } },
  );
  const after = play(state, absorb('@A', 'BTE', 'EKJ', 60), turnCard('@A', '4f-0', '4+4f'));
  expect(trainsOf(after, 'BTE')).toBe('4+4f');
});

rule('18CZ §VIII.9-14', 'TC-81: at the limit an inherited train must go', () => {
  const state = step(
    {
      BTE: { ...MEDIUM, trains: '3d 3d' },
      EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1, trains: '4e' },
    },
    { phase: 'f', sides: { '3d-0': '3+3d', '3d-1': '3+3d' } },
  );
  const choosing = play(state, absorb('@A', 'BTE', 'EKJ', 60));
  expect(refusalOf(choosing, pass('@A')).rule).toBe('18CZ §VIII.9-14');
  const after = play(choosing, discard('@A', 'BTE', '4e-0'));
  expect(trainsOf(after, 'BTE')).toBe('3+3d 3+3d');
});

rule(
  ['18CZ §VIII.9-15', '18CZ §VIII.2-3'],
  'TC-73: an absorbed company never acts again and its certificates are gone',
  () => {
    const state = step({ EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1 } }, { next: ['EKJ'] });
    const after = play(state, absorb('@A', 'BTE', 'EKJ', 60));
    expect(holding(after, '@A', 'EKJ')).toBe('');
    expect(after.market.at['EKJ']).toBeUndefined();
  },
);

rule(
  ['18CZ §IV.1-12', '18CZ §VIII.9-7'],
  'TC-32: a large company keeps all locals of one it absorbs, used or not',
  () => {
    const state = turn(
      'kk',
      'absorb',
      {
        kk: { price: 100, '@A': 'P+10+10+10', cash: 500, tokens: 'I18', turns: 1 },
        BTE: { price: 70, '@A': 'P+20', cash: 0, tokens: 'D3', turns: 1 },
      },
      { phase: 'd', privates: { S1: 'BTE', M1: 'BTE' }, localPrice: 50, tiles: { I18: '8895/2' } },
    );
    const after = play(state, absorb('@A', 'kk', 'BTE', 70));
    expect([after.privates['S1']?.owner, after.privates['M1']?.owner]).toEqual(['kk', 'kk']);
    expect(isOffered(after, sellLocal('@A', 'M1', 50))).toBe(true);
  },
);

rule(
  '18CZ §VIII.9-14',
  'as on 18xx.games turned trains may stay above the limit until nothing more is absorbed',
  () => {
    const state = step(
      {
        BTE: { ...MEDIUM, trains: '3d 3d' },
        EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5', turns: 1, trains: '4e' },
        BCB: { price: 60, '@B': 'P', tokens: 'E16', turns: 1 },
      },
      { phase: 'f', sides: { '3d-0': '3+3d', '3d-1': '3+3d' }, rulings: { absorbOverflowToPool: true } },
    );
    const turned = play(state, absorb('@A', 'BTE', 'EKJ', 60), turnCard('@A', '4e-0', '3+3e'));
    expect(trainsOf(turned, 'BTE')).toBe('3+3d 3+3d 3+3e');
    const after = play(turned, pass('@A'), discard('@A', 'BTE', '3d-0'));
    expect([trainsOf(after, 'BTE'), trainsOf(after, 'pool')]).toEqual(['3+3d 3+3e', '3+3d']);
  },
);
