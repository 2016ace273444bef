/** The board without pictures: what lies on a hex, as data. Words for it live with the client. */
import { TRAIN_KINDS, VALUE_COLOURS } from '@roundhouse/engine/track/types';
import type {
  Board,
  Border,
  Colour,
  CompanyId,
  End,
  Gauge,
  HexId,
  NodeKind,
  Revenue,
  Shape,
  Terrain,
  Tile,
  TileId,
  TrackMap,
  TrainKind,
  ValueColour,
} from '@roundhouse/engine/track/types';
import { colourInForce } from './picture.ts';
import { printedNumber } from './tiles.ts';

export interface DescribedStop {
  readonly kind: Exclude<NodeKind, 'junction'>;
  readonly revenue: Revenue;
  /** What it is worth now. */
  readonly worth: number;
  /** What it is worth to kinds of train for which it prints a value of its own. */
  readonly byTrain: readonly { readonly kind: TrainKind; readonly worth: number }[];
  readonly slots: number;
  /** By circle: the company that stands there, or null. */
  readonly tokens: readonly (CompanyId | null)[];
  readonly reserved: readonly CompanyId[];
  /** Edges that its track leads to. */
  readonly exits: readonly number[];
}

export interface DescribedTrack {
  readonly edges: readonly number[];
  readonly gauges: readonly Gauge[];
}

export interface DescribedHex {
  readonly hex: HexId;
  readonly name?: string;
  readonly colour: Colour;
  readonly tile?: { readonly id: TileId; readonly number: string; readonly rotation: number };
  readonly label?: string;
  readonly stops: readonly DescribedStop[];
  /** Track that passes no stop: each set of edges that hang together. */
  readonly track: readonly DescribedTrack[];
  /** All edges with track, and which hex lies there; `joined` when its track meets ours. */
  readonly exits: readonly { readonly edge: number; readonly hex: HexId | null; readonly joined: boolean }[];
  readonly terrain: readonly Terrain[];
  readonly barriers: readonly Border[];
  readonly stubs: readonly number[];
  readonly marks: readonly string[];
  readonly futureLabel?: { readonly label: string; readonly from: Colour };
}

interface Laid {
  readonly shape: Shape;
  readonly rotation: number;
}

const inOrder = (edges: readonly number[]): readonly number[] => [...edges].sort((a, b) => a - b);

const edgesOf = (shape: Shape, rotation: number): ReadonlySet<number> =>
  new Set(shape.paths.flatMap((p) => [p.a, p.b]).flatMap((end) => ('edge' in end ? [(end.edge + rotation) % 6] : [])));

/** Edges reached from a stop over its paths and over junctions. */
const exitsOf = ({ shape, rotation }: Laid, node: number): readonly number[] => {
  const seen = new Set([node]);
  const found = new Set<number>();
  const queue = [node];
  while (queue.length > 0) {
    const at = queue.pop();
    for (const path of shape.paths) {
      const startsHere = 'node' in path.a && path.a.node === at;
      const here: End = startsHere ? path.a : path.b;
      const there: End = startsHere ? path.b : path.a;
      if (!('node' in here) || here.node !== at) continue;
      if ('edge' in there) found.add((there.edge + rotation) % 6);
      else if (!seen.has(there.node) && shape.nodes[there.node]?.kind === 'junction') {
        seen.add(there.node);
        queue.push(there.node);
      }
    }
  }
  return inOrder([...found]);
};

const bareTrack = (laid: Laid): readonly DescribedTrack[] => {
  const junctions = laid.shape.nodes.flatMap((node, i) => {
    if (node.kind !== 'junction') return [];
    const gauges = laid.shape.paths
      .filter((p) => [p.a, p.b].some((e) => 'node' in e && e.node === i))
      .map((p) => p.gauge);
    return [{ edges: exitsOf(laid, i), gauges: [...new Set(gauges)] }];
  });
  const plain = laid.shape.paths.flatMap((p) =>
    'edge' in p.a && 'edge' in p.b
      ? [{ edges: inOrder([(p.a.edge + laid.rotation) % 6, (p.b.edge + laid.rotation) % 6]), gauges: [p.gauge] }]
      : [],
  );
  return [...plain, ...junctions];
};

