/** Land that track could still come to: how far the next stops are, and what they will be worth. */
import {
  type Board,
  blocks,
  type CompanyId,
  factsOf,
  type HexId,
  lyingAt,
  memo,
  networkOf,
  type Shape,
  type State,
  titleOf,
  type TrackMap,
  type TrackNode,
  type TrackSet,
} from '@roundhouse/engine';

/** A stop is worth this part for every hex that lies between. */
const FADE = 0.62;
/** Further away nothing counts. */
const FAR = 5;
/** Cities grow to this at least. */
const CITY = 40;
const TOWN = 10;

const mostOf = ({ revenue }: TrackNode): number =>
  typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue));

const grownWorth = (node: TrackNode): number => {
  switch (node.kind) {
    case 'city':
      return Math.max(CITY, mostOf(node));
    case 'town':
      return Math.max(TOWN, mostOf(node));
    case 'offboard':
      return mostOf(node);
    case 'junction':
      return 0;
  }
};

/** What the stops of a shape will be worth. */
const worthOfShape = memo((shape: Shape): number => {
  let most = 0;
  for (const node of shape.nodes) most = Math.max(most, grownWorth(node));
  return most;
});

const closedEdges = memo((map: TrackMap): Readonly<Record<HexId, readonly (HexId | null)[]>> =>
  Object.fromEntries(
    Object.entries(map.neighbours).map(([hex, beside]) => [
      hex,
      beside.map((other, edge) =>
        other === null || map.hexes[hex]?.borders.some((each) => each.edge === edge && each.kind === 'impassable')
          ? null
          : other,
      ),
    ]),
  ),
);

/** Hexes that can never be built nor entered from a side are no way. */
const isWay = (track: TrackSet, board: Board, hex: HexId): boolean => {
  const printed = track.map.hexes[hex];
  return printed !== undefined && (board.tiles[hex] !== undefined || !['red', 'blue', 'gray'].includes(printed.colour));
};

/**
 * Promise: what the stops reached are worth, and those that could be, less the further they are. Concave, because a train
 * stops at the best few only.
 */
const look = (state: State, company: CompanyId, board: Board): number => {
  const { track } = factsOf(state);
  const network = networkOf(track, board, company, titleOf(state).network);
  const beside = closedEdges(track.map);
  const values: number[] = [];
  const distance = new Map<HexId, number>();
  let ring: HexId[] = [];
  for (const [hex, reach] of network.hexes) {
    const shape = lyingAt(track, board, hex);
    if (reach.nodes !== 0) {
      let most = 0;
      for (const [index, node] of shape.nodes.entries())
        if (reach.nodes & (1 << index))
          most = Math.max(most, grownWorth(node) * (blocks(board, shape, hex, index, company) ? 0.7 : 1));
      values.push(most);
      distance.set(hex, -1);
    } else if (reach.paths === 0) {
      // A trail ends at this hex: the next tile goes here.
      distance.set(hex, 0);
      ring.push(hex);
    } else distance.set(hex, -1);
  }
  for (let far = 0; far < FAR && ring.length > 0; far++) {
    const next: HexId[] = [];
    for (const hex of ring) {
      const worth = worthOfShape(lyingAt(track, board, hex));
      if (worth > 0) values.push(worth * FADE ** (far + 1));
      if (!isWay(track, board, hex)) continue;
      for (const other of beside[hex] ?? []) {
        if (other === null || distance.has(other)) continue;
        distance.set(other, far + 1);
        next.push(other);
      }
    }
    ring = next;
  }
  values.sort((a, b) => b - a);
  let sum = 0;
  let part = 1;
  for (const value of values.slice(0, 14)) {
    sum += value * part;
    part *= 0.9;
  }
  return sum;
};

const promises = new WeakMap<Board, Map<CompanyId, number>>();

export const promiseOf = (state: State, company: CompanyId, board: Board): number => {
  let byCompany = promises.get(board);
  if (!byCompany) promises.set(board, (byCompany = new Map<CompanyId, number>()));
  let promise = byCompany.get(company);
  if (promise === undefined) byCompany.set(company, (promise = look(state, company, board)));
  return promise;
};

const FIELD_FAR = 4;

/** By hex, what stops lie in it and around it, the nearer the more: the lie of the land, the same for everybody. */
export const fieldOf = memo((track: TrackSet): ReadonlyMap<HexId, number> => {
  const beside = closedEdges(track.map);
  const worth = new Map<HexId, number>();
  for (const [id, hex] of Object.entries(track.map.hexes)) worth.set(id, worthOfShape(hex));
  const field = new Map<HexId, number>();
  for (const start of Object.keys(track.map.hexes)) {
    const seen = new Set<HexId>([start]);
    let ring: HexId[] = [start];
    let sum = 0;
    for (let far = 0; far < FIELD_FAR && ring.length > 0; far++) {
      const next: HexId[] = [];
      for (const hex of ring) {
        sum += (worth.get(hex) ?? 0) * FADE ** far;
        if (far > 0 && ['red', 'blue', 'gray'].includes(track.map.hexes[hex]?.colour ?? 'red')) continue;
        for (const other of beside[hex] ?? [])
          if (other !== null && !seen.has(other)) {
            seen.add(other);
            next.push(other);
          }
      }
      ring = next;
    }
    field.set(start, sum);
  }
  return field;
});
