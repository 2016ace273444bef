/** 1849 §12: the first 12H train brings the Messina earthquake. */
import { changedBoard, type Move, removeToken, tokensIn, tokensOf, update } from '@roundhouse/engine';
import { GARIBALDI } from '../companies.ts';
import { EARTHQUAKE_CITY } from '../map.ts';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { reviewGaribaldi } from './queue.ts';
import { ruling } from '../rulings.ts';
import { homeMarkers, isFounded, messinaLocked } from './slots.ts';
import { special } from '../vocabulary.ts';

/** §14.1-d: a lost home marker is nobody's home, unless the table lets the next marker become it. */
const loseHome = (move: Move, company: string): void => {
  const { [company]: home, ...others } = homeMarkers.get(move.state);
  if (home !== EARTHQUAKE_CITY) return;
  const next = ruling(move.state, 'homeMarkerMoves') ? tokensOf(move.state.board, company)[0]?.hex : undefined;
  homeMarkers.set(move, next === undefined ? others : { ...others, [company]: next });
};

export const earthquake = (move: Move): void => {
  special(move, 'earthquake');
  const stations = tokensIn(move.state.board, EARTHQUAKE_CITY);
  // §9.4.1-e: Garibaldi closes with his only station.
  const garibaldiFalls =
    isFounded(move.state, GARIBALDI) &&
    stations.some(({ company }) => company === GARIBALDI) &&
    tokensOf(move.state.board, GARIBALDI).length === 1;
  const debt = garibaldiFalls ? closeCorporation(move, GARIBALDI, 'earthquake') : undefined;
  // §12-c: markers are lost, they do not return to the charter.
  for (const { company, hex, city } of tokensIn(move.state.board, EARTHQUAKE_CITY)) {
    removeToken(move, company, hex, city);
    special(move, 'markerLost', { company, hex });
    loseHome(move, company);
  }
  // §12-b: the printed city is back, its tile in the supply.
  const { [EARTHQUAKE_CITY]: _tile, ...tiles } = move.state.board.tiles;
  update(move, { board: changedBoard(move.state.board, { tiles }) });
  messinaLocked.set(move, true);
  reviewGaribaldi(move, 'earthquake');
  if (debt) collectDebt(move, debt);
};
