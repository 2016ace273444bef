import { expect } from 'vitest';
import { cashOf, decider, expand, factsOf, type State, stepNameOf, tilesLeft, topFrame } from '@roundhouse/engine';
import { isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { redTileLays } from '../rules/home.ts';
import { type About, buyCard, buyLocal, type Companies, lay, pass, sellLocal, station, turn } from './positions.ts';

const HOME: Companies = { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } };
const rotations = (state: State, hex: string, tile: string): string =>
  expand(state, 'layTile', { hex })
    .flatMap((each) =>
      each.kind === 'one' && each.action.type === 'layTile' && each.action.tile === tile && !each.refusal
        ? [each.action.rotation]
        : [],
    )
    .sort((a, b) => a - b)
    .join('');

rule(
  ['18CZ §VIII.4-2', '18CZ §VIII.4-3', '18CZ §VII.5-4'],
  'first turn: two yellow tiles, the first on the home hex',
  () => {
    const state = turn('EKJ', 'track', { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5' } });
    expect(refusalOf(state, lay('@A', 'D3', '57', 1)).rule).toBe('18CZ §VIII.4-3');
    const first = play(state, lay('@A', 'D5', '57', 1));
    const second = play(first, lay('@A', 'D3', '57', 1));
    expect(isOffered(second, lay('@A', 'D7', '9', 1))).toBe(false);
  },
);

rule('18CZ §VIII.4-2', 'TC-39: yellow then upgrade, and upgrade then yellow, are refused', () => {
  const state = turn(
    'EKJ',
    'track',
    { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5' } },
    { phase: 'd', tiles: { D5: '57/1', D3: '57/1' } },
  );
  const yellow = play(state, lay('@A', 'D7', '9', 1));
  expect(refusalOf(yellow, lay('@A', 'D3', '14', 0)).rule).toBe('18CZ §VIII.4-2');
  const upgraded = play(state, lay('@A', 'D3', '14', 0));
  expect(isOffered(upgraded, lay('@A', 'D7', '9', 1))).toBe(false);
});

rule(
  ['18CZ §VIII.4-3', '18CZ §VII.5-4'],
  'TC-40: who lays nothing at first may later lay one tile, on the home hex only',
  () => {
    const state = turn('EKJ', 'track', { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } });
    expect(refusalOf(state, lay('@A', 'D3', '57', 1)).rule).toBe('18CZ §VIII.4-3');
    expect(isOffered(play(state, lay('@A', 'D5', '57', 1)), lay('@A', 'D3', '57', 1))).toBe(false);
  },
);

rule(['18CZ §VIII.4-4', '18CZ §VIII.6-2', '18CZ §VIII.6-8'], 'track must be connected to a station', () => {
  const state = turn('EKJ', 'track', HOME, { tiles: { D5: '57/1' } });
  expect(refusalOf(state, lay('@A', 'E16', '57', 1)).rule).toBe('18CZ §VIII.4-4');
  expect(isOffered(state, lay('@A', 'D7', '9', 1))).toBe(true);
});

rule(['18CZ §VIII.4-5', '18CZ §VIII.4-6', '18CZ §VIII.4-7'], 'each hex takes tiles of its own kind', () => {
  const state = turn('EKJ', 'track', HOME, { tiles: { D5: '5/3' } });
  expect(refusalOf(state, lay('@A', 'C6', '9', 0)).rule).toBe('18CZ §VIII.4-5');
  expect(isOffered(state, lay('@A', 'C6', '58', 4))).toBe(true);
  expect(refusalOf(state, lay('@A', 'D7', '57', 1)).rule).toBe('18CZ §VIII.4-7');
  expect(refusalOf(state, lay('@A', 'D7', '201', 1)).rule).toBe('18CZ §VIII.4-7');
  const praha = turn(
    'BCB',
    'track',
    { BCB: { price: 60, '@A': 'P', cash: 100, tokens: 'E16', turns: 1 } },
    { tiles: { E16: '57/1' } },
  );
  expect(isOffered(praha, lay('@A', 'E14', '1', 0))).toBe(true);
  expect(refusalOf(praha, lay('@A', 'E14', '58', 0)).rule).toBe('18CZ §VIII.4-5');
});

rule(
  ['18CZ §VIII.4-8', '18CZ §III.3-3'],
  'the first tile costs 10, 20 or 40 by the terrain, paid by the company',
  () => {
    const river = turn('BCB', 'track', { BCB: { price: 60, '@A': 'P', cash: 100, tokens: 'E16' } });
    expect(cashOf(play(river, lay('@A', 'E16', '57', 1)), 'BCB')).toBe(90);
    const mountain = turn(
      'EKJ',
      'track',
      { EKJ: { price: 60, '@A': 'P', cash: 39, tokens: 'D5', turns: 1 } },
      { tiles: { D5: '5/3' } },
    );
    expect(refusalOf(mountain, lay('@A', 'C6', '58', 4)).rule).toBe('18CZ §VIII.4-8');
    const hill = turn(
      'VBW',
      'track',
      { VBW: { price: 60, '@A': 'P', cash: 100, tokens: 'I10', turns: 1 } },
      { tiles: { I10: '6/3' } },
    );
    expect(cashOf(play(hill, lay('@A', 'J11', '58', 2)), 'VBW')).toBe(80);
  },
);

rule(
  ['18CZ §VIII.4-9', '18CZ §VIII.4-10', '18CZ §VIII.4-11'],
  'TC-48: track may point at a red-edged hex, never off the map; neighbours need not fit',
  () => {
    const state = turn('EKJ', 'track', HOME, { tiles: { D5: '5/3' }, phase: 'd' });
    expect(rotations(state, 'C6', '58')).toBe('04');
    expect(isOffered(state, lay('@A', 'C6', '4', 2))).toBe(false);
    const west = turn(
      'BTE',
      'track',
      { BTE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'D3', turns: 1 } },
      { tiles: { D3: '5/5' }, phase: 'b' },
    );
    expect(rotations(west, 'E2', '58')).toBe('3');
    expect(refusalOf(west, lay('@A', 'E2', '4', 0)).rule).toBe('18CZ §VIII.4-9');
  },
);

rule('18CZ §VIII.4-12', 'TC-46: tiles beside Praha must keep the printed stubs', () => {
  const north = turn(
    'BN',
    'track',
    { BN: { price: 70, '@A': 'P+20', cash: 100, tokens: 'E12/1', turns: 1 } },
    { phase: 'b' },
  );
  expect(rotations(north, 'D13', '9')).toBe('03');
  expect(refusalOf(north, lay('@A', 'D13', '9', 1)).rule).toBe('18CZ §VIII.4-12');
  const south = turn(
    'NWB',
    'track',
    { NWB: { price: 70, '@A': 'P+20', cash: 100, tokens: 'E12/0', turns: 1 } },
    { phase: 'b' },
  );
  expect(rotations(south, 'F13', '4')).toBe('25');
});

rule(
  ['18CZ §VIII.4-13', '18CZ §VIII.4-1', '18CZ §VIII.4-6'],
  'TC-47: the first tile of Praha is a yellow lay for 10 and leaves a second one',
  () => {
    const state = turn('BN', 'track', { BN: { price: 70, '@A': 'P+20', cash: 100, tokens: 'E12/1' } }, { phase: 'b' });
    expect([rotations(state, 'E12', '8889'), rotations(state, 'E12', '8890')]).toEqual(['1', '135']);
    const praha = play(state, lay('@A', 'E12', '8889', 1));
    expect(cashOf(praha, 'BN')).toBe(90);
    expect(isOffered(praha, lay('@A', 'D13', '9', 0))).toBe(true);
    expect(
      refusalOf(
        turn(
          'OFE',
          'track',
          { OFE: { price: 60, '@A': 'P', cash: 100, tokens: 'C26', turns: 1 } },
          { tiles: { C26: '201/5' } },
        ),
        lay('@A', 'D27', '57', 0),
      ).rule,
    ).toBe('18CZ §VIII.4-1');
  },
);

rule(
  ['18CZ §VIII.4-14', '18CZ §VIII.4-15', '18CZ §VIII.6-3'],
  'TC-49: a state railway chooses one of two borders; both exits face the map',
  () => {
    const state = turn('PR', 'home', { PR: { price: 100, '@A': 'P+10+10+10', cash: 1000 } }, { phase: 'd' });
    expect(
      redTileLays(state, 'PR')
        .map(({ hex, rotation }) => `${hex}/${rotation}`)
        .sort(),
    ).toEqual(['A22/5', 'B19/0', 'B19/4', 'B19/5']);
    const after = play(state, lay('@A', 'A22', '8897', 5));
    expect(after.board.tokens).toEqual([{ company: 'PR', hex: 'A22', city: 0, slot: 0 }]);
    expect(cashOf(after, 'PR')).toBe(1000);
    const bohemia = turn(
      'kk',
      'home',
      { kk: { price: 100, '@A': 'P+10+10+10', cash: 1000 } },
      { phase: 'd', players: 2 },
    );
    expect(
      redTileLays(bohemia, 'kk')
        .map(({ hex, rotation }) => `${hex}/${rotation}`)
        .sort(),
    ).toEqual(['I18/2', 'J15/1']);
  },
);

rule(
  ['18CZ §VIII.5-1', '18CZ §VIII.5-3', '18CZ §VIII.5-4', '18CZ §VIII.5-5', '18CZ §VIII.5-7', '18CZ §VIII.5-12'],
  'upgrades follow the phase, keep the track, cost nothing and add slots',
  () => {
    const yellow = turn('EKJ', 'track', HOME, { tiles: { D5: '57/1' }, phase: 'c' });
    expect(refusalOf(yellow, lay('@A', 'D5', '14', 1)).rule).toBe('18CZ §VIII.5-1');
    const green = turn('EKJ', 'track', HOME, { tiles: { D5: '57/1' }, phase: 'd' });
    expect(refusalOf(green, lay('@A', 'D5', '15', 2)).rule).toBe('18CZ §VIII.5-4');
    const after = play(green, lay('@A', 'D5', '14', 1));
    expect(cashOf(after, 'EKJ')).toBe(200);
    expect(after.board.tiles['D5']).toEqual({ tile: '14', rotation: 1 });
  },
);

rule(
  ['18CZ §VIII.5-2', '18CZ §VIII.5-9', '18CZ §IV.1-9', '18CZ §VIII.3-2'],
  'TC-37: purple tiles need a local; replaced by a normal tile they return to the supply',
  () => {
    const companies: Companies = { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } };
    const state = turn('EKJ', 'track', companies, { tiles: { D5: '6/1' }, phase: 'd', privates: { S1: 'EKJ' } });
    expect(refusalOf(state, lay('@A', 'D5', '15p', 1)).rule).toBe('18CZ §VIII.5-2');
    const purple = play(state, lay('@A', 'D5', '15p', 1, 'S1'));
    expect(tilesLeft(factsOf(purple).track, purple.board, '15p')).toBe(0);
    const brown = turn('EKJ', 'track', companies, { tiles: { D5: '15p/1' }, phase: 'g' });
    const after = play(brown, lay('@A', 'D5', '611', 1));
    expect(tilesLeft(factsOf(after).track, after.board, '15p')).toBe(1);
  },
);

