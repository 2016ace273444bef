/** From the board to a compact graph: the stops a company can reach, and the links between them. */
import { flatMap } from '@roundhouse/engine';
import type { Gauge } from '@roundhouse/engine';
import { facing } from './grid.ts';
import { networkOf, type BoardNode, type Network, type Piece } from './network.ts';
import { hasLicence, makeStop, tokensByCity, type Stop } from './stops.ts';
import type { Problem, TrackRef } from './types.ts';

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
  /** Ways that were walked though they are not listed; numbered on from the links. */
  readonly walked: Link[];
  readonly tracks: number;
  readonly places: number;
  /** Hexes whose marks pay a run that touches them, with what they pay. */
  readonly marks: readonly { readonly hex: number; readonly amount: number; readonly mark: string }[];
  /** False if there were too many ways between two stops to list them all. */
  readonly complete: boolean;
}

/** A link or a way that was walked. */
export const linkAt = ({ links, walked }: Graph, id: number): Link =>
  (id < links.length ? links[id] : walked[id - links.length]) as Link;

/** A way under construction: its last piece, and the way before it. */
interface Way {
  readonly piece: number;
  readonly before: Way | undefined;
  /** Border crossed to get onto the piece, or -1. */
  readonly border: number;
  /** Junction passed to get onto the piece, or -1. */
  readonly junction: number;
  readonly gauge: Gauge;
  /** The end of the piece that the way has reached. */
  readonly node: number;
  readonly exit: number;
}

/** More ways than these from one stop, or between two stops, are not listed; the shortest come first. */
const WAYS_FROM_STOP = 6_000;
const LINKS_OF_PAIR = 64;
/** With more links than these in all only the shortest of each pair are kept. */
const LINKS_IN_ALL = 1_600;

export const joinGauge = (chain: Gauge, piece: Gauge): Gauge | undefined => {
  if (chain === piece || piece === 'dual') return chain;
  return chain === 'dual' ? piece : undefined;
};

/** Whether the way already uses a border, a junction or a bit of inner track. */
const meets = (
  pieces: readonly Piece[],
  way: Way | undefined,
  border: number,
  junction: number,
  inner: readonly number[],
): boolean => {
  for (let w = way; w; w = w.before) {
    if (border >= 0 && w.border === border) return true;
    if (junction >= 0 && w.junction === junction) return true;
    if (inner.length > 0 && (pieces[w.piece] as Piece).inner.some((t) => inner.includes(t))) return true;
  }
  return false;
};

