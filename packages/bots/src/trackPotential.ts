/** Track potential: the stops that a company's track reaches or could reach, and what they will be worth. */
import {
  type Board,
  blocks,
  type CompanyId,
  factsOf,
  type HexId,
  contentAt,
  type MapHex,
  memo,
  networkOf,
  rotated,
  type Shape,
  type State,
  tileOf,
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

/** What the map says of its hexes, by number: asked for hundreds of hexes at every lay. */
interface HexFigures {
  readonly ids: readonly HexId[];
  readonly numbers: ReadonlyMap<HexId, number>;
  /** Six for each hex, by edge; -1 where nothing leads over the edge. */
  readonly neighborOf: Int16Array;
  /** What the stops will be worth that are printed there. */
  readonly worth: Float64Array;
  /** Hexes that can be built in: others are no way, they can be entered at most. */
  readonly open: Uint8Array;
}

const EDGES_OF_HEX = 6;

const hexFigures = memo(({ neighbours, hexes }: TrackMap): HexFigures => {
  const ids = Object.keys(hexes);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const neighborOf = new Int16Array(ids.length * EDGES_OF_HEX).fill(-1);
  const worth = new Float64Array(ids.length);
  const open = new Uint8Array(ids.length);
  for (const [number, id] of ids.entries()) {
    const hex = hexes[id] as MapHex;
    worth[number] = worthOfShape(hex);
    open[number] = ['red', 'blue', 'gray'].includes(hex.colour) ? 0 : 1;
    for (const [edge, other] of (neighbours[id] ?? []).entries())
      if (other !== null && !hex.borders.some((each) => each.edge === edge && each.kind === 'impassable'))
        neighborOf[number * EDGES_OF_HEX + edge] = numbers.get(other) ?? -1;
  }
  return { ids, numbers, neighborOf, worth, open };
});

/** Stops that count, the best first, and what each counts less than the one before. */
const STOPS = 14;
const LESS = 0.9;

const FADED = Array.from({ length: FAR + 1 }, (_, far) => FADE ** far);

/**
 * What the stops reached are worth, and those that could be, discounted by distance. Concave, because a train stops at the
 * best few only.
 */
const potentialOn = (state: State, company: CompanyId, board: Board): number => {
  const { track } = factsOf(state);
  const { ids, numbers, neighborOf, worth, open } = hexFigures(track.map);
  const network = networkOf(track, board, company, titleOf(state).network);
  const values: number[] = [];
  const seen = new Uint8Array(ids.length);
  let ring: number[] = [];
  for (const [hex, reach] of network.hexes) {
    const number = numbers.get(hex) ?? -1;
    seen[number] = 1;
    if (reach.nodes !== 0) {
      const shape = contentAt(track, board, hex);
      let most = 0;
      for (const [index, node] of shape.nodes.entries())
        if (reach.nodes & (1 << index))
          most = Math.max(most, grownWorth(node) * (blocks(board, shape, hex, index, company) ? 0.7 : 1));
      values.push(most);
    }
    // A trail ends at this hex: the next tile goes here.
    else if (reach.paths === 0) ring.push(number);
  }
  for (let far = 0; far < FAR && ring.length > 0; far++) {
    const faded = FADED[far + 1] ?? 0;
    const next: number[] = [];
    for (const number of ring) {
      const laid = board.tiles[ids[number] ?? ''];
      const stops = laid ? worthOfShape(rotated(tileOf(track, laid.tile), laid.rotation)) : (worth[number] ?? 0);
      if (stops > 0) values.push(stops * faded);
      if (!laid && open[number] === 0) continue;
      for (let at = number * EDGES_OF_HEX; at < (number + 1) * EDGES_OF_HEX; at++) {
        const other = neighborOf[at] ?? -1;
        if (other < 0 || seen[other] === 1) continue;
        seen[other] = 1;
        next.push(other);
      }
    }
    ring = next;
  }
  values.sort((a, b) => b - a);
  let sum = 0;
  let part = 1;
  for (let index = 0; index < values.length && index < STOPS; index++) {
    sum += (values[index] ?? 0) * part;
    part *= LESS;
  }
  return sum;
};

const potentials = memo((_board: Board) => new Map<CompanyId, number>());

export const trackPotentialOf = (state: State, company: CompanyId, board: Board): number => {
  const byCompany = potentials(board);
  let potential = byCompany.get(company);
  if (potential === undefined) byCompany.set(company, (potential = potentialOn(state, company, board)));
  return potential;
};

const FIELD_FAR = 4;

/** By hex, the worth of the stops in it and around it, discounted by distance; the same for every company. */
export const surroundingWorth = memo((track: TrackSet): ReadonlyMap<HexId, number> => {
  const { ids, neighborOf, worth, open } = hexFigures(track.map);
  const worths = new Map<HexId, number>();
  for (const [start, id] of ids.entries()) {
    const seen = new Set<number>([start]);
    let ring: number[] = [start];
    let sum = 0;
    for (let far = 0; far < FIELD_FAR && ring.length > 0; far++) {
      const next: number[] = [];
      for (const number of ring) {
        sum += (worth[number] ?? 0) * FADE ** far;
        if (far > 0 && open[number] === 0) continue;
        for (const other of neighborOf.subarray(number * EDGES_OF_HEX, (number + 1) * EDGES_OF_HEX))
          if (other >= 0 && !seen.has(other)) {
            seen.add(other);
            next.push(other);
          }
      }
      ring = next;
    }
    worths.set(id, sum);
  }
  return worths;
});
