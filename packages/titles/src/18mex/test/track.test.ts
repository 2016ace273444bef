/** §4.4.1: laying tiles. */
import { cashOf, factsOf, privateOf, type State, tilesLeft, topFrame } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import { lay, majorTurn, operatingRound, pass } from './positions.ts';
import { STEP } from '../steps.ts';

/** A major about to lay tiles. */
const laying = (company: string, spec: object = {}, about: object = {}): State =>
  majorTurn(
    company,
    'track',
    { [company]: { price: 75, '@A': 'P+10', turns: 2, cash: 500, ...spec } },
    { phase: '4', ...about },
  );

const ndm = (tiles: object = {}, about: object = {}): State => laying('NdM', { tokens: 'O10' }, { tiles, ...about });
const spm = (tiles: object = {}, about: object = {}): State => laying('SPM', { tokens: 'O8' }, { tiles, ...about });

describe('18MEX tiles by phase and colour', () => {
  rule('18MEX §4.4.1(a)', 'colours by phase', () => {
    const green = lay('@A', 'O8', '14', 0);
    expect(refusalOf(spm({ O8: '57/0' }, { phase: '2' }), green).rule).toBe('18MEX §4.4.1(a)');
    expect(isOffered(spm({ O8: '57/0' }, { phase: '3' }), green)).toBe(true);
    expect(refusalOf(spm({ O8: '14/0' }, { phase: '4' }), lay('@A', 'O8', '480', 0)).rule).toBe('18MEX §4.4.1(a)');
    expect(refusalOf(spm({ O8: '480/0' }, { phase: '6½' }), lay('@A', 'O8', '455', 0)).rule).toBe('18MEX §4.4.1(a)');
    expect(isOffered(spm({ O8: '480/0' }, { phase: '4D' }), lay('@A', 'O8', '455', 0))).toBe(true);
  });

  rule(
    ['18MEX §4.4.1(c)#1', '18MEX §4.4.1#1'],
    'yellow on unbuilt hexes, then colour by colour; nothing on gray or red',
    () => {
      expect(refusalOf(spm({ O8: '57/0' }), lay('@A', 'O8', '5', 0)).rule).toBe('18MEX §4.4.1(c)#1');
      expect(refusalOf(spm({}, { phase: '5' }), lay('@A', 'O8', '63', 0)).rule).toMatch(/18MEX §4.4.1\((c|g)\)/);
      const pac = laying('PAC', { tokens: 'B3' });
      expect(refusalOf(pac, lay('@A', 'B3', '57', 0)).rule).toBe('18MEX §4.4.1(c)#1');
      const gray = spm({ O8: '455/0' }, { phase: '4D' });
      expect(refusalOf(gray, lay('@A', 'O8', '63', 0)).rule).toBe('18MEX §4.4.1(c)#1');
    },
  );

  rule(['18MEX §4.4.1#3', '18MEX §4.4.1(c)#2', '18MEX §4.3(c)'], 'two yellow tiles or one upgrade', () => {
    const one = play(spm(), lay('@A', 'O8', '57', 0));
    expect(refusalOf(one, lay('@A', 'O8', '14', 0)).rule).toBe('18MEX §4.3(c)');
    const two = play(one, lay('@A', 'M8', '9', 0));
    expect(topFrame(two)?.step).not.toBe('track');
    const upgraded = play(spm({ O8: '57/0' }), lay('@A', 'O8', '14', 0));
    expect(topFrame(upgraded)?.step).not.toBe('track');
  });

  rule(['18MEX §8(a)', '18MEX §8(a)#1'], 'TC-117: three yellow tiles in the first turn, Copper Canyon on top', () => {
    const about = { options: { extraYellow: true }, privates: { KCMO: 'SPM' }, phase: '3' };
    const first = laying('SPM', { tokens: 'O8', turns: 0 }, about);
    const three = play(first, lay('@A', 'O8', '57', 0), lay('@A', 'M8', '9', 0), lay('@A', 'Q8', '8', 3));
    expect(isOffered(three, lay('@A', 'F5', '470', 0, 'KCMO'))).toBe(true);
    const second = laying('SPM', { tokens: 'O8', turns: 1 }, { ...about, privates: { KCMO: '@B' } });
    const two = play(second, lay('@A', 'O8', '57', 0), lay('@A', 'M8', '9', 0));
    expect(refusalOf(two, lay('@A', 'Q8', '8', 3)).rule).toBe('18MEX §4.4.1#3');
    const late = laying(
      'UdY',
      { tokens: 'Q14', turns: 0 },
      { options: { extraYellow: true }, own: { noExtraYellow: ['UdY'] } },
    );
    const laid = play(late, lay('@A', 'S12', '6', 2));
    expect(topFrame(laid, STEP.track)?.yellow).toBe(1);
  });
});

