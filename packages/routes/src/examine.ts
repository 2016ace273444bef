/** A run chosen by hand, followed over the board piece by piece. */
import type { CompanyId, Gauge } from '@roundhouse/engine';
import { joinGauge } from './compile.ts';
import { makeStop, tokensByCity, type Stop } from './stops.ts';
import { facing } from './grid.ts';
import { borderOf, boardTrackOf, nodeAt, nodeOf, pieceAt, type BoardTrack } from './boardTrack.ts';
import type { Problem, RefusalKey, RouteRefusal, RouteTrain, RunPath, TrackRef } from './types.ts';

/** A run that follows the track; whether it is allowed is another question. */
export interface Examined {
  readonly train: RouteTrain;
  readonly path: RunPath;
  readonly stops: readonly Stop[];
  readonly links: readonly ExaminedLink[];
}

export interface ExaminedLink {
  readonly tracks: readonly number[];
  readonly gauge: Gauge;
  readonly borders: number;
  readonly hexes: readonly number[];
}

/** The board, ready to follow runs on. */
export interface RunContext {
  readonly problem: Problem;
  readonly boardTrack: BoardTrack;
  readonly tokens: ReadonlyMap<string, readonly CompanyId[]>;
  readonly places: Map<string, number>;
}

export const runContextOf = (problem: Problem): RunContext => ({
  problem,
  boardTrack: boardTrackOf(problem),
  tokens: tokensByCity(problem.board.tokens),
  places: new Map(),
});

export const isRefusal = (value: object): value is RouteRefusal => 'key' in value;

export const examine = (context: RunContext, path: RunPath): Examined | RouteRefusal => {
  const refuse = (key: RefusalKey, args: RouteRefusal['args'] = {}): RouteRefusal => ({
    key,
    args: { train: path.train, ...args },
  });
  const train = context.problem.trains.find(({ id }) => id === path.train);
  if (!train) return refuse('unknownTrain');
  if (path.stops.length < 2 || path.links.length !== path.stops.length - 1) return refuse('tooFewStops');
  const stops: Stop[] = [];
  const nodes: number[] = [];
  const { problem, boardTrack, tokens, places } = context;
  for (const { hex, node } of path.stops) {
    const id = nodeAt(boardTrack, hex, node);
    if (id === undefined) return refuse('noSuchStop', { hex, node });
    const found = nodeOf(boardTrack, id);
    if (found.source.kind === 'junction') return refuse('noSuchStop', { hex, node });
    nodes.push(id);
    stops.push(makeStop(problem, hex, found, stops.length, tokens, places));
  }
  const links: ExaminedLink[] = [];
  for (let i = 0; i < path.links.length; i++) {
    const link = followLink(
      boardTrack,
      nodes[i] as number,
      nodes[i + 1] as number,
      path.links[i] as readonly TrackRef[],
    );
    if ('key' in link) return { key: link.key, args: { train: path.train, ...link.args } };
    links.push(link);
  }
  return { train, path, stops, links };
};

const followLink = (
  boardTrack: BoardTrack,
  from: number,
  to: number,
  refs: readonly TrackRef[],
): ExaminedLink | RouteRefusal => {
  const tracks: number[] = [];
  const hexes: number[] = [nodeOf(boardTrack, from).hex];
  const junctions: number[] = [];
  let gauge: Gauge | undefined;
  let node = from;
  let exit = -1;
  for (let i = 0; i < refs.length; i++) {
    const ref = refs[i] as TrackRef;
    const hex = ref[0];
    const piece = pieceAt(boardTrack, hex, ref[1]);
    if (!piece) return { key: 'noSuchTrack', args: { hex } };
    if (exit >= 0) {
      const border = borderOf(boardTrack, exit);
      if (border === undefined) return { key: 'trackDoesNotJoin', args: { hex } };
      tracks.push(border);
      exit = facing(boardTrack.grid, exit);
    }
    const fromA = exit >= 0 ? piece.aExit === exit : piece.aNode === node;
    const fromB = exit >= 0 ? piece.bExit === exit : piece.bNode === node;
    if (!fromA && !fromB) return { key: 'trackDoesNotJoin', args: { hex } };
    const joined: Gauge | undefined = gauge === undefined ? piece.gauge : joinGauge(gauge, piece.gauge);
    if (joined === undefined) return { key: 'gaugeBreaks', args: { hex } };
    gauge = joined;
    tracks.push(...piece.inner);
    if (hexes[hexes.length - 1] !== piece.hex) hexes.push(piece.hex);
    node = fromA ? piece.bNode : piece.aNode;
    exit = fromA ? piece.bExit : piece.aExit;
    if (i < refs.length - 1 && node >= 0) {
      if (nodeOf(boardTrack, node).source.kind !== 'junction') return { key: 'trackDoesNotJoin', args: { hex } };
      if (junctions.includes(node)) return { key: 'trackTwice', args: { hex } };
      junctions.push(node);
    }
  }
  if (node !== to || gauge === undefined)
    return { key: 'trackDoesNotJoin', args: { hex: boardTrack.grid.ids[nodeOf(boardTrack, to).hex] ?? '' } };
  return { tracks, gauge, borders: hexes.length - 1, hexes };
};