export const compile = (problem: Problem): Graph => {
  const network = networkOf(problem);
  const { grid, pieces, nodes, atExit, border } = network;
  const stops: Stop[] = [];
  const links: Link[] = [];
  const listed: Link[] = [];
  const stopOfNode = new Map<number, number>();
  const nodeOfStop: number[] = [];
  const places = new Map<string, number>();
  const marks = markedHexes(problem, network);
  const markBit = bitsOfMarks(marks);
  const tokens = tokensByCity(problem.board.tokens);
  const licensed = hasLicence(problem);
  let complete = true;

  const stopAt = (nodeId: number): number => {
    const known = stopOfNode.get(nodeId);
    if (known !== undefined) return known;
    const node = nodes[nodeId] as BoardNode;
    const terminal = node.pieces.every((p) => pieces[p]?.terminal === true);
    const stop = makeStop(problem, grid.ids[node.hex] ?? '', node, terminal, stops.length, tokens, places);
    stops.push(stop);
    stopOfNode.set(nodeId, stop.id);
    nodeOfStop.push(nodeId);
    return stop.id;
  };

  nodes.forEach((node, id) => {
    if (node.city < 0) return;
    const here = tokens.get(node.cityName);
    if (here?.includes(problem.company)) stopAt(id);
  });

  for (let from = 0; from < stops.length; from++) {
    const start = stops[from] as Stop;
    if (!start.passable && !start.own) continue;
    const startNode = nodeOfStop[from] as number;
    const found: Link[] = [];
    const perPair = new Map<number, number>();
    const queue: Way[] = [];

    const follow = (piece: number, fromA: boolean, before: Way | undefined, over: number, junction: number): void => {
      const p = pieces[piece] as Piece;
      const gauge = before ? joinGauge(before.gauge, p.gauge) : p.gauge;
      if (gauge === undefined || meets(pieces, before, over, junction, p.inner)) return;
      queue.push({
        piece,
        before,
        border: over,
        junction,
        gauge,
        node: fromA ? p.bNode : p.aNode,
        exit: fromA ? p.bExit : p.aExit,
      });
    };

    const finish = (way: Way): void => {
      const source = (nodes[way.node] as BoardNode).source;
      if (
        source.kind === 'offboard' &&
        !licensed &&
        source.groups?.includes(problem.rules.licence?.group ?? '') === true
      )
        return;
      const to = stopAt(way.node);
      const end = stops[to] as Stop;
      if (to === from || ((end.passable || end.own) && to < from)) return;
      const count = (perPair.get(to) ?? 0) + 1;
      perPair.set(to, count);
      if (count > LINKS_OF_PAIR) complete = false;
      else found.push(linkOf(network, markBit, start, to, way));
    };

    for (const piece of (nodes[startNode] as BoardNode).pieces)
      follow(piece, (pieces[piece] as Piece).aNode === startNode, undefined, -1, -1);
    for (let head = 0; head < queue.length; head++) {
      if (head >= WAYS_FROM_STOP) {
        complete = false;
        break;
      }
      const way = queue[head] as Way;
      if (way.exit >= 0) {
        const track = border.get(way.exit);
        if (track === undefined) continue;
        const other = facing(grid, way.exit);
        for (const next of atExit.get(other) ?? [])
          follow(next, (pieces[next] as Piece).aExit === other, way, track, -1);
      } else if ((nodes[way.node] as BoardNode).source.kind === 'junction') {
        for (const next of (nodes[way.node] as BoardNode).pieces) {
          if (next !== way.piece) follow(next, (pieces[next] as Piece).aNode === way.node, way, -1, way.node);
        }
      } else {
        finish(way);
      }
    }
    listed.push(...withoutBeaten(found));
  }
  const kept = shortest(listed, LINKS_IN_ALL);
  if (kept.length < listed.length) complete = false;
  for (const link of kept) {
    const id = links.length;
    links.push({ ...link, id });
    stops[link.a]?.links.push(id);
    stops[link.b]?.links.push(id);
  }
  if (!complete) reachAll(problem, network, stopAt, stops, nodeOfStop);
  for (const stop of stops) {
    const far = (id: number): number => {
      const link = links[id] as Link;
      return (stops[link.a === stop.id ? link.b : link.a] as Stop).value;
    };
    stop.links.sort(
      (x, y) => far(y) - far(x) || (links[x] as Link).tracks.length - (links[y] as Link).tracks.length || x - y,
    );
  }
  return { network, stops, links, walked: [], tracks: network.tracks, places: places.size, marks, complete };
};

/** As many as possible of each pair alike, the shortest first. */
const shortest = (listed: readonly Link[], limit: number): readonly Link[] => {
  if (listed.length <= limit) return listed;
  const pairs = new Map<number, Link[]>();
  for (const link of listed) {
    const key = link.a * 4096 + link.b;
    const list = pairs.get(key);
    if (list) list.push(link);
    else pairs.set(key, [link]);
  }
  let each = LINKS_OF_PAIR;
  const total = (): number => [...pairs.values()].reduce((sum, list) => sum + Math.min(each, list.length), 0);
  while (each > 1 && total() > limit) each -= 1;
  return flatMap([...pairs.values()], (list) => list.slice(0, each));
};