/** Where nothing is known of the phase, the first value that is printed. */
const worthOf = (revenue: Revenue, inForce: readonly ValueColour[]): number => {
  if (typeof revenue === 'number') return revenue;
  const colour = colourInForce(revenue, inForce) ?? VALUE_COLOURS.find((each) => revenue[each] !== undefined);
  return colour === undefined ? 0 : (revenue[colour] ?? 0);
};

const worthByTrain = (revenue: Revenue): DescribedStop['byTrain'] =>
  TRAIN_KINDS.flatMap((kind) => {
    const worth = typeof revenue === 'number' ? undefined : revenue[kind];
    return worth === undefined ? [] : [{ kind, worth }];
  });

export const describeHex = (
  of: {
    readonly map: TrackMap;
    readonly tiles: Readonly<Record<TileId, Tile>>;
    readonly board: Board;
    readonly inForce?: readonly ValueColour[];
  },
  id: HexId,
): DescribedHex => {
  const hex = of.map.hexes[id];
  if (!hex) throw new Error(`no hex ${id} on the map`);
  const laidOn = (at: HexId): Laid | undefined => {
    const tile = of.board.tiles[at];
    const shape = tile ? of.tiles[tile.tile] : of.map.hexes[at];
    return shape && { shape, rotation: tile?.rotation ?? 0 };
  };
  const tile = of.board.tiles[id];
  const laid = laidOn(id) ?? { shape: hex, rotation: 0 };
  const cities = laid.shape.nodes.filter((node) => node.kind === 'city');
  const stops = laid.shape.nodes.flatMap((node, i): DescribedStop[] => {
    if (node.kind === 'junction') return [];
    const city = cities.indexOf(node);
    const tokens = of.board.tokens.filter((t) => t.hex === id && t.city === city);
    return [
      {
        kind: node.kind,
        revenue: node.revenue,
        worth: worthOf(node.revenue, of.inForce ?? []),
        byTrain: worthByTrain(node.revenue),
        slots: node.slots,
        tokens: Array.from({ length: node.slots }, (_, slot) => tokens.find((t) => t.slot === slot)?.company ?? null),
        reserved:
          city < 0
            ? []
            : of.board.reservations.filter((r) => r.hex === id && (r.city ?? city) === city).map((r) => r.company),
        exits: exitsOf(laid, i),
      },
    ];
  });
  const exits = inOrder([...edgesOf(laid.shape, laid.rotation)]).map((edge) => {
    const other = of.map.neighbours[id]?.[edge] ?? null;
    const there = other === null ? undefined : laidOn(other);
    return {
      edge,
      hex: other,
      joined: there !== undefined && edgesOf(there.shape, there.rotation).has((edge + 3) % 6),
    };
  });
  return {
    hex: id,
    ...(hex.name === undefined ? {} : { name: hex.name }),
    colour: (tile ? of.tiles[tile.tile]?.colour : undefined) ?? hex.colour,
    ...(tile
      ? {
          tile: {
            id: tile.tile,
            number: printedNumber(of.tiles[tile.tile] ?? { id: tile.tile }),
            rotation: tile.rotation,
          },
        }
      : {}),
    ...(laid.shape.label === undefined ? {} : { label: laid.shape.label }),
    stops,
    track: bareTrack(laid),
    exits,
    terrain: tile ? (of.tiles[tile.tile]?.terrain ?? []) : hex.terrain,
    barriers: hex.borders.filter((b) => b.kind === 'impassable' || b.kind === 'water'),
    stubs: tile ? [] : hex.stubs,
    marks: [...(tile ? [] : hex.icons), ...(of.board.marks[id] ?? [])],
    ...(hex.futureLabel ? { futureLabel: hex.futureLabel } : {}),
  };
};