describe('18MEX where tiles go', () => {
  rule(['18MEX §4.4.1(d)', '18MEX §4.4.1(e)#1'], 'city tiles on cities, town tiles on towns', () => {
    expect(refusalOf(spm(), lay('@A', 'O8', '9', 0)).rule).toBe('18MEX §4.4.1(d)');
    expect(refusalOf(spm(), lay('@A', 'O8', '4', 0)).rule).toBe('18MEX §4.4.1(d)');
    const track = spm({ O8: '57/0', M8: '9/0' });
    expect(refusalOf(track, lay('@A', 'K8', '9', 0)).key).toMatch(/^lay\./);
    expect(refusalOf(track, lay('@A', 'Q8', '4', 0)).rule).toBe('18MEX §4.4.1(e)#1');
  });

  rule('18MEX §4.4.1(b)#1', 'tiles are limited', () => {
    const state = spm({ O8: '57/0', I8: '57/0', I10: '57/0', D3: '57/0', G10: '5/0' });
    expect(tilesLeft(factsOf(state).track, state.board, '57')).toBe(0);
    const none = ndm({ O8: '57/0', I8: '57/0', I10: '57/0', D3: '57/0' });
    expect(refusalOf(none, lay('@A', 'M10', '57', 0)).rule).toBe('18MEX §4.4.1(b)#1');
    expect(refusalOf(spm(), lay('@A', 'F5', '470', 0)).rule).toBe('18MEX §4.4.1(b)#1');
  });

  rule('18MEX §4.4.1(b)#2', 'anybody may upgrade any track it reaches', () => {
    const state = majorTurn(
      'NdM',
      'track',
      {
        NdM: { price: 75, '@A': 'P+10', tokens: 'O10', cash: 100, turns: 1 },
        SPM: { price: 75, '@B': 'P+10', tokens: 'M10' },
      },
      { tiles: { M10: '57/0' } },
    );
    expect(isOffered(state, lay('@A', 'M10', '14', 0))).toBe(true);
  });

  rule(['18MEX §4.4.1(f)#1', '18MEX §10#1'], 'TC-58: terrain is paid by the first tile; R13 by the first green', () => {
    const udy = laying('UdY', { tokens: 'Q14' }, { tiles: { S12: '6/2' } });
    const green = play(udy, lay('@A', 'R13', '23', 4));
    expect(cashOf(green, 'UdY')).toBe(440);
    const brown = laying('MEX', { tokens: 'S12' }, { tiles: { S12: '6/2', R13: '23/4' }, phase: '5' });
    expect(cashOf(play(brown, lay('@A', 'R13', '41', 1)), 'MEX')).toBe(500);
    expect(cashOf(play(spm(), lay('@A', 'O8', '57', 0)), 'SPM')).toBe(480);
    expect(cashOf(play(spm({ O8: '57/0' }), lay('@A', 'O8', '14', 0)), 'SPM')).toBe(500);
  });

  rule('18MEX §4.4.1(f)#2', 'TC-59: Mexico City costs $60 and $40, and both halves are laid', () => {
    const green = play(ndm(), lay('@A', 'O10', '479MC', 0));
    expect(cashOf(green, 'NdM')).toBe(440);
    expect(green.board.tiles['P11']).toEqual({ tile: '479P', rotation: 0 });
    const brown = ndm({ O10: '479MC/0', P11: '479P/0' }, { phase: '5' });
    for (const tile of ['485', '486']) {
      const laid = play(brown, lay('@A', 'O10', `${tile}MC`, 0));
      expect([cashOf(laid, 'NdM'), laid.board.tiles['P11']?.tile]).toEqual([460, `${tile}P`]);
    }
    expect(refusalOf(ndm(), lay('@A', 'P11', '479P', 0)).key).toBe('lay.tileIsSpecial');
  });

  rule('18MEX §4.4.1(g)', 'TC-60, TC-61, EX-41: named tiles', () => {
    const brown = (tiles: object) => spm(tiles, { phase: '5' });
    expect(refusalOf(brown({ O8: '14/0' }), lay('@A', 'O8', '63', 0)).rule).toBe('18MEX §4.4.1(g)');
    expect(isOffered(brown({ O8: '14/0' }), lay('@A', 'O8', '480', 0))).toBe(true);
    const mochis = laying('SPM', { tokens: 'I4' }, { tiles: { I4: '5/3' } });
    expect(refusalOf(mochis, lay('@A', 'I4', '14', 3)).rule).toBe('18MEX §4.4.1(g)');
    expect(isOffered(mochis, lay('@A', 'I4', '475', 4))).toBe(true);
    const gray = (hex: string, tile: string) => laying('SPM', { tokens: hex }, { tiles: { [hex]: tile }, phase: '4D' });
    expect(isOffered(gray('O8', '480/0'), lay('@A', 'O8', '455', 0))).toBe(true);
    expect(isOffered(gray('M10', '63/0'), lay('@A', 'M10', '455', 0))).toBe(true);
    expect(refusalOf(gray('I4', '481/4'), lay('@A', 'I4', '455', 0)).rule).toBe('18MEX §4.4.1(g)');
  });

  rule(['18MEX §4.4.1(h)#1', '18MEX §4.4.1(h)#2'], 'a replacement keeps the track; the old tile returns', () => {
    const state = spm({ O8: '57/0' });
    expect(refusalOf(state, lay('@A', 'O8', '14', 1)).rule).toBe('18MEX §4.4.1(h)#1');
    const laid = play(state, lay('@A', 'O8', '14', 0));
    expect(tilesLeft(factsOf(laid).track, laid.board, '57')).toBe(4);
    expect(laid.board.tokens).toContainEqual({ company: 'SPM', hex: 'O8', city: 0, slot: 0 });
  });

  rule('18MEX §4.4.1(i)', 'TC-63: impassable sides', () => {
    const state = ndm({ M10: '57/0', O12: '9/0' }, {});
    // From Q12 north-east of nothing: O12 has a closed side to Veracruz.
    const toVeracruz = laying('MEX', { tokens: 'P13' }, { tiles: { P13: '473/3', Q12: '8/2' } });
    expect(refusalOf(toVeracruz, lay('@A', 'O12', '9', 2)).rule).toBe('18MEX §4.4.1(i)');
    expect(refusalOf(state, lay('@A', 'R11', '9', 0)).rule).toBe('18MEX §4.4.1(i)');
    expect(refusalOf(state, lay('@A', 'Q10', '9', 1)).rule).toBe('18MEX §4.4.1(i)');
  });

  rule(['18MEX §4.4.1(j)#1', '18MEX §4.4.1(j)#2'], 'EX-22, EX-23, TC-62: new track or a city that is reached', () => {
    // SPM comes to M8 over its edge 0: the new branch of 23/3 leaves edge 3, that of 23/0 edge 0.
    const state = spm({ O8: '57/0', M8: '9/0' });
    expect(isOffered(state, lay('@A', 'M8', '23', 0))).toBe(true);
    expect(refusalOf(state, lay('@A', 'M8', '23', 3)).rule).toBe('18MEX §4.4.1(j)#1');
    const city = ndm({ M10: '57/0' });
    expect(isOffered(city, lay('@A', 'M10', '14', 0))).toBe(true);
    const town = spm({ O8: '57/0', M8: '9/0', K8: '3/0' }, { phase: '4' });
    expect(isOffered(town, lay('@A', 'K8', '141', 0))).toBe(true);
    expect(refusalOf(spm({ O8: '57/0' }), lay('@A', 'I8', '57', 0)).rule).toBe('18MEX §4.4.1(j)#1');
  });

  rule('18MEX §App.1#2', 'EX-29: privates block nothing', () => {
    const state = spm({ O8: '57/0' }, { privates: { MIR: '@B', KCMO: '@C', MCAR: '@B' } });
    expect(isOffered(state, lay('@A', 'M8', '9', 0))).toBe(true);
  });
});

