/** What a company can reach: for laying track, for placing tokens, and to know whether it has a route at all. */
import { flatMap } from '../lists.ts';
import { memo, memoOfTwo } from '../memo.ts';
import { gridOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { citiesOf, shapeAt } from './shape.ts';
import { hexOfArrival, nodeUse, readArrival, stepsOn } from './steps.ts';
import type { Step } from './steps.ts';
import { leadsTo, comesToEnoughIn, searchTrails, trailToSome } from './trails.ts';
import type { ReachedTrack, Source, Trail, TrailMap } from './trails.ts';
import { GAUGES } from './types.ts';
import { toEdge } from './geometry.ts';
import type { Board, CompanyId, Edge, Gauge, HexId, PlacedToken, Shape, TrackNode, TrackSet } from './types.ts';

/** How a title traces track. One constant object per title: networks are remembered by it. */
export interface NetworkPolicy {
  /** Whether narrow and broad track do not connect (1849 §10.3-g). */
  readonly gauges: 'separate' | 'ignored';
  /** Whether a network may start from this token (1862 §7.4 (e): not from London). */
  readonly startsFrom?: (token: PlacedToken) => boolean;
}

export const PLAIN_NETWORK: NetworkPolicy = { gauges: 'ignored' };

export interface Stop {
  readonly hex: HexId;
  /** Index into the nodes of the hex as it lies now. */
  readonly node: number;
}

/** A trail comes into the hex over this edge; for most boards lane 0 of 1, broad. */
export interface Arrival {
  readonly edge: Edge;
  readonly lanes: number;
  readonly lane: number;
  /** Gauge of the chain since the last stop. */
  readonly gauge: Gauge;
}

/** What is reached in one hex; sets of small numbers are bit sets. */
export interface Reach {
  /** Nodes that a trail enters, or that hold a station of the company. */
  readonly nodes: number;
  /** Nodes that a trail from a station elsewhere enters. */
  readonly entered: number;
  readonly paths: number;
  readonly arrivals: readonly Arrival[];
}

export interface Network {
  readonly company: CompanyId;
  readonly stations: readonly Stop[];
  readonly hexes: ReadonlyMap<HexId, Reach>;
}

const tokensBy = (part: 'hex' | 'company') =>
  memo((tokens: Board['tokens']): ReadonlyMap<string, readonly PlacedToken[]> => {
    const found = new Map<string, PlacedToken[]>();
    for (const token of tokens) {
      const alike = found.get(token[part]);
      if (alike) alike.push(token);
      else found.set(token[part], [token]);
    }
    return found;
  });

const tokensByHex = tokensBy('hex');
const tokensByCompany = tokensBy('company');

const NO_TOKENS: readonly PlacedToken[] = [];

export const tokensInHex = ({ tokens }: Pick<Board, 'tokens'>, hex: HexId): readonly PlacedToken[] =>
  tokensByHex(tokens).get(hex) ?? NO_TOKENS;

export const tokensOf = ({ tokens }: Pick<Board, 'tokens'>, company: CompanyId): readonly PlacedToken[] =>
  tokensByCompany(tokens).get(company) ?? NO_TOKENS;

export const tokensInCity = (board: Board, hex: HexId, city: number): readonly PlacedToken[] =>
  tokensInHex(board, hex).filter((token) => token.city === city);

/** A city is closed to a company when every circle is filled and none of the tokens is its own. */
export const blocks = (board: Board, shape: Shape, hex: HexId, node: number, company: CompanyId): boolean => {
  const { kind, slots } = shape.nodes[node] ?? { kind: 'town', slots: 0 };
  if (kind !== 'city' || slots === 0) return false;
  const tokens = tokensInHex(board, hex);
  if (tokens.length === 0) return false;
  let taken = 0;
  const city = citiesOf(shape).indexOf(node);
  for (const token of tokens) {
    if (token.city !== city) continue;
    if (token.company === company) return false;
    taken++;
  }
  return taken >= slots;
};

const stationsOf = (track: TrackSet, board: Board, company: CompanyId, policy: NetworkPolicy): readonly Stop[] => {
  const stations: Stop[] = [];
  for (const token of tokensOf(board, company)) {
    if (policy.startsFrom && !policy.startsFrom(token)) continue;
    const { hex, city } = token;
    const node = citiesOf(shapeAt(track, board, hex))[city];
    if (node !== undefined) stations.push({ hex, node });
  }
  return stations;
};

const bit = (n: number): number => 1 << n;

const idAt = (grid: Grid, index: number): HexId => {
  const id = grid.ids[index];
  if (id === undefined) throw new Error(`hex number ${index} is not on the map`);
  return id;
};

/** Whether a trail of the company may go on through a node that it has entered. */
const mayPass = (board: Board, shape: Shape, hex: HexId, node: number, company: CompanyId): boolean => {
  const kind = shape.nodes[node]?.kind;
  return kind === 'city' ? !blocks(board, shape, hex, node, company) : kind !== 'offboard';
};

/** The board as trails of this company see it. */
const trailMap = (track: TrackSet, board: Board, company: CompanyId, policy: NetworkPolicy): TrailMap => {
  const steps = stepsOn(track, board, policy.gauges);
  return {
    steps,
    passes: (hex, node) => mayPass(board, steps.shape(hex), idAt(steps.grid, hex), node, company),
  };
};

const sourcesAt = (grid: Grid, stations: readonly Stop[]): readonly Source[] =>
  stations.map(({ hex, node }) => ({ hex: grid.indexOf.get(hex) ?? -1, node }));

const arrivalAt = (key: number): Arrival => {
  const { edge, lanes, lane, gauge } = readArrival(key);
  return { edge: toEdge(edge), lanes, lane, gauge: GAUGES[gauge] ?? 'broad' };
};

const hexesIn = (
  grid: Grid,
  sources: readonly Source[],
  { nodes, paths, arrivals }: ReachedTrack,
): ReadonlyMap<HexId, Reach> => {
  const hexes = new Map<HexId, { nodes: number; entered: number; paths: number; arrivals: Arrival[] }>();
  const reach = (hex: number) => {
    const id = idAt(grid, hex);
    let known = hexes.get(id);
    if (!known) hexes.set(id, (known = { nodes: 0, entered: 0, paths: 0, arrivals: [] }));
    return known;
  };
  for (const { hex, node } of sources) reach(hex).nodes |= bit(node);
  for (const key of nodes) {
    const at = reach(key >> 4);
    at.entered |= bit(key & 15);
    at.nodes |= bit(key & 15);
  }
  for (const key of paths) reach(key >> 5).paths |= bit(key & 31);
  for (const key of arrivals) reach(hexOfArrival(key)).arrivals.push(arrivalAt(key));
  return hexes;
};

/** A network, and the board on which it was traced with all that was looked at there. */
interface Traced {
  readonly network: Network;
  readonly board: Board;
  /** Hexes next to those of the network. */
  readonly lookedAt: ReadonlySet<HexId>;
}

const trace = (track: TrackSet, board: Board, company: CompanyId, policy: NetworkPolicy): Traced => {
  const map = trailMap(track, board, company, policy);
  const { grid } = map.steps;
  const stations = stationsOf(track, board, company, policy);
  const sources = sourcesAt(grid, stations);
  const found = searchTrails(map, sources);
  const hexes = hexesIn(grid, sources, found);
  const lookedAt = new Set(found.lookedAt.map((hex) => idAt(grid, hex)));
  return { network: { company, stations, hexes }, board, lookedAt };
};

/** Whether the tokens that matter are the same in both lists. */
const sameTokens = (
  before: Board['tokens'],
  now: Board['tokens'],
  matters: (token: PlacedToken) => boolean,
): boolean => {
  if (before === now) return true;
  let at = 0;
  for (const token of before) {
    if (!matters(token)) continue;
    for (let other = now[at]; other && !matters(other); other = now[at]) at++;
    if (now[at++] !== token) return false;
  }
  for (; at < now.length; at++) if (matters(now[at] as PlacedToken)) return false;
  return true;
};

/** Whether nothing has changed on the board that the search looked at. */
const stillHolds = ({ network: { company, hexes }, board: before, lookedAt }: Traced, now: Board): boolean => {
  const matters = ({ company: owner, hex }: PlacedToken): boolean =>
    owner === company || hexes.has(hex) || lookedAt.has(hex);
  if (!sameTokens(before.tokens, now.tokens, matters)) return false;
  if (before.tiles === now.tiles) return true;
  for (const hex of hexes.keys()) if (before.tiles[hex] !== now.tiles[hex]) return false;
  for (const hex of lookedAt) if (before.tiles[hex] !== now.tiles[hex]) return false;
  return true;
};

/** What each company reaches, by board; and what was traced last, on whatever board. */
interface Networks {
  /** Null: it is known that what was traced last does not hold there. */
  readonly onBoard: (board: Board) => Map<CompanyId, Network | null>;
  readonly last: Map<CompanyId, Traced>;
  /** A trail of each company that led to what was asked for last. */
  readonly trails: Map<CompanyId, FoundTrail>;
}

interface FoundTrail {
  readonly trail: Trail;
  readonly tiles: Board['tiles'];
}

const networks = memoOfTwo<TrackSet, NetworkPolicy, Networks>(() => ({
  onBoard: memo(() => new Map()),
  last: new Map(),
  trails: new Map(),
}));

/** Remembered by board, and carried over to boards that differ only where the company's trails do not come. */
const knownNetwork = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy,
): Network | undefined => {
  const { onBoard, last } = networks(track, policy);
  const byCompany = onBoard(board);
  const known = byCompany.get(company);
  if (known !== undefined) return known ?? undefined;
  const traced = last.get(company);
  const network = traced && stillHolds(traced, board) ? traced.network : null;
  byCompany.set(company, network);
  return network ?? undefined;
};

