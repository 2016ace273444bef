/** The facts of the five titles, where the folder with the reference material lies next to the project. */
import { buildMap } from '@roundhouse/engine/track/map';
import type { MapSpec } from '@roundhouse/engine/track/map';
import { parseTile } from '@roundhouse/engine/track/language';
import type { UpgradePolicy } from '@roundhouse/engine/track/upgrades';
import { COLOURS } from '@roundhouse/engine/track/types';
import type { Board, Colour, Rotation, Tile, TrackSet } from '@roundhouse/engine/track/types';
import { toEdge } from '@roundhouse/engine/track/geometry';
import { readShared, readSharedLines } from '../../../../testing/shared.ts';
import { withShared } from '../../../../testing/withShared.ts';

export const TITLES = ['1817', '1849', '1862', '18cz', '18mex'] as const;
export type Title = (typeof TITLES)[number];

export interface FactEnd {
  readonly edge?: number;
  readonly node?: number;
}
export interface FactPath {
  readonly part: number;
  readonly a: FactEnd;
  readonly b: FactEnd;
  readonly gauge: string;
  readonly a_lane?: { readonly of: number; readonly index: number };
  readonly b_lane?: { readonly of: number; readonly index: number };
  readonly terminal?: number;
}
export interface FactNode {
  readonly part: number;
  readonly kind: string;
  readonly revenue?: number | Readonly<Record<string, number>>;
  readonly slots?: number;
  readonly groups?: readonly string[];
  readonly position?: string;
  readonly optional_stop?: boolean;
  readonly hidden_value?: boolean;
}
export interface FactShape {
  readonly code: string;
  readonly color: Colour;
  readonly nodes: readonly FactNode[];
  readonly paths: readonly FactPath[];
  readonly exits: readonly number[];
  readonly label?: string;
}
export interface FactHex extends FactShape {
  readonly x: number;
  readonly y: number;
  readonly name?: string;
  readonly adjacent: Readonly<Record<string, string>>;
  readonly track_edges: readonly number[];
  readonly terrain?: readonly { readonly cost: number; readonly types: readonly string[] }[];
  readonly stubs?: readonly number[];
  readonly upgrades_to?: readonly {
    readonly tile: string;
    readonly rotations: readonly number[];
    readonly rotations_on_map: readonly number[];
  }[];
}
export interface FactTile extends FactShape {
  readonly count: number | 'unlimited';
  readonly upgrades_to: Readonly<Record<string, readonly number[]>>;
  readonly normal_lay?: boolean;
  readonly physical_tile?: string;
}
interface Changes {
  readonly hexes?: Readonly<Record<string, FactHex | null>>;
  readonly tiles?: Readonly<Record<string, FactTile | null>>;
}
export interface Facts {
  readonly map: {
    readonly layout: MapSpec['layout'];
    readonly axes: MapSpec['axes'];
    readonly hexes: Readonly<Record<string, FactHex>>;
    readonly hex_dependent_upgrades: readonly {
      readonly hex: string;
      readonly from: string;
      readonly to: string;
      readonly allowed: boolean;
      readonly rotations: readonly number[];
    }[];
  };
  readonly tiles: Readonly<Record<string, FactTile>>;
  readonly variants: readonly { readonly changes: Changes }[];
  readonly optional_rules: readonly {
    readonly data_changes?: readonly { readonly changes: Changes }[];
  }[];
}

export const withFacts = (name: string, tests: () => void): void => withShared('facts', name, tests);

export const withRecordings = (name: string, tests: () => void): void => withShared('games', name, tests);

export const factsOf = (title: Title): Facts => readShared(`facts/${title}.json`) as Facts;

const apply = <T>(base: Readonly<Record<string, T>>, changes: Readonly<Record<string, T | null>> = {}) =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).filter((entry): entry is [string, T] => entry[1] !== null),
  );

