import {
  type Action,
  expand,
  factsOf,
  freeSlots,
  networkOf,
  offers,
  shapeAt,
  type State,
  tilesLeft,
} from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { type Companies, operatingTurn, type Scene, top } from './positions.ts';

const lay = (hex: string, tile: string, rotation: number): Action =>
  ({ type: 'layTile', by: '@A', hex, tile, rotation: rotation as 0 }) as const;
const token = (hex: string): Action => ({ type: 'placeToken', by: '@A', hex, city: 0 });

const laying = (company: string, companies: Companies = {}, about: Scene = {}): State =>
  operatingTurn(
    company,
    'track',
    { ...companies, [company]: { '@A': 'P', cash: 500, ...companies[company] } },
    { phase: '6H', ...about },
  );

const costOf = (before: State, action: Action, company: string): number =>
  (before.cash[company] ?? 0) - (play(before, action).cash[company] ?? 0);

rule('1849 §10.3-a', 'one tile a turn', () => {
  const state = play(laying('IFT', {}, { tiles: { H12: '653/1' } }), lay('G13', '58', 1));
  expect(top(state)).not.toBe('track');
  expect(offers(state, 'layTile')).toEqual([]);
});

rule('1849 §10.3-b', 'grey hexes are not covered; printed yellow wants green', () => {
  expect(isOffered(laying('CTL'), lay('E1', '664', 0))).toBe(false);
  expect(isOffered(laying('RCS', {}, { phase: '4H' }), lay('C5', '651', 5))).toBe(false);
  expect(isOffered(laying('RCS'), lay('C5', '651', 5))).toBe(true);
});

rule('1849 §10.3-c', 'colours by phase', () => {
  expect(refusalOf(laying('IFT', {}, { phase: '4H' }), lay('H12', '653', 1))).toMatchObject({ rule: '1849 §10.3-c' });
  expect(refusalOf(laying('IFT', {}, { tiles: { H12: '653/1' } }), lay('H12', '654', 4))).toMatchObject({
    rule: '1849 §10.3-c',
  });
  expect(isOffered(laying('IFT', {}, { phase: '10H', tiles: { H12: '653/1' } }), lay('H12', '654', 4))).toBe(true);
  expect(refusalOf(laying('IFT', {}, { phase: '10H' }), lay('H12', '654', 4)).key).toBe('lay.colourDoesNotFollow');
});

rule('1849 §10.3-d', 'a new tile is reached by track of a matching gauge (case 56)', () => {
  const state = laying('IFT', {}, { tiles: { H12: '653/1' } });
  expect(isOffered(state, lay('G13', '58', 1))).toBe(true);
  expect(refusalOf(state, lay('G13', '73', 1))).toMatchObject({ rule: '1849 §10.3-d', key: 'lay.notConnected' });
  expect(refusalOf(state, lay('E3', '8', 0)).key).toBe('lay.notConnected');
});

rule('1849 §10.3-d', 'ruling keptNetworks: a city freed by a closing is not passed before the board changes', () => {
  const full = [
    { company: 'CTL', hex: 'E1', city: 0, slot: 0 },
    { company: 'AFG', hex: 'C1', city: 0, slot: 0 },
  ];
  const charts = { CTL: { stations: full, city: null } };
  const scene = (rulings: Record<string, boolean>): State =>
    laying('CTL', {}, { tiles: { D2: '9/2' }, rulings, own: { charts } });
  const beyond = lay('E3', '9', 2);
  expect(isOffered(scene({ keptNetworks: true }), beyond)).toBe(false);
  expect(isOffered(scene({ keptNetworks: false }), beyond)).toBe(true);
  // Any tile brings the freed city to light.
  const seen = play(scene({ keptNetworks: true, siteSteps: true }), lay('F2', '8', 0));
  expect(seen.own['charts']).toMatchObject({ CTL: { stations: [{ company: 'CTL', hex: 'E1' }] } });
});