export const networkOf = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy = PLAIN_NETWORK,
): Network => {
  const known = knownNetwork(track, board, company, policy);
  if (known) return known;
  const traced = trace(track, board, company, policy);
  const { onBoard, last } = networks(track, policy);
  onBoard(board).set(company, traced.network);
  last.set(company, traced);
  return traced.network;
};

/**
 * Whether what is reached in one hex is enough. Where the network is not known, the first trails that come there may be: a yes is
 * proven with less than all, and only a no needs the whole network.
 */
export const isEnoughReached = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy,
  hex: HexId,
  isEnough: (reach: Reach) => boolean,
): boolean => {
  if (!knownNetwork(track, board, company, policy)) {
    const map = trailMap(track, board, company, policy);
    const { grid } = map.steps;
    const sources = sourcesAt(grid, stationsOf(track, board, company, policy));
    const here = grid.indexOf.get(hex) ?? -1;
    const reach = { nodes: 0, entered: 0, paths: 0, arrivals: [] as Arrival[] };
    for (const source of sources) if (source.hex === here) reach.nodes |= bit(source.node);
    if (reach.nodes !== 0 && isEnough(reach)) return true;
    const comes = ({ hex: at, node, arrival }: Step): boolean => {
      if (at === here && node >= 0) reach.nodes |= bit(node);
      else if (arrival >= 0 && hexOfArrival(arrival) === here) reach.arrivals.push(arrivalAt(arrival));
      else return false;
      return isEnough(reach);
    };
    if (here >= 0 && leadsTo(map, sources, comes, here)) return true;
  }
  const reach = networkOf(track, board, company, policy).hexes.get(hex);
  return reach !== undefined && isEnough(reach);
};

