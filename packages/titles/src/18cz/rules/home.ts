/** §VII.5-4, §VIII.4-14, §VIII.6-10: the first turn begins with the home station; a state railway chooses its border first. */
import {
  addToken,
  changedBoard,
  citiesOf,
  type CompanyId,
  defineStep,
  dropReservation,
  EDGES,
  emit,
  exitsOf,
  factsOf,
  type Frame,
  type HexId,
  type Move,
  one,
  type Option,
  placeFromCharter,
  pop,
  push,
  removeToken,
  rotated,
  type Rotation,
  shapeAt,
  type State,
  tileOf,
  tokensIn,
  update,
} from '@roundhouse/engine';
import { isAtHome, placeHomeToken } from '../../common/homeToken.ts';
import { RED_TILE } from '../tiles.ts';
import { modeOf } from '../modes.ts';
import { ATE, ATE_HOME, isFirstCityTile, markerOwner } from './teplice.ts';
import { stationDecider, trackDecider } from './vaclav.ts';
import { STEP } from '../steps.ts';

export interface HomeFrame extends Frame {
  readonly company: CompanyId;
}

const homesOf = (state: State, company: CompanyId) => factsOf(state).companies[company]?.home ?? [];

/** §VIII.4-15: both exits must face hexes of the map. */
export const redTileLays = (
  state: State,
  company: CompanyId,
): readonly { readonly hex: HexId; readonly rotation: Rotation }[] => {
  const { track } = factsOf(state);
  const tile = tileOf(track, RED_TILE[company] ?? '');
  return homesOf(state, company).flatMap(({ hex }) =>
    EDGES.filter((rotation) =>
      exitsOf(rotated(tile, rotation)).every((edge) => track.map.neighbours[hex]?.[edge] != null),
    ).map((rotation) => ({ hex, rotation })),
  );
};

const placeHome = (move: Move, company: CompanyId, hex: HexId, city: number): void => {
  placeFromCharter(move, company, hex, city, 0);
  dropReservation(move, company);
};

const layRedTile = (move: Move, company: CompanyId, hex: HexId, rotation: Rotation): void => {
  const tile = RED_TILE[company] ?? '';
  const { board } = move.state;
  update(move, { board: changedBoard(board, { tiles: { ...board.tiles, [hex]: { tile, rotation } } }) });
  emit(move, { type: 'tileLaid', company, hex, tile, rotation, cost: 0 });
  placeHome(move, company, hex, 0);
};

const choosesBorder = (state: State, company: CompanyId): boolean =>
  RED_TILE[company] !== undefined && modeOf(state) !== 'moravia';

const citiesIn = (state: State, hex: HexId): readonly number[] =>
  citiesOf(shapeAt(factsOf(state).track, state.board, hex)).map((_, city) => city);

const freeCityOptions = (state: State, by: `@${string}` | null, hex: HexId): readonly Option[] =>
  by ? citiesIn(state, hex).map((city) => one({ type: 'placeToken', by, hex, city })) : [];

/** Step `home`. */
export const homeStep = defineStep<HomeFrame>({
  decider: (state, { company }) =>
    choosesBorder(state, company) ? trackDecider(state, company) : stationDecider(state, company),
  choices: {
    layTile: {
      options: (state, { company }) => {
        const by = trackDecider(state, company);
        if (!by || !choosesBorder(state, company)) return [];
        const tile = RED_TILE[company] ?? '';
        return redTileLays(state, company).map(({ hex, rotation }) =>
          one({ type: 'layTile', by, hex, tile, rotation }),
        );
      },
      expand: (state, { company }, { hex, power }) => {
        const by = trackDecider(state, company);
        if (!by || power !== undefined || !choosesBorder(state, company)) return [];
        const tile = RED_TILE[company] ?? '';
        return redTileLays(state, company)
          .filter((lay) => hex === undefined || lay.hex === hex)
          .map((lay) => one({ type: 'layTile', by, hex: lay.hex, tile, rotation: lay.rotation }));
      },
      apply: (move, { company }, { hex, rotation }) => {
        pop(move);
        layRedTile(move, company, hex, rotation);
      },
    },
    placeToken: {
      options: (state, { company }) =>
        company === ATE ? freeCityOptions(state, stationDecider(state, company), ATE_HOME) : [],
      apply: (move, { company }, { hex, city }) => {
        pop(move);
        placeHome(move, company, hex, city);
      },
    },
  },
  settle: (move, { company }) => {
    const chooses = choosesBorder(move.state, company) || company === ATE;
    if (chooses && !isAtHome(move.state, company)) return false;
    pop(move);
    placeHomeToken(move, company);
    return true;
  },
});

export interface AssignFrame extends Frame {
  /** The company that laid the tile. */
  readonly company: CompanyId;
}

/** §VIII.6-11: when a tile comes to the bare hex with ATE's marker, the company that laid it picks the city. */
export const assignAteMarker = (move: Move, company: CompanyId, hex: HexId, tile: string): void => {
  if (hex !== ATE_HOME || !isFirstCityTile(move.state, tile) || markerOwner(move.state) === undefined) return;
  push(move, STEP.assignMarker.frame({ company }));
};

export const assignMarkerStep = defineStep<AssignFrame>({
  decider: (state, { company }) => trackDecider(state, company),
  open: false,
  choices: {
    placeToken: {
      options: (state, { company }) => freeCityOptions(state, trackDecider(state, company), ATE_HOME),
      apply: (move, _frame, { hex, city }) => {
        pop(move);
        const [now] = tokensIn(move.state.board, hex);
        if (!now || now.city === city) return;
        removeToken(move, now.company, hex, now.city);
        addToken(move, now.company, hex, city);
      },
    },
  },
});
