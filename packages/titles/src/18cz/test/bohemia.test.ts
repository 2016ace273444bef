import { expect } from 'vitest';
import {
  begin,
  cashOf,
  companyOf,
  decider,
  newGame,
  peerDice,
  percentAt,
  priceOf,
  type State,
} from '@roundhouse/engine';
import { isOffered, offeredKinds, play, position, refusalOf, rule } from '../../../test/support/index.ts';
import { debtOf, VACLAV, vaclavTerrain } from '../index.ts';
import { factsFor } from '../facts.ts';
import { startingCash } from '../modes.ts';
import { ownershipLimit } from '../rules/limits.ts';
import { vaclavsCompanies } from '../rules/vaclav.ts';
import {
  type About,
  absorb,
  positionOf,
  buy,
  buyCard,
  buyFrom,
  buyLocal,
  type Companies,
  draft,
  lay,
  lastStockTurn,
  pass,
  trainsOf,
  turn,
} from './positions.ts';
import { STEP } from '../steps.ts';

/** With this seed Vaclav is dealt EKJ, BN and kk. */
const TWO = { players: 2, seed: 6 } as const;
const rules = { title: '18CZ', players: 2, options: {}, rulings: {} };
const bohemia = (): State => position('18CZ', {}, { ...TWO, rulings: { peerDraw: true } });

/** EKJ is Vaclav's from the start; a train only where the position says so. */
const EKJ = (spec: Companies[string] = {}): Companies => ({ EKJ: { trains: '', ...spec } });
const his = (company: string, step: Parameters<typeof turn>[1], companies: Companies, about: About = {}): State =>
  turn(company, step, companies, { ...TWO, ...about });

rule(['18CZ §XI.1-1'], 'track may not point at hexes that Bohemia lacks', () => {
  const { track } = factsFor(rules);
  expect(Object.keys(track.map.hexes)).toHaveLength(73);
  expect(track.map.neighbours['H19']?.[4]).toBeNull();
});

rule(
  ['18CZ §XI.1-2', '18CZ §XI.1-3', '18CZ §XI.1-4'],
  '280 each, 70 percent of a large company, ten companies, nine locals',
  () => {
    expect([startingCash(rules), ownershipLimit(rules, 'large'), ownershipLimit(rules, 'small')]).toEqual([
      280, 70, 75,
    ]);
    const { companies, privates } = factsFor(rules);
    expect(Object.keys(companies)).toEqual(['EKJ', 'BCB', 'VBW', 'BN', 'NWB', 'ATE', 'BTE', 'SX', 'BY', 'kk']);
    expect(Object.keys(privates)).toEqual(['S1', 'S2', 'S3', 'M1', 'M2', 'M3', 'L1', 'L2', 'L3']);
  },
);

rule('18CZ §XI.1-5', 'turn order goes by cash: least after the preliminary round', () => {
  const after = play(bohemia(), draft('@A', 'L1', 55), pass('@B'), pass('@B'), pass('@A'));
  expect(after.seats).toEqual(['@A', '@B']);
});

rule(
  ['18CZ §XI.1-6', '18CZ §XI.1-9', '18CZ §XI.1-10'],
  'Vaclav begins with half of a small company at 50, the top card of the stack and no money',
  () => {
    const state = bohemia();
    const [company = ''] = vaclavsCompanies(state);
    expect([
      percentAt(state, VACLAV, company),
      priceOf(state, company),
      cashOf(state, company),
      trainsOf(state, company),
    ]).toEqual([50, 50, 0, '2b']);
    // A card taken before the game is neither bought nor exported.
    expect([state.phase, trainsOf(state, 'depot').startsWith('2a 2a 2a 2a 2a 2b 2b 2b 3c')]).toEqual(['a', true]);
    const ruled = position('18CZ', {}, { ...TWO, rulings: { peerDraw: true, aCardsInStack: true } });
    expect(trainsOf(ruled, vaclavsCompanies(ruled)[0] ?? '')).toBe('2a');
  },
);

rule('18CZ §XI.1-6', 'D40: the draw follows the seed as on 18xx.games where that is ruled', () => {
  const drawn = (seed: number): unknown =>
    begin(
      newGame({
        title: '18CZ',
        players: [
          { id: '@1', name: '1' },
          { id: '@2', name: '2' },
        ],
        seed,
        rulings: { peerDraw: true },
      }),
    ).state.own['vaclavDraw'];
  const dice = peerDice(77);
  const lists = [
    ['EKJ', 'BCB', 'VBW'],
    ['BN', 'NWB', 'ATE', 'BTE'],
    ['SX', 'BY', 'kk'],
  ];
  const [small, medium, large] = lists.map((list) => list[dice.draw() % list.length]);
  expect(drawn(77)).toEqual({ small, medium, large });
});