rule('1849 §10.3-e', 'SFA lays in Girgenti whatever the connections (case 57)', () => {
  const state = laying('SFA', {}, { phase: '4H' });
  const lays = expand(state, 'layTile', { hex: 'J6' }).filter((option) => !option.refusal);
  expect(lays.length).toBeGreaterThan(10);
  expect(costOf(state, lay('J6', '644', 2), 'SFA')).toBe(40);
});

rule('1849 §10.3-f', 'no track off the map, into blank or impassable sides', () => {
  expect(refusalOf(laying('SFA'), lay('J6', '644', 0))).toMatchObject({
    rule: '1849 §10.3-f',
    key: 'lay.exitLeadsNowhere',
  });
  const edges = expand(laying('SFA'), 'layTile', { hex: 'J6' }).flatMap((option) =>
    option.kind === 'one' && option.action.type === 'layTile'
      ? [`${option.action.tile}/${option.action.rotation}`]
      : [],
  );
  expect(edges).not.toContain('644/0');
});

rule('1849 §10.3-g', 'gauges may meet at a side; no route crosses there (case 55)', () => {
  // Siracusa's narrow track runs through L12 to the standard end of K11: it may be laid, and leads no further.
  const state = laying('ATA', {}, { phase: '4H', tiles: { K11: '9/2' } });
  const laid = play(state, lay('L12', '79', 2));
  const network = networkOf(factsOf(laid).track, laid.board, 'ATA', { gauges: 'separate' });
  expect(network.hexes.has('L12')).toBe(true);
  expect(network.hexes.get('K11')?.paths ?? 0).toBe(0);
});

rule('1849 §10.3-h', 'town tiles on towns, city tiles on cities, plain tiles on plains', () => {
  const state = laying('IFT', {}, { tiles: { H12: '653/1' } });
  const otherKind = { rule: '1849 §10.3-h', key: 'lay.stopsDiffer' };
  expect(refusalOf(state, lay('G13', '8', 1))).toMatchObject(otherKind);
  expect(refusalOf(laying('SFA'), lay('J6', '3', 2))).toMatchObject(otherKind);
  const { track } = factsOf(state);
  expect(track.tiles['675']?.nodes[0]?.slots).toBe(1);
  expect(track.tiles['664']?.nodes[0]?.slots).toBe(2);
});

rule('1849 §10.3-i', 'labelled tiles belong to their cities (case 113)', () => {
  expect(refusalOf(laying('RCS'), lay('C5', '660', 5))).toMatchObject({
    rule: '1849 §10.3-i',
    key: 'lay.labelDiffers',
  });
  const ragusa = laying('ATA', { ATA: { '@A': 'P', tokens: 'M13 M11' } });
  expect(refusalOf(ragusa, lay('M11', '655', 4))).toMatchObject({ key: 'lay.labelDiffers' });
});

rule('1849 §10.3-j', 'track is kept; standard or narrow may become dual (W7)', () => {
  expect(isOffered(laying('IFT'), lay('H12', '653', 0))).toBe(false);
  const messina = laying('AFG', { AFG: { '@A': 'P', tokens: 'B14' } }, { phase: '10H', tiles: { B14: '655/0' } });
  const brown = play(messina, lay('B14', '656', 4));
  const shape = shapeAt(factsOf(brown).track, brown.board, 'B14');
  const gauges = Object.fromEntries(
    shape.paths.map(({ a, b, gauge }) => ['edge' in a ? a.edge : 'edge' in b ? b.edge : -1, gauge]),
  );
  expect(gauges).toEqual({ 0: 'broad', 1: 'narrow', 2: 'broad', 4: 'dual' });
});

