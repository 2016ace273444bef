/** Maps as titles write them: by colour, a tile code and the hexes that carry it. */
import { neighboursOf, placeOf } from './geometry.ts';
import type { Axes, Layout } from './geometry.ts';
import { parseHex } from './language.ts';
import { COLOURS } from './types.ts';
import type { Colour, HexId, MapHex, TrackMap } from './types.ts';

/** `{ white: { 'city=revenue:0': 'B5 B17', '': 'B3 B7' }, … }` */
export type HexTable = Readonly<Partial<Record<Colour, Readonly<Record<string, string>>>>>;

export interface MapSpec {
  readonly layout: Layout;
  readonly axes: Axes;
  readonly hexes: HexTable;
  /** Names by hex. */
  readonly names?: Readonly<Record<HexId, string>>;
  /** What a hex is called on the printed map, where its id is another. */
  readonly printed?: (id: HexId) => string;
}

/** What another player count or an option changes: hexes replaced or added, hexes gone. */
export interface MapChange {
  readonly hexes?: HexTable;
  readonly names?: Readonly<Record<HexId, string>>;
  readonly without?: string;
}

const idsOf = (list: string): readonly HexId[] => list.split(/\s+/).filter((id) => id !== '');

const hexesOf = (table: HexTable, axes: Axes, names: Readonly<Record<HexId, string>>) => {
  const hexes: Record<HexId, MapHex> = {};
  for (const colour of COLOURS) {
    for (const [code, ids] of Object.entries(table[colour] ?? {})) {
      for (const id of idsOf(ids)) {
        if (hexes[id]) throw new Error(`hex ${id} is on the map twice`);
        hexes[id] = parseHex(id, colour, code, placeOf(id, axes), names[id]);
      }
    }
  }
  return hexes;
};

/** The coordinate that people read. */
export const printedHex = ({ hexes }: Pick<TrackMap, 'hexes'>, id: HexId): string => hexes[id]?.printed ?? id;

export const buildMap = ({ layout, axes, hexes: table, names = {}, printed }: MapSpec): TrackMap => {
  const plain = hexesOf(table, axes, names);
  const hexes = printed
    ? Object.fromEntries(Object.entries(plain).map(([id, hex]) => [id, { ...hex, printed: printed(id) }]))
    : plain;
  for (const id of Object.keys(names)) {
    if (!hexes[id]) throw new Error(`'${names[id]}' names ${id}, which is not on the map`);
  }
  return { layout, axes, hexes, neighbours: neighboursOf(hexes, layout) };
};

/** A map for another player count or with an option; names are kept where the hex is. */
export const changeMap = (map: TrackMap, change: MapChange): TrackMap => {
  const gone = new Set(idsOf(change.without ?? ''));
  const kept = Object.entries(map.hexes).filter(([id]) => !gone.has(id));
  const names: Record<HexId, string> = {};
  for (const [id, hex] of kept) if (hex.name !== undefined) names[id] = hex.name;
  const hexes = {
    ...Object.fromEntries(kept),
    ...hexesOf(change.hexes ?? {}, map.axes, { ...names, ...change.names }),
  };
  return { ...map, hexes, neighbours: neighboursOf(hexes, map.layout) };
};
