/** From the board to a compact graph: the stops a company can reach, and the links between them. */
import type { Gauge, TrackNode } from '@roundhouse/engine';
import { facing } from './grid.ts';
import { networkOf, type BoardNode, type Network, type Piece } from './network.ts';
import type { Problem, TrackRef } from './types.ts';

export interface Stop {
  readonly id: number;
  readonly hex: number;
  readonly hexId: string;
  readonly node: number;
  readonly kind: 'city' | 'town' | 'offboard';
  readonly port: boolean;
  readonly value: number;
  readonly label: string | undefined;
  readonly group: string | undefined;
  /** A run visits each of these once: a stop, a group of off-board areas, or a whole hex. */
  readonly place: number;
  /** The company's own station stands here. */
  readonly own: boolean;
  /** A run of the company may go on from here. */
  readonly passable: boolean;
  readonly links: number[];
}

export interface Link {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  /** Numbers of the borders and inner bits of track it uses. */
  readonly tracks: readonly number[];
  readonly borders: number;
  readonly gauge: Gauge;
  /** Hexes it touches, both ends included, in order from `a` to `b`. */
  readonly hexes: readonly number[];
  readonly refs: readonly TrackRef[];
  /** Bits of marked hexes it touches, see `Graph.marks`. */
  readonly marks: number;
}

export interface Graph {
  readonly network: Network;
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
  readonly tracks: number;
  readonly places: number;
  /** Hexes whose marks pay a run that touches them, with what they pay. */
  readonly marks: readonly { readonly hex: number; readonly amount: number; readonly mark: string }[];
  /** False if there were too many ways between two stops to list them all. */
  readonly complete: boolean;
}

export const valueOf = (node: TrackNode, colours: readonly string[]): number => {
  if (typeof node.revenue === 'number') return node.revenue;
  for (let i = colours.length - 1; i >= 0; i--) {
    const value = node.revenue[colours[i] ?? ''];
    if (value !== undefined) return value;
  }
  return 0;
};

interface Walk {
  readonly steps: { readonly piece: number; readonly forwards: boolean }[];
  readonly tracks: number[];
}

/** How often a walk may branch from one stop before the list is cut short. */
const WALK_LIMIT = 60_000;

const joinGauge = (chain: Gauge, piece: Gauge): Gauge | undefined => {
  if (chain === piece || piece === 'dual') return chain;
  return chain === 'dual' ? piece : undefined;
};

export const compile = (problem: Problem): Graph => {
  const network = networkOf(problem);
  const { grid, pieces, nodes, atExit, border } = network;
  const stops: Stop[] = [];
  const links: Link[] = [];
  const stopOfNode = new Map<number, number>();
  const nodeOfStop: number[] = [];
  const places = new Map<string, number>();
  const marks = markedHexes(problem, network);
  const markBit = new Map<number, number>();
  marks.forEach((m, i) => markBit.set(m.hex, (markBit.get(m.hex) ?? 0) | (1 << i)));
  const tokens = tokensByCity(problem);
  const licensed = hasLicence(problem);
  let complete = true;

  const stopAt = (nodeId: number): number => {
    const known = stopOfNode.get(nodeId);
    if (known !== undefined) return known;
    const stop = makeStop(problem, network, nodes[nodeId] as BoardNode, stops.length, tokens, places);
    stops.push(stop);
    stopOfNode.set(nodeId, stop.id);
    nodeOfStop.push(nodeId);
    return stop.id;
  };

  nodes.forEach((node, id) => {
    if (node.city < 0) return;
    const here = tokens.get(`${grid.ids[node.hex]} ${node.city}`);
    if (here?.includes(problem.company)) stopAt(id);
  });

  for (let from = 0; from < stops.length; from++) {
    const start = stops[from] as Stop;
    if (!start.passable && !start.own) continue;
    const startNode = nodeOfStop[from] as number;
    const found: Link[] = [];
    let left = WALK_LIMIT;
    const walk: Walk = { steps: [], tracks: [] };
    const used = new Uint8Array(network.tracks);
    const junctions = new Set<number>();

    const finish = (nodeId: number, gauge: Gauge): void => {
      const source = (nodes[nodeId] as BoardNode).source;
      if (source.kind === 'offboard' && !licensed && source.groups?.includes(problem.rules.licence?.group ?? '')) return;
      const to = stopAt(nodeId);
      const end = stops[to] as Stop;
      if (to === from || ((end.passable || end.own) && to < from)) return;
      const hexes: number[] = [start.hex];
      const refs: TrackRef[] = [];
      for (const { piece } of walk.steps) {
        const p = pieces[piece] as Piece;
        refs.push([grid.ids[p.hex] ?? '', p.path]);
        if (hexes.at(-1) !== p.hex) hexes.push(p.hex);
      }
      let bits = 0;
      if (markBit.size > 0) for (const hex of hexes) bits |= markBit.get(hex) ?? 0;
      const borders = hexes.length - 1;
      found.push({ id: -1, a: from, b: to, tracks: [...walk.tracks], borders, gauge, hexes, refs, marks: bits });
    };

    const follow = (pieceId: number, forwards: boolean, gauge: Gauge): void => {
      const piece = pieces[pieceId] as Piece;
      const joined = walk.steps.length === 0 ? piece.gauge : joinGauge(gauge, piece.gauge);
      if (joined === undefined) return;
      if (left-- <= 0) {
        complete = false;
        return;
      }
      if (piece.inner.some((t) => used[t] === 1)) return;
      for (const t of piece.inner) used[t] = 1;
      const depth = walk.tracks.length;
      walk.tracks.push(...piece.inner);
      walk.steps.push({ piece: pieceId, forwards });
      const node = forwards ? piece.bNode : piece.aNode;
      const exit = forwards ? piece.bExit : piece.aExit;
      if (exit >= 0) {
        const track = border.get(exit);
        if (track !== undefined && used[track] === 0) {
          used[track] = 1;
          walk.tracks.push(track);
          const other = facing(grid, exit);
          for (const next of atExit.get(other) ?? []) follow(next, (pieces[next] as Piece).aExit === other, joined);
          used[track] = 0;
        }
      } else if ((nodes[node] as BoardNode).source.kind === 'junction') {
        if (!junctions.has(node)) {
          junctions.add(node);
          for (const next of (nodes[node] as BoardNode).pieces) {
            if (next !== pieceId) follow(next, (pieces[next] as Piece).aNode === node, joined);
          }
          junctions.delete(node);
        }
      } else {
        finish(node, joined);
      }
      walk.steps.pop();
      walk.tracks.length = depth;
      for (const t of piece.inner) used[t] = 0;
    };

    for (const piece of (nodes[startNode] as BoardNode).pieces) {
      follow(piece, (pieces[piece] as Piece).aNode === startNode, 'dual');
    }
    for (const link of withoutBeaten(found)) {
      const id = links.length;
      links.push({ ...link, id });
      stops[link.a]?.links.push(id);
      stops[link.b]?.links.push(id);
    }
  }
  for (const stop of stops) {
    const far = (id: number): number => {
      const link = links[id] as Link;
      return (stops[link.a === stop.id ? link.b : link.a] as Stop).value;
    };
    stop.links.sort((x, y) => far(y) - far(x) || (links[x] as Link).tracks.length - (links[y] as Link).tracks.length || x - y);
  }
  return { network, stops, links, tracks: network.tracks, places: places.size, marks, complete };
};

