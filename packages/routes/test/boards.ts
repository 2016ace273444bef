/** Small random boards, different every seed: a few hexes with whatever track the title knows. */
import type {
  Board,
  Colour,
  Edge,
  Gauge,
  MapHex,
  NodeKind,
  Path,
  PlacedToken,
  Tile,
  TrackNode,
  TrackSet,
} from '@roundhouse/engine';
import type { Problem, RouteRules } from '@roundhouse/routes';
import { dice } from './dice.ts';
import type { Title } from './titles.ts';
import { rulesOf } from './titles.ts';

const STEPS: readonly (readonly [number, number])[] = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
];

const TRAINS: Record<Title, readonly string[]> = {
  '1817': ['2', '2+', '3', '4', '5', '7'],
  '1849': ['4H', '6H', '8H', 'R6H', 'E'],
  '1862': ['1F', '2F', '3F', '6F', '7F', '2L', '2/3L', '3L', '2E', '2/3E', '3E', '4E'],
  '18CZ': ['2a', '3c', '4e', '2+2b', '3+3d', '3Ed', '4Ef', 'moravia 4+4', 'moravia 3E', 'best 4E'],
  '18MEX': ['2', '3', '4', '4D'],
};

type Roll = (sides: number) => number;
interface Maker {
  title: Title;
  roll: Roll;
  /** Edges that face another hex, on a crowded board. */
  near: readonly Edge[];
}
interface Draft {
  nodes: TrackNode[];
  paths: Path[];
  colour: Colour;
  label?: string;
}

/** Edges in random order; on a crowded board those that face another hex come first. */
const edgesOf = ({ roll, near }: Maker, n: number): Edge[] => {
  const left: Edge[] = [0, 1, 2, 3, 4, 5];
  const result: Edge[] = [];
  while (result.length < n && left.length > 0) {
    const first = left.filter((edge) => near.includes(edge));
    const from = first.length > 0 ? first : left;
    const edge = from[roll(from.length)] ?? 0;
    left.splice(left.indexOf(edge), 1);
    result.push(edge);
  }
  return result;
};

const gaugeFor = ({ title, roll }: Maker): Gauge =>
  title === '1849' ? ((['broad', 'broad', 'narrow', 'dual'] as const)[roll(4)] ?? 'broad') : 'broad';

const node = (
  part: number,
  kind: NodeKind,
  revenue: TrackNode['revenue'],
  slots = 0,
  groups?: string[],
): TrackNode => ({
  part,
  kind,
  revenue,
  slots,
  ...(groups ? { groups } : {}),
});

const spokes = (maker: Maker, to: number, edges: readonly Edge[], part: number, terminal = false): Path[] =>
  edges.map((edge, i) => ({
    part: part + i,
    a: { edge },
    b: { node: to },
    gauge: gaugeFor(maker),
    ...(terminal ? { terminal: true } : {}),
  }));

const outside = (maker: Maker): Draft => {
  const { title, roll } = maker;
  const blue = title === '1849' && roll(2) === 0;
  const group = title === '1862' ? [['North', 'East', 'London', 'West'][roll(4)] ?? 'North'] : undefined;
  const value = group
    ? { yellow: 20 + 10 * (group[0]?.length ?? 0), brown: 30 + 10 * (group[0]?.length ?? 0) }
    : { yellow: 20 + 10 * roll(3), brown: 30 + 10 * roll(5) };
  return {
    nodes: [node(0, 'offboard', value, 0, group)],
    paths: spokes(maker, 0, edgesOf(maker, 1 + roll(3)), 1),
    colour: blue || group?.[0] === 'North' || group?.[0] === 'East' ? 'blue' : 'red',
  };
};