rule(['18CZ §VIII.5-6', '18CZ §VIII.5-5'], 'two towns stay two; by ruling they become a purple town', () => {
  const towns = (rulings: NonNullable<About['rulings']>): State =>
    turn(
      'MW',
      'track',
      { MW: { price: 60, '@A': 'P', cash: 100, tokens: 'F23', turns: 1 } },
      { tiles: { F23: '57/1', F21: '55/1' }, phase: 'd', privates: { S1: 'MW' }, rulings },
    );
  expect(refusalOf(towns({}), lay('@A', 'F21', '888p', 0, 'S1')).rule).toBe('18CZ §VIII.5-6');
  const after = play(towns({ doubleTownsMerge: true }), lay('@A', 'F21', '888p', 0, 'S1'));
  expect(after.board.tiles['F21']?.tile).toBe('888p');
});

rule('18CZ §VIII.5-8', 'a city with a free slot is open to everybody', () => {
  const companies: Companies = {
    EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 },
    BTE: { price: 70, '@B': 'P+20', cash: 100, tokens: 'D3', turns: 1 },
  };
  const open = turn('EKJ', 'track', companies, { tiles: { D5: '57/1', D3: '14/0' }, phase: 'd' });
  expect(isOffered(open, lay('@A', 'E2', '3', 3))).toBe(true);
  const shut = turn('EKJ', 'track', companies, { tiles: { D5: '57/1', D3: '6/4' }, phase: 'd' });
  expect(isOffered(shut, lay('@A', 'E2', '3', 3))).toBe(false);
});