rule(
  ['18CZ §XI.1-7', '18CZ §XI.1-8', '18CZ §XI.1-10'],
  'with the first b- and d-card he receives a medium and a large company and the next card',
  () => {
    const companies: Companies = {
      ...EKJ({ price: 50, tokens: 'D5', turns: 1 }),
      BCB: { price: 60, '@A': 'P', cash: 500, tokens: 'E16', turns: 1, trains: '2a' },
    };
    const b = his('BCB', 'trains', companies, { depot: '2b', phase: 'a' });
    const after = play(b, buyCard(b, '@A', '2b', 70));
    expect([
      companyOf(after, 'BN').president,
      percentAt(after, VACLAV, 'BN'),
      priceOf(after, 'BN'),
      trainsOf(after, 'BN'),
    ]).toEqual([VACLAV, 60, 60, '2+2b']);
    const d = his('BCB', 'trains', companies, { depot: '3d', phase: 'c' });
    const large = play(d, buyCard(d, '@A', '3d', 120));
    expect([percentAt(large, VACLAV, 'kk'), priceOf(large, 'kk'), trainsOf(large, 'kk')]).toEqual([50, 90, '3Ed']);
  },
);

rule(
  ['18CZ §XI.1-11', '18CZ §XI.1-12'],
  'TC-102: players buy the rest but never become director; the company is sold out then',
  () => {
    const state = lastStockTurn('@B', { ...EKJ({ price: 60, '@A': 25, '@B': 25 }) }, { ...TWO, cash: { '@B': 0 } });
    const after = state.round.kind === 'stock' ? play(state, pass('@B')) : state;
    expect(companyOf(after, 'EKJ').president).toBe(VACLAV);
    expect(priceOf(after, 'EKJ')).toBe(63);
  },
);

rule('18CZ §XI.1-11', 'a second half bought by one player changes nothing', () => {
  const state = positionOf(
    { ...EKJ({ price: 60, '@A': 25 }) },
    { ...TWO, cash: { '@A': 200 } },
    [
      STEP.stockRound.frame({ next: '@A', passes: 0, last: null }),
      STEP.stockTurn.frame({ player: '@A', sold: [], bought: false }),
    ],
    'stock',
  );
  expect(companyOf(play(state, buy(state, '@A', 'EKJ')), 'EKJ').president).toBe(VACLAV);
});

rule(
  ['18CZ §XI.1-13', '18CZ §XI.1-14'],
  'TC-104: the first player builds for small and large companies, the second for the medium one',
  () => {
    const small = his('EKJ', 'track', EKJ({ price: 50, tokens: 'D5' }));
    expect(decider(small)).toBe('@A');
    const medium = his('BN', 'track', { BN: { [VACLAV]: 'P+20', price: 60, tokens: 'E12/1' } }, { phase: 'b' });
    expect(decider(medium)).toBe('@B');
    const swapped = { ...small, seats: ['@B', '@A'] as const };
    expect(decider(swapped)).toBe('@B');
    const large = his('kk', 'home', { kk: { [VACLAV]: 'P+10+10+10', price: 90 } }, { phase: 'd' });
    expect(decider(large)).toBe('@A');
  },
);

rule(['18CZ §XI.1-9', '18CZ §XI.1-14'], 'his track costs nothing', () => {
  const state = his('EKJ', 'track', EKJ({ price: 50, tokens: 'D5', turns: 1 }), { tiles: { D5: '5/3' } });
  expect(isOffered(state, lay('@A', 'C6', '58', 4))).toBe(true);
});

rule(
  ['18CZ §XI.1-15', '18CZ §XI.1-12'],
  'his companies run by rule, always pay, and their prices move as usual',
  () => {
    const state = his('EKJ', 'track', EKJ({ price: 50, tokens: 'D5', turns: 1, trains: '2a', '@B': 25 }), {
      tiles: { D5: '57/1', D3: '57/1' },
      cash: { '@B': 0 },
    });
    const after = play(state, pass('@A'));
    expect([priceOf(after, 'EKJ'), cashOf(after, '@B'), cashOf(after, VACLAV)]).toEqual([55, 10, 20]);
  },
);

rule(
  ['18CZ §XI.1-16', '18CZ §VIII.13-1'],
  'TC-103: instead of the export his companies take the top card; the pool stays',
  () => {
    const state = positionOf(
      { ...EKJ({ price: 50, tokens: 'D5', turns: 1, trains: '2a' }) },
      { ...TWO, trainPool: '3c', round: { set: 2 } },
      [STEP.operatingRound.frame({ operated: [], field: [] })],
      'operating',
    );
    expect([trainsOf(state, 'EKJ'), trainsOf(state, 'pool'), state.phase]).toEqual(['2b', '3c', 'b']);
  },
);

