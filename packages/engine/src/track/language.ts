/**
 * The one-line tile language of the hobby: parts separated by `;`, each a word with `=key:value,key:value`.
 *
 *   city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=B
 *
 * Ends of a path are edges (`0`..`5`) or nodes (`_0` is the first city, town, off-board area or junction of the line).
 * Values by phase and by kind of train are `revenue:yellow_30|brown_60|diesel_100`.
 *
 * The language is strict: a part, word or value that it does not know, or that would have no effect, is an error.
 */
import { toEdge } from './geometry.ts';
import { BORDER_KINDS, COLOURS, EDGES, GAUGES, TERRAINS, TRAIN_KINDS, VALUE_COLOURS } from './types.ts';
import type {
  Border,
  Colour,
  Edge,
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
  TrainKind,
  ValueColour,
} from './types.ts';

/** Everything that a line can say; tiles and hexes pick what they can carry. */
export interface ParsedCode {
  readonly nodes: readonly TrackNode[];
  readonly paths: readonly Path[];
  readonly label?: string;
  readonly terrain: readonly Terrain[];
  readonly borders: readonly Border[];
  readonly stubs: readonly Edge[];
  readonly futureLabel?: { readonly label?: string; readonly from: Colour };
  readonly icons: readonly string[];
  readonly partitions: readonly { readonly a: Edge; readonly b: Edge }[];
  readonly frame?: string;
}

type Args = ReadonlyMap<string, string>;

class CodeError extends Error {}

const readArgs = (text: string, allowed: readonly string[], part: string): Args => {
  const args = new Map<string, string>();
  if (text === '') return args;
  for (const piece of text.split(',')) {
    const colon = piece.indexOf(':');
    const key = colon < 0 ? piece : piece.slice(0, colon);
    if (!allowed.includes(key)) throw new CodeError(`unknown word '${key}' in '${part}'`);
    if (colon < 0 || colon === piece.length - 1) throw new CodeError(`'${key}' has no value in '${part}'`);
    if (args.has(key)) throw new CodeError(`'${key}' stands twice in '${part}'`);
    args.set(key, piece.slice(colon + 1));
  }
  return args;
};

const number = (text: string | undefined, what: string): number => {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text))
    throw new CodeError(`${what} is not a number: '${text ?? ''}'`);
  return Number(text);
};

const whole = (text: string | undefined, what: string, least = 0): number => {
  const value = number(text, what);
  if (!Number.isInteger(value)) throw new CodeError(`${what} is not a whole number: ${value}`);
  if (value < least) throw new CodeError(`${what} is less than ${least}: ${value}`);
  return value;
};

const edge = (text: string | undefined, what: string): Edge => {
  const value = number(text, what);
  if (!EDGES.some((each) => each === value)) throw new CodeError(`${what} is not an edge: ${value}`);
  return toEdge(value);
};

const oneOf = <T extends string>(list: readonly T[], text: string | undefined, what: string): T => {
  const found = list.find((item) => item === text);
  if (found === undefined) throw new CodeError(`unknown ${what} '${text ?? ''}'`);
  return found;
};

const matching = (pattern: RegExp, text: string | undefined, what: string): string => {
  if (text === undefined || !pattern.test(text)) throw new CodeError(`this is no ${what}: '${text ?? ''}'`);
  return text;
};

/** A word that is either there, with the value 1, or not. */
const flag = (args: Args, key: string): boolean => args.has(key) && oneOf(['1'], args.get(key), key) === '1';

const LABEL = /^[\p{L}\d&]{1,4}$/u;
const ICON = /^[\w-]+(\/[\w-]+)*$/;
const FRAME = /^#[\da-f]{6}$/i;
const GROUP = /^\w+$/;

/** '20', or 'yellow_20|green_30|diesel_80': by the colour of the phase and by kind of train. */
const revenue = (text: string | undefined): Revenue => {
  if (text === undefined) return 0;
  if (!text.includes('_')) return whole(text, 'revenue');
  const values: Partial<Record<ValueColour | TrainKind, number>> = {};
  for (const piece of text.split('|')) {
    const [name, value, ...more] = piece.split('_');
    if (more.length > 0) throw new CodeError(`revenue is not a number: '${piece}'`);
    const key = oneOf([...VALUE_COLOURS, ...TRAIN_KINDS], name, 'colour or train in a revenue:');
    if (values[key] !== undefined) throw new CodeError(`revenue by ${key} stands twice`);
    values[key] = whole(value, 'revenue');
  }
  return values;
};

