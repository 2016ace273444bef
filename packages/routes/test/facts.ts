/** Test input: the shared facts as track sets, and the recorded route problems. */
import type {
  Border,
  Colour,
  Edge,
  End,
  Gauge,
  MapHex,
  NodeKind,
  Path,
  Shape,
  Tile,
  TrackSet,
} from '@roundhouse/engine';
import type { ProblemLine } from '@roundhouse/routes';
import { readShared, readSharedLines, recordedNames } from '../../../testing/shared.ts';
import type { Title } from './titles.ts';

interface RawLane {
  of: number;
  index: number;
}
type RawEnd = { edge: number } | { node: number };
interface RawShape {
  nodes: {
    part: number;
    kind: NodeKind;
    revenue?: number | Record<string, number>;
    slots?: number;
    groups?: string[];
  }[];
  paths: { part: number; a: RawEnd; b: RawEnd; gauge: Gauge; a_lane?: RawLane; b_lane?: RawLane; terminal?: unknown }[];
  label?: string;
  code: string;
}
interface RawHex extends RawShape {
  x: number;
  y: number;
  color: Colour;
  adjacent: Record<string, string>;
  borders?: { edge: number; type?: string }[];
}
interface RawTile extends RawShape {
  color: Colour;
  count: number | 'unlimited';
  physical_tile?: string;
}
interface RawChanges {
  hexes?: Record<string, RawHex | null>;
  tiles?: Record<string, RawTile | null>;
}
interface RawFacts {
  map: { layout: 'flat' | 'pointy'; axes: TrackSet['map']['axes']; hexes: Record<string, RawHex> };
  tiles: Record<string, RawTile>;
  variants: { when: { players: number[] }; changes: RawChanges }[];
  optional_rules: { id: string; data_changes: { players: number[]; changes: RawChanges }[] }[];
}

const endOf = (end: RawEnd, lane: RawLane | undefined): End => {
  if ('node' in end) return { node: end.node };
  return lane ? { edge: end.edge as Edge, lane } : { edge: end.edge as Edge };
};

const shapeOf = (raw: RawShape): Shape => ({
  nodes: raw.nodes.map((node) => ({
    part: node.part,
    kind: node.kind,
    revenue: node.revenue ?? 0,
    slots: node.kind === 'city' ? (node.slots ?? 1) : 0,
    ...(node.groups ? { groups: node.groups } : {}),
  })),
  paths: raw.paths.map((path): Path => ({
    part: path.part,
    a: endOf(path.a, path.a_lane),
    b: endOf(path.b, path.b_lane),
    gauge: path.gauge,
    ...(path.terminal === undefined ? {} : { terminal: true }),
  })),
  ...(raw.label === undefined ? {} : { label: raw.label }),
});

const hexOf = (id: string, raw: RawHex): MapHex => ({
  ...shapeOf(raw),
  id,
  x: raw.x,
  y: raw.y,
  colour: raw.color,
  terrain: [],
  borders: (raw.borders ?? [])
    .filter((border) => border.type === 'impassable')
    .map((border): Border => ({ edge: border.edge as Edge, kind: 'impassable' })),
  stubs: [],
  icons: [],
  code: raw.code,
});

const tileOf = (id: string, raw: RawTile): Tile => ({
  ...shapeOf(raw),
  id,
  colour: raw.color,
  count: raw.count,
  code: raw.code,
  ...(raw.physical_tile === undefined ? {} : { supply: raw.physical_tile }),
});

const factsCache = new Map<string, RawFacts>();
const factsOf = (title: string): RawFacts => {
  const known = factsCache.get(title);
  if (known) return known;
  const facts = readShared(`facts/${title.toLowerCase()}.json`) as RawFacts;
  factsCache.set(title, facts);
  return facts;
};

const change = <T>(base: Record<string, T>, changes: Record<string, T | null> | undefined): Record<string, T> => {
  const result = { ...base };
  for (const [key, value] of Object.entries(changes ?? {})) {
    if (value === null) delete result[key];
    else result[key] = value;
  }
  return result;
};

const trackCache = new Map<string, TrackSet>();
export const trackOf = (title: string, players: number, options: readonly string[]): TrackSet => {
  const key = `${title} ${players} ${options.join()}`;
  const known = trackCache.get(key);
  if (known) return known;
  const facts = factsOf(title);
  let hexes = facts.map.hexes;
  let tiles = facts.tiles;
  const all = [
    ...facts.variants.filter((v) => v.when.players.includes(players)).map((v) => v.changes),
    ...facts.optional_rules
      .filter((o) => options.includes(o.id))
      .flatMap((o) => o.data_changes.filter((d) => d.players.includes(players)).map((d) => d.changes)),
  ];
  for (const changes of all) {
    hexes = change(hexes, changes.hexes);
    tiles = change(tiles, changes.tiles);
  }
  const ids = Object.keys(hexes);
  const track: TrackSet = {
    map: {
      layout: facts.map.layout,
      axes: facts.map.axes,
      hexes: Object.fromEntries(Object.entries(hexes).map(([id, raw]) => [id, hexOf(id, raw)])),
      neighbours: Object.fromEntries(
        Object.entries(hexes).map(([id, raw]) => [
          id,
          [0, 1, 2, 3, 4, 5].map((edge) => {
            const other = raw.adjacent[String(edge)];
            return other !== undefined && ids.includes(other) ? other : null;
          }),
        ]),
      ),
    },
    tiles: Object.fromEntries(Object.entries(tiles).map(([id, raw]) => [id, tileOf(id, raw)])),
  };
  trackCache.set(key, track);
  return track;
};

export interface Recorded extends ProblemLine {
  readonly game: string;
  readonly i: number;
  readonly verified: boolean;
  readonly human: {
    readonly revenue: number;
    readonly subsidy?: number;
    readonly routes: readonly {
      readonly train: string;
      readonly revenue: number;
      readonly connections: readonly (readonly string[])[];
      readonly stops: readonly (readonly [string, number])[];
    }[];
  };
}

export const recordedProblems = (title: Title): readonly Recorded[] =>
  recordedNames(title)
    .flatMap((name) => readSharedLines(`games/${title}/${name}.routes.jsonl.gz`))
    .map((line) => JSON.parse(line) as Recorded);
