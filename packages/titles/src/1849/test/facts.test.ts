import { begin, buildChart, factsOf, newGame, placementsAt, usableEdges } from '@roundhouse/engine';
import { tilesFor } from '@roundhouse/engine/track/placements';
import { describe, expect, test } from 'vitest';
import { readShared } from '../../../../../testing/shared.ts';
import { withShared } from '../../../../../testing/withShared.ts';
import { rule, ruleCoverage } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { MARKET } from '../market.ts';
import { leftOf, rightOf, downOf, upOf } from '../rules/prices.ts';
import { RULEBOOK } from '../rulebook.ts';
import { TOKEN_FEES } from '../companies.ts';
import { routes1849 } from '../routes.ts';

interface FactsFile {
  readonly map: { readonly hexes: Readonly<Record<string, Record<string, unknown>>> };
  readonly tiles: Readonly<Record<string, Record<string, unknown>>>;
  readonly market: Record<string, unknown>;
  readonly trains: readonly Record<string, unknown>[];
  readonly phases: readonly Record<string, unknown>[];
  readonly corporations: readonly Record<string, unknown>[];
  readonly companies: readonly Record<string, unknown>[];
  readonly by_player_count: Readonly<Record<string, Record<string, number>>>;
  readonly variants: readonly Record<string, unknown>[];
  readonly title_data: Record<string, unknown>;
}

const stateFor = (players: number, options: Readonly<Record<string, boolean>> = {}) =>
  begin(
    newGame({
      title: '1849',
      players: Array.from({ length: players }, (_, seat) => ({ id: `@${seat}` as const, name: '' })),
      options,
      seed: 1,
    }),
  ).state;

const asPath = (path: { a: object; b: object; gauge: string }) =>
  JSON.stringify([
    [path.a, path.b]
      .map((end) => ('edge' in end ? `e${String(end.edge)}` : 'node' in end ? `n${String(end.node)}` : '?'))
      .sort(),
    path.gauge,
  ]);

