/** Boards as full as they get: every hex upgraded as far as the phase allows, as many exits as possible. */
import { readShared } from '../../../testing/shared.ts';
import { dice } from './dice.ts';
import type { Title } from './titles.ts';
import type { ProblemLine } from '@roundhouse/routes';

interface RawTile {
  color: string;
  count: number | 'unlimited';
  exits: number[];
  nodes: { kind: string; slots?: number }[];
  upgrades_to: Record<string, number[]>;
  physical_tile?: string;
  normal_lay?: boolean;
}
interface Raw {
  map: {
    hexes: Record<
      string,
      {
        color: string;
        nodes: { kind: string; slots?: number }[];
        upgrades_to?: { tile: string; rotations_on_map: number[] }[];
        track_edges: number[];
        exits?: number[];
        adjacent: Record<string, string>;
      }
    >;
  };
  tiles: Record<string, RawTile>;
}

const SIDES: Record<
  Title,
  {
    phase: string;
    colours: ProblemLine['tile_colors'];
    trains: string[];
    tokens: number;
    company: string;
    corporations: string[];
  }
> = {
  '1817': {
    phase: '8',
    colours: ['yellow', 'green', 'brown', 'gray'],
    trains: ['8', '8'],
    tokens: 8,
    company: 'A&S',
    corporations: ['x', 'y', 'z', 'w'],
  },
  '1849': {
    phase: '16H',
    colours: ['yellow', 'green', 'brown'],
    trains: ['16H', '16H'],
    tokens: 4,
    company: 'ATA',
    corporations: ['x', 'y', 'z'],
  },
  '1862': {
    phase: 'H',
    colours: ['yellow', 'green', 'brown'],
    trains: ['9F', '6E', '6L'],
    tokens: 7,
    company: 'N&S',
    corporations: ['x', 'y', 'z'],
  },
  '18CZ': {
    phase: 'j',
    colours: ['yellow', 'green', 'brown', 'gray'],
    trains: ['8Ej', '8Ej'],
    tokens: 5,
    company: 'kk',
    corporations: ['x', 'y', 'z'],
  },
  '18MEX': {
    phase: '4D',
    colours: ['yellow', 'green', 'brown', 'gray'],
    trains: ['6', '4D', '6'],
    tokens: 6,
    company: 'NdM',
    corporations: ['x', 'y', 'z'],
  },
};