rule(
  ['18CZ §XI.1-10', '18CZ §XI.1-16'],
  'TC-100: a d-card handed to the small company brings the large one first, which takes no second card',
  () => {
    const companies: Companies = {
      ...EKJ({ price: 50, tokens: 'D5', turns: 1, trains: '2a' }),
      BN: { [VACLAV]: 'P+20', price: 60, turns: 1, trains: '2b' },
      NWB: { status: 'available' },
      ATE: { status: 'available' },
      BTE: { status: 'available' },
    };
    const state = positionOf(
      companies,
      { ...TWO, depot: '3d', phase: 'c', sides: { '2b-0': '2+2b' }, round: { set: 3 } },
      [STEP.operatingRound.frame({ operated: [], field: [] })],
      'operating',
    );
    expect([trainsOf(state, 'EKJ'), trainsOf(state, 'kk'), trainsOf(state, 'BN')]).toEqual(['3d', '3Ed', '3+3d']);
    expect(state.trains.filter((each) => each.name === '3d' && each.at === 'depot')).toHaveLength(1);
  },
);

rule('18CZ §XI.1-17', 'TC-101: a scrapped train leaves his company without one until the next hand-out', () => {
  const state = his('EKJ', 'track', EKJ({ price: 50, tokens: 'D5', turns: 1 }), { tiles: { D5: '57/1', D3: '57/1' } });
  const after = play(state, pass('@A'));
  expect(priceOf(after, 'EKJ')).toBe(40);
  expect(offeredKinds(after)).not.toContain('buyTrain');
});

rule('18CZ §XI.1-17', 'ruling vaclavBuys: his account pays for a train and for what his tiles would have cost', () => {
  const rulings = { vaclavBuys: true };
  const bare = his('EKJ', 'track', EKJ({ price: 50, tokens: 'D5', turns: 1 }), { rulings, tiles: { D5: '57/0' } });
  const laid = play(bare, lay('@A', 'C6', '58', 4));
  expect([vaclavTerrain(laid), cashOf(laid, VACLAV)]).toEqual([40, 0]);
  const bought = play(laid, buyCard(laid, '@A', '2a', 70));
  // He may own nothing less than he owes: the loan covers both.
  expect([debtOf(bought, VACLAV), cashOf(bought, VACLAV)]).toEqual([110, 40]);
});

rule('18CZ §XI.1-18', 'his companies are neither absorbed nor sell their trains', () => {
  const companies: Companies = {
    ...EKJ({ price: 50, tokens: 'D5', trains: '2a', turns: 1 }),
    BTE: { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 },
  };
  const state = his('BTE', 'trains', companies, { phase: 'b', depot: '2b' });
  expect(refusalOf(state, buyFrom('@A', 'EKJ', '2a-0', 10)).rule).toBe('18CZ §XI.1-18');
  const absorbing = his('BTE', 'absorb', companies, { phase: 'b', depot: '2b' });
  expect(refusalOf(absorbing, absorb('@A', 'BTE', 'EKJ', 50)).rule).toBe('18CZ §XI.1-18');
});

rule('18CZ §XI.1-9', 'his companies have no treasury and buy no locals', () => {
  const companies: Companies = {
    ...EKJ({ price: 50, tokens: 'D5', trains: '2a', turns: 1 }),
    BTE: { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 },
  };
  const state = his('BTE', 'trains', companies, { phase: 'd', depot: '3d', privates: { S1: '@A' } });
  expect(refusalOf(state, buyLocal('@A', 'EKJ', 'S1', 50)).rule).toBe('18CZ §XI.1-9');
});

rule('18CZ §XI.1-19', 'all other rules hold: a player’s company must buy a train', () => {
  const state = his(
    'BTE',
    'trains',
    { BTE: { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 } },
    { phase: 'b', depot: '2b' },
  );
  expect(refusalOf(state, pass('@A')).rule).toBe('18CZ §VIII.10-1');
});

rule('18CZ §XI.1-16', 'a company of his that has not operated keeps its train, unless a ruling says otherwise', () => {
  const handedOut = (rulings: Readonly<Record<string, boolean>>): State =>
    positionOf(
      {
        ...EKJ({ price: 50, tokens: 'D5', turns: 3, trains: '2b' }),
        BN: { [VACLAV]: 'P+20', price: 60, turns: 0, trains: '2b' },
        NWB: { status: 'available' },
        ATE: { status: 'available' },
        BTE: { status: 'available' },
      },
      { ...TWO, depot: '3c', phase: 'b', sides: { '2b-1': '2+2b' }, round: { set: 2 }, rulings },
      [STEP.operatingRound.frame({ operated: [], field: [] })],
      'operating',
    );
  const printed = handedOut({});
  expect([trainsOf(printed, 'EKJ'), trainsOf(printed, 'BN')]).toEqual(['3c', '2+2b']);
  const ruled = handedOut({ vaclavSwapsAll: true });
  expect([trainsOf(ruled, 'EKJ'), trainsOf(ruled, 'BN')]).toEqual(['3c', '2+2c']);
});