withShared('facts/1849.json', 'facts as recorded', () => {
  const facts = readShared('facts/1849.json') as FactsFile;
  const state = stateFor(4);
  const { track } = factsOf(state);

  test('hexes: track, stops, terrain, neighbours and usable sides', () => {
    expect(Object.keys(track.map.hexes).sort()).toEqual(Object.keys(facts.map.hexes).sort());
    for (const [id, theirs] of Object.entries(facts.map.hexes)) {
      const ours = track.map.hexes[id];
      if (!ours) throw new Error(`no hex ${id}`);
      expect(ours.colour, id).toBe(theirs['color']);
      expect(ours.name, id).toBe(theirs['name']);
      expect(ours.label, id).toBe(theirs['label']);
      expect(ours.paths.map(asPath).sort(), id).toEqual(
        (theirs['paths'] as (typeof ours.paths)[number][]).map(asPath).sort(),
      );
      expect(
        ours.nodes.map(({ kind, revenue, slots, part }) => [kind, revenue, slots, part]),
        id,
      ).toEqual(
        (theirs['nodes'] as Record<string, unknown>[]).map((node) => [
          node['kind'],
          node['revenue'],
          node['slots'] ?? 0,
          node['part'],
        ]),
      );
      expect(
        ours.terrain.map(({ cost }) => cost),
        id,
      ).toEqual(((theirs['terrain'] ?? []) as { cost: number }[]).map(({ cost }) => cost));
      const adjacent = (theirs['adjacent'] ?? {}) as Record<string, string>;
      for (const edge of [0, 1, 2, 3, 4, 5])
        expect(track.map.neighbours[id]?.[edge] ?? undefined, id).toBe(adjacent[edge]);
      if (['white', 'yellow'].includes(ours.colour))
        expect(usableEdges(track.map, id), id).toEqual(theirs['track_edges']);
    }
  });

  test('upgrades: every tile and rotation that fits a printed hex or a tile', () => {
    const policy = { gaugesMayWiden: true } as const;
    for (const [id, theirs] of Object.entries(facts.map.hexes)) {
      const listed = (theirs['upgrades_to'] ?? []) as { tile: string; rotations_on_map: number[] }[];
      const expected = listed.flatMap(({ tile, rotations_on_map }) =>
        rotations_on_map.map((each) => `${tile}/${each}`),
      );
      const ours = placementsAt(track, state.board, id, policy).map(({ tile, rotation }) => `${tile}/${rotation}`);
      expect([...ours].sort(), id).toEqual([...expected].sort());
    }
    for (const [id, theirs] of Object.entries(facts.tiles)) {
      const tile = track.tiles[id];
      if (!tile) throw new Error(`no tile ${id}`);
      const expected = Object.entries((theirs['upgrades_to'] ?? {}) as Record<string, number[]>).flatMap(
        ([to, turns]) => turns.map((each) => `${to}/${each}`),
      );
      const ours = tilesFor(track, tile, undefined, policy).map(({ tile: to, rotation }) => `${to}/${rotation}`);
      expect([...ours].sort(), id).toEqual(expected.sort());
    }
  });

  test('tiles: shapes and counts; 655 and 656 are there once (part 12.3)', () => {
    expect(Object.keys(track.tiles).sort()).toEqual(Object.keys(facts.tiles).sort());
    for (const [id, theirs] of Object.entries(facts.tiles)) {
      const ours = track.tiles[id];
      if (!ours) throw new Error(`no tile ${id}`);
      expect(ours.count, id).toBe(id === '655' || id === '656' ? 1 : theirs['count']);
      expect([ours.colour, ours.label, ours.code], id).toEqual([theirs['color'], theirs['label'], theirs['code']]);
    }
    const total = (colour: string): number =>
      Object.values(track.tiles)
        .filter((tile) => tile.colour === colour)
        .reduce((sum, tile) => sum + Number(tile.count), 0);
    expect([total('yellow'), total('green'), total('brown')]).toEqual([72, 72, 24]);
  });

  test('market: prices, starting values and movements, before and in Phase 16', () => {
    const rows = facts.market['rows'] as ({ price: number } | null)[][];
    expect(MARKET.rows.map((row) => row.map((cell) => cell?.price))).toEqual(
      rows.map((row) => row.map((cell) => cell?.price)),
    );
    const early = { ...state, phase: '12H' };
    const late = { ...state, phase: '16H' };
    for (const [table, now] of [
      ['moves', early],
      ['moves_with_blue_zone', late],
    ] as const) {
      const moves = facts.market[table] as Record<string, Record<string, [number, number]>>;
      for (const id of Object.keys(MARKET.cells)) {
        if (table === 'moves' && MARKET.cells[id]?.zones.includes('blue')) continue;
        const known = moves[id] ?? (facts.market['moves'] as typeof moves)[id] ?? {};
        const theirs = (direction: string): string => known[direction]?.join() ?? id;
        expect([leftOf(now, id), rightOf(now, id), upOf(now, id), downOf(now, id)], `${table} ${id}`).toEqual(
          ['left', 'right', 'up', 'down'].map(theirs),
        );
      }
    }
  });

  test('trains, phases and ranges, for every number of corporations and with E trains', () => {
    const base = new Map(facts.trains.map((each) => [each['name'], each]));
    const more = new Map(base);
    const changed = facts.variants[0]?.['changes'] as { trains: Record<string, Record<string, unknown>> } | undefined;
    for (const [name, each] of Object.entries(changed?.trains ?? {})) more.set(name, each);
    for (const [now, expected] of [
      [stateFor(3), base],
      [stateFor(4), more],
      [stateFor(4, { fiveCorporations: true }), base],
      [stateFor(5), more],
    ] as const) {
      const ours = factsOf(now).trains.map(({ name, count, price, rustsOn }) => [name, count, price, rustsOn]);
      expect(ours).toEqual(
        [...expected.values()].map((each) => [each['name'], each['count'], each['price'], each['rusts_on'] ?? []]),
      );
    }
    const electric = factsOf(stateFor(3, { tokenAcquisition: true, bonds: true, electricDreams: true })).trains;
    expect(electric.find(({ name }) => name === 'E')).toMatchObject({ count: 6, price: 550, from: '12H' });
    for (const each of facts.trains)
      expect(routes1849.trains[String(each['name'])]?.borders).toBe((each['range'] as { n: number }).n);
    expect(
      factsOf(state).phases.map(({ name, colours, trainLimit, operatingRounds }) => [
        name,
        colours,
        trainLimit['default'],
        operatingRounds,
      ]),
    ).toEqual(facts.phases.map((each) => [each['name'], each['tiles'], each['train_limit'], each['operating_rounds']]));
  });

  test('corporations, privates, cash, limits', () => {
    for (const each of facts.corporations) {
      const id = String(each['id']);
      const ours = factsOf(state).companies[id];
      expect(ours?.name.en).toBe(each['name']);
      expect(TOKEN_FEES[id]).toBe(each['token_fee']);
      expect(ours?.colour).toBe(each['color']);
      if (id !== 'AFG') expect(ours?.home.map(({ hex }) => hex)).toEqual((each['home'] as { hexes: string[] }).hexes);
      const shares = (each['shares'] as { id: string; percent: number }[]).map((share) => [share.id, share.percent]);
      expect(stateFor(5).certificates[id]?.map((share) => [share.id, share.percent])).toEqual(shares);
    }
    for (const each of facts.companies)
      expect(factsOf(state).privates[String(each['id'])]).toMatchObject({
        price: each['price'],
        revenue: each['revenue'],
      });
    for (const players of [3, 4, 5]) {
      const now = stateFor(players);
      const theirs = facts.by_player_count[String(players)] ?? {};
      expect(now.cash['@0']).toBe(theirs['starting_cash']);
      expect(title1849.certificateLimit(now)).toBe(theirs['cert_limit']);
    }
    expect(title1849.certificateLimit(stateFor(4, { fiveCorporations: true }))).toBe(9);
  });
});

describe('rulebook', () => {
  test('every rule has a test, and every test a rule', () => {
    expect(ruleCoverage(RULEBOOK, import.meta.url)).toEqual({ untested: [], unknown: [] });
  });

  test('rules are said in both languages', () => {
    for (const [id, said] of Object.entries(RULEBOOK))
      expect([id, said.en !== '', /[а-я]/i.test(said.ru)]).toEqual([id, true, true]);
  });

  rule('1849 §5-a', 'the cell of a marker gives the value of a share', () => {
    expect(MARKET.cells['3,5']?.price).toBe(100);
    expect(buildChart({ kind: '2d', zones: {}, rows: ['10 20'] }).moves['0,0']).toEqual({ right: '0,1' });
  });
});
