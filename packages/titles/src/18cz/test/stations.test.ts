import { expect } from 'vitest';
import { cashOf, companyOf, type State } from '@roundhouse/engine';
import { isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import { type Companies, lay, operatingRound, pass, station, turn } from './positions.ts';

/** BCB at Pardubice with track to Hradec Králové. */
const EAST: Companies = { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E16', turns: 1 } };
const TRACK = { E16: '5/3', D17: '57/0' };

rule(
  ['18CZ §VIII.6-3', '18CZ §VII.5-4', '18CZ §VIII.1-1'],
  'the home station is placed free of charge at the start of the first turn',
  () => {
    const state = operatingRound(['EKJ'], { EKJ: { price: 60, '@A': 'P', cash: 200 } });
    expect(state.board.tokens).toEqual([{ company: 'EKJ', hex: 'D5', city: 0, slot: 0 }]);
    expect(cashOf(state, 'EKJ')).toBe(200);
  },
);

rule(['18CZ §VIII.6-5', '18CZ §VIII.6-6'], 'TC-52: home, then 40, then 100, one a turn', () => {
  const state = turn('BCB', 'station', EAST, { tiles: TRACK });
  const after = play(state, station('@A', 'D17'));
  expect(cashOf(after, 'BCB')).toBe(260);
  expect(offeredKinds(after)).not.toContain('placeToken');
  expect(companyOf(after, 'BCB').tokens).toEqual([100]);
  const poor = turn(
    'BCB',
    'station',
    { BCB: { price: 60, '@A': 'P', cash: 39, tokens: 'E16', turns: 1 } },
    { tiles: TRACK, phase: 'b', privates: { S1: 'BCB' } },
  );
  expect(refusalOf(poor, station('@A', 'D17')).rule).toBe('18CZ §VIII.6-5');
});

rule('18CZ §VIII.6-2', 'a station needs a connection', () => {
  const state = turn('BCB', 'station', EAST, { tiles: { ...TRACK, G12: '57/1' } });
  expect(refusalOf(state, station('@A', 'G12')).rule).toBe('18CZ §VIII.6-2');
});

rule('18CZ §VIII.6-4', 'a further station is possible in the first turn too', () => {
  const state = turn(
    'BCB',
    'track',
    { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E16' } },
    { tiles: { E16: '5/3' } },
  );
  const after = play(state, lay('@A', 'D17', '57', 0), pass('@A'), station('@A', 'D17'));
  expect(cashOf(after, 'BCB')).toBe(250);
});

rule('18CZ §VIII.6-7', 'TC-53: one station in a hex, also in a double city', () => {
  const state = turn(
    'SX',
    'station',
    { SX: { price: 100, '@A': 'P+10+10+10', cash: 500, tokens: 'C8/0', charter: [40], turns: 1 } },
    { phase: 'd', tiles: { C8: '8859/1', C10: '58/5', D11: '8/0', E10: '57/0' } },
  );
  expect(refusalOf(state, station('@A', 'C8', 1)).rule).toBe('18CZ §VIII.6-7');
  expect(isOffered(state, station('@A', 'E10'))).toBe(true);
});

rule(['18CZ §VIII.6-9'], 'TC-50: a home with two slots leaves one to others', () => {
  const companies: Companies = {
    MW: { price: 60, '@A': 'P', cash: 300, tokens: 'G24', charter: [40], turns: 1 },
    OFE: { price: 60, '@B': 'P', cash: 300, tokens: 'G16', charter: [40], turns: 1 },
  };
  const tiles = { G24: '57/1', G22: '4/1', G20: '208/1', G18: '4/1', G16: '57/1' };
  const first = turn('MW', 'station', companies, { tiles, phase: 'd' });
  const taken = play(first, station('@A', 'G20'));
  expect(taken.board.tokens.find((each) => each.hex === 'G20')).toEqual({
    company: 'MW',
    hex: 'G20',
    city: 0,
    slot: 1,
  });
  const second = turn(
    'OFE',
    'station',
    { ...companies, MW: { ...companies['MW'], tokens: 'G24 G20' } },
    { tiles, phase: 'd' },
  );
  expect(isOffered(second, station('@B', 'G20'))).toBe(false);
});

rule('18CZ §VIII.6-9', 'TC-51: printed Praha is closed to others, yellow Praha has one city for them', () => {
  const at = (praha: Record<string, string>): State =>
    turn(
      'BCB',
      'station',
      { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E16', turns: 1 } },
      { tiles: { E16: '57/1', E14: '1/0', F13: '3/2', ...praha } },
    );
  expect(offeredKinds(at({}))).not.toContain('placeToken');
  const laying = turn(
    'BCB',
    'track',
    { BCB: { price: 60, '@A': 'P', cash: 300, tokens: 'E10', charter: [40], turns: 1 } },
    { tiles: { E10: '57/1', E16: '57/1' } },
  );
  const open = play(laying, lay('@A', 'E12', '8890', 1));
  expect(isOffered(open, station('@A', 'E12', 0))).toBe(true);
  expect(isOffered(open, station('@A', 'E12', 1))).toBe(false);
  expect(isOffered(open, station('@A', 'E12', 2))).toBe(false);
});

rule('18CZ §VIII.6-10', 'TC-43: ATE picks its city; before that nobody else enters Teplice', () => {
  const companies: Companies = {
    ATE: { price: 70, '@B': 'P+20', cash: 300 },
    SX: { price: 100, '@A': 'P+10+10+10', cash: 500, tokens: 'A8', turns: 1 },
  };
  const tiles = { A8: '8896/5', B9: '8859/0' };
  const state = turn('SX', 'station', companies, { phase: 'd', tiles, privates: { S1: 'SX' } });
  expect(isOffered(state, station('@A', 'B9', 1))).toBe(false);
  const home = turn('ATE', 'home', companies, { phase: 'd', tiles });
  expect(isOffered(home, station('@B', 'B9', 0))).toBe(true);
  const placed = play(home, station('@B', 'B9', 1));
  expect(placed.board.tokens.find((each) => each.company === 'ATE')?.city).toBe(1);
  const brown = turn('SX', 'station', companies, {
    phase: 'g',
    tiles: { A8: '8896/5', B9: '8896p/0' },
    rulings: { ateBrownOpen: true },
  });
  expect(isOffered(brown, station('@A', 'B9', 0))).toBe(true);
});

rule('18CZ §VIII.6-12', 'a home is no longer kept once its company is there', () => {
  const state = operatingRound(['KFN'], { KFN: { price: 70, '@A': 'P+20', cash: 300 } }, { phase: 'b' });
  expect(state.board.reservations.some((each) => each.company === 'KFN')).toBe(false);
});

rule('18CZ §VIII.6-1', 'a full city is passed only by those with a station in it', () => {
  const companies: Companies = {
    EKJ: { price: 60, '@A': 'P', cash: 300, tokens: 'D5', turns: 1 },
    BTE: { price: 70, '@B': 'P+20', tokens: 'D3', turns: 1 },
  };
  const tiles = { D5: '57/1', D3: '57/1' };
  const state = turn('EKJ', 'track', companies, { tiles, phase: 'b' });
  expect(isOffered(state, lay('@A', 'E2', '58', 1))).toBe(false);
});
