/** priv.1, priv.6, vpriv.8, vpriv.10: mines, ranches and bridges serve every company for the rest of the game. */
import {
  type Board,
  type Choice,
  type CompanyId,
  companyOf,
  type Edge,
  exitsOf,
  factsOf,
  flatMap,
  type HexId,
  contentAt,
  type Move,
  one,
  oppositeEdge,
  placementsAt,
  type PrivateId,
  privateOf,
  privatesOf,
  rotated,
  type Rotation,
  setMarks,
  shapeAt,
  type State,
  type TileId,
  tileOf,
  type TrackSet,
  type TurnFrame,
  updatePrivate,
  type UpgradePolicy,
  usableEdges,
} from '@roundhouse/engine';
import { BRIDGE_CITIES, NO_RANCH_AREAS } from '../map.ts';
import { BRIDGES } from '../privates.ts';
import { refuse, special } from '../vocabulary.ts';
import { closePrivate } from '../../common/privates.ts';

export const MINE = 'mine';
export const RANCH = 'ranch';
export const BRIDGE = 'bridge';

/** map.1: Lawson tiles; the cities of New York become one on the gray tile (track.11). */
export const UPGRADES: UpgradePolicy = { mayMerge: ['city'] };

export const marksAt = (board: Board, hex: HexId): readonly string[] => board.marks[hex] ?? [];

/** track.10: hexes with a mine or a ranch are never built again. */
export const isMarked = (hex: HexId, board: Board): boolean =>
  marksAt(board, hex).some((mark) => mark === MINE || mark === RANCH);

const isLocation = (track: TrackSet, board: Board, hex: HexId): boolean =>
  shapeAt(track, board, hex).nodes.some(({ kind }) => kind === 'city' || kind === 'offboard' || kind === 'town');

/** priv.1: an end meets a city or off-board location, or points at one that can still meet it. */
const endMeets = (track: TrackSet, board: Board, hex: HexId, edge: Edge): boolean => {
  const other = track.map.neighbours[hex]?.[edge] ?? null;
  if (other === null || !isLocation(track, board, other)) return false;
  const back = oppositeEdge(edge);
  if (exitsOf(shapeAt(track, board, other)).includes(back)) return true;
  return usableEdges(track.map, other).includes(back) && placementsAt(track, board, other, UPGRADES).length > 0;
};

export const endsAtLocation = (state: State, hex: HexId, tile: TileId, rotation: Rotation): boolean => {
  const { track } = factsOf(state);
  return exitsOf(rotated(tileOf(track, tile), rotation)).some((edge) => endMeets(track, state.board, hex, edge));
};

const around = (track: TrackSet, hex: HexId): readonly HexId[] =>
  (track.map.neighbours[hex] ?? []).filter((other) => other !== null);

/** vpriv.10: a B city, printed or laid, or one of the two areas that feed no ranch. */
const feedsNoRanch = (track: TrackSet, board: Board, hex: HexId): boolean =>
  contentAt(track, board, hex).label === 'B' || NO_RANCH_AREAS.includes(hex);

/** vpriv.10: beside an ordinary city or area; under that ruling beside no other at all. */
export const feedsRanch = (track: TrackSet, board: Board, hex: HexId, onlyOrdinary: boolean): boolean => {
  const locations = around(track, hex).filter((other) => isLocation(track, board, other));
  if (onlyOrdinary && locations.some((other) => feedsNoRanch(track, board, other))) return false;
  return locations.some((other) => !feedsNoRanch(track, board, other));
};

export const addMark = (move: Move, hex: HexId, mark: string): void =>
  setMarks(move, hex, [...marksAt(move.state.board, hex), mark]);

/** vpriv.8: a special B tile drives the ranches away from the hexes around it. */
export const removeRanchesAround = (move: Move, hex: HexId): void => {
  for (const other of factsOf(move.state).track.map.neighbours[hex] ?? []) {
    if (other === null || !marksAt(move.state.board, other).includes(RANCH)) continue;
    setMarks(
      move,
      other,
      marksAt(move.state.board, other).filter((mark) => mark !== RANCH),
    );
    special(move, 'ranchRemoved', { hex: other });
  }
};

/** A marker has been used; with the last one the private has served (D-41). */
export const useMarker = (move: Move, id: PrivateId, count: number, closes: boolean): void => {
  const used = privateOf(move.state, id).used + 1;
  updatePrivate(move, id, { used });
  if (closes && used >= count) closePrivate(move, id);
};

export const markersLeft = (state: State, id: PrivateId, count: number): number => count - privateOf(state, id).used;

export const canBridge = (state: State, company: CompanyId): boolean =>
  BRIDGE_CITIES.some((hex) => !marksAt(state.board, hex).includes(BRIDGE)) &&
  privatesOf(state, company).some((id) => (BRIDGES[id] ?? 0) > 0 && markersLeft(state, id, BRIDGES[id] ?? 0) > 0);

/** priv.6: at any moment of the owner's turn, one bridge in each of three cities, without connection. */
export const bridgeChoice: Choice<TurnFrame, 'usePower'> = {
  options: (state, { company }, about) => {
    const by = companyOf(state, company).president;
    if (!by) return [];
    return flatMap(
      privatesOf(state, company).filter((id) => (BRIDGES[id] ?? 0) > 0 && (!about || about.private === id)),
      (id) =>
        BRIDGE_CITIES.map((target) => {
          const refusal =
            markersLeft(state, id, BRIDGES[id] ?? 0) <= 0
              ? refuse('1817 §priv.6', 'noMarkerLeft', { private: id })
              : marksAt(state.board, target).includes(BRIDGE)
                ? refuse('1817 §priv.6', 'bridgeThere', { hex: target })
                : undefined;
          return one({ type: 'usePower', by, private: id, target }, refusal);
        }),
    );
  },
  apply: (move, { company }, action) => {
    useMarker(move, action.private, BRIDGES[action.private] ?? 0, false);
    addMark(move, action.target, BRIDGE);
    special(move, 'bridgeBuilt', { company, hex: action.target });
  },
};
