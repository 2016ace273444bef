/** From the board to a compact graph: the stops a company can reach, and the links between them. */
import { type Board, flatMap, type Gauge, memo, memoOfTwo, type TrackSet } from '@roundhouse/engine';
import { facing } from './grid.ts';
import { borderOf, type BoardTrack, boardTrackOf, nodeAt, nodeOf, pieceOf, piecesBeyond } from './boardTrack.ts';
import { type Piece, PIECES } from './network.ts';
import { hasLicence, makeStop, tokensByCity, type Stop } from './stops.ts';
import type { Problem, RouteRules } from './types.ts';

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
  /** The pieces it goes over, from `a` to `b`. */
  readonly pieces: readonly number[];
  /** Bits of marked hexes it touches, see `Graph.marks`. */
  readonly marks: number;
}

export interface Graph {
  readonly boardTrack: BoardTrack;
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
  /** Ways that were walked for the question of the moment though they are not listed; numbered on from the links. */
  readonly walked: Link[];
  /** How many bits of track there are, and the number here of one that is numbered over the whole board. */
  readonly tracks: number;
  readonly trackNumber: (track: number) => number;
  readonly places: number;
  /** Hexes whose marks pay a run that touches them, with what they pay. */
  readonly marks: readonly { readonly hex: number; readonly amount: number; readonly mark: string }[];
  /** False if there were too many ways between two stops to list them all. */
  readonly complete: boolean;
}

/** A link or a way that was walked. */
export const linkAt = ({ links, walked }: Graph, id: number): Link =>
  (id < links.length ? links[id] : walked[id - links.length]) as Link;