rule(
  ['18CZ §VIII.5-10', '18CZ §VIII.5-12', '18CZ §VIII.5-13', '18CZ §VIII.4-1'],
  'TC-45: a yellow double city takes a green tile as an upgrade, which costs nothing; by ruling Teplice costs 10',
  () => {
    const companies: Companies = { ATE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'B9' } };
    const phaseC = turn('ATE', 'track', companies, { phase: 'c' });
    expect(offeredKinds(phaseC)).not.toContain('layTile');
    const state = turn('ATE', 'track', companies, { phase: 'd' });
    expect(cashOf(play(state, lay('@A', 'B9', '8859', 0)), 'ATE')).toBe(100);
    const ruled = turn('ATE', 'track', companies, { phase: 'd', rulings: { tepliceCosts: true } });
    expect(cashOf(play(ruled, lay('@A', 'B9', '8859', 0)), 'ATE')).toBe(90);
    const other = turn(
      'OFE',
      'track',
      { OFE: { price: 60, '@A': 'P', cash: 100, tokens: 'C26', turns: 1 } },
      { phase: 'd', tiles: { C26: '201/5' } },
    );
    expect(cashOf(play(other, lay('@A', 'D27', '8859', 2)), 'OFE')).toBe(100);
    const local = turn('ATE', 'track', companies, { phase: 'd', privates: { S1: 'ATE' } });
    expect(cashOf(play(local, lay('@A', 'B9', '8859', 0, 'S1')), 'ATE')).toBe(100);
  },
);