/** Whether a node is reached, own stations included. */
export const isNodeReached = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy,
  { hex, node }: Stop,
): boolean => isEnoughReached(track, board, company, policy, hex, ({ nodes }) => (nodes & bit(node)) !== 0);

/** As `isEnoughReached`, for a board that nothing else will be asked about: no network is traced for it. */
export const isEnoughReachedOnce = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy,
  hex: HexId,
  isEnough: (reached: Pick<Reach, 'nodes' | 'paths'>) => boolean,
): boolean => {
  const map = trailMap(track, board, company, policy);
  const { grid } = map.steps;
  const sources = sourcesAt(grid, stationsOf(track, board, company, policy));
  const here = grid.indexOf.get(hex) ?? -1;
  let nodes = 0;
  let paths = 0;
  for (const source of sources) if (source.hex === here) nodes |= bit(source.node);
  if (isEnough({ nodes, paths })) return true;
  return comesToEnoughIn(map, sources, here, ({ link, node }) => {
    if (node >= 0) nodes |= bit(node);
    paths |= bit(link.path);
    return isEnough({ nodes, paths });
  });
};

export const reachesNode = (network: Network, hex: HexId, node: number): boolean =>
  ((network.hexes.get(hex)?.nodes ?? 0) & bit(node)) !== 0;

export const reachesPath = (network: Network, hex: HexId, path: number): boolean =>
  ((network.hexes.get(hex)?.paths ?? 0) & bit(path)) !== 0;

/** Whether a trail of the company comes into the hex over that edge. */
export const reachesEdge = (network: Network, hex: HexId, edge: Edge): boolean =>
  network.hexes.get(hex)?.arrivals.some((arrival) => arrival.edge === edge) ?? false;

/** Every stop reached, own stations included; junctions are no stops. */
export const stopsReached = (track: TrackSet, board: Board, network: Network): readonly Stop[] =>
  flatMap([...network.hexes], ([hex, { nodes }]) =>
    flatMap(shapeAt(track, board, hex).nodes, (node, index) =>
      node.kind !== 'junction' && nodes & bit(index) ? [{ hex, node: index }] : [],
    ),
  );

/**
 * Whether a trail that was found on another board, or for another question, leads to such a stop here: it holds as far as the same
 * tiles lie under it and no city stops it.
 */
