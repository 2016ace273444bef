/**
 * The one-line tile language of the hobby: parts separated by `;`, each a word with `=key:value,key:value`.
 *
 *   city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=B
 *
 * Ends of a path are edges (`0`..`5`) or nodes (`_0` is the first city, town, off-board area or junction of the line).
 */
import { toEdge } from './geometry.ts';
import { GAUGES, COLOURS } from './types.ts';
import type {
  Border,
  BorderKind,
  Colour,
  End,
  Gauge,
  HexId,
  Lane,
  MapHex,
  NodeKind,
  Path,
  Revenue,
  Terrain,
  Tile,
  TileId,
  TrackNode,
} from './types.ts';

/** Everything that a line can say; tiles and hexes pick what they can carry. */
export interface ParsedCode {
  readonly nodes: readonly TrackNode[];
  readonly paths: readonly Path[];
  readonly label?: string;
  readonly terrain: readonly Terrain[];
  readonly borders: readonly Border[];
  readonly stubs: readonly ReturnType<typeof toEdge>[];
  readonly futureLabel?: { readonly label?: string; readonly from: Colour };
  readonly icons: readonly string[];
  readonly partitions: readonly { readonly a: number; readonly b: number }[];
  readonly frame?: string;
}

type Args = ReadonlyMap<string, string>;

const BORDER_KINDS: Readonly<Record<string, BorderKind>> = {
  impassable: 'impassable',
  divider: 'divider',
  hidden: 'hidden',
  water: 'water',
  province: 'province',
  offboard: 'offboard',
};

class CodeError extends Error {}

const readArgs = (text: string, allowed: readonly string[], part: string): Args => {
  const args = new Map<string, string>();
  if (text === '') return args;
  for (const piece of text.split(',')) {
    const colon = piece.indexOf(':');
    const key = colon < 0 ? piece : piece.slice(0, colon);
    if (!allowed.includes(key)) throw new CodeError(`unknown word '${key}' in '${part}'`);
    args.set(key, colon < 0 ? '1' : piece.slice(colon + 1));
  }
  return args;
};

const number = (text: string | undefined, what: string): number => {
  const value = Number(text);
  if (text === undefined || text === '' || !Number.isFinite(value)) {
    throw new CodeError(`${what} is not a number: '${text ?? ''}'`);
  }
  return value;
};

const edge = (text: string | undefined, what: string) => {
  const value = number(text, what);
  if (!Number.isInteger(value) || value < 0 || value > 5) throw new CodeError(`${what} is not an edge: ${value}`);
  return toEdge(value);
};

const oneOf = <T extends string>(list: readonly T[], text: string | undefined, what: string): T => {
  const found = list.find((item) => item === text);
  if (found === undefined) throw new CodeError(`unknown ${what} '${text ?? ''}'`);
  return found;
};

/** '20' or 'yellow_20|green_30'. */
const revenue = (text: string | undefined): Revenue => {
  if (text === undefined) return 0;
  if (!text.includes('_')) return number(text, 'revenue');
  return Object.fromEntries(
    text.split('|').map((piece) => {
      const [colour, value] = piece.split('_');
      return [colour ?? '', number(value, 'revenue')];
    }),
  );
};

const STYLES = ['rect', 'dot', 'hidden'] as const;
const NODE_WORDS = ['revenue', 'slots', 'groups', 'loc', 'style', 'hide', 'route'] as const;

const node = (kind: NodeKind, part: number, args: Args): TrackNode => {
  const at = args.get('loc');
  const style = args.get('style');
  return {
    part,
    kind,
    revenue: revenue(args.get('revenue')),
    slots: kind === 'city' ? number(args.get('slots') ?? '1', 'slots') : 0,
    ...(args.has('groups') && { groups: (args.get('groups') ?? '').split('|') }),
    ...(at !== undefined && { at: at === 'center' ? at : number(at, 'loc') }),
    ...(style !== undefined && { style: oneOf(STYLES, style, 'style') }),
    ...(args.has('hide') && { hideValue: true }),
    ...(args.get('route') === 'optional' && { optionalStop: true }),
  };
};

/** '2.1' is the second of two lanes. */
const lane = (text: string): Lane => {
  const [of, index] = text.split('.');
  return { of: number(of, 'lane'), index: number(index, 'lane') };
};

const PATH_WORDS = ['a', 'b', 'lanes', 'a_lane', 'b_lane', 'track', 'terminal'] as const;

const end = (text: string | undefined, along: Lane | undefined, what: string): End => {
  if (text?.startsWith('_')) return { node: number(text.slice(1), what) };
  return { edge: edge(text, what), ...(along && { lane: along }) };
};

/** One path, or as many as `lanes` says; the lanes of the far edge are counted from the other side. */
const paths = (firstPart: number, args: Args): readonly Path[] => {
  const track = args.get('track');
  const gauge: Gauge = track === undefined ? 'broad' : oneOf(GAUGES, track, 'track');
  const terminal = args.has('terminal') && { terminal: true };
  const lanes = number(args.get('lanes') ?? '1', 'lanes');
  return Array.from({ length: lanes }, (_, i) => {
    const aLane = args.get('a_lane');
    const bLane = args.get('b_lane');
    const a = aLane === undefined ? undefined : lane(aLane);
    const b = bLane === undefined ? undefined : lane(bLane);
    return {
      part: firstPart + i,
      a: end(args.get('a'), lanes > 1 ? { of: lanes, index: i } : a, 'path end a'),
      b: end(args.get('b'), lanes > 1 ? { of: lanes, index: lanes - 1 - i } : b, 'path end b'),
      gauge,
      ...terminal,
    };
  });
};