/** The base map and every map that a player count or an option makes. */
export const variantsOf = (facts: Facts): readonly Facts[] => [
  facts,
  ...[...facts.variants, ...facts.optional_rules.flatMap(({ data_changes }) => data_changes ?? [])]
    .filter(({ changes }) => changes.hexes ?? changes.tiles)
    .map(({ changes }) => ({
      ...facts,
      map: { ...facts.map, hexes: apply(facts.map.hexes, changes.hexes) },
      tiles: apply(facts.tiles, changes.tiles),
    })),
];

export const trackOf = ({ map, tiles }: Facts): TrackSet => {
  const table: Partial<Record<Colour, Record<string, string>>> = {};
  for (const colour of COLOURS) {
    const codes: Record<string, string> = {};
    for (const [id, hex] of Object.entries(map.hexes)) {
      if (hex.color === colour) codes[hex.code] = `${codes[hex.code] ?? ''} ${id}`;
    }
    table[colour] = codes;
  }
  const names = Object.fromEntries(
    Object.entries(map.hexes).flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name]])),
  );
  const physical = new Set(Object.values(tiles).flatMap(({ physical_tile: id }) => id ?? []));
  return {
    map: buildMap({ layout: map.layout, axes: map.axes, hexes: table, names }),
    tiles: Object.fromEntries(
      Object.entries(tiles).map(([id, tile]): [string, Tile] => {
        const supply = tile.physical_tile ?? (physical.has(id) ? id : undefined);
        return [
          id,
          parseTile(id, tile.color, tile.code, tile.count, {
            ...(tile.normal_lay === false && { special: true }),
            ...(supply !== undefined && { supply }),
          }),
        ];
      }),
    ),
  };
};

export const UPGRADES: Readonly<Record<Title, UpgradePolicy>> = {
  '1817': { mayMerge: ['city'] },
  '1849': { gaugesMayWiden: true },
  '1862': { onlyOn: { '795': 'F11', '797': 'F13' }, mayTurnOver: true },
  '18cz': { mayMerge: ['city', 'town'], mayGain: ['P'] },
  '18mex': {},
};

export interface RouteProblem {
  readonly corporation: string;
  readonly board: Readonly<Record<string, readonly [string, number]>>;
  readonly tokens: readonly (readonly [string, number, number, string])[];
}

export const GAMES: Readonly<Record<Title, readonly string[]>> = {
  '1817': ['1817/15528', '1817/48396'],
  '1849': ['1849/1849_game_end_bank', '1849/variants_test'],
  '1862': ['1862/1862_game_end_bank', '1862/1862_game_end_stock_market'],
  '18cz': ['18CZ/29247'],
  '18mex': ['18MEX/18MEX_game_end_stock_market', '18MEX/dit_city', '18MEX/hotseat01'],
};

export const problemsOf = (game: string): readonly RouteProblem[] =>
  readSharedLines(`games/${game}.routes.jsonl.gz`).map((line) => JSON.parse(line) as RouteProblem);

const rotation = (n: number): Rotation => toEdge(n);

export const boardOf = ({ board, tokens }: RouteProblem): Board => ({
  tiles: Object.fromEntries(
    Object.entries(board).map(([hex, [tile, turned]]) => [hex, { tile, rotation: rotation(turned) }]),
  ),
  tokens: tokens.map(([hex, city, slot, company]) => ({ company, hex, city, slot })),
  reservations: [],
  marks: {},
});

export interface RecordedAction {
  readonly type: string;
  readonly entity: string;
  readonly entity_type: string;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
  readonly choice?: string;
}
/** The state before the action with the same index. */
export interface RecordedState {
  readonly tiles?: Readonly<Record<string, readonly [string, number] | null>>;
  readonly corporations: readonly {
    readonly id: string;
    /** Hex, city, circle; tokens of closed companies have 'x' for a circle and are gone. */
    readonly tokens?: readonly (readonly [string, number, number | 'x'])[];
  }[];
}

export const recordingOf = (game: string) => ({
  actions: (readShared(`games/${game}.json`) as { flat_actions: readonly RecordedAction[] }).flat_actions,
  trace: readSharedLines(`games/${game}.trace.jsonl.gz`).map((line) => JSON.parse(line) as RecordedState),
});
