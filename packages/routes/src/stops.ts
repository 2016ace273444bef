/** The places where a run may stop, as a company sees them. */
import {
  type Board,
  type CompanyId,
  type HexId,
  memo,
  revenueOf,
  TRAIN_KINDS,
  type TrackNode,
  type TrainKind,
} from '@roundhouse/engine';
import type { BoardNode } from './network.ts';
import type { Problem } from './types.ts';

export interface Stop {
  readonly id: number;
  readonly hex: number;
  readonly hexId: string;
  readonly node: number;
  readonly kind: 'city' | 'town' | 'offboard';
  readonly port: boolean;
  readonly value: number;
  /** Values that are printed for a kind of train. */
  readonly byTrain: Readonly<Partial<Record<TrainKind, number>>>;
  readonly label: string | undefined;
  readonly group: string | undefined;
  /** A run visits each of these once: a stop, a group of off-board areas, or a whole hex. */
  readonly place: number;
  /** The company's own station stands here. */
  readonly own: boolean;
  /** A run of the company may go on from here. */
  readonly passable: boolean;
  /** All its track ends here (red tiles, Mérida). */
  readonly terminal: boolean;
  readonly links: number[];
}

export const tokensByCity = memo((tokens: Board['tokens']): ReadonlyMap<string, readonly CompanyId[]> => {
  const result = new Map<string, CompanyId[]>();
  for (const token of tokens) {
    const key = `${token.hex} ${token.city}`;
    const list = result.get(key);
    if (list) list.push(token.company);
    else result.set(key, [token.company]);
  }
  return result;
});

export const hasLicence = (problem: Problem): boolean => {
  const hexes = problem.rules.licence?.hexes;
  return (
    hexes === undefined || problem.board.tokens.some((t) => t.company === problem.company && hexes.includes(t.hex))
  );
};

const printsByTrain = ({ revenue }: TrackNode): boolean =>
  typeof revenue === 'object' && TRAIN_KINDS.some((kind) => revenue[kind] !== undefined);

const NOBODY: readonly string[] = [];
const NOTHING = {};

export const makeStop = (
  problem: Problem,
  hexId: HexId,
  node: BoardNode,
  id: number,
  tokens: ReadonlyMap<string, readonly string[]>,
  places: Map<string, number>,
): Stop => {
  const { source, terminal } = node;
  if (source.kind === 'junction') throw new Error(`a junction is no stop (${hexId})`);
  if (problem.rules.sharing === 'everything' && printsByTrain(source))
    throw new Error(`${hexId}: where a stop is paid once for all trains its value cannot depend on the train`);
  const here = node.city < 0 ? NOBODY : (tokens.get(node.cityName) ?? NOBODY);
  const own = here.includes(problem.company);
  const open = source.kind === 'town' || (source.kind === 'city' && (own || here.length < source.slots));
  const group = source.groups?.[0];
  const placeName = problem.rules.once === 'hex' ? hexId : node.placeName;
  let place = places.get(placeName);
  if (place === undefined) places.set(placeName, (place = places.size));
  return {
    id,
    hex: node.hex,
    hexId,
    node: node.node,
    kind: source.kind,
    port: source.kind === 'offboard' && problem.track.map.hexes[hexId]?.colour === 'blue',
    value: revenueOf(source, problem.colours),
    byTrain: typeof source.revenue === 'number' ? NOTHING : source.revenue,
    label: node.label,
    group,
    place,
    own,
    passable: open && !terminal,
    terminal,
    links: [],
  };
};
