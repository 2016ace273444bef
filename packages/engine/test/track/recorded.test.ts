/** Every tile that people laid in the recorded games is one that we would let them lay. */
import { expect, it } from 'vitest';
import { layVerdict } from '@roundhouse/engine/track/lays';
import type { LayPolicy } from '@roundhouse/engine/track/lays';
import { firstTilePays, gaugePays } from '@roundhouse/engine/track/costs';
import { toEdge } from '@roundhouse/engine/track/geometry';
import type { Board, LaidTile } from '@roundhouse/engine/track/types';
import { GAMES, TITLES, UPGRADES, factsOf, recordingOf, trackOf, withRecordings } from './facts.ts';
import type { Title } from './facts.ts';

const ALL = ['yellow', 'green', 'brown', 'gray'] as const;

const POLICIES: Readonly<Record<Title, Omit<LayPolicy, 'upgrades'>>> = {
  '1817': {
    network: { gauges: 'ignored' },
    connection: 'semiRestrictive',
    colours: ALL,
    cost: firstTilePays,
    mostExits: 'city',
  },
  '1849': {
    network: { gauges: 'separate' },
    connection: 'semiRestrictive',
    colours: ALL,
    cost: gaugePays({ narrow: 1 / 4, broad: 1, dual: 1 }),
  },
  '1862': {
    network: { gauges: 'ignored', startsFrom: ({ hex }) => hex !== 'B15' && hex !== 'D15' },
    connection: 'cityOrNewTrack',
    colours: ALL,
    cost: firstTilePays,
  },
  '18cz': {
    network: { gauges: 'ignored' },
    connection: 'permissive',
    colours: ALL,
    cost: firstTilePays,
  },
  '18mex': {
    network: { gauges: 'ignored' },
    connection: 'cityOrNewTrack',
    colours: ALL,
    cost: firstTilePays,
  },
};

withRecordings('the recorded games', () => {
  it.each(TITLES)('%s: lays of companies are legal', (title) => {
    const track = trackOf(factsOf(title));
    const usual: LayPolicy = { ...POLICIES[title], upgrades: UPGRADES[title] };
    const refused: string[] = [];
    let lays = 0;
    for (const game of GAMES[title]) {
      const { actions, trace } = recordingOf(game);
      const tiles: Record<string, LaidTile> = {};
      for (const [i, action] of actions.entries()) {
        const before = trace[i];
        if (!before) break;
        for (const [hex, laid] of Object.entries(before.tiles ?? {})) {
          if (laid) tiles[hex] = { tile: laid[0], rotation: toEdge(laid[1]) };
          else delete tiles[hex];
        }
        if (action.type !== 'lay_tile' || action.entity_type === 'company') continue;
        const { hex, tile: copy, rotation } = action;
        if (hex === undefined || copy === undefined || rotation === undefined) continue;
        const tile = copy.slice(0, copy.lastIndexOf('-'));
        // Home tiles of 18CZ and small stations of 1862 are no normal lays.
        if (track.tiles[tile]?.special) continue;
        const old = tiles[hex]?.tile ?? '';
        if (track.tiles[tile]?.supply !== undefined && track.tiles[old]?.supply === track.tiles[tile]?.supply) continue;
        const board: Board = {
          tiles: { ...tiles },
          tokens: before.corporations.flatMap(({ id, tokens = [] }) =>
            tokens.flatMap(([at, city, slot]) =>
              typeof slot === 'number' ? [{ company: id, hex: at, city, slot }] : [],
            ),
          ),
          reservations: [],
          marks: {},
        };
        // 1862 §7.2: a home hex is built before the home marker is there.
        if (!board.tokens.some(({ company }) => company === action.entity)) continue;
        // 1849 §7.1-P4: SMS needs no connection.
        const usesSms = actions[i - 1]?.choice === 'Close SMS';
        const policy = usesSms ? { ...usual, connection: 'none' as const } : usual;
        lays++;
        const verdict = layVerdict(track, board, action.entity, { hex, tile, rotation: toEdge(rotation) }, policy);
        if (!verdict.ok) {
          refused.push(`${game} ${i} ${action.entity} ${hex} ${tile}/${rotation}: ${verdict.problem}`);
        }
      }
    }
    expect(lays).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });
});