rule('18CZ §VIII.5-11', 'TC-41, TC-42: with its home bare ATE lays the green tile or nothing', () => {
  const companies: Companies = { ATE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'B9' } };
  expect(topFrame(turn('ATE', 'track', companies, { phase: 'c' }))?.step).toBe('trains');
  const after = play(
    turn('ATE', 'track', companies, { phase: 'd' }),
    lay('@A', 'B9', '8859', 0),
    station('@A', 'B9', 0),
  );
  expect(isOffered(after, lay('@A', 'B11', '57', 1))).toBe(false);
});

rule('18CZ §VIII.6-11', 'TC-44: who lays the green tile under ATE’s marker picks its city', () => {
  const companies: Companies = {
    ATE: { price: 70, '@B': 'P+20', cash: 100, tokens: 'B9/1', turns: 1 },
    SX: { price: 100, '@A': 'P+10+10+10', cash: 100, tokens: 'A8', turns: 1 },
  };
  const state = turn('SX', 'track', companies, { phase: 'd', tiles: { A8: '8896/5' } });
  const laid = play(state, lay('@A', 'B9', '8859', 0));
  expect(decider(laid)).toBe('@A');
  const after = play(laid, station('@A', 'B9', 0));
  expect(after.board.tokens.find((each) => each.company === 'ATE')).toEqual({
    company: 'ATE',
    hex: 'B9',
    city: 0,
    slot: 0,
  });
});

rule('18CZ §VIII.6-11', 'the city is chosen for the marker of a company that has absorbed ATE, too', () => {
  const companies: Companies = {
    SX: { price: 100, '@A': 'P+10+10+10', cash: 100, tokens: 'A8 B9/1', turns: 1 },
  };
  const laid = play(
    turn('SX', 'track', companies, { phase: 'd', tiles: { A8: '8896/5' } }),
    lay('@A', 'B9', '8859', 0),
  );
  expect(topFrame(laid)?.step).toBe('assignMarker');
  const after = play(laid, station('@A', 'B9', 0));
  expect(after.board.tokens.filter(({ hex }) => hex === 'B9').map(({ city }) => city)).toEqual([0]);
});

