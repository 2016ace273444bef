/**
 * Whether a company may build what it would build: the network after the lay, worked out from the network before it.
 *
 * The first new piece of track on any trail is come to over old track alone. So it is enough to go on from where the old network
 * comes into the hex. Only where a lay lets trails run through the hex that could not before (cities merge, a full city gets
 * another circle), or where a trail may already have used the side at which the new piece ends, the network of the new board
 * is traced in full.
 */
import { blocks, isEnoughReached, isEnoughReachedOnce, networkOf } from './network.ts';
import type { NetworkPolicy, Reach } from './network.ts';
import { layTile } from './laying.ts';
import type { Placement } from './placements.ts';
import { citiesOf, exitsOf, linksOf, shapeAt } from './shape.ts';
import { gaugeNumber, joinedGauge } from './steps.ts';
import type { Board, CompanyId, End, HexId, TrackSet } from './types.ts';

export type Connection =
  /** Some new track must be reached (yellow tiles everywhere). */
  | 'newTrackReached'
  /** New track or a city on the tile (18MEX §4.4.1(j), 1862 §7.6.3 (c)). */
  | 'cityOrNewTrack'
  /** New track, or a stop that rises in value (1817 track.8, 1849 §10.3-k). */
  | 'semiRestrictive'
  /** Any track or stop on the new tile (18CZ §VIII.5-3). */
  | 'permissive'
  /** Nothing at all: powers. */
  | 'none';

interface Local {
  readonly nodes: number;
  readonly paths: number;
}

interface Guess extends Local {
  /** Paths that are reached beyond doubt. */
  readonly sure: number;
}

const meetsDemand = (demand: Connection, { shape, fresh, raised }: Placement, { nodes, paths }: Local): boolean => {
  switch (demand) {
    case 'none':
      return true;
    case 'newTrackReached':
      return (paths & fresh) !== 0;
    case 'cityOrNewTrack':
      return (paths & fresh) !== 0 || citiesOf(shape).some((node) => (nodes & (1 << node)) !== 0);
    case 'semiRestrictive':
      return (paths & fresh) !== 0 || (nodes & raised) !== 0;
    case 'permissive':
      return paths !== 0 || nodes !== 0;
  }
};

/** Whether a city of the new tile is closed to the company, with the tokens that move to it. */
const blocksAfter = (
  track: TrackSet,
  board: Board,
  hex: HexId,
  { shape, mapping }: Placement,
  node: number,
  company: CompanyId,
): boolean => {
  const { kind, slots } = shape.nodes[node] ?? { kind: 'town', slots: 0 };
  if (kind !== 'city' || slots === 0) return false;
  const oldCities = citiesOf(shapeAt(track, board, hex));
  let taken = 0;
  for (const token of board.tokens) {
    if (token.hex !== hex || mapping[oldCities[token.city] ?? -1] !== node) continue;
    if (token.company === company) return false;
    taken++;
  }
  return taken >= slots;
};

/** What of the new tile is reached by going on from where the old network comes into the hex. */
const goOn = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  reach: Reach,
  placement: Placement,
  policy: NetworkPolicy,
): Guess => {
  const { shape, mapping } = placement;
  const links = linksOf(shape);
  const oldExits = exitsOf(shapeAt(track, board, hex));
  let nodes = 0;
  let paths = 0;
  let sure = 0;
  // A trail may have left the hex over the very side where a new path ends: such a path is reached only perhaps.
  const mark = (path: number, to: End): void => {
    paths |= 1 << path;
    const perhaps = placement.fresh & (1 << path) && 'edge' in to && oldExits.includes(to.edge);
    if (!perhaps) sure |= 1 << path;
  };
  const enter = (node: number, passing: boolean): void => {
    const fresh = (nodes & (1 << node)) === 0;
    nodes |= 1 << node;
    if (!fresh || !passing || shape.nodes[node]?.kind === 'offboard') return;
    if (blocksAfter(track, board, hex, placement, node, company)) return;
    for (const { path, to, terminal } of links.byNode[node] ?? []) {
      if (paths & (1 << path)) continue;
      mark(path, to);
      if ('node' in to) enter(to.node, !terminal);
    }
  };
  for (const [old, now] of mapping.entries()) if (reach.nodes & (1 << old)) enter(now, true);
  for (const { edge, lanes, lane, gauge } of reach.arrivals) {
    for (const on of links.byEdge[edge] ?? []) {
      if (on.lanes !== lanes || on.lane !== lane) continue;
      if (policy.gauges === 'separate' && joinedGauge(gaugeNumber(gauge), gaugeNumber(on.gauge)) < 0) continue;
      mark(on.path, on.to);
      if ('node' in on.to) enter(on.to.node, !on.terminal);
    }
  }
  return { nodes, paths, sure };
};

const opensTheHex = (track: TrackSet, board: Board, hex: HexId, placement: Placement, company: CompanyId): boolean => {
  if (placement.merges) return true;
  const from = shapeAt(track, board, hex);
  return placement.mapping.some(
    (now, old) => blocks(board, from, hex, old, company) && !blocksAfter(track, board, hex, placement, now, company),
  );
};

/** Whether the network before the lay shows it beyond doubt; where it does not, the lay may be connected all the same. */
export const isSurelyConnected = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  placement: Placement,
  demand: Connection,
  policy: NetworkPolicy,
): boolean =>
  demand === 'none' ||
  isEnoughReached(track, board, company, policy, hex, (reach) => {
    const { nodes, sure } = goOn(track, board, company, hex, reach, placement, policy);
    return meetsDemand(demand, placement, { nodes, paths: sure });
  });

export const isConnected = (
  track: TrackSet,
  board: Board,
  company: CompanyId,
  hex: HexId,
  placement: Placement,
  demand: Connection,
  policy: NetworkPolicy,
): boolean => {
  if (isSurelyConnected(track, board, company, hex, placement, demand, policy)) return true;
  const reach = networkOf(track, board, company, policy).hexes.get(hex);
  if (!reach) return false;
  const guess = goOn(track, board, company, hex, reach, placement, policy);
  const perhaps = meetsDemand(demand, placement, guess);
  if (!perhaps && !opensTheHex(track, board, hex, placement, company)) return false;
  const laid = layTile(track, board, hex, placement);
  return isEnoughReachedOnce(track, laid, company, policy, hex, (reached) => meetsDemand(demand, placement, reached));
};
