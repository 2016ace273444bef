/** The places where a run may stop, as a company sees them. */
import { type Board, type CompanyId, type HexId, memo, type TrackNode } from '@roundhouse/engine';
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

export const valueOf = (node: TrackNode, colours: readonly string[]): number => {
  if (typeof node.revenue === 'number') return node.revenue;
  for (let i = colours.length - 1; i >= 0; i--) {
    const value = node.revenue[colours[i] ?? ''];
    if (value !== undefined) return value;
  }
  return 0;
};

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

const NOBODY: readonly string[] = [];

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
    value: valueOf(source, problem.colours),
    label: node.label,
    group,
    place,
    own,
    passable: open && !terminal,
    terminal,
    links: [],
  };
};
