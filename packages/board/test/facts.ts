/** Maps and tiles of all titles from the reference folder next to the project, through the engine's own reader. */
import { parseHex, parseTile } from '@roundhouse/engine/track/language';
import { neighboursOf } from '@roundhouse/engine/track/geometry';
import type { Colour, MapHex, Tile, TrackMap } from '@roundhouse/engine/track/types';
import { readShared } from '../../../testing/shared.ts';
import type { Chart, Livery } from '../src/index.ts';

export const TITLES = ['1817', '1849', '1862', '18cz', '18mex'] as const;

interface RawHex {
  readonly x: number;
  readonly y: number;
  readonly code: string;
  readonly color: Colour;
  readonly name?: string;
}
interface RawTile {
  readonly count: Tile['count'];
  readonly code: string;
  readonly color: Colour;
}
/** What a player count or an option replaces; null takes away. */
interface Changes {
  readonly hexes?: Readonly<Record<string, RawHex | null>>;
  readonly tiles?: Readonly<Record<string, RawTile | null>>;
}
interface Raw {
  readonly variants: readonly { readonly changes: Changes }[];
  readonly optional_rules: readonly { readonly data_changes: readonly { readonly changes: Changes }[] }[];
  readonly map: Pick<TrackMap, 'layout' | 'axes'> & { readonly hexes: Readonly<Record<string, RawHex>> };
  readonly tiles: Readonly<Record<string, RawTile>>;
  readonly market: {
    readonly kind: Chart['kind'];
    readonly rows: readonly (readonly ({ price: number; types: string[] } | null)[])[];
  };
  readonly corporations: readonly { readonly id: string; readonly color: string; readonly text_color: string }[];
}

export interface Facts {
  readonly map: TrackMap;
  readonly tiles: Readonly<Record<string, Tile>>;
  /** Hexes and tiles of variants and options. */
  readonly others: { readonly hexes: readonly MapHex[]; readonly tiles: readonly Tile[] };
  readonly chart: Chart;
  readonly liveries: Readonly<Record<string, Livery>>;
}

export const factsOf = (title: string): Facts => {
  const raw = readShared(`facts/${title}.json`) as Raw;
  const { layout, axes } = raw.map;
  const hexes: Record<string, MapHex> = Object.fromEntries(
    Object.entries(raw.map.hexes).map(([id, hex]) => [id, parseHex(id, hex.color, hex.code, hex, hex.name)]),
  );
  const changes = [...raw.variants, ...raw.optional_rules.flatMap((rule) => rule.data_changes)].map((c) => c.changes);
  return {
    others: {
      hexes: changes.flatMap((c) =>
        Object.entries(c.hexes ?? {}).flatMap(([id, hex]) =>
          hex ? [parseHex(id, hex.color, hex.code, hex, hex.name)] : [],
        ),
      ),
      tiles: changes.flatMap((c) =>
        Object.entries(c.tiles ?? {}).flatMap(([id, tile]) =>
          tile ? [parseTile(id, tile.color, tile.code, tile.count)] : [],
        ),
      ),
    },
    map: { layout, axes, hexes, neighbours: neighboursOf(hexes, layout) },
    tiles: Object.fromEntries(
      Object.entries(raw.tiles).map(([id, tile]) => [id, parseTile(id, tile.color, tile.code, tile.count)]),
    ),
    chart: {
      kind: raw.market.kind,
      rows: raw.market.rows.map((row, r) =>
        row.map((cell, c) => cell && { id: `${r},${c}`, price: cell.price, zones: cell.types }),
      ),
    },
    liveries: Object.fromEntries(
      raw.corporations.map((c) => [c.id, { colour: c.color, text: c.text_color, initials: c.id }]),
    ),
  };
};
