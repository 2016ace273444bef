/** Board, tiles and market of a title against the reference facts; each difference is one line. */
import {
  type Direction,
  DIRECTIONS,
  EDGES,
  exitsOf,
  type Facts,
  type MapHex,
  placementsAt,
  type Shape,
  type UpgradePolicy,
  usableEdges,
} from '@roundhouse/engine';
import { readShared } from '../../../../testing/shared.ts';

type Entry = Readonly<Record<string, unknown>>;
type Section = Readonly<Record<string, Entry>>;

export interface ReferenceFacts {
  readonly map: { readonly layout: string; readonly hexes: Section };
  readonly tiles: Section;
  readonly market: {
    readonly kind: string;
    readonly rows: readonly (readonly ({ readonly price: number; readonly types: readonly string[] } | null)[])[];
    readonly moves: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
  };
  readonly [key: string]: unknown;
}

interface Change {
  readonly players: readonly number[];
  readonly changes: Readonly<Record<string, Readonly<Record<string, Entry | null>>>>;
}

const changed = (section: Section, changes: Readonly<Record<string, Entry | null>> = {}): Section => {
  const merged = { ...section, ...changes };
  return Object.fromEntries(Object.entries(merged).filter((each): each is [string, Entry] => each[1] !== null));
};

/** The reference for a player count and options, as they are named there. */
export const referenceFacts = (file: string, players: number, options: readonly string[] = []): ReferenceFacts => {
  const facts = readShared(`facts/${file}.json`) as ReferenceFacts;
  const variants = (
    facts['variants'] as readonly { when: { players: readonly number[] }; changes: Change['changes'] }[]
  )
    .filter(({ when }) => when.players.includes(players))
    .map(({ changes }) => changes);
  const chosen = (facts['optional_rules'] as readonly { id: string; data_changes: readonly Change[] }[])
    .filter(({ id }) => options.includes(id))
    .flatMap(({ data_changes }) => data_changes.filter((each) => each.players.includes(players)))
    .map(({ changes }) => changes);
  return [...variants, ...chosen].reduce<ReferenceFacts>(
    (before, changes) => ({
      ...before,
      map: { ...before.map, hexes: changed(before.map.hexes, changes['hexes']) },
      tiles: changed(before.tiles, changes['tiles']),
    }),
    facts,
  );
};

const sorted = (value: unknown): string => JSON.stringify([...(value as readonly number[])].sort((a, b) => a - b));

const nodesOf = (shape: Shape): string =>
  JSON.stringify(shape.nodes.map(({ part, kind, slots }) => (kind === 'city' ? [part, kind, slots] : [part, kind])));

const nodesThere = (entry: Entry): string =>
  JSON.stringify(
    (entry['nodes'] as readonly Entry[]).map(({ part, kind, slots }) =>
      kind === 'city' ? [part, kind, slots] : [part, kind],
    ),
  );

const hexDifferences = (facts: Facts, id: string, ours: MapHex, there: Entry): readonly string[] => {
  const found: string[] = [];
  const compare = (what: string, a: unknown, b: unknown): void => {
    if (a !== b) found.push(`hex ${id}: ${what} is ${String(a)}, reference ${String(b)}`);
  };
  compare('colour', ours.colour, there['color']);
  compare('code', ours.code, there['code']);
  compare('x', ours.x, there['x']);
  compare('y', ours.y, there['y']);
  compare('name', ours.name ?? undefined, there['name'] ?? undefined);
  compare('nodes', nodesOf(ours), nodesThere(there));
  compare('exits', sorted(exitsOf(ours)), sorted(there['exits']));
  compare('track edges', sorted(usableEdges(facts.track.map, id)), sorted(there['track_edges']));
  const adjacent = (there['adjacent'] ?? {}) as Readonly<Record<string, string>>;
  for (const edge of EDGES)
    compare(`neighbour ${edge}`, facts.track.map.neighbours[id]?.[edge] ?? undefined, adjacent[edge]);
  return found;
};

export const mapDifferences = (facts: Facts, reference: ReferenceFacts): readonly string[] => {
  const there = reference.map.hexes;
  const ours = facts.track.map.hexes;
  return [
    ...Object.keys(ours)
      .filter((id) => !there[id])
      .map((id) => `hex ${id} is not in the reference`),
    ...Object.entries(there).flatMap(([id, entry]) => {
      const hex = ours[id];
      return hex ? hexDifferences(facts, id, hex, entry) : [`hex ${id} is missing`];
    }),
  ];
};