export const worstBoard = (title: Title, seed: number, trains = SIDES[title].trains): ProblemLine => {
  const raw = readShared(`facts/${title.toLowerCase()}.json`) as Raw;
  const side = SIDES[title];
  const roll = dice(seed + 1);
  const left = new Map<string, number>();
  const supply = (id: string): string => raw.tiles[id]?.physical_tile ?? id;
  const available = (id: string): boolean => {
    const count = raw.tiles[supply(id)]?.count ?? 0;
    return count === 'unlimited' || (left.get(supply(id)) ?? count) > 0;
  };
  const take = (id: string, n: number): void => {
    const count = raw.tiles[supply(id)]?.count ?? 0;
    if (count !== 'unlimited') left.set(supply(id), (left.get(supply(id)) ?? count) - n);
  };
  const board: Record<string, [string, number]> = {};
  const hexes = Object.keys(raw.map.hexes);
  const fits = (hex: string, id: string, rotation: number): boolean => {
    const edges = raw.map.hexes[hex]?.track_edges ?? [];
    return (raw.tiles[id]?.exits ?? []).every((exit) => edges.includes((exit + rotation) % 6));
  };
  const mate = (hex: string, id: string): void => {
    // 18MEX: both halves of Mexico City are laid together.
    if (hex === 'O10' && id.endsWith('MC')) board['P11'] = [`${id.slice(0, -2)}P`, 0];
  };
  const exitsAt = (hex: string): number[] => {
    const lying = board[hex];
    return lying
      ? (raw.tiles[lying[0]]?.exits ?? []).map((e) => (e + lying[1]) % 6)
      : (raw.map.hexes[hex]?.exits ?? []);
  };
  /** Exits that meet track count most, exits against a wall of track count against. */
  const score = (hex: string, [id, rotation]: [string, number]): number =>
    (raw.tiles[id]?.exits ?? []).reduce((sum, exit) => {
      const edge = (exit + rotation) % 6;
      const other = raw.map.hexes[hex]?.adjacent[String(edge)] ?? '';
      const facing = exitsAt(other);
      if (facing.includes((edge + 3) % 6)) return sum + 4;
      return sum + (facing.length > 0 ? -1 : 1);
    }, 0);
  const pick = (hex: string, options: [string, number][]): [string, number] | undefined => {
    const scores = options.map((option) => score(hex, option));
    const most = Math.max(...scores);
    const best = options.filter((_, i) => scores[i] === most);
    return best.length > 0 ? best[roll(best.length)] : undefined;
  };
  for (let round = 0; round < side.colours.length; round++) {
    const order = hexes.map((hex) => [roll(1 << 30), hex] as const).sort((x, y) => x[0] - y[0]);
    for (const [, hex] of order) {
      if (title === '18MEX' && hex === 'P11') continue;
      const lying = board[hex];
      const options: [string, number][] = [];
      const consider = (id: string, rotation: number): void => {
        const tile = raw.tiles[id];
        if (!tile || !side.colours.some((colour) => colour === tile.color) || tile.normal_lay === false) return;
        if (available(id) && fits(hex, id, rotation)) options.push([id, rotation]);
      };
      if (lying) {
        for (const [id, turns] of Object.entries(raw.tiles[lying[0]]?.upgrades_to ?? {})) {
          if (raw.tiles[id]?.color !== raw.tiles[lying[0]]?.color)
            for (const k of turns) consider(id, (lying[1] + k) % 6);
        }
      } else {
        for (const { tile, rotations_on_map } of raw.map.hexes[hex]?.upgrades_to ?? [])
          for (const r of rotations_on_map) consider(tile, r);
      }
      const choice = pick(hex, options);
      if (!choice) continue;
      if (lying) take(lying[0], -1);
      take(choice[0], 1);
      board[hex] = choice;
      mate(hex, choice[0]);
    }
  }
  const tokens: [string, number, number, string][] = [];
  const cities = hexes.flatMap((hex) => {
    const lying = board[hex];
    const nodes = (lying ? raw.tiles[lying[0]]?.nodes : raw.map.hexes[hex]?.nodes) ?? [];
    return nodes
      .filter((node) => node.kind === 'city')
      .map((node, city) => ({ hex, city, slots: node.slots ?? 1, order: roll(1 << 30) }));
  });
  cities.sort((x, y) => x.order - y.order);
  cities.forEach(({ hex, city, slots }, i) => {
    if (title === '1862' && (hex === 'B15' || hex === 'D15')) {
      if (hex === 'B15') tokens.push([hex, city, 0, side.company]);
      return;
    }
    const own = i < side.tokens;
    if (own) tokens.push([hex, city, 0, side.company]);
    const others = roll(3) === 0 ? slots - (own ? 1 : 0) : Math.max(0, slots - 1 - (own ? 1 : 0));
    for (let s = 0; s < others; s++)
      tokens.push([hex, city, s + (own ? 1 : 0), side.corporations[s % side.corporations.length] ?? 'x']);
  });
  const home = tokens.find(([hex, , , company]) => company === side.company && hex !== 'B15')?.[0];
  return {
    title,
    players: 4,
    options: [],
    phase: side.phase,
    tile_colors: side.colours,
    corporation: side.company,
    home: home === undefined ? [] : [home],
    trains: trains.map((name, i) => ({ id: `${name}-${i}`, name })),
    runnable: trains.map((name, i) => `${name}-${i}`),
    board,
    tokens,
    hex_marks: {},
    corporation_marks: [],
  };
};