const draft = (maker: Maker): Draft => {
  const { title, roll } = maker;
  const kind = roll(20);
  const city = (): TrackNode => node(0, 'city', 10 * (1 + roll(6)), 1 + roll(2));
  if (kind < 7) return { nodes: [city()], paths: spokes(maker, 0, edgesOf(maker, 2 + roll(4)), 1), colour: 'green' };
  if (kind < 10 && title !== '1817')
    return {
      nodes: [node(0, 'town', 10 * (1 + roll(3)))],
      paths: spokes(maker, 0, edgesOf(maker, 2 + roll(2)), 1),
      colour: 'yellow',
    };
  if (kind < 12) return outside(maker);
  if (kind < 14 && title === '1817')
    return {
      nodes: [node(0, 'junction', 0)],
      paths: spokes(maker, 0, edgesOf(maker, 3 + roll(2)), 1),
      colour: 'brown',
    };
  if (kind === 14) {
    const group = title === '18CZ' && roll(2) === 0 ? ['Praha'] : undefined;
    const edges = edgesOf(maker, 3);
    return {
      nodes: [node(0, 'city', 40, 1, group), node(1, 'city', 40, 1, group)],
      paths: [...spokes(maker, 0, edges.slice(0, 1), 2), ...spokes(maker, 1, edges.slice(1), 3)],
      colour: 'yellow',
    };
  }
  if (kind === 15 && title === '18MEX') {
    return {
      nodes: [node(0, 'city', 30, 1), node(1, 'town', 10)],
      paths: [...spokes(maker, 0, edgesOf(maker, 2), 2), { part: 4, a: { node: 1 }, b: { node: 0 }, gauge: 'broad' }],
      colour: 'yellow',
    };
  }
  if (kind === 16 && (title === '18CZ' || title === '18MEX')) {
    return {
      nodes: [node(0, 'city', { green: 30, brown: 50 }, 1)],
      paths: spokes(maker, 0, edgesOf(maker, 2), 1, true),
      colour: 'red',
      label: 'A',
    };
  }
  const paths: Path[] = [];
  const twoLines = title === '1862';
  const edges = edgesOf(maker, 6);
  const count = 1 + roll(3);
  for (let i = 0; i < count; i++) {
    const a = twoLines ? edges[2 * i] : edges[roll(4)];
    const b = twoLines ? edges[2 * i + 1] : edges[roll(4)];
    if (a === undefined || b === undefined || a === b) continue;
    paths.push({ part: i, a: { edge: a }, b: { edge: b }, gauge: gaugeFor(maker) });
  }
  return { nodes: [], paths, colour: 'green' };
};

const COPPER: Tile = {
  id: '470',
  colour: 'yellow',
  count: 1,
  code: '',
  nodes: [node(0, 'town', 20)],
  paths: [
    { part: 1, a: { edge: 0 }, b: { node: 0 }, gauge: 'broad' },
    { part: 2, a: { edge: 3 }, b: { node: 0 }, gauge: 'broad' },
    { part: 3, a: { edge: 3 }, b: { edge: 4 }, gauge: 'broad' },
    { part: 4, a: { edge: 4 }, b: { node: 0 }, gauge: 'broad' },
  ],
};

/** Two tracks side by side over one border. */
const addLanes = (drafts: Map<string, Draft>, neighbours: Record<string, (string | null)[]>): void => {
  for (const [id, here] of drafts) {
    if (here.nodes[0]?.kind !== 'city' || here.nodes.length > 1) continue;
    for (let edge = 0; edge < 6; edge++) {
      const other = drafts.get(neighbours[id]?.[edge] ?? '');
      if (!other || other.nodes[0]?.kind !== 'city' || other.nodes.length > 1) continue;
      const uses = (draftHex: Draft, e: number): boolean =>
        draftHex.paths.some((p) => ('edge' in p.a && p.a.edge === e) || ('edge' in p.b && p.b.edge === e));
      const facing = ((edge + 3) % 6) as Edge;
      if (uses(here, edge) || uses(other, facing)) continue;
      for (const index of [0, 1]) {
        here.paths.push({
          part: 10 + index,
          a: { edge: edge as Edge, lane: { of: 2, index } },
          b: { node: 0 },
          gauge: 'broad',
        });
        other.paths.push({
          part: 12 + index,
          a: { edge: facing, lane: { of: 2, index } },
          b: { node: 0 },
          gauge: 'broad',
        });
      }
      return;
    }
  }
};

const spread = (roll: Roll, size: number): Map<string, [number, number]> => {
  const cells = new Map<string, [number, number]>([['0,0', [0, 0]]]);
  while (cells.size < size) {
    const [x, y] = [...cells.values()][roll(cells.size)] ?? [0, 0];
    const [dx, dy] = STEPS[roll(6)] ?? [0, 2];
    cells.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
  }
  return cells;
};