rule('1849 §10.3-k', 'an upgrade needs new track that is reached, or a stop that rises (cases 58 to 60)', () => {
  // Catania - I11 (printed standard curve): IFT reaches only the standard line.
  const state = laying('IFT', {}, {});
  expect(refusalOf(state, lay('I11', '710', 1))).toMatchObject({ key: 'lay.notConnected' });
  expect(isOffered(state, lay('I11', '8', 1))).toBe(false);
  const town = laying('RCS', {}, { tiles: { B4: '7/5', D4: '3/2' } });
  const upgrades = expand(town, 'layTile', { hex: 'D4' }).filter((option) => !option.refusal);
  expect(upgrades.length).toBeGreaterThan(0);
  expect(
    upgrades.every(
      (option) =>
        option.kind === 'one' && option.action.type === 'layTile' && costOf(town, option.action, 'RCS') === 10,
    ),
  ).toBe(true);
  const full = laying(
    'CTL',
    { ATA: { '@B': 'P', tokens: 'M13 C5' }, RCS: { '@C': 'P' } },
    {
      phase: '10H',
      tiles: { C5: '651/5', B4: '7/5', D4: '682/1', C3: '3/5', E3: '714/0', F2: '78/2' },
    },
  );
  expect(isOffered(full, lay('C5', '652', 5))).toBe(true);
});

rule('1849 §10.3-l', 'no tile left, no lay; replaced tiles return (case 61)', () => {
  const ragusa = (tiles: Record<string, string>) => laying('ATA', { ATA: { '@A': 'P', tokens: 'M13 M11' } }, { tiles });
  expect(isOffered(ragusa({}), lay('M11', '670', 4))).toBe(true);
  const used = ragusa({ H8: '670/0', J6: '671/1' });
  expect(refusalOf(used, lay('M11', '670', 4))).toMatchObject({ rule: '1849 §10.3-l', key: 'lay.noTileLeft' });
  expect(refusalOf(used, lay('M11', '671', 4)).key).toBe('lay.noTileLeft');
  const after = play(laying('IFT', {}, { phase: '10H', tiles: { H12: '653/1' } }), lay('H12', '654', 4));
  expect(tilesLeft(factsOf(after).track, after.board, '653')).toBe(1);
});

rule('1849 §10.3-m', 'SCE closes Acireale, and the earthquake Messina', () => {
  const locked = laying('AFG', { AFG: { '@A': 'P', tokens: 'B14' } }, { own: { messinaLocked: true } });
  expect(refusalOf(locked, lay('B14', '655', 0))).toMatchObject({ rule: '1849 §10.3-m', key: 'lay.hexIsClosed' });
  expect(isOffered(laying('AFG', { AFG: { '@A': 'P', tokens: 'B14' } }), lay('B14', '655', 0))).toBe(true);
});

rule(
  ['1849 §10.3.1-a', '1849 §10-e'],
  'the treasury pays now: 120 do not lay standard track in the mountains, but narrow (W17)',
  () => {
    const state = laying('ATA', { ATA: { '@A': 'P', cash: 120 } }, { phase: '4H' });
    expect(costOf(state, lay('L12', '78', 3), 'ATA')).toBe(40);
    const standard = laying('CTL', { CTL: { '@A': 'P', cash: 120 } }, { phase: '4H' });
    expect(refusalOf(standard, lay('D2', '8', 1))).toMatchObject({
      rule: '1849 §10.3.1-a',
      key: 'notEnoughCash',
      args: { cost: 160, cash: 120 },
    });
    expect(costOf(standard, lay('G1', '58', 3), 'CTL')).toBe(0);
  },
);

rule('1849 §10.3.1-b', 'full cost where standard or dual track is new (W8 b)', () => {
  expect(costOf(laying('SFA', {}, { tiles: { J6: '644/2' } }), lay('J6', '665', 2), 'SFA')).toBe(40);
  const hill = laying('AFG', { AFG: { '@A': 'P', tokens: 'H8' } }, { tiles: { H8: '644/0' } });
  const costs = expand(hill, 'layTile', { hex: 'H8' }).flatMap((option) =>
    option.kind === 'one' && option.action.type === 'layTile' ? [costOf(hill, option.action, 'AFG')] : [],
  );
  expect(new Set(costs)).toEqual(new Set([80]));
});