/** Finds the stops that were missed because not every way was listed: bounds must know them. */
const reachAll = (
  problem: Problem,
  network: Network,
  stopAt: (node: number) => number,
  stops: readonly Stop[],
  nodeOfStop: readonly number[],
): void => {
  const { pieces, nodes, atExit, border, grid } = network;
  const licensed = hasLicence(problem);
  const seen = new Uint8Array(pieces.length);
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i] as Stop;
    if (!stop.passable && !stop.own) continue;
    const queue = [...(nodes[nodeOfStop[i] as number] as BoardNode).pieces];
    while (queue.length > 0) {
      const id = queue.pop() as number;
      if (seen[id] === 1) continue;
      seen[id] = 1;
      const piece = pieces[id] as Piece;
      for (const exit of [piece.aExit, piece.bExit]) {
        if (exit >= 0 && border.has(exit)) queue.push(...(atExit.get(facing(grid, exit)) ?? []));
      }
      for (const node of [piece.aNode, piece.bNode]) {
        if (node < 0) continue;
        const { source } = nodes[node] as BoardNode;
        if (source.kind === 'junction') queue.push(...(nodes[node] as BoardNode).pieces);
        else if (licensed || source.groups?.includes(problem.rules.licence?.group ?? '') !== true) stopAt(node);
      }
    }
  }
};

const bitsOfMarks = (marks: Graph['marks']): ReadonlyMap<number, number> => {
  const bits = new Map<number, number>();
  marks.forEach(({ hex }, i) => bits.set(hex, (bits.get(hex) ?? 0) | (1 << i)));
  return bits;
};

const linkOf = (network: Network, markBit: ReadonlyMap<number, number>, start: Stop, to: number, last: Way): Link => {
  const pieces: number[] = [];
  const tracks: number[] = [];
  const ways: Way[] = [];
  for (let w: Way | undefined = last; w; w = w.before) ways.unshift(w);
  for (const way of ways) {
    if (way.border >= 0) tracks.push(way.border);
    tracks.push(...(network.pieces[way.piece] as Piece).inner);
    pieces.push(way.piece);
  }
  return linkOver(network, markBit, -1, start, to, pieces, tracks, last.gauge);
};

const linkOver = (
  network: Network,
  markBit: ReadonlyMap<number, number>,
  id: number,
  start: Stop,
  to: number,
  pieces: readonly number[],
  tracks: readonly number[],
  gauge: Gauge,
): Link => {
  const hexes: number[] = [start.hex];
  const refs: TrackRef[] = [];
  let marks = markBit.get(start.hex) ?? 0;
  for (const each of pieces) {
    const piece = network.pieces[each] as Piece;
    refs.push([network.grid.ids[piece.hex] ?? '', piece.path]);
    if (hexes.at(-1) !== piece.hex) hexes.push(piece.hex);
    marks |= markBit.get(piece.hex) ?? 0;
  }
  return { id, a: start.id, b: to, tracks, borders: hexes.length - 1, gauge, hexes, refs, marks };
};

/** Two pieces of a hex that follow each other meet at a junction, which a way passes once. */
const passesJunctionsOnce = ({ pieces }: Network, way: readonly number[]): boolean => {
  const joined = new Set<number>();
  return way.every((id, i) => {
    const { hex } = pieces[id] as Piece;
    if (pieces[way[i + 1] ?? -1]?.hex !== hex) return true;
    if (joined.has(hex)) return false;
    joined.add(hex);
    return true;
  });
};

/** The number of a way over these pieces, which is kept beside the links unless it is known; -1 where it uses something twice. */
export const keepWalked = (
  graph: Graph,
  from: number,
  to: number,
  pieces: readonly number[],
  tracks: readonly number[],
): number => {
  const known = graph.walked.findIndex(
    (way) =>
      way.a === from &&
      way.b === to &&
      way.tracks.length === tracks.length &&
      tracks.every((t, i) => t === way.tracks[i]),
  );
  if (known >= 0) return graph.links.length + known;
  if (new Set(tracks).size < tracks.length || !passesJunctionsOnce(graph.network, pieces)) return -1;
  const id = graph.links.length + graph.walked.length;
  const start = graph.stops[from] as Stop;
  graph.walked.push(linkOver(graph.network, bitsOfMarks(graph.marks), id, start, to, pieces, tracks, 'broad'));
  return id;
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