rule('18CZ §VIII.4-2', 'ruling powerIsNoUpgrade: after an upgrade a terrain power still lays the second tile', () => {
  const first = (rulings: NonNullable<About['rulings']>): State =>
    turn(
      'EKJ',
      'track',
      { EKJ: { price: 60, '@A': 'P', cash: 0, tokens: 'D5' } },
      { tiles: { D5: '57/0' }, phase: 'd', privates: { L1: 'EKJ' }, frame: { upgraded: true }, rulings, still: true },
    );
  const waived = lay('@A', 'C6', '58', 4, 'L1');
  expect(isOffered(first({ powerIsNoUpgrade: true }), waived)).toBe(true);
  expect(isOffered(first({}), waived)).toBe(false);
});

rule('18CZ §VIII.4-3', 'ruling firstTileAnywhere: with another station the first tile may lie elsewhere', () => {
  const companies: Companies = { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5 C24' } };
  const first = (rulings: NonNullable<About['rulings']>): State => turn('EKJ', 'track', companies, { rulings });
  expect(isOffered(first({ firstTileAnywhere: true }), lay('@A', 'C24', '57', 1))).toBe(true);
  expect(refusalOf(first({}), lay('@A', 'C24', '57', 1)).rule).toBe('18CZ §VIII.4-3');
});

rule('18CZ §VIII.6-11', 'ruling idlePrompts: a route seen before ATE’s city is chosen is asked for ever after', () => {
  const companies: Companies = {
    ATE: { price: 70, '@A': 'P+20', cash: 10, tokens: 'B9/0', trains: '3d', turns: 1 },
    SX: { price: 100, '@B': 'P+10+10+10', tokens: 'A8', turns: 1 },
  };
  const asked = (rulings: About['rulings']): string | undefined => {
    const about: About = {
      phase: 'd',
      tiles: { A8: '8896/4' },
      sides: { '3d-0': '3+3d' },
      ...(rulings && { rulings }),
    };
    const laid = play(turn('ATE', 'track', companies, about), lay('@A', 'B9', '8885', 0));
    return stepNameOf(topFrame(play(laid, station('@A', 'B9', 1))));
  };
  expect(asked({ idlePrompts: true, anyRoute: true })).toBe('run');
  expect(asked({ anyRoute: true })).toBe('stockTurn');
});

rule(['18CZ §IV.1-9', '18CZ §IV.1-10'], 'TC-33: locals waive the terrain of their size, once', () => {
  const at = (company: string, tokens: string, tiles: Record<string, string>, local: string): State =>
    turn(
      company,
      'track',
      { [company]: { price: 60, '@A': 'P', cash: 100, tokens, turns: 1 } },
      { tiles, phase: 'd', privates: { [local]: company } },
    );
  const hill = at('VBW', 'I10', { I10: '6/3' }, 'S1');
  expect(isOffered(hill, lay('@A', 'J11', '58', 2, 'S1'))).toBe(false);
  const medium = play(at('VBW', 'I10', { I10: '6/3' }, 'M1'), lay('@A', 'J11', '58', 2, 'M1'));
  expect([cashOf(medium, 'VBW'), medium.privates['M1']?.used]).toEqual([100, 1]);
  const mountain = play(at('EKJ', 'D5', { D5: '5/3' }, 'L1'), lay('@A', 'C6', '58', 4, 'L1'));
  expect(cashOf(mountain, 'EKJ')).toBe(100);
});

rule(
  ['18CZ §IV.1-9', '18CZ §IV.1-11', '18CZ §IV.1-3'],
  'TC-29: a used local is sold and pays but works no more',
  () => {
    const state = turn(
      'EKJ',
      'track',
      { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1 } },
      { tiles: { D5: '6/1', D3: '57/1' }, phase: 'd', privates: { S1: 'EKJ' }, localPrice: 60 },
    );
    const used = play(state, lay('@A', 'D5', '15p', 1, 'S1'));
    expect(isOffered(used, lay('@A', 'D3', '14p', 5, 'S1'))).toBe(false);
    const sold = play(used, sellLocal('@A', 'S1', 60));
    expect([cashOf(sold, 'EKJ'), sold.privates['S1']?.closed]).toEqual([260, true]);
  },
);