rule('1849 §10.3.1-c', 'a quarter where only narrow track is new (W8 a, case 59)', () => {
  const state = laying('RCS', {}, { tiles: { B4: '7/5', D4: '3/2' } });
  expect(costOf(state, lay('D4', '682', 1), 'RCS')).toBe(10);
});

rule('1849 §10.3.1-d', 'what becomes dual is new; K9 costs 160 or 40 (W8 c, case 114)', () => {
  const k9 = laying('ATA', { ATA: { '@A': 'P', tokens: 'M13 M9' } });
  expect(costOf(k9, lay('K9', '677', 0), 'ATA')).toBe(40);
  const crossing = expand(k9, 'layTile', { hex: 'K9' }).flatMap((option) =>
    option.kind === 'one' && option.action.type === 'layTile' && option.action.tile === '714' ? [option] : [],
  );
  expect(crossing).toEqual([]);
  const brown = laying('AFG', { AFG: { '@A': 'P', tokens: 'H8' } }, { phase: '10H', tiles: { H8: '664/0' } });
  expect(costOf(brown, lay('H8', '673', 0), 'AFG')).toBe(80);
});

rule('1849 §10.3.1-e', 'SIGI: narrow a quarter, standard half, dual full (case 43)', () => {
  const owner = (tiles: Record<string, string>, phase: string) =>
    laying('AFG', { AFG: { '@A': 'P', tokens: 'H8' } }, { phase, tiles, privates: { SIGI: 'AFG' } });
  // H8 644/4: narrow to the north-east (G9), standard to the south-east.
  const narrow = owner({ H8: '644/4' }, '4H');
  const narrowLays = expand(narrow, 'layTile', { hex: 'G9' }).filter((option) => !option.refusal);
  expect(
    new Set(
      narrowLays.flatMap((option) =>
        option.kind === 'one' && option.action.type === 'layTile' ? [costOf(narrow, option.action, 'AFG')] : [],
      ),
    ),
  ).toEqual(new Set([20]));
  // H8 659/4: standard to the north-east.
  const standard = owner({ H8: '659/4' }, '4H');
  const standardLays = expand(standard, 'layTile', { hex: 'G9' }).filter((option) => !option.refusal);
  expect(
    new Set(
      standardLays.flatMap((option) =>
        option.kind === 'one' && option.action.type === 'layTile' ? [costOf(standard, option.action, 'AFG')] : [],
      ),
    ),
  ).toEqual(new Set([40]));
  const dual = owner({ H8: '664/4', G9: '680/0' }, '10H');
  const dualLays = expand(dual, 'layTile', { hex: 'G9' }).filter((option) => !option.refusal);
  for (const option of dualLays)
    if (option.kind === 'one' && option.action.type === 'layTile') expect(costOf(dual, option.action, 'AFG')).toBe(80);
  expect(expand(owner({ H8: '664/0' }, '10H'), 'layTile', { hex: 'H8' }).length).toBeGreaterThan(0);
});

rule('1849 §10.3.1-f', 'every later upgrade pays again (W8 d)', () => {
  const yellow = laying('SFA', {}, { phase: '4H' });
  const green = laying('SFA', {}, { tiles: { J6: '644/2' } });
  const brown = laying('SFA', {}, { phase: '10H', tiles: { J6: '665/2' } });
  expect([
    costOf(yellow, lay('J6', '644', 2), 'SFA'),
    costOf(green, lay('J6', '665', 2), 'SFA'),
    costOf(brown, lay('J6', '673', 2), 'SFA'),
  ]).toEqual([40, 40, 40]);
});

const LINE = { H12: '653/1', G13: '58/1', D14: '8/1' };
const placing = (companies: Companies = {}, about: Scene = {}): State =>
  operatingTurn(
    'IFT',
    'station',
    { ...companies, IFT: { '@A': 'P', cash: 0, ...companies['IFT'] } },
    { phase: '6H', tiles: LINE, ...about },
  );