/** A path under construction: its last piece, and the path before it. */
interface PartialPath {
  readonly piece: number;
  readonly before: PartialPath | undefined;
  /** Border crossed to get onto the piece, or -1; and the bits of track inside of it. */
  readonly border: number;
  readonly inner: readonly number[];
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
const meets = (way: PartialPath | undefined, border: number, junction: number, inner: readonly number[]): boolean => {
  for (let w = way; w; w = w.before) {
    if (border >= 0 && w.border === border) return true;
    if (junction >= 0 && w.junction === junction) return true;
    if (inner.length > 0 && w.inner.some((t) => inner.includes(t))) return true;
  }
  return false;
};

const NONE: readonly number[] = [];

/** Bits of track in the order in which they are met. */
const numbering = (): ((track: number) => number) & { readonly count: () => number } => {
  const numbers = new Map<number, number>();
  const numberOf = (track: number): number => {
    let number = numbers.get(track);
    if (number === undefined) numbers.set(track, (number = numbers.size));
    return number;
  };
  return Object.assign(numberOf, { count: () => numbers.size });
};

const graphs = memoOfTwo((_track: TrackSet, _rules: RouteRules) => memo((_board: Board) => new Map<string, Graph>()));

/** The graph of a company, whatever its trains. */
export const compile = (problem: Problem): Graph => {
  const { track, rules, board, company, colours } = problem;
  const known = graphs(track, rules)(board);
  const key = `${company}|${colours.join()}`;
  let graph = known.get(key);
  if (!graph) known.set(key, (graph = graphOf(problem)));
  return graph;
};

const graphOf = (problem: Problem): Graph => {
  const boardTrack = boardTrackOf(problem);
  const stops: Stop[] = [];
  const links: Link[] = [];
  const runList: Link[] = [];
  const stopOfNode = new Map<number, number>();
  const nodeOfStop: number[] = [];
  const places = new Map<string, number>();
  const marks = markedHexes(problem, boardTrack);
  const markBit = bitsOfMarks(marks);
  const tokens = tokensByCity(problem.board.tokens);
  const licensed = hasLicence(problem);
  const trackNumber = numbering();
  let complete = true;

  const stopAt = (nodeId: number): number => {
    const known = stopOfNode.get(nodeId);
    if (known !== undefined) return known;
    const node = nodeOf(boardTrack, nodeId);
    const stop = makeStop(problem, boardTrack.grid.ids[node.hex] ?? '', node, stops.length, tokens, places);
    stops.push(stop);
    stopOfNode.set(nodeId, stop.id);
    nodeOfStop.push(nodeId);
    return stop.id;
  };
  for (const node of ownStations(problem, boardTrack)) stopAt(node);

  for (let from = 0; from < stops.length; from++) {
    const start = stops[from] as Stop;
    if (!start.passable && !start.own) continue;
    const startNode = nodeOfStop[from] as number;
    const found: Link[] = [];
    const perPair = new Map<number, number>();
    const queue: PartialPath[] = [];

    const follow = (
      piece: number,
      track: Piece,
      fromA: boolean,
      before: PartialPath | undefined,
      over: number,
      junction: number,
    ): void => {
      const gauge = before ? joinGauge(before.gauge, track.gauge) : track.gauge;
      if (gauge === undefined) return;
      const border = over < 0 ? -1 : trackNumber(over);
      const inner = track.inner.length === 0 ? NONE : track.inner.map(trackNumber);
      if (meets(before, border, junction, inner)) return;
      const node = fromA ? track.bNode : track.aNode;
      const exit = fromA ? track.bExit : track.aExit;
      queue.push({ piece, before, border, inner, junction, gauge, node, exit });
    };

    const finish = (way: PartialPath): void => {
      const { source } = nodeOf(boardTrack, way.node);
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
      else found.push(linkOf(markBit, start, to, way));
    };

    for (const id of nodeOf(boardTrack, startNode).pieces) {
      const piece = pieceOf(boardTrack, id);
      follow(id, piece, piece.aNode === startNode, undefined, -1, -1);
    }
    for (let head = 0; head < queue.length; head++) {
      if (head >= WAYS_FROM_STOP) {
        complete = false;
        break;
      }
      const way = queue[head] as PartialPath;
      if (way.exit >= 0) {
        const border = borderOf(boardTrack, way.exit);
        if (border === undefined) continue;
        const other = facing(boardTrack.grid, way.exit);
        for (const next of piecesBeyond(boardTrack, way.exit)) {
          const piece = pieceOf(boardTrack, next);
          follow(next, piece, piece.aExit === other, way, border, -1);
        }
      } else if (nodeOf(boardTrack, way.node).source.kind === 'junction') {
        for (const next of nodeOf(boardTrack, way.node).pieces) {
          if (next === way.piece) continue;
          const piece = pieceOf(boardTrack, next);
          follow(next, piece, piece.aNode === way.node, way, -1, way.node);
        }
      } else {
        finish(way);
      }
    }
    runList.push(...withoutBeaten(found));
  }
  const kept = shortest(runList, LINKS_IN_ALL);
  if (kept.length < runList.length) complete = false;
  for (const link of kept) {
    const id = links.length;
    links.push({ ...link, id });
    stops[link.a]?.links.push(id);
    stops[link.b]?.links.push(id);
  }
  if (!complete) reachAll(problem, boardTrack, stopAt, stops, nodeOfStop, trackNumber);
  for (const stop of stops) {
    const far = (id: number): number => {
      const link = links[id] as Link;
      return (stops[link.a === stop.id ? link.b : link.a] as Stop).value;
    };
    stop.links.sort(
      (x, y) => far(y) - far(x) || (links[x] as Link).tracks.length - (links[y] as Link).tracks.length || x - y,
    );
  }
  return {
    boardTrack,
    stops,
    links,
    walked: [],
    tracks: trackNumber.count(),
    trackNumber,
    places: places.size,
    marks,
    complete,
  };
};

/** The nodes with a station of the company, hex by hex. */
const ownStations = ({ board, company }: Problem, boardTrack: BoardTrack): number[] => {
  const found = new Set<number>();
  for (const token of board.tokens) {
    if (token.company !== company) continue;
    const hex = boardTrack.grid.index.get(token.hex);
    const city = hex === undefined ? undefined : boardTrack.at(hex).nodes.find((node) => node.city === token.city);
    const id = city && nodeAt(boardTrack, token.hex, city.node);
    if (id !== undefined) found.add(id);
  }
  return [...found].sort((x, y) => x - y);
};

/** As many as possible of each pair alike, the shortest first. */
const shortest = (runList: readonly Link[], limit: number): readonly Link[] => {
  if (runList.length <= limit) return runList;
  const pairs = new Map<number, Link[]>();
  for (const link of runList) {
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

/** Finds the stops and the track that were missed because not every way was listed: bounds must know them. */
const reachAll = (
  problem: Problem,
  boardTrack: BoardTrack,
  stopAt: (node: number) => number,
  stops: readonly Stop[],
  nodeOfStop: readonly number[],
  trackNumber: (track: number) => number,
): void => {
  const licensed = hasLicence(problem);
  const seen = new Set<number>();
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i] as Stop;
    if (!stop.passable && !stop.own) continue;
    const queue = [...nodeOf(boardTrack, nodeOfStop[i] as number).pieces];
    while (queue.length > 0) {
      const id = queue.pop() as number;
      if (seen.has(id)) continue;
      seen.add(id);
      const piece = pieceOf(boardTrack, id);
      piece.inner.forEach(trackNumber);
      for (const exit of [piece.aExit, piece.bExit]) {
        const beyond = exit < 0 ? [] : piecesBeyond(boardTrack, exit);
        if (beyond.length > 0) trackNumber(borderOf(boardTrack, exit) as number);
        queue.push(...beyond);
      }
      for (const node of [piece.aNode, piece.bNode]) {
        if (node < 0) continue;
        const { source, pieces } = nodeOf(boardTrack, node);
        if (source.kind === 'junction') queue.push(...pieces);
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

const linkOf = (markBit: ReadonlyMap<number, number>, start: Stop, to: number, last: PartialPath): Link => {
  const pieces: number[] = [];
  const tracks: number[] = [];
  for (let way: PartialPath | undefined = last; way; way = way.before) {
    for (const track of way.inner) tracks.push(track);
    if (way.border >= 0) tracks.push(way.border);
    pieces.push(way.piece);
  }
  return linkOver(markBit, -1, start, to, pieces.reverse(), tracks.reverse(), last.gauge);
};

const linkOver = (
  markBit: ReadonlyMap<number, number>,
  id: number,
  start: Stop,
  to: number,
  pieces: readonly number[],
  tracks: readonly number[],
  gauge: Gauge,
): Link => {
  const hexes: number[] = [start.hex];
  let marks = markBit.get(start.hex) ?? 0;
  for (const piece of pieces) {
    const hex = Math.floor(piece / PIECES);
    if (hexes[hexes.length - 1] === hex) continue;
    hexes.push(hex);
    marks |= markBit.get(hex) ?? 0;
  }
  return { id, a: start.id, b: to, tracks, borders: hexes.length - 1, gauge, hexes, pieces, marks };
};

/** Two pieces of a hex that follow each other meet at a junction, which a way passes once. */
const passesJunctionsOnce = (way: readonly number[]): boolean => {
  const joined = new Set<number>();
  return way.every((id, i) => {
    const hex = Math.floor(id / PIECES);
    const next = way[i + 1];
    if (next === undefined || Math.floor(next / PIECES) !== hex) return true;
    if (joined.has(hex)) return false;
    joined.add(hex);
    return true;
  });
};

/** The number of a way over these pieces, which is kept besides the links unless it is known; -1 where it uses something twice. */
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
  if (new Set(tracks).size < tracks.length || !passesJunctionsOnce(pieces)) return -1;
  const id = graph.links.length + graph.walked.length;
  const start = graph.stops[from] as Stop;
  graph.walked.push(linkOver(bitsOfMarks(graph.marks), id, start, to, pieces, tracks, 'broad'));
  return id;
};

/** A way is beaten by another between the same stops that uses part of its track only and passes the same marks. */
const withoutBeaten = (found: readonly Link[]): readonly Link[] => {
  const kept = new Map<number, Link[]>();
  const result: Link[] = [];
  const inOrder = [...found].sort((x, y) => x.tracks.length - y.tracks.length);
  for (const link of inOrder) {
    const dominators = kept.get(link.b);
    if (dominators?.some((rival) => beats(rival, link))) continue;
    if (dominators) dominators.push(link);
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

const markedHexes = (problem: Problem, { grid }: BoardTrack): Graph['marks'] => {
  const result: { hex: number; amount: number; mark: string }[] = [];
  for (const bonus of problem.rules.bonuses) {
    if (bonus.kind !== 'passMark') continue;
    for (const [id, list] of Object.entries(problem.board.marks)) {
      const hex = grid.index.get(id);
      if (hex !== undefined && list.includes(bonus.mark)) result.push({ hex, amount: bonus.amount, mark: bonus.mark });
    }
  }
  if (result.length > 30) throw new Error('too many marked hexes');
  return result;
};
