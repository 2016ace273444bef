/** A run chosen by hand, followed over the board piece by piece. */
import type { CompanyId, Gauge } from '@roundhouse/engine';
import { joinGauge } from './compile.ts';
import { makeStop, tokensByCity, type Stop } from './stops.ts';
import { facing } from './grid.ts';
import { nodeAt, pieceAt, type BoardNode, type Network, type Piece } from './network.ts';
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
export interface Desk {
  readonly problem: Problem;
  readonly network: Network;
  readonly tokens: ReadonlyMap<string, readonly CompanyId[]>;
  readonly places: Map<string, number>;
}

export const deskOf = (problem: Problem, network: Network): Desk => ({
  problem,
  network,
  tokens: tokensByCity(problem.board.tokens),
  places: new Map(),
});

export const isRefusal = (value: object): value is RouteRefusal => 'key' in value;

export const examine = (desk: Desk, path: RunPath): Examined | RouteRefusal => {
  const refuse = (key: RefusalKey, args: RouteRefusal['args'] = {}): RouteRefusal => ({
    key,
    args: { train: path.train, ...args },
  });
  const train = desk.problem.trains.find(({ id }) => id === path.train);
  if (!train) return refuse('unknownTrain');
  if (path.stops.length < 2 || path.links.length !== path.stops.length - 1) return refuse('tooFewStops');
  const stops: Stop[] = [];
  const nodes: number[] = [];
  for (const { hex, node } of path.stops) {
    const id = nodeAt(desk.network, hex, node);
    const found = id === undefined ? undefined : desk.network.nodes[id];
    if (id === undefined || !found || found.source.kind === 'junction') return refuse('noSuchStop', { hex, node });
    nodes.push(id);
    stops.push(makeStop(desk.problem, desk.network, found, stops.length, desk.tokens, desk.places));
  }
  const links: ExaminedLink[] = [];
  for (const [i, refs] of path.links.entries()) {
    const link = followLink(desk, nodes[i] as number, nodes[i + 1] as number, refs);
    if ('key' in link) return { key: link.key, args: { train: path.train, ...link.args } };
    links.push(link);
  }
  return { train, path, stops, links };
};

const followLink = (desk: Desk, from: number, to: number, refs: readonly TrackRef[]): ExaminedLink | RouteRefusal => {
  const { network } = desk;
  const tracks: number[] = [];
  const hexes: number[] = [(network.nodes[from] as BoardNode).hex];
  const junctions = new Set<number>();
  let gauge: Gauge | undefined;
  let node = from;
  let exit = -1;
  for (const [i, [hex, index]] of refs.entries()) {
    const id = pieceAt(desk.network, hex, index);
    if (id === undefined) return { key: 'noSuchTrack', args: { hex } };
    const piece = network.pieces[id] as Piece;
    if (exit >= 0) {
      const border = network.border.get(exit);
      if (border === undefined) return { key: 'trackDoesNotJoin', args: { hex } };
      tracks.push(border);
      exit = facing(network.grid, exit);
    }
    const fromA = exit >= 0 ? piece.aExit === exit : piece.aNode === node;
    const fromB = exit >= 0 ? piece.bExit === exit : piece.bNode === node;
    if (!fromA && !fromB) return { key: 'trackDoesNotJoin', args: { hex } };
    const joined: Gauge | undefined = gauge === undefined ? piece.gauge : joinGauge(gauge, piece.gauge);
    if (joined === undefined) return { key: 'gaugeBreaks', args: { hex } };
    gauge = joined;
    tracks.push(...piece.inner);
    if (hexes.at(-1) !== piece.hex) hexes.push(piece.hex);
    node = fromA ? piece.bNode : piece.aNode;
    exit = fromA ? piece.bExit : piece.aExit;
    const last = i === refs.length - 1;
    if (!last && node >= 0) {
      const kind = (network.nodes[node] as BoardNode).source.kind;
      if (kind !== 'junction') return { key: 'trackDoesNotJoin', args: { hex } };
      if (junctions.has(node)) return { key: 'trackTwice', args: { hex } };
      junctions.add(node);
    }
  }
  if (node !== to || gauge === undefined) {
    const end = network.nodes[to] as BoardNode;
    return { key: 'trackDoesNotJoin', args: { hex: network.grid.ids[end.hex] ?? '' } };
  }
  return { tracks, gauge, borders: hexes.length - 1, hexes };
};