rule(['1849 §10.4-a', '1849 §10.4-c'], 'the city must be reached and have a free circle', () => {
  expect(isOffered(placing(), token('B14'))).toBe(true);
  expect(refusalOf(placing(), token('C1'))).toMatchObject({ rule: '1849 §10.4-c', key: 'notConnected' });
  const full = placing({ ATA: { '@B': 'P', tokens: 'M13 B14' } }, { tiles: { ...LINE, C5: '651/5' } });
  expect(top(full)).not.toBe('station');
});

rule('1849 §10.4-b', 'one marker a turn, free', () => {
  const state = play(placing(), token('B14'));
  expect([state.cash['IFT'], state.companies['IFT']?.tokens, top(state) === 'station']).toEqual([0, [0], false]);
});

rule('1849 §10.4-d', 'a city with an empty circle stays open', () => {
  const state = placing({ ATA: { '@B': 'P', tokens: 'M13 B14' } }, { tiles: { ...LINE, B14: '655/0' } });
  expect(isOffered(state, token('B14'))).toBe(true);
});

rule('1849 §10.4-e', 'the circle of an unfounded corporation is kept (case 62)', () => {
  const state = operatingTurn(
    'AFG',
    'station',
    { AFG: { '@A': 'P', tokens: 'B14' }, ATA: { '@B': 'P', tokens: 'M13 H12' } },
    { phase: '6H', tiles: LINE },
  );
  expect(freeSlots(factsOf(state).track, state.board, 'H12', 0, 'AFG')).toBe(0);
  expect(isOffered(state, token('H12'))).toBe(false);
  expect(top(state)).not.toBe('station');
});

/** Garibaldi in Messina, with track through Catania to the hexes behind it. */
const throughCatania = (others: Companies): State =>
  laying('AFG', { ...others, AFG: { '@A': 'P', tokens: 'B14' } }, { tiles: LINE });
const behindCatania = lay('H10', '8', 5);

rule('1849 §10.4-f', 'a kept circle is empty for running through (case 71)', () => {
  expect(isOffered(throughCatania({ SFA: { '@B': 'P', tokens: 'J6 H12' } }), behindCatania)).toBe(true);
});

rule('1849 §10.4-g', 'never two markers in one hex (case 64)', () => {
  const state = operatingTurn(
    'RCS',
    'station',
    { RCS: { '@A': 'P', tokens: 'C5' } },
    { phase: '6H', tiles: { C5: '651/5' } },
  );
  expect(isOffered(state, token('C5'))).toBe(false);
});

rule('1849 §10.4-h', 'the home of a removed corporation is open (case 63)', () => {
  const state = operatingTurn(
    'RCS',
    'station',
    { RCS: { '@A': 'P' } },
    {
      players: 3,
      seed: 814263386,
      rulings: { siteQueue: true },
      options: { delayedIft: true },
      queue: ['RCS', 'ATA', 'SFA', 'IFT', 'AFG'],
      tiles: { B4: '7/5', D4: '3/2', C5: '651/5', E3: '9/1' },
      phase: '6H',
    },
  );
  expect(state.board.reservations.some(({ hex }) => hex === 'E1')).toBe(false);
  expect(freeSlots(factsOf(state).track, state.board, 'E1', 0, 'RCS')).toBe(1);
});

rule('1849 §10.4-i', 'nothing behind a blocked city is connected', () => {
  const blocked = throughCatania({ SFA: { '@B': 'P', tokens: 'J6 H12' }, IFT: { '@C': 'P' } });
  expect(refusalOf(blocked, behindCatania)).toMatchObject({ key: 'lay.notConnected' });
});

rule('1849 §10.4-j', 'with SMS no route is needed', () => {
  const state = play(laying('IFT', {}, { privates: { SMS: 'IFT' } }), {
    type: 'usePower',
    by: '@A',
    private: 'SMS',
    target: 'C1',
  });
  // There is no tile for Trapani: the station is next.
  expect(isOffered(state, token('C1'))).toBe(true);
});