export const tileDifferences = (facts: Facts, reference: ReferenceFacts): readonly string[] => {
  const ours = facts.track.tiles;
  return [
    ...Object.keys(ours)
      .filter((id) => !reference.tiles[id])
      .map((id) => `tile ${id} is not in the reference`),
    ...Object.entries(reference.tiles).flatMap(([id, there]) => {
      const tile = ours[id];
      if (!tile) return [`tile ${id} is missing`];
      const found: string[] = [];
      if (tile.count !== there['count'])
        found.push(`tile ${id}: ${tile.count} copies, reference ${String(there['count'])}`);
      if (tile.colour !== there['color']) found.push(`tile ${id}: ${tile.colour}, reference ${String(there['color'])}`);
      if (tile.code !== there['code']) found.push(`tile ${id}: code ${tile.code}, reference ${String(there['code'])}`);
      if (nodesOf(tile) !== nodesThere(there)) found.push(`tile ${id}: nodes differ`);
      if (sorted(exitsOf(tile)) !== sorted(there['exits'])) found.push(`tile ${id}: exits differ`);
      return found;
    }),
  ];
};

interface Upgrade {
  readonly tile: string;
  readonly rotations_on_map: readonly number[];
}

/** First tiles of every hex: which may lie there and how. */
export const firstTileDifferences = (
  facts: Facts,
  reference: ReferenceFacts,
  policy: UpgradePolicy,
  ignored: (tile: string, hex: string) => boolean = () => false,
): readonly string[] => {
  const empty = { tiles: {}, tokens: [], reservations: [], marks: {} };
  return Object.entries(reference.map.hexes).flatMap(([hex, entry]) => {
    const text = (list: readonly (readonly [string, readonly number[]])[]): string =>
      list
        .filter(([tile, rotations]) => rotations.length > 0 && !ignored(tile, hex))
        .map(([tile, rotations]) => `${tile}:${[...rotations].sort((a, b) => a - b).join('')}`)
        .sort()
        .join(' ');
    const there = text(
      ((entry['upgrades_to'] ?? []) as readonly Upgrade[]).map((each) => [each.tile, each.rotations_on_map]),
    );
    const byTile = new Map<string, number[]>();
    for (const { tile, rotation } of placementsAt(facts.track, empty, hex, policy))
      byTile.set(tile, [...(byTile.get(tile) ?? []), rotation]);
    const ours = text([...byTile]);
    return ours === there ? [] : [`first tiles in ${hex}: ${ours}; reference ${there}`];
  });
};

/** Prices, neighbours (with what is tried where there is none) and, by the given names, zones. */
export const marketDifferences = (
  facts: Facts,
  reference: ReferenceFacts,
  zones: Readonly<Record<string, string>>,
  otherwise: Readonly<Partial<Record<Direction, Direction>>> = {},
): readonly string[] => {
  const found: string[] = [];
  const { rows, moves, kind } = facts.market;
  if (kind !== reference.market.kind) found.push(`market is ${kind}, reference ${reference.market.kind}`);
  const text = (list: readonly string[]): string => [...list].sort().join();
  for (const [r, row] of reference.market.rows.entries())
    for (const [c, there] of row.entries()) {
      const ours = rows[r]?.[c] ?? null;
      if (ours?.price !== there?.price) found.push(`cell ${r},${c}: ${ours?.price}, reference ${there?.price}`);
      const names = (there?.types ?? []).flatMap((type) => zones[type] ?? []);
      if (ours && text(ours.zones) !== text(names))
        found.push(`cell ${r},${c}: ${text(ours.zones)}, reference ${text(names)}`);
    }
  for (const [cell, there] of Object.entries(reference.market.moves))
    for (const direction of DIRECTIONS) {
      const next = otherwise[direction];
      const ours = moves[cell]?.[direction] ?? (next && moves[cell]?.[next]) ?? cell;
      const named = there[direction]?.join() ?? cell;
      if (ours !== named) found.push(`${direction} of ${cell}: ${ours}, reference ${named}`);
    }
  return found;
};