/** A way is beaten by another between the same stops that uses part of its track only and passes the same marks. */
const withoutBeaten = (found: readonly Link[]): readonly Link[] => {
  const kept = new Map<number, Link[]>();
  const result: Link[] = [];
  const inOrder = [...found].sort((x, y) => x.tracks.length - y.tracks.length);
  for (const link of inOrder) {
    const rivals = kept.get(link.b);
    if (rivals?.some((rival) => beats(rival, link))) continue;
    if (rivals) rivals.push(link);
    else kept.set(link.b, [link]);
    result.push(link);
  }
  return result;
};

const beats = (rival: Link, link: Link): boolean =>
  (rival.marks & link.marks) === link.marks &&
  (rival.gauge === link.gauge || rival.gauge === 'dual') &&
  rival.borders <= link.borders &&
  rival.tracks.every((t) => link.tracks.includes(t));

const tokensByCity = (problem: Problem): ReadonlyMap<string, readonly string[]> => {
  const result = new Map<string, string[]>();
  for (const token of problem.board.tokens) {
    const key = `${token.hex} ${token.city}`;
    const list = result.get(key);
    if (list) list.push(token.company);
    else result.set(key, [token.company]);
  }
  return result;
};

export const hasLicence = (problem: Problem): boolean => {
  const hexes = problem.rules.licence?.hexes;
  return hexes === undefined || problem.board.tokens.some((t) => t.company === problem.company && hexes.includes(t.hex));
};

const makeStop = (
  problem: Problem,
  network: Network,
  node: BoardNode,
  id: number,
  tokens: ReadonlyMap<string, readonly string[]>,
  places: Map<string, number>,
): Stop => {
  const hexId = network.grid.ids[node.hex] ?? '';
  const { source } = node;
  if (source.kind === 'junction') throw new Error(`a junction is no stop (${hexId})`);
  const here = node.city < 0 ? [] : (tokens.get(`${hexId} ${node.city}`) ?? []);
  const own = here.includes(problem.company);
  const terminal = node.pieces.every((p) => network.pieces[p]?.terminal === true);
  const open = source.kind === 'town' || (source.kind === 'city' && (own || here.length < source.slots));
  const group = source.groups?.[0];
  const placeName = problem.rules.once === 'hex' ? hexId : (group ?? `${hexId} ${node.node}`);
  const place = places.get(placeName) ?? places.size;
  places.set(placeName, place);
  return {
    id,
    hex: node.hex,
    hexId,
    node: node.node,
    kind: source.kind,
    port: source.kind === 'offboard' && problem.track.map.hexes[hexId]?.colour === 'blue',
    value: valueOf(source, problem.colours),
    label: node.label,
    group,
    place,
    own,
    passable: open && !terminal,
    links: [],
  };
};

const markedHexes = (problem: Problem, network: Network): Graph['marks'] => {
  const result: { hex: number; amount: number; mark: string }[] = [];
  for (const bonus of problem.rules.bonuses) {
    if (bonus.kind !== 'passMark') continue;
    for (const [id, list] of Object.entries(problem.board.marks)) {
      const hex = network.grid.index.get(id);
      if (hex !== undefined && list.includes(bonus.mark)) result.push({ hex, amount: bonus.amount, mark: bonus.mark });
    }
  }
  if (result.length > 30) throw new Error('too many marked hexes');
  return result;
};