const STYLES = ['rect', 'dot', 'hidden'] as const;
const STOP_WORDS = ['revenue', 'groups', 'loc', 'style', 'hide', 'route'] as const;
const NODE_WORDS: Readonly<Record<NodeKind, readonly string[]>> = {
  city: [...STOP_WORDS, 'slots'],
  town: STOP_WORDS,
  offboard: STOP_WORDS,
  junction: ['loc'],
};

const place = (text: string): number | 'center' => {
  if (text === 'center') return text;
  const at = number(text, 'loc');
  if (at >= 6) throw new CodeError(`loc is not on the rim of a hex: ${at}`);
  return at;
};

const node = (kind: NodeKind, part: number, args: Args): TrackNode => {
  const at = args.get('loc');
  const style = args.get('style');
  const groups = args.get('groups');
  return {
    part,
    kind,
    revenue: revenue(args.get('revenue')),
    slots: kind === 'city' ? whole(args.get('slots') ?? '1', 'slots', 1) : 0,
    ...(groups !== undefined && { groups: groups.split('|').map((group) => matching(GROUP, group, 'group')) }),
    ...(at !== undefined && { at: place(at) }),
    ...(style !== undefined && { style: oneOf(STYLES, style, 'style') }),
    ...(flag(args, 'hide') && { hideValue: true }),
    ...(args.has('route') && oneOf(['optional'], args.get('route'), 'route') && { optionalStop: true }),
  };
};

/** '2.1' is the second of two lanes. */
const lane = (text: string): Lane => {
  const [of, index, ...more] = text.split('.');
  const found = { of: whole(of, 'lane', 1), index: whole(index, 'lane') };
  if (more.length > 0 || found.index >= found.of) throw new CodeError(`there is no lane ${text}`);
  return found;
};

const PATH_WORDS = ['a', 'b', 'lanes', 'a_lane', 'b_lane', 'track', 'terminal'] as const;

const end = (text: string | undefined, along: Lane | undefined, what: string): End => {
  if (!text?.startsWith('_')) return { edge: edge(text, what), ...(along && { lane: along }) };
  return { node: whole(text.slice(1), what) };
};

/** One path, or as many as `lanes` says; the lanes of the far edge are counted from the other side. */
const paths = (firstPart: number, args: Args, text: string): readonly Path[] => {
  const track = args.get('track');
  const gauge: Gauge = track === undefined ? 'broad' : oneOf(GAUGES, track, 'track');
  const terminal = flag(args, 'terminal') && { terminal: true };
  const lanes = whole(args.get('lanes') ?? '1', 'lanes', 1);
  const aLane = args.get('a_lane');
  const bLane = args.get('b_lane');
  if (args.get('a') === args.get('b')) throw new CodeError(`'${text}' ends where it begins`);
  for (const side of ['a', 'b']) {
    const isNode = args.get(side)?.startsWith('_') === true;
    if (args.has(`${side}_lane`) && (args.has('lanes') || isNode)) throw new CodeError(`no ${side}_lane in '${text}'`);
  }
  const a = aLane === undefined ? undefined : lane(aLane);
  const b = bLane === undefined ? undefined : lane(bLane);
  return Array.from({ length: lanes }, (_, i) => ({
    part: firstPart + i,
    a: end(args.get('a'), lanes > 1 ? { of: lanes, index: i } : a, 'path end a'),
    b: end(args.get('b'), lanes > 1 ? { of: lanes, index: lanes - 1 - i } : b, 'path end b'),
    gauge,
    ...terminal,
  }));
};

/** Words that a line says once at most. */
const ONCE: readonly string[] = ['label', 'future_label', 'frame'];

