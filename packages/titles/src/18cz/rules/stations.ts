/** §VIII.6: further stations: one a turn, connected, paid, and never where a home is kept. */
import {
  amend,
  cashOf,
  citiesOf,
  type CityPlace,
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  hasTokenCity,
  type Move,
  PLAIN_NETWORK,
  pop,
  type Refusal,
  shapeAt,
  type State,
} from '@roundhouse/engine';
import { deciderPasses } from '../../common/passing.ts';
import { stationChoice, type StationFrame as PlainStationFrame } from '../../common/station.ts';
import { ruling } from '../rulings.ts';
import { meansOf, logClosed } from './means.ts';
import { canRun } from './running.ts';
import { ATE, ATE_HOME } from './teplice.ts';
import { couldLayPurple } from './track.ts';
import { isVaclavs, stationDecider } from './vaclav.ts';
import { STEP } from '../steps.ts';
import { cite, refuse } from '../vocabulary.ts';

const CITED = {
  noToken: '18CZ §VIII.6-5',
  notConnected: '18CZ §VIII.6-2',
  cityFull: '18CZ §VIII.6-4',
  slotReserved: '18CZ §VIII.6-9',
  alreadyThere: '18CZ §VIII.6-7',
  notEnoughCash: '18CZ §VIII.6-5',
} as const;

/** §VIII.6-10: nobody enters B9 before ATE; a ruling opens the merged city. */
export const keptForAte = (state: State, company: CompanyId, { hex }: CityPlace): Refusal | undefined => {
  if (hex !== ATE_HOME || company === ATE) return undefined;
  if (!state.board.reservations.some((each) => each.company === ATE)) return undefined;
  const shape = shapeAt(factsOf(state).track, state.board, hex);
  const merged = citiesOf(shape).length === 1;
  return merged && ruling(state, 'ateBrownOpen') ? undefined : refuse('18CZ §VIII.6-10', 'keptForAte');
};

/** §XI.1: Vaclav's companies pay nothing; others the price on the charter. */
export const stationCost = (state: State, company: CompanyId): number =>
  isVaclavs(state, company) ? 0 : (companyOf(state, company).tokens[0] ?? 0);

export interface StationFrame extends PlainStationFrame {
  /** A station has been placed in this turn. */
  readonly placed?: boolean;
}

const hasCity = (state: State, company: CompanyId): boolean =>
  hasTokenCity(
    factsOf(state).track,
    state.board,
    company,
    PLAIN_NETWORK,
    (place) => !keptForAte(state, company, place),
  );

/** Whether there is anything to decide: a marker, a city to reach and, at least by selling locals, the money. */
const couldPlace = (state: State, { company, placed = false }: StationFrame): boolean =>
  !placed &&
  companyOf(state, company).tokens.length > 0 &&
  stationCost(state, company) <= meansOf(state, company) &&
  hasCity(state, company);

/** A purple tile before the trains run may be laid in the run step too, if there is one. */
const couldBuildBeforeRunning = (state: State, company: CompanyId): boolean =>
  !canRun(state, company) && couldLayPurple(state, company);

const oneATurn = refuse('18CZ §VIII.6-6', 'stationPlaced');

const placing = stationChoice<StationFrame>({
  decider: (state, { company }) => stationDecider(state, company),
  cost: (state, company) => stationCost(state, company),
  mayNot: (state, { company, placed }, place) => (placed ? oneATurn : keptForAte(state, company, place)),
  placed: (move) => amend(move, STEP.station, { placed: true }),
  cite: (problem) => cite(CITED[problem]),
});

const isCity = (state: State, { hex, city }: CityPlace): boolean => {
  const { track } = factsOf(state);
  return track.map.hexes[hex] !== undefined && citiesOf(shapeAt(track, state.board, hex))[city] !== undefined;
};

const logNoStation = (move: Move, { company, placed = false }: StationFrame): void => {
  const { state } = move;
  if (placed) return;
  const cost = stationCost(state, company);
  if (companyOf(state, company).tokens.length === 0) logClosed(move, company, 'noMarker');
  else if (hasCity(state, company)) logClosed(move, company, 'noStationMoney', { cost, cash: cashOf(state, company) });
  else logClosed(move, company, 'noStation');
};

export const stationStep = defineStep<StationFrame>({
  decider: (state, { company }) => stationDecider(state, company),
  choices: {
    placeToken: {
      ...placing,
      options: (state, frame, about) => {
        if (!about) return frame.placed ? [] : placing.options(state, frame);
        if (!isCity(state, about)) return [];
        return placing.options(state, frame, about);
      },
    },
    pass: deciderPasses('station', (state, { company }) => stationDecider(state, company)),
  },
  settle: (move, frame) => {
    if (couldPlace(move.state, frame) || couldBuildBeforeRunning(move.state, frame.company)) return false;
    logNoStation(move, frame);
    pop(move);
    return true;
  },
});