const stillLeadsTo = (
  { trail, tiles }: FoundTrail,
  track: TrackSet,
  board: Board,
  company: CompanyId,
  sources: readonly Source[],
  wanted: (hex: HexId, node: number) => boolean,
): boolean => {
  if (!sources.some(({ hex, node }) => nodeUse(hex, node) === trail.source)) return false;
  const grid = gridOf(track.map);
  for (const { hex, node } of trail.steps) {
    const id = idAt(grid, hex);
    if (tiles[id] !== board.tiles[id]) return false;
    if (node < 0) continue;
    if (wanted(id, node)) return true;
    if (!mayPass(board, shapeAt(track, board, id), id, node, company)) return false;
  }
  return false;
};

/**
 * Whether a trail from a station enters such a stop. One is enough, and most often it is near, or where the last one led: the
 * whole network is traced only where none is found so.
 */
export const entersSome = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy,
  isWanted: (node: TrackNode, hex: HexId, index: number) => boolean,
): boolean => {
  const wanted = (hex: HexId, index: number): boolean => {
    const node = shapeAt(track, board, hex).nodes[index];
    return node !== undefined && node.kind !== 'junction' && isWanted(node, hex, index);
  };
  if (!knownNetwork(track, board, company, policy)) {
    const { trails } = networks(track, policy);
    const grid = gridOf(track.map);
    const sources = sourcesAt(grid, stationsOf(track, board, company, policy));
    const before = trails.get(company);
    if (before && stillLeadsTo(before, track, board, company, sources, wanted)) return true;
    const map = trailMap(track, board, company, policy);
    const trail = trailToSome(map, sources, ({ hex, node }) => node >= 0 && wanted(idAt(grid, hex), node));
    if (trail) {
      trails.set(company, { trail, tiles: board.tiles });
      return true;
    }
  }
  for (const [hex, { entered }] of networkOf(track, board, company, policy).hexes)
    for (let left = entered; left !== 0; left &= left - 1) if (wanted(hex, 31 - Math.clz32(left & -left))) return true;
  return false;
};

/** Whether some other stop that counts can be reached from a station. */
export const hasRoute = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy = PLAIN_NETWORK,
  counts: (node: TrackNode, hex: HexId) => boolean = () => true,
): boolean => entersSome(track, board, company, policy, counts);

/** Circles without a token, no matter who they are kept for. */
export const emptySlots = (track: TrackSet, board: Board, hex: HexId, city: number): number => {
  const shape = shapeAt(track, board, hex);
  const slots = shape.nodes[citiesOf(shape)[city] ?? -1]?.slots ?? 0;
  return Math.max(0, slots - tokensInCity(board, hex, city).length);
};

/** Circles that this company may take: what is kept for others in this city or hex is not free. */
export const freeSlots = (track: TrackSet, board: Board, hex: HexId, city: number, company: CompanyId): number => {
  const others = board.reservations.filter((kept) => kept.hex === hex && kept.company !== company);
  if (others.length === 0) return emptySlots(track, board, hex, city);
  const keptIn = (index: number) => others.filter((kept) => kept.city === index).length;
  const left = (index: number) => Math.max(0, emptySlots(track, board, hex, index) - keptIn(index));
  const anywhere = others.filter((kept) => kept.city === undefined).length;
  const inHex = citiesOf(shapeAt(track, board, hex)).reduce((sum, _, index) => sum + left(index), 0);
  return Math.max(0, Math.min(left(city), inHex - anywhere));
};

export interface CityPlace {
  readonly hex: HexId;
  readonly city: number;
}

const hasTokenIn = (board: Board, company: CompanyId, hex: HexId): boolean =>
  tokensInHex(board, hex).some((token) => token.company === company);

/** Whether there is any of the `tokenCities` that counts. */
export const hasTokenCity = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy = PLAIN_NETWORK,
  counts: (place: CityPlace) => boolean = () => true,
): boolean =>
  entersSome(track, board, company, policy, ({ kind }, hex, index) => {
    if (kind !== 'city' || hasTokenIn(board, company, hex)) return false;
    const city = citiesOf(shapeAt(track, board, hex)).indexOf(index);
    return freeSlots(track, board, hex, city, company) > 0 && counts({ hex, city });
  });

/** Cities where the company could place a token: reached, with a free circle, and no token of its own in the hex. */
export const tokenCities = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  policy: NetworkPolicy = PLAIN_NETWORK,
): readonly CityPlace[] =>
  flatMap([...networkOf(track, board, company, policy).hexes], ([hex, { nodes }]) => {
    if (nodes === 0 || hasTokenIn(board, company, hex)) return [];
    return flatMap(citiesOf(shapeAt(track, board, hex)), (node, city) =>
      nodes & bit(node) && freeSlots(track, board, hex, city, company) > 0 ? [{ hex, city }] : [],
    );
  });
