/** 1862 §7.4, Part 10.11: how companies reach track, and how tiles follow each other. */
import {
  type Board,
  changedBoard,
  type CompanyId,
  factsOf,
  type HexId,
  memo,
  type Network,
  networkOf,
  type NetworkPolicy,
  type State,
  type UpgradePolicy,
} from '@roundhouse/engine';
import { LONDON, LONDON_PLACES } from '../map.ts';
import { waiting } from './slots.ts';

export const isLondonPlace = (hex: HexId): boolean => (LONDON_PLACES as readonly string[]).includes(hex);

/** §7.4 (e): no route starts from a London marker. */
export const NETWORK: NetworkPolicy = { gauges: 'ignored', startsFrom: ({ hex }) => !isLondonPlace(hex) };

/** §7.6.1 (d): Ipswich and Harwich have brown tiles of their own, and no others. */
const ONLY_ON = { '795': 'F11', '797': 'F13' } as const;
export const BROWN_OF: Readonly<Record<string, string>> = { F11: '795', F13: '797' };

/** Tiles over tiles of the colour before: all track and stations stay (§7.6.3). */
export const UPGRADES: UpgradePolicy = {
  onlyOn: ONLY_ON,
  forbids: (_from, to, hex) => {
    const own = BROWN_OF[hex?.id ?? ''];
    return own !== undefined && to.colour === 'brown' && to.id !== own;
  },
};

const slotsIn = (shape: { readonly nodes: readonly { readonly slots: number }[] }): number =>
  shape.nodes[0]?.slots ?? 0;

/** §7.2 (d): upgrades that open a slot. */
export const OPENING: UpgradePolicy = {
  ...UPGRADES,
  forbids: (from, to, hex) => slotsIn(to) <= slotsIn(from) || (UPGRADES.forbids?.(from, to, hex) ?? false),
};

/** §7.6.2 (b): a second yellow tile is never an N tile. */
export const SECOND: UpgradePolicy = {
  ...UPGRADES,
  forbids: (from, to, hex) => to.label === 'N' || (UPGRADES.forbids?.(from, to, hex) ?? false),
};

/** §7.6.4: the same cardboard with one small station more, and nothing else. */
export const STATIONS: UpgradePolicy = {
  mayTurnOver: true,
  forbids: (from, to) => to.nodes.length !== from.nodes.length + 1 || to.supply === undefined,
};

const withMarkers = memo((board: Board) =>
  memo((waiting: Readonly<Record<CompanyId, readonly HexId[]>>): Board => {
    const extra = Object.entries(waiting).flatMap(([company, hexes]) =>
      hexes.map((hex, index) => ({ company, hex, city: 0, slot: 90 + index })),
    );
    return extra.length === 0 ? board : changedBoard(board, { tokens: [...board.tokens, ...extra] });
  }),
);

/** §7.2 (f): the board with the markers that wait beside full tiles: they count as connected. */
export const boardWithWaiting = (state: State): Board => withMarkers(state.board)(waiting.get(state));

export const reachOf = (state: State, company: CompanyId): Network =>
  networkOf(factsOf(state).track, boardWithWaiting(state), company, NETWORK);

/** §7.6.5 (b): track of the company leads into London. */
export const reachesLondon = (state: State, company: CompanyId): boolean => {
  const { hexes } = reachOf(state, company);
  const { map } = factsOf(state).track;
  return LONDON.some((hex) => {
    const reached = hexes.get(hex)?.entered ?? 0;
    return (map.hexes[hex]?.nodes ?? []).some(
      ({ groups }, node) => groups?.includes('London') === true && (reached & (1 << node)) !== 0,
    );
  });
};