describe('18MEX Copper Canyon', () => {
  const owner = (about: object = {}): State => laying('SPM', { tokens: 'O8' }, { privates: { KCMO: 'SPM' }, ...about });

  rule(
    ['18MEX Table III #2', '18MEX §4.4.1#2', '18MEX §1.3.1#4'],
    'TC-55: $60, anywhere round, without connection; KCM&O stays',
    () => {
      for (const rotation of [0, 1, 2, 3, 4, 5])
        expect(isOffered(owner(), lay('@A', 'F5', '470', rotation, 'KCMO'))).toBe(true);
      const laid = play(owner(), lay('@A', 'F5', '470', 1, 'KCMO'));
      expect([cashOf(laid, 'SPM'), privateOf(laid, 'KCMO').closed]).toEqual([440, false]);
      const peer = play(owner({ rulings: { kcmoClosesOnCopperCanyon: true } }), lay('@A', 'F5', '470', 1, 'KCMO'));
      expect(privateOf(peer, 'KCMO').closed).toBe(true);
      const player = laying('SPM', { tokens: 'O8' }, { privates: { KCMO: '@A' } });
      expect(refusalOf(player, lay('@A', 'F5', '470', 1, 'KCMO')).rule).toBe('18MEX Table III #2');
    },
  );

  rule('18MEX §4.3(c)', 'TC-54: besides an upgrade', () => {
    const state = owner({ tiles: { O8: '57/0' } });
    const upgraded = play(state, lay('@A', 'O8', '14', 0));
    expect(isOffered(upgraded, lay('@A', 'F5', '470', 0, 'KCMO'))).toBe(true);
    expect(refusalOf(upgraded, lay('@A', 'M8', '9', 0)).rule).toBe('18MEX §4.4.1#3');
  });

  rule('18MEX §App.1#3', 'TC-56: ordinary track takes the power, nothing else', () => {
    const chi = laying('CHI', { tokens: 'E6' }, { privates: { KCMO: '@B' } });
    const built = play(chi, lay('@A', 'F5', '9', 1));
    expect(cashOf(built, 'CHI')).toBe(380);
    expect(isOffered(built, { type: 'buyPrivate', by: '@A', private: 'KCMO', price: 40, for: 'CHI' })).toBe(true);
    const late = owner({ tiles: { F5: '9/1' } });
    expect(refusalOf(late, lay('@A', 'F5', '470', 0, 'KCMO')).rule).toBe('18MEX Table III #2');
  });

  rule(
    ['18MEX §4.3.5#1', '18MEX §4.1#2'],
    'TC-57: bought after the tile step, the power waits for another turn',
    () => {
      const state = laying('SPM', { tokens: 'O8' }, { privates: { KCMO: '@A' } });
      const done = play(state, pass('@A'), { type: 'buyPrivate', by: '@A', private: 'KCMO', price: 40, for: 'SPM' });
      expect(privateOf(done, 'KCMO').owner).toBe('SPM');
      expect(refusalOf(done, lay('@A', 'F5', '470', 0, 'KCMO')).rule).toBe('18MEX Table III #2');
    },
  );

  rule('18MEX §4.4.1#3', 'a minor lays one yellow tile', () => {
    const state = operatingRound(['B'], { B: { '@A': 'P', status: 'floated', cash: 100 } }, { phase: '2' });
    const laid = play(state, lay('@A', 'K6', '471', 2));
    expect(offeredKinds(laid).has('layTile')).toBe(false);
  });
});