rule(
  ['18CZ §IV.1-9', '18CZ §VIII.6-4'],
  'TC-35: a yellow lay, a purple tile with a new slot and a station there in one turn',
  () => {
    const state = turn(
      'EKJ',
      'track',
      {
        EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5' },
        BTE: { price: 70, '@B': 'P+20', tokens: 'D3', turns: 1 },
      },
      { tiles: { D5: '57/1', D3: '57/1' }, phase: 'd', privates: { S1: 'EKJ' } },
    );
    const yellow = play(state, lay('@A', 'D7', '9', 1));
    const purple = play(yellow, lay('@A', 'D3', '14p', 5, 'S1'));
    const done = play(purple, pass('@A'), station('@A', 'D3'));
    expect(cashOf(done, 'EKJ')).toBe(160);
  },
);

rule(['18CZ §IV.1-9', '18CZ §VIII.5-1'], 'TC-36: a purple brown tile waits for phase g', () => {
  const companies: Companies = { BTE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'D3', turns: 1 } };
  const state = turn('BTE', 'track', companies, { tiles: { D3: '14/0' }, phase: 'f', privates: { M1: 'BTE' } });
  expect(refusalOf(state, lay('@A', 'D3', '611p', 3, 'M1')).rule).toBe('18CZ §VIII.5-1');
  const later = turn('BTE', 'track', companies, { tiles: { D3: '14/0' }, phase: 'g', privates: { M1: 'BTE' } });
  expect(isOffered(later, lay('@A', 'D3', '611p', 3, 'M1'))).toBe(true);
});

rule(
  ['18CZ §IV.1-9', '18CZ §VIII.10-2'],
  'TC-34: a purple tile after the run leaves this turn’s income as it was',
  () => {
    const state = turn(
      'EKJ',
      'trains',
      { EKJ: { price: 60, '@A': 'P', cash: 200, tokens: 'D5', turns: 1, trains: '3c' } },
      { tiles: { D5: '6/1' }, phase: 'd', privates: { S1: 'EKJ' } },
    );
    expect(cashOf(play(state, lay('@A', 'D5', '15p', 1, 'S1')), 'EKJ')).toBe(200);
  },
);

rule(
  ['18CZ §IV.1-5', '18CZ §IV.1-12', '18CZ §IV.1-13'],
  'TC-30, TC-32: companies buy locals from phase b, of their size, with consent',
  () => {
    const companies: Companies = { BTE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'D3', turns: 1 } };
    const early = turn('BTE', 'track', companies, { phase: 'a', privates: { S1: '@A' } });
    expect(refusalOf(early, buyLocal('@A', 'BTE', 'S1', 10)).rule).toBe('18CZ §IV.1-5');
    const state = turn('BTE', 'track', companies, {
      phase: 'b',
      privates: { S1: '@A', M1: '@B', L1: '@B' },
      localPrice: 60,
    });
    expect(refusalOf(state, buyLocal('@A', 'BTE', 'L1', 10)).rule).toBe('18CZ §IV.1-12');
    expect(refusalOf(state, buyLocal('@A', 'BTE', 'S1', 61)).rule).toBe('18CZ §IV.1-5');
    const asked = play(state, buyLocal('@A', 'BTE', 'M1', 40));
    expect(decider(asked)).toBe('@B');
    const no = play(asked, { type: 'answer', by: '@B', accept: false });
    expect(no.privates['M1']?.owner).toBe('@B');
    const agreed = play(asked, { type: 'answer', by: '@B', accept: true });
    expect([agreed.privates['M1']?.owner, cashOf(agreed, 'BTE')]).toEqual(['BTE', 60]);
  },
);

rule(['18CZ §IV.1-11', '18CZ §IV.1-5'], 'TC-31: bought for 1 and sold for 60 at once', () => {
  const state = turn(
    'BTE',
    'track',
    { BTE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'D3', turns: 1 } },
    { phase: 'b', privates: { S1: '@A' }, localPrice: 60 },
  );
  expect(cashOf(play(state, buyLocal('@A', 'BTE', 'S1', 1), sellLocal('@A', 'S1', 60)), 'BTE')).toBe(159);
});

rule('18CZ §III.3-2', 'at first only an a-train is for sale', () => {
  const state = turn('EKJ', 'trains', HOME, { phase: 'a' });
  expect(isOffered(state, buyCard(state, '@A', '2a', 70))).toBe(true);
  expect(isOffered(state, { type: 'buyTrain', by: '@A', train: '2b-0', from: 'depot', price: 70, side: '2b' })).toBe(
    false,
  );
});
