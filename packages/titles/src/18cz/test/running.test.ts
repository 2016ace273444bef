import { expect } from 'vitest';
import { cashOf, decider, priceOf, type State, stepNameOf } from '@roundhouse/engine';
import { bestRun, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import {
  bestIncome,
  buyCard,
  type Companies,
  incomeOf,
  indexOf,
  line,
  operatingRound,
  pass,
  payOut,
  turn,
  withhold,
} from './positions.ts';

/** Praha – Kladno – towns of the west – Cheb – Karlovy Vary: E12 E10 E4 E2 D1 D3 D5. */
const WEST = { E12: '8890/1', E10: '57/1', E8: '9/1', E6: '9/1', E4: '4/1', E2: '58/2', D3: '57/1', D5: '57/1' };
/** Chomutov – towns of the north – Opava – Ostrava: D5 C6 C8 C10 C12 C14 C20 C24 C26. */
const NORTH = {
  D5: '57/0',
  C6: '58/4',
  C8: '8859/1',
  C10: '4/1',
  C12: '4/1',
  C14: '4/1',
  C16: '9/1',
  C18: '9/1',
  C20: '4/1',
  C22: '9/1',
  C24: '57/1',
  C26: '621/1',
};

const medium = (
  train: string,
  sides: Record<string, string>,
  tiles: Record<string, string>,
  tokens: string,
  phase = 'd',
): State =>
  turn(
    'BTE',
    'run',
    { BTE: { price: 70, '@A': 'P+20', tokens, trains: train, turns: 1 } },
    { tiles, sides, phase, still: true },
  );
const large = (
  train: string,
  sides: Record<string, string>,
  tiles: Record<string, string>,
  tokens: string,
  phase = 'd',
): State =>
  turn(
    'PR',
    'run',
    { PR: { price: 100, '@A': 'P+10+10+10', tokens, trains: train, turns: 1 } },
    { tiles, sides, phase, still: true },
  );
const small = (trains: string, tiles: Record<string, string>, tokens: string, phase = 'd'): State =>
  turn('EKJ', 'run', { EKJ: { price: 60, '@A': 'P', tokens, trains, turns: 1 } }, { tiles, phase, still: true });

const THREE = { '3d-0': '3+3d' };

rule(['18CZ §VIII.7-4', '18CZ §VIII.8-1'], 'EX-7: a 3+3 runs three cities and three towns', () => {
  const state = medium('3d', THREE, WEST, 'D3');
  expect(incomeOf(state, 'BTE', { '3d-0': line('D3 D1 E2 E4 E6-E8-E10 E12') })).toBe(100);
});

rule('18CZ §VIII.7-4', 'EX-8: four cities are too many for a 3+3', () => {
  const state = medium('3d', THREE, WEST, 'D3');
  expect(incomeOf(state, 'BTE', { '3d-0': line('D5 D3 D1 E2 E4 E6-E8-E10 E12') })).toBe('tooManyCities');
});

rule('18CZ §VIII.7-4', 'EX-9: two cities and four towns are six spots', () => {
  const state = medium('3d', THREE, NORTH, 'C24');
  expect(incomeOf(state, 'BTE', { '3d-0': line('C8 C10 C12 C14 C16-C18-C20 C22-C24') })).toBe(100);
});

rule('18CZ §VIII.7-4', 'TC-60: a 5+5 takes three cities and seven towns', () => {
  const state = medium('5h', { '5h-0': '5+5h' }, { ...NORTH, E4: '58/1', E2: '58/2' }, 'C24', 'h');
  expect(incomeOf(state, 'BTE', { '5h-0': line('E2 E4 D5 C6 C8 C10 C12 C14 C16-C18-C20 C22-C24') })).toBe(150);
});

/**
 * The rulebook's example of income in the brown phase, all on one board; its letters are
 * A F23, B G22, C G24 · F E16, G B11, H D17, I C12, J B13, K B15, L B17, M B19 (the red tile of PR).
 */
const EXAMPLE = {
  F23: '57/0',
  G22: '3/3',
  G24: '57/1',
  E16: '57/0',
  D17: '15/0',
  C16: '8/3',
  B17: '887p/4',
  B19: '8897/0',
  B15: '55/0',
  B13: '216/2',
  C12: '3/2',
  B11: '611/5',
  C14: '4/2',
  D15: '8/2',
};
const exampleTurn = (company: string): State =>
  turn(
    company,
    'run',
    {
      BCB: { price: 60, '@A': 'P', tokens: 'D17', trains: '2b 3c', turns: 1 },
      BN: { price: 70, '@B': 'P+20', tokens: 'B11', trains: '3d', turns: 1 },
      NWB: { price: 80, '@C': 'P+20', tokens: 'F23', trains: '4f', turns: 1 },
      PR: { price: 100, '@A': 'P+10+10+10', tokens: 'B19', trains: '5g', turns: 1 },
    },
    {
      tiles: EXAMPLE,
      sides: { '3d-0': '3+3d', '4f-0': '4+4f', '5g-0': '4Eg' },
      phase: 'g',
      still: true,
    },
  );

rule(['18CZ §VIII.8-1', '18CZ §VIII.7-11'], 'EX-16: two runs of BCB meet in a city and earn 50 and 90', () => {
  const state = exampleTurn('BCB');
  expect(incomeOf(state, 'BCB', { '2b-0': line('E16 D17') })).toBe(50);
  expect(incomeOf(state, 'BCB', { '3c-0': line('D17 C16-B17 B19') })).toBe(90);
  expect(incomeOf(state, 'BCB', { '2b-0': line('E16 D17'), '3c-0': line('D17 C16-B17 B19') })).toBe(140);
});

rule('18CZ §VIII.7-4', 'EX-17: the 3+3 of BN runs three cities and three towns for 170', () => {
  const state = exampleTurn('BN');
  expect(incomeOf(state, 'BN', { '3d-0': line('B11 C12 B13 B15 B17 B19') })).toBe(170);
});

rule('18CZ §VIII.7-4', 'EX-18: the 4+4 of NWB reaches no more than 50', () => {
  const state = exampleTurn('NWB');
  expect(incomeOf(state, 'NWB', { '4f-0': line('F23 G22 G24') })).toBe(50);
  expect(bestIncome(state, 'NWB')).toBe(50);
});

rule(['18CZ §VIII.7-5', '18CZ §VIII.8-3'], 'EX-19: the 4E of PR skips the towns and earns 190 with its bonus', () => {
  const state = exampleTurn('PR');
  expect(incomeOf(state, 'PR', { '5g-0': line('B19 B17 B15 B13 C14 D15-D17 E16') })).toBe(190);
});

rule('18CZ §VIII.7-6', 'EX-10: both cities of a double city may be on one route', () => {
  const state = small('3d', { C8: '8885/0', D7: '7/2', C6: '3/4' }, 'C8/0');
  expect(incomeOf(state, 'EKJ', { '3d-0': line('C8 D7-C6 C8') })).toBe(90);
});

rule(
  '18CZ §VIII.7-6',
  'EX-11, TC-54: Praha is one spot: no route through two of its cities, but two trains may end there',
  () => {
    const ring = { D13: '7/5', E14: '56/0', F13: '3/2' };
    const stages: readonly Record<string, string>[] = [{}, { E12: '8889/1' }, { E12: '8891/1' }];
    for (const praha of stages) {
      const state = small('4e', { ...ring, ...praha }, 'E12/1', 'e');
      expect(incomeOf(state, 'EKJ', { '4e-0': line('E12 D13-E14 F13 E12') })).toBe('stopTwice');
    }
    const two = turn(
      'EKJ',
      'run',
      { EKJ: { price: 60, '@A': 'P', tokens: 'E12/0 E10', trains: '2a 2a', turns: 1 } },
      { tiles: { E12: '8890/1', E10: '57/1', D13: '7/5', E14: '56/0' }, phase: 'd', still: true },
    );
    expect(incomeOf(two, 'EKJ', { '2a-0': line('E10 E12') })).toBe(50);
    const both = small('2a 2a', { E12: '8892/0', E10: '57/1', D13: '7/5', E14: '56/0' }, 'E12', 'g');
    expect(incomeOf(both, 'EKJ', { '2a-0': line('E10 E12'), '2a-1': line('E12 D13-E14') })).toBe(80 + 70);
  },
);

rule(['18CZ §VIII.7-11', '18CZ §VIII.7-9'], 'EX-12, TC-66: two trains share a city but no track', () => {
  const state = small('2a 2a', { D5: '57/1', D3: '57/1', D7: '9/1', D9: '9/1' }, 'D5', 'a');
  expect(incomeOf(state, 'EKJ', { '2a-0': line('D5 D3'), '2a-1': line('D5 D3') })).toBe('trackShared');
  const two = small('2a 2a', { D5: '14/1', D3: '57/1', E4: '58/0' }, 'D5');
  expect(bestIncome(two, 'EKJ')).toBe(50);
});

rule(['18CZ §VIII.7-3', '18CZ §VIII.7-2'], 'TC-55: a 2-train may not skip a town', () => {
  const state = small('2a', { D5: '57/0', C6: '58/4', C8: '8859/1' }, 'D5');
  expect(incomeOf(state, 'EKJ', { '2a-0': line('D5 C6 C8') })).toBe('tooManyStops');
  expect(bestIncome(state, 'EKJ')).toBe(30);
});

const TOWNS = { ...NORTH, C24: '14/0', C10: '4/1', C12: '888p/0', C14: '889p/0' };

rule('18CZ §VIII.7-5', 'TC-56: a 3E counts two cities and the best town', () => {
  const state = large('3d', { '3d-0': '3Ed' }, { ...TOWNS, C24: '14/0' }, 'C24', 'g');
  expect(incomeOf(state, 'PR', { '3d-0': line('C8 C10 C12 C14 C16-C18-C20 C22-C24') })).toBe(100);
});

rule(
  '18CZ §VIII.7-5',
  'TC-57: a 3E on three cities is paid for them, not for a dearer town; 18xx.games pays the dearest',
  () => {
    const tiles = { ...TOWNS, C24: '611/0' };
    const run = { '3d-0': line('D5 C6 C8 C10 C12 C14 C16-C18-C20 C22-C24') };
    expect(incomeOf(large('3d', { '3d-0': '3Ed' }, tiles, 'C24', 'g'), 'PR', run)).toBe(100);
    const there = turn(
      'PR',
      'run',
      { PR: { price: 100, '@A': 'P+10+10+10', tokens: 'C24', trains: '3d', turns: 1 } },
      { tiles, sides: { '3d-0': '3Ed' }, phase: 'g', still: true, rulings: { storedRevenue: true } },
    );
    expect(incomeOf(there, 'PR', run)).toBe(110);
  },
);

rule('18CZ §VIII.7-5', 'TC-58: an 8E counts two cities and six of seven towns; 18xx.games at most three towns', () => {
  const tiles = { ...NORTH, E4: '58/1', E2: '58/2' };
  const run = { '5j-0': line('D1 E2 E4 D5 C6 C8 C10 C12 C14') };
  expect(incomeOf(large('5j', { '5j-0': '8Ej' }, tiles, 'C8/0', 'j'), 'PR', run)).toBe(120);
  const there = turn(
    'PR',
    'run',
    { PR: { price: 100, '@A': 'P+10+10+10', tokens: 'C8/0', trains: '5j', turns: 1 } },
    { tiles, sides: { '5j-0': '8Ej' }, phase: 'j', still: true, rulings: { storedRevenue: true } },
  );
  expect(incomeOf(there, 'PR', run)).toBe(90);
});

rule('18CZ §VIII.7-5', 'TC-59: a 3E cannot skip a city', () => {
  const state = large('3d', { '3d-0': '3Ed' }, NORTH, 'C24');
  expect(incomeOf(state, 'PR', { '3d-0': line('D5 C6 C8 C10 C12 C14 C16-C18-C20 C22-C24 C26') })).toBe('tooManyCities');
});

rule(
  ['18CZ §VIII.8-3', '18CZ §VIII.8-2', '18CZ §VIII.7-7'],
  'TC-63: the own red home adds 50; red tiles pay by phase and end a route',
  () => {
    const tiles = { B19: '8897/5', C18: '9/0', D17: '57/0', E16: '57/0' };
    const state = large('3d', { '3d-0': '3Ed' }, tiles, 'B19', 'd');
    expect(bestIncome(state, 'PR')).toBe(30 + 50 + 20 + 20);
    expect(bestIncome(large('3d', { '3d-0': '3Ed' }, tiles, 'B19', 'g'), 'PR')).toBe(40 + 50 + 20 + 20);
    const foreign = turn(
      'kk',
      'run',
      {
        kk: { price: 100, '@A': 'P+10+10+10', tokens: 'D17', trains: '3d', turns: 1 },
        PR: { price: 90, '@B': 'P+10+10+10', tokens: 'B19', turns: 1 },
      },
      { tiles, sides: { '3d-0': '3Ed' }, phase: 'd', still: true },
    );
    expect(bestIncome(foreign, 'kk')).toBe(30 + 20 + 20);
  },
);

rule('18CZ §VIII.8-3', 'TC-62: two trains that each reach the own red home by another exit add 50 each', () => {
  const tiles = { B19: '8897/5', C18: '9/0', D17: '57/0', C20: '4/2' };
  const state = large('3d 3d', { '3d-0': '3Ed', '3d-1': '3Ed' }, tiles, 'B19', 'd');
  expect(bestIncome(state, 'PR')).toBe(30 + 50 + 20 + (30 + 50 + 10));
});

rule('18CZ §VIII.7-7', 'TC-61: two red tiles may be the ends of a route, never its middle', () => {
  const tiles = { B19: '8897/5', C18: '9/0', D17: '57/0', C20: '4/2' };
  const state = large('3d', { '3d-0': '3Ed' }, tiles, 'B19', 'd');
  expect(incomeOf(state, 'PR', { '3d-0': line('C20 B19 C18-D17') })).toBe('passesEnd');
  const ends = turn(
    'SX',
    'run',
    {
      SX: { price: 100, '@A': 'P+10+10+10', tokens: 'A8', trains: '3d', turns: 1 },
      BY: { price: 90, '@B': 'P+10+10+10', tokens: 'B5', turns: 1 },
    },
    { tiles: { A8: '8896/5', B7: '8/1', B5: '8898/4' }, sides: { '3d-0': '3Ed' }, phase: 'd', still: true },
  );
  expect(incomeOf(ends, 'SX', { '3d-0': line('A8 B7-B5') })).toBe(30 + 50 + 30);
});

rule('18CZ §VIII.8-2', 'TC-64: red values follow the phase within a round', () => {
  const tiles = { B19: '8897/5', C18: '9/0', D17: '57/0' };
  const values = ['d', 'f', 'g', 'h', 'i', 'j'].map((phase) =>
    bestIncome(large('3d', { '3d-0': '3Ed' }, tiles, 'B19', phase), 'PR'),
  );
  expect(values).toEqual([100, 100, 110, 110, 120, 120]);
});

rule(
  ['18CZ §VIII.7-8', '18CZ §VIII.7-10'],
  'TC-65: a full foreign city ends a route; an empty kept slot does not close it',
  () => {
    const companies: Companies = {
      EKJ: { price: 60, '@A': 'P', tokens: 'D5', trains: '3d', turns: 1 },
      BTE: { price: 70, '@B': 'P+20', tokens: 'D3', turns: 1 },
    };
    const tiles = { D5: '57/1', D3: '57/1' };
    const closed = turn('EKJ', 'run', companies, { tiles, phase: 'd', still: true });
    expect(incomeOf(closed, 'EKJ', { '3d-0': line('D5 D3') })).toBe(40);
    expect(incomeOf(closed, 'EKJ', { '3d-0': line('D5 D3 D1') })).toBe('blocked');
    expect(incomeOf(small('3d', tiles, 'D5'), 'EKJ', { '3d-0': line('D5 D3 D1') })).toBe(50);
  },
);

rule('18CZ §VIII.7-1', 'a company runs trains of its own class only', () => {
  const state = medium('3c 3d', { '3d-0': '3+3d' }, { D3: '57/1', D5: '57/1' }, 'D3');
  expect(incomeOf(state, 'BTE', { '3c-0': line('D3 D5') })).toBe('unknownTrain');
});

rule(['18CZ §VIII.8-4'], 'less than the best income is refused, unless a ruling allows it', () => {
  const companies: Companies = { EKJ: { price: 60, '@A': 'P', tokens: 'D5', trains: '2a', turns: 1 } };
  const about = { tiles: { D5: '57/1', D3: '57/1' } };
  const state = turn('EKJ', 'run', companies, about);
  expect(refusalOf(state, { type: 'runTrains', by: '@A', runs: [] }).rule).toBe('18CZ §VIII.8-4');
  const free = turn('EKJ', 'run', companies, { ...about, rulings: { anyRoute: true } });
  expect(priceOf(play(free, { type: 'runTrains', by: '@A', runs: [] }), 'EKJ')).toBe(55);
});

rule(
  ['18CZ §VIII.8-6', '18CZ §IV.2.a-4', '18CZ §VIII.8-5'],
  'EX-2 to EX-5: a player’s dividend is rounded up once',
  () => {
    const paid = (holding: string, revenue: number): number => {
      const state = turn(
        'EKJ',
        'dividend',
        {
          EKJ: {
            price: 60,
            '@B': holding.includes('P') ? holding : 'P',
            ...(holding.includes('P') ? {} : { '@A': holding }),
            trains: '2a',
            turns: 1,
            cash: 500,
          },
        },
        { revenue, cash: { '@A': 0, '@B': 0 } },
      );
      const after = play(state, payOut('@B'));
      return cashOf(after, holding.includes('P') ? '@B' : '@A');
    };
    expect([paid('25', 110), paid('25+25', 110), paid('P+25', 110)]).toEqual([28, 55, 83]);
    for (let sum = 50; sum <= 260; sum += 10)
      expect([paid('25', sum), paid('P+25', sum)]).toEqual([Math.ceil(sum / 4), Math.ceil((3 * sum) / 4)]);
  },
);

rule(
  ['18CZ §VIII.8-6', '18CZ §VIII.8-5'],
  'EX-20: 70 of a large company is 7 a share; withheld it stays in the treasury',
  () => {
    const state = turn(
      'kk',
      'dividend',
      { kk: { price: 100, '@A': 'P+10+10+10', '@B': 10, cash: 100, turns: 1, trains: '3d' } },
      { revenue: 70, cash: { '@A': 0, '@B': 0 }, sides: { '3d-0': '3Ed' }, phase: 'd' },
    );
    const after = play(state, payOut('@A'));
    expect([cashOf(after, '@A'), cashOf(after, '@B'), cashOf(after, 'kk')]).toEqual([35, 7, 100]);
    expect(cashOf(play(state, withhold('@A')), 'kk')).toBe(170);
  },
);

const paysAt = (company: string, cell: number, president: string): State =>
  turn(
    company,
    'dividend',
    { [company]: { price: `0,${cell}`, '@A': president, turns: 1, trains: company === 'kk' ? '3d' : '2a', cash: 100 } },
    { revenue: 50, phase: 'd', sides: { '3d-0': '3Ed' } },
  );

rule(
  ['18CZ §IX.2-1', '18CZ §VIII.8-7'],
  'TC-20: a payout moves right along the row, a large company twice, row ends stop it',
  () => {
    expect(indexOf(play(paysAt('EKJ', 6, 'P'), payOut('@A')), 'EKJ')).toBe(8);
    const kk = (cell: number): number => priceOf(play(paysAt('kk', cell, 'P+10+10+10'), payOut('@A')), 'kk');
    expect([kk(42), kk(44), kk(43), kk(41)]).toEqual([350, 350, 370, 370]);
  },
);

rule(['18CZ §IX.2-2', '18CZ §VIII.8-8'], 'TC-19: withheld income moves left; 45 and 40 stay', () => {
  const left = (cell: number): number => priceOf(play(paysAt('EKJ', cell, 'P'), withhold('@A')), 'EKJ');
  expect([left(1), left(2), left(0), left(6)]).toEqual([45, 40, 40, 55]);
});

rule(
  ['18CZ §IX.3-3', '18CZ §VIII.2-2', '18CZ §IX.3-4'],
  'TC-22, TC-23: a marker goes under those in its new cell; one that cannot move keeps its place',
  () => {
    const state = turn(
      'EKJ',
      'dividend',
      {
        EKJ: { price: '0,14', '@A': 'P', turns: 1, trains: '2a' },
        BCB: { price: '0,16', '@B': 'P', turns: 1, trains: '2a' },
      },
      { revenue: 50 },
    );
    expect(play(state, payOut('@A')).market.stacks['0,16']).toEqual(['BCB', 'EKJ']);
    const top = turn(
      'EKJ',
      'dividend',
      {
        EKJ: { price: '0,44', '@A': 'P', turns: 1, trains: '2a' },
        BCB: { price: '0,44', '@B': 'P', turns: 1, trains: '2a' },
      },
      { revenue: 50 },
    );
    expect(play(top, payOut('@A')).market.stacks['0,44']).toEqual(['EKJ', 'BCB']);
  },
);

rule(
  ['18CZ §VIII.8-8', '18CZ §VIII.3-1'],
  'TC-67, TC-68: without a route or a train the price falls and nothing is asked',
  () => {
    const state = turn('EKJ', 'track', { EKJ: { price: 60, '@A': 'P', tokens: 'D5', cash: 200 } });
    const after = play(state, pass('@A'));
    expect(priceOf(after, 'EKJ')).toBe(55);
    expect(after.agenda.at(-1)?.step).toBe('trains');
  },
);

rule(['18CZ §VIII.3-1', '18CZ §VIII.10-2'], 'the steps of a turn come in the order of the rulebook', () => {
  let state = operatingRound(['EKJ'], { EKJ: { price: 60, '@A': 'P', cash: 200 } });
  const seen: string[] = [];
  const note = (): void => void seen.push(stepNameOf(state.agenda.at(-1)) ?? '');
  note();
  state = play(state, { type: 'layTile', by: '@A', hex: 'D5', tile: '57', rotation: 1 });
  state = play(state, { type: 'layTile', by: '@A', hex: 'D3', tile: '57', rotation: 1 });
  note();
  state = play(state, buyCard(state, '@A', '2a', 70));
  expect(seen).toEqual(['track', 'trains']);
  expect(decider(state)).toBe('@A');
});

rule('18CZ §VIII.7-1', 'the best run is offered and accepted', () => {
  const state = turn(
    'EKJ',
    'run',
    { EKJ: { price: 60, '@A': 'P', tokens: 'D5', trains: '2a', turns: 1 } },
    { tiles: { D5: '57/1', D3: '57/1' } },
  );
  expect(play(state, bestRun(state)).agenda.at(-1)?.step).toBe('dividend');
});
