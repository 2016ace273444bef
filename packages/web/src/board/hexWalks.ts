/** Ways to walk through the board in words: by what can be chosen, by city, by company, along a route. */
import type { RouteLine } from '@roundhouse/board';
import type { Facts, State } from '@roundhouse/engine';

const inOrder = (hexes: Iterable<string>): readonly string[] =>
  [...new Set(hexes)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));

/** The hexes of a route from its one end to the other. */
export const hexesAlong = ({ stops, links }: RouteLine): readonly string[] => {
  const hexes = stops.flatMap(({ hex }, at) => [hex, ...(links[at] ?? []).map(([between]) => between)]);
  return hexes.filter((hex, at) => hex !== hexes[at - 1]);
};

/** What to look at: `all`, `lit`, `laid`, `cities`, the tokens of a company, the route at a place in the list. */
export type Walk = 'all' | 'lit' | 'laid' | 'cities' | `tokens ${string}` | `route ${number}`;

export const companiesWithTokens = ({ board }: State): readonly string[] => [
  ...new Set(board.tokens.map(({ company }) => company)),
];

export const hexesOf = (
  walk: Walk,
  state: State,
  { track }: Facts,
  lit: readonly string[],
  routes: readonly RouteLine[],
): readonly string[] => {
  const { hexes } = track.map;
  const stopsAt = (hex: string) => (track.tiles[state.board.tiles[hex]?.tile ?? ''] ?? hexes[hex])?.nodes ?? [];
  if (walk === 'lit') return inOrder(lit);
  if (walk === 'laid') return inOrder(Object.keys(state.board.tiles));
  if (walk === 'cities')
    return inOrder(Object.keys(hexes).filter((hex) => stopsAt(hex).some(({ kind }) => kind === 'city')));
  if (walk.startsWith('tokens ')) {
    const company = walk.slice('tokens '.length);
    return inOrder(state.board.tokens.filter((each) => each.company === company).map(({ hex }) => hex));
  }
  if (walk.startsWith('route ')) {
    const route = routes[Number(walk.slice('route '.length))];
    return route ? hexesAlong(route) : [];
  }
  return inOrder([
    ...Object.keys(hexes).filter((hex) => stopsAt(hex).length > 0),
    ...Object.keys(state.board.tiles),
    ...lit,
  ]);
};