const read = (code: string): ParsedCode => {
  const nodes: TrackNode[] = [];
  const track: Path[] = [];
  const terrain: Terrain[] = [];
  const borders: Border[] = [];
  const stubs: Edge[] = [];
  const icons: string[] = [];
  const partitions: { a: Edge; b: Edge }[] = [];
  const said = new Set<string>();
  let label: string | undefined;
  let futureLabel: ParsedCode['futureLabel'];
  let frame: string | undefined;
  let part = 0;
  // Lines of other systems close with a `;` now and then.
  const line = code.replace(/;$/, '');
  for (const text of line === '' ? [] : line.split(';')) {
    const equals = text.indexOf('=');
    const word = equals < 0 ? text : text.slice(0, equals);
    const rest = equals < 0 ? '' : text.slice(equals + 1);
    if (ONCE.includes(word) && said.has(word)) throw new CodeError(`'${word}' stands twice`);
    said.add(word);
    let parts = 1;
    switch (word) {
      case 'city':
      case 'town':
      case 'offboard':
      case 'junction':
        nodes.push(node(word, part, readArgs(rest, NODE_WORDS[word], text)));
        break;
      case 'path': {
        const made = paths(part, readArgs(rest, PATH_WORDS, text), text);
        track.push(...made);
        parts = made.length;
        break;
      }
      case 'label':
        label = matching(LABEL, rest, 'label');
        break;
      case 'upgrade': {
        const args = readArgs(rest, ['cost', 'terrain'], text);
        const kinds = args.get('terrain');
        terrain.push({
          cost: whole(args.get('cost'), 'cost'),
          kinds: kinds === undefined ? [] : kinds.split('|').map((kind) => oneOf(TERRAINS, kind, 'terrain')),
        });
        break;
      }
      case 'border': {
        const args = readArgs(rest, ['edge', 'type', 'cost'], text);
        const cost = args.get('cost');
        borders.push({
          edge: edge(args.get('edge'), 'border edge'),
          kind: oneOf(BORDER_KINDS, args.get('type') ?? 'hidden', 'border'),
          ...(cost !== undefined && { cost: whole(cost, 'cost') }),
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
          ...(future !== undefined && { label: matching(LABEL, future, 'label') }),
          from: oneOf(COLOURS, args.get('color'), 'colour'),
        };
        break;
      }
      case 'icon':
        icons.push(matching(ICON, readArgs(rest, ['image'], text).get('image'), 'icon'));
        break;
      case 'partition': {
        const args = readArgs(rest, ['a', 'b', 'type'], text);
        oneOf(['divider'], args.get('type') ?? 'divider', 'partition');
        partitions.push({ a: edge(args.get('a'), 'partition'), b: edge(args.get('b'), 'partition') });
        break;
      }
      case 'frame':
        frame = matching(FRAME, readArgs(rest, ['color'], text).get('color'), 'colour of a frame');
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

/** Errors name the code that they are in. */
const inCode = <T>(code: string, make: () => T): T => {
  try {
    return make();
  } catch (error) {
    if (error instanceof CodeError) throw new Error(`tile code '${code}': ${error.message}`, { cause: error });
    throw error;
  }
};

export const parseCode = (code: string): ParsedCode => inCode(code, () => read(code));

const refuseIf = (refused: boolean, message: string): void => {
  if (refused) throw new CodeError(message);
};

export const parseTile = (
  id: TileId,
  colour: Colour,
  code: string,
  count: number | 'unlimited',
  more: Pick<Tile, 'special' | 'supply'> = {},
): Tile =>
  inCode(code, () => {
    const { nodes, paths: track, label, terrain, futureLabel, icons, frame, borders, stubs, partitions } = read(code);
    refuseIf(stubs.length > 0, 'a tile has no stubs');
    refuseIf(partitions.length > 0, 'a tile has no partitions');
    refuseIf(
      borders.some(({ kind, cost }) => kind !== 'hidden' || cost !== undefined),
      'a tile can only leave the line of an edge out',
    );
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
      ...(borders.length > 0 && { openEdges: borders.map((border) => border.edge) }),
      ...more,
    };
  });

export const parseHex = (
  id: HexId,
  colour: Colour,
  code: string,
  at: { readonly x: number; readonly y: number },
  name?: string,
): MapHex =>
  inCode(code, () => {
    const { nodes, paths: track, label, futureLabel, partitions, frame, ...parsed } = read(code);
    const future = futureLabel?.label;
    refuseIf(frame !== undefined, 'a hex has no frame');
    refuseIf(futureLabel !== undefined && future === undefined, 'the future label of a hex is missing');
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
  });