export const smallBoard = (title: Title, seed: number): Problem => {
  const roll = dice(seed * 7919 + 13);
  for (let i = 0; i < 5; i++) roll(2);
  const cells = spread(roll, 5 + roll(7));
  const neighbours = Object.fromEntries(
    [...cells].map(([id, [x, y]]) => [
      id,
      STEPS.map(([dx, dy]) => (cells.has(`${x + dx},${y + dy}`) ? `${x + dx},${y + dy}` : null)),
    ]),
  );
  const crowded = roll(3) > 0;
  const drafts = new Map(
    [...cells.keys()].map((id, i) => {
      const near = crowded ? ([0, 1, 2, 3, 4, 5] as const).filter((edge) => neighbours[id]?.[edge]) : [];
      const maker = { title, roll, near };
      return [id, i < 2 ? cityDraft(maker) : draft(maker)];
    }),
  );
  if (title === '18MEX' && roll(3) === 0) addLanes(drafts, neighbours);
  const hexes: Record<string, MapHex> = {};
  for (const [id, [x, y]] of cells) {
    const { nodes, paths, colour, label } = drafts.get(id) as Draft;
    const wall = roll(25) === 0 ? [{ edge: roll(6) as Edge, kind: 'impassable' as const }] : [];
    hexes[id] = {
      id,
      x,
      y,
      nodes,
      paths,
      colour,
      ...(label === undefined ? {} : { label }),
      terrain: [],
      borders: wall,
      stubs: [],
      icons: [],
      code: '',
    };
  }
  const track: TrackSet = {
    map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes, neighbours },
    tiles: { '470': COPPER },
  };
  const plain = [...cells.keys()].filter((id) => (drafts.get(id)?.nodes.length ?? 0) === 0);
  const copper =
    title === '18MEX' && plain[0] !== undefined && roll(2) === 0
      ? { [plain[0]]: { tile: '470', rotation: roll(6) as Edge } }
      : {};
  const tokens = tokensOn(roll, title, drafts);
  const marks: Record<string, string[]> = {};
  for (const id of cells.keys()) if (roll(4) === 0) marks[id] = [['mine', 'ranch', 'bridge', 'CNM'][roll(4)] ?? 'mine'];
  const board: Board = { tiles: copper, tokens, reservations: [], marks };
  const rules: RouteRules = {
    ...rulesOf(title, ['modern_trains', 'all_trains']),
    ...(title === '1862'
      ? {
          ...(roll(4) === 0 ? { meetAt: 'anyStop' as const } : {}),
          licence: { group: 'London', hexes: [roll(3) === 0 ? 'nowhere' : '0,0'] },
        }
      : {}),
  };
  const names = TRAINS[title];
  const trains = Array.from({ length: 1 + roll(title === '1862' ? 3 : 2) + (roll(6) === 0 ? 1 : 0) }, (_, i) => {
    const name = names[roll(names.length)] ?? names[0] ?? '';
    const rule = rules.trains[name];
    if (!rule) throw new Error(`no train ${name}`);
    return { id: `${name}-${i}`, rule };
  });
  const home = tokens.find((token) => token.company === 'A')?.hex;
  return {
    track,
    board,
    company: 'A',
    companyMarks: roll(2) === 0 ? ['CNM'] : [],
    home: home === undefined ? [] : [home],
    trains,
    colours: roll(2) === 0 ? ['yellow', 'green'] : ['yellow', 'green', 'brown'],
    rules,
  };
};

/** The same board with values for diesels on every second stop, and every second train a diesel. */
export const dieselBoard = (title: Title, seed: number): Problem => {
  const problem = smallBoard(title, seed);
  const roll = dice(seed * 104_729 + 7);
  const withDiesel = (node: TrackNode): TrackNode =>
    node.kind === 'junction' || typeof node.revenue === 'object' || roll(2) === 0
      ? node
      : { ...node, revenue: { yellow: node.revenue, diesel: 10 * roll(12) } };
  const hexes = Object.entries(problem.track.map.hexes).map(([id, hex]): [string, MapHex] => [
    id,
    { ...hex, nodes: hex.nodes.map(withDiesel) },
  ]);
  return {
    ...problem,
    track: { ...problem.track, map: { ...problem.track.map, hexes: Object.fromEntries(hexes) } },
    trains: problem.trains.map((train, i) =>
      i % 2 === 0 ? { ...train, rule: { ...train.rule, kind: 'diesel' } } : train,
    ),
  };
};

const cityDraft = (maker: Maker): Draft => ({
  nodes: [node(0, 'city', 10 * (1 + maker.roll(6)), 1 + maker.roll(2))],
  paths: spokes(maker, 0, edgesOf(maker, 3 + maker.roll(3)), 1),
  colour: 'green',
});

const tokensOn = (roll: Roll, title: Title, drafts: ReadonlyMap<string, Draft>): PlacedToken[] => {
  const tokens: PlacedToken[] = [];
  let first = true;
  for (const [hex, { nodes }] of drafts) {
    nodes
      .filter((n) => n.kind === 'city')
      .forEach((n, city) => {
        const own = first || roll(4) === 0;
        first = false;
        if (own) tokens.push({ company: 'A', hex, city, slot: 0 });
        const free = n.slots - (own ? 1 : 0);
        for (let slot = 0; slot < free; slot++)
          if (roll(3) === 0) tokens.push({ company: title === '1862' ? 'C' : 'B', hex, city, slot: slot + 1 });
      });
  }
  return tokens;
};
