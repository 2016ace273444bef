/** What 18xx.games remembers, or fails to notice, of what happened. */
import {
  cashOf,
  type CompanyId,
  type Event,
  factsOf,
  hasRoute,
  type HexId,
  type Move,
  type PlayerId,
  slot,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { VACLAV } from '../modes.ts';
import { isVaclavs, vaclavsCompanies } from '../rules/vaclav.ts';
import { ATE_HOME, isFirstCityTile, markerOwner } from '../rules/teplice.ts';
import { recorded } from './rulings.ts';

/**
 * Ruling `lateReturn`: 18xx.games looks for trains above the limit only when a train has changed hands; after an export that scraps no
 * train of a company nobody notices until then.
 */
const unnoticed = slot<boolean>('excessUnnoticed', false);
export const isNoticed = (state: State): boolean => !unnoticed.get(state);

const ownedTrains = ({ trains, companies }: State): number => trains.filter(({ at }) => companies[at]).length;

/** After an export or a hand-out, with the state before it. */
export const overlookExcess = (move: Move, before: State): void => {
  const givenUp = vaclavsCompanies(before).some((id) => trainsAt(before, id).length > 0);
  unnoticed.set(move, !givenUp && ownedTrains(move.state) >= ownedTrains(before));
};

/**
 * Ruling `vaclavBuys`: what Vaclav's tiles would have cost. His companies have no money and his own buys nothing, so that the sum only
 * matters where he buys trains: his loan is larger by it.
 */
const terrain = slot<number>('vaclavTerrain', 0);
export const vaclavTerrain = (state: State): number => terrain.get(state);

/** Vaclav cannot pay with what his tiles would have cost. */
export const purseWithoutTerrain = (state: State, player: PlayerId): number =>
  cashOf(state, player) - (player === VACLAV ? vaclavTerrain(state) : 0);

const noteTerrain = (move: Move, company: CompanyId, hex: HexId, tile: string): void => {
  const { state } = move;
  if (!recorded(state, 'vaclavBuys') || !isVaclavs(state, company)) return;
  const { map, tiles } = factsOf(state).track;
  // Every hex with terrain gets a yellow tile first, or is bare.
  if (tiles[tile]?.colour !== 'yellow' && !isFirstCityTile(state, tile)) return;
  const cost = (map.hexes[hex]?.terrain ?? []).reduce((sum, each) => sum + each.cost, 0);
  if (cost > 0) terrain.set(move, terrain.get(state) + cost);
};

/**
 * Ruling `idlePrompts`: 18xx.games looks for routes before the city of ATE's marker is chosen and does not look again: a company that
 * had one then is asked to run, even if it cannot.
 */
const routeSeen = slot<CompanyId | null>('routeSeen', null);
export const hasSeenRoute = (state: State, company: CompanyId): boolean => routeSeen.get(state) === company;

const noteRoute = (move: Move, company: CompanyId, hex: HexId, tile: string): void => {
  const { state } = move;
  if (!recorded(state, 'idlePrompts') || hex !== ATE_HOME || !isFirstCityTile(state, tile)) return;
  if (markerOwner(state) === company && hasRoute(factsOf(state).track, state.board, company))
    routeSeen.set(move, company);
};

/** Of like trains that were returned 18xx.games sells the one first that came back first; in this order they lie in its bank. */
const returned = slot<readonly string[]>('returnedTrains', []);

const noteReturn = (move: Move, train: string): void =>
  returned.set(move, [...returned.get(move.state).filter((each) => each !== train), train]);

/** The copy that is sold when one like this is bought from the bank's stock of returned trains. */
export const firstReturned = (state: State, id: string): string => {
  const wanted = state.trains.find((each) => each.id === id);
  if (wanted?.at !== 'pool') return id;
  const isAlike = (other: string): boolean =>
    state.trains.some(
      (each) => each.id === other && each.at === 'pool' && each.name === wanted.name && each.side === wanted.side,
    );
  return returned.get(state).find(isAlike) ?? id;
};

export const noteRecorded = (move: Move, event: Event): void => {
  switch (event.type) {
    case 'trainBought':
      if (unnoticed.get(move.state)) unnoticed.set(move, false);
      break;
    case 'trainDiscarded':
      if (recorded(move.state, 'idlePrompts')) noteReturn(move, event.train);
      break;
    case 'companiesMerged':
      if (unnoticed.get(move.state)) unnoticed.set(move, false);
      if (hasSeenRoute(move.state, event.survivor)) routeSeen.set(move, null);
      break;
    case 'tileLaid':
      noteTerrain(move, event.company, event.hex, event.tile);
      noteRoute(move, event.company, event.hex, event.tile);
      break;
    default:
  }
};
