/**
 * Runs as lists of hexes, one list for each stretch between two stops, as other systems record them. A stretch may be
 * written in either direction. Two tracks through the same hexes (parallel lanes, several paths of one tile) give the
 * same list: the first combination that the judge accepts is taken.
 */
import { flatMap } from '@roundhouse/engine';
import type { HexId } from '@roundhouse/engine';
import { facing } from './grid.ts';
import { judgeRuns } from './judge.ts';
import { networkWith, type BoardNode, type Network, type Piece } from './network.ts';
import type { Problem, RunPath, TrackRef } from './types.ts';

export interface Connections {
  readonly train: string;
  readonly connections: readonly (readonly HexId[])[];
}

export const connectionsOf = (run: RunPath): Connections => ({
  train: run.train,
  connections: run.links.map((refs, i) => {
    const hexes: HexId[] = [run.stops[i]?.hex ?? ''];
    for (const [hex] of refs) if (hexes.at(-1) !== hex) hexes.push(hex);
    return hexes;
  }),
});

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly refs: readonly TrackRef[];
}

/** All tracks between two stops that go through exactly these hexes. */
const stretchesOf = (network: Network, hexes: readonly HexId[]): Stretch[] => {
  const { grid, nodes, pieces, atExit, border } = network;
  const order = hexes.map((hex) => grid.index.get(hex) ?? -1);
  const result: Stretch[] = [];
  const follow = (
    from: number,
    piece: number,
    fromA: boolean,
    at: number,
    refs: readonly TrackRef[],
    junctions: readonly number[],
  ): void => {
    const p = pieces[piece] as Piece;
    const now: TrackRef[] = [...refs, [grid.ids[p.hex] ?? '', p.path]];
    const node = fromA ? p.bNode : p.aNode;
    const exit = fromA ? p.bExit : p.aExit;
    if (exit >= 0) {
      if (!border.has(exit)) return;
      const other = facing(grid, exit);
      for (const next of atExit.get(other) ?? []) {
        const q = pieces[next] as Piece;
        if (q.hex === order[at + 1]) follow(from, next, q.aExit === other, at + 1, now, junctions);
      }
    } else if ((nodes[node] as BoardNode).source.kind !== 'junction') {
      if (at === order.length - 1 && node !== from) result.push({ from, to: node, refs: now });
    } else if (!junctions.includes(node)) {
      for (const next of (nodes[node] as BoardNode).pieces) {
        if (next !== piece) follow(from, next, (pieces[next] as Piece).aNode === node, at, now, [...junctions, node]);
      }
    }
  };
  nodes.forEach((start, id) => {
    if (start.hex !== order[0] || start.source.kind === 'junction') return;
    for (const piece of start.pieces) follow(id, piece, (pieces[piece] as Piece).aNode === id, 0, [], []);
  });
  return result;
};

const eitherWay = (stretches: readonly Stretch[]): Stretch[] =>
  flatMap(stretches, ({ from, to, refs }) => [
    { from, to, refs },
    { from: to, to: from, refs: [...refs].reverse() },
  ]);

/** More readings of one list than these are not tried. */
const READINGS = 64;

/** Every run that these lists may mean. */
const readings = (network: Network, { train, connections }: Connections): RunPath[] => {
  const { grid, nodes } = network;
  const options = connections.map((hexes) => eitherWay(stretchesOf(network, hexes)));
  const result: RunPath[] = [];
  const extend = (i: number, taken: readonly Stretch[]): void => {
    if (result.length >= READINGS) return;
    if (i === options.length) {
      const first = taken[0];
      if (!first) return;
      const ids = [first.from, ...taken.map((stretch) => stretch.to)];
      const stops = ids.map((id) => {
        const node = nodes[id] as BoardNode;
        return { hex: grid.ids[node.hex] ?? '', node: node.node };
      });
      if (new Set(ids).size === ids.length) result.push({ train, stops, links: taken.map((stretch) => stretch.refs) });
      return;
    }
    const end = taken.at(-1)?.to;
    for (const stretch of options[i] ?? [])
      if (end === undefined || stretch.from === end) extend(i + 1, [...taken, stretch]);
  };
  extend(0, []);
  return result;
};

/** The runs that the lists mean, or undefined if no reading follows the track. */
export const runsFromConnections = (
  problem: Problem,
  lists: readonly Connections[],
): readonly RunPath[] | undefined => {
  const network = networkWith(problem, new Set(lists.flatMap(({ connections }) => connections.flat())));
  const options = lists.map((list) => readings(network, list));
  if (options.some((list) => list.length === 0)) return undefined;
  const firsts = flatMap(options, (list) => list.slice(0, 1));
  if (options.every((list) => list.length === 1)) return firsts;
  // Runs that share no track can be settled one after the other; otherwise only the whole tells.
  const stepwise = problem.rules.sharing === 'nothing';
  const settle = (i: number, taken: readonly RunPath[]): readonly RunPath[] | undefined => {
    if (i === options.length) return stepwise || judgeRuns(problem, taken, network).ok ? taken : undefined;
    for (const run of options[i] ?? []) {
      const now = [...taken, run];
      if (stepwise && !judgeRuns(problem, now, network).ok) continue;
      const rest = settle(i + 1, now);
      if (rest) return rest;
    }
    return undefined;
  };
  // What no reading makes legal is still a run: the judge says what is wrong with it.
  return settle(0, []) ?? firsts;
};

export const runFromConnections = (problem: Problem, list: Connections): RunPath | undefined =>
  runsFromConnections(problem, [list])?.[0];