const read = (code: string): ParsedCode => {
  const nodes: TrackNode[] = [];
  const track: Path[] = [];
  const terrain: Terrain[] = [];
  const borders: Border[] = [];
  const stubs: ReturnType<typeof toEdge>[] = [];
  const icons: string[] = [];
  const partitions: { a: number; b: number }[] = [];
  let label: string | undefined;
  let futureLabel: ParsedCode['futureLabel'];
  let frame: string | undefined;
  let part = 0;
  for (const text of code.split(';')) {
    if (text === '') continue;
    const equals = text.indexOf('=');
    const word = equals < 0 ? text : text.slice(0, equals);
    const rest = equals < 0 ? '' : text.slice(equals + 1);
    let parts = 1;
    switch (word) {
      case 'city':
      case 'town':
      case 'offboard':
      case 'junction':
        nodes.push(node(word, part, readArgs(rest, NODE_WORDS, text)));
        break;
      case 'path': {
        const made = paths(part, readArgs(rest, PATH_WORDS, text));
        track.push(...made);
        parts = made.length;
        break;
      }
      case 'label':
        label = rest;
        break;
      case 'upgrade': {
        const args = readArgs(rest, ['cost', 'terrain'], text);
        const kinds = args.get('terrain');
        terrain.push({
          cost: number(args.get('cost') ?? '0', 'cost'),
          kinds: kinds === undefined ? [] : kinds.split('|'),
        });
        break;
      }
      case 'border': {
        const args = readArgs(rest, ['edge', 'type', 'cost'], text);
        const kind = BORDER_KINDS[args.get('type') ?? 'hidden'];
        if (kind === undefined) throw new CodeError(`unknown border in '${text}'`);
        const cost = args.get('cost');
        borders.push({
          edge: edge(args.get('edge'), 'border edge'),
          kind,
          ...(cost !== undefined && { cost: number(cost, 'cost') }),
        });
        break;
      }
      case 'stub':
        stubs.push(edge(readArgs(rest, ['edge'], text).get('edge'), 'stub edge'));
        break;
      case 'future_label': {
        const args = readArgs(rest, ['label', 'color'], text);
        const future = args.get('label');
        futureLabel = {
          ...(future !== undefined && { label: future }),
          from: oneOf(COLOURS, args.get('color'), 'colour'),
        };
        break;
      }
      case 'icon':
        icons.push(readArgs(rest, ['image'], text).get('image') ?? '');
        break;
      case 'partition': {
        const args = readArgs(rest, ['a', 'b', 'type'], text);
        partitions.push({
          a: number(args.get('a'), 'partition'),
          b: number(args.get('b'), 'partition'),
        });
        break;
      }
      case 'frame':
        frame = readArgs(rest, ['color'], text).get('color');
        break;
      default:
        throw new CodeError(`unknown word '${word}'`);
    }
    part += parts;
  }
  for (const path of track) {
    for (const tip of [path.a, path.b]) {
      if ('node' in tip && !nodes[tip.node]) throw new CodeError(`a path ends at no node _${tip.node}`);
    }
  }
  return {
    nodes,
    paths: track,
    ...(label !== undefined && { label }),
    terrain,
    borders,
    stubs,
    ...(futureLabel && { futureLabel }),
    icons,
    partitions,
    ...(frame !== undefined && { frame }),
  };
};

export const parseCode = (code: string): ParsedCode => {
  try {
    return read(code);
  } catch (error) {
    if (error instanceof CodeError) {
      throw new Error(`tile code '${code}': ${error.message}`, { cause: error });
    }
    throw error;
  }
};

export const parseTile = (
  id: TileId,
  colour: Colour,
  code: string,
  count: number | 'unlimited',
  more: Pick<Tile, 'special' | 'supply'> = {},
): Tile => {
  const { nodes, paths: track, label, terrain, futureLabel, icons, frame } = parseCode(code);
  return {
    id,
    colour,
    count,
    code,
    nodes,
    paths: track,
    ...(label !== undefined && { label }),
    ...(terrain.length > 0 && { terrain }),
    ...(futureLabel && { futureLabel }),
    ...(icons.length > 0 && { icons }),
    ...(frame !== undefined && { frame }),
    ...more,
  };
};

export const parseHex = (
  id: HexId,
  colour: Colour,
  code: string,
  at: { readonly x: number; readonly y: number },
  name?: string,
): MapHex => {
  const { nodes, paths: track, label, futureLabel, partitions, ...parsed } = parseCode(code);
  const future = futureLabel?.label;
  return {
    id,
    x: at.x,
    y: at.y,
    colour,
    ...(name !== undefined && { name }),
    nodes,
    paths: track,
    ...(label !== undefined && { label }),
    terrain: parsed.terrain,
    borders: parsed.borders,
    stubs: parsed.stubs,
    ...(futureLabel && future !== undefined && { futureLabel: { label: future, from: futureLabel.from } }),
    icons: parsed.icons,
    ...(partitions.length > 0 && { partitions }),
    code,
  };
};
