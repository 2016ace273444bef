/** 1849 §11: a corporation closes, and may come back from the end of the queue. */
import {
  BANK,
  cashOf,
  changeTrain,
  type CompanyId,
  companyIn,
  companyOf,
  dropFrom,
  dropReservation,
  emit,
  factsOf,
  frameOf,
  type Move,
  privatesOf,
  push,
  removeAllTokens,
  removeMarker,
  reserve,
  setMarks,
  trainsAt,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { CNM, GARIBALDI } from '../companies.ts';
import { type Debt, oweForBond } from './bondAtClosing.ts';
import { gather } from './certificates.ts';
import { bar, reviewGaribaldi, toEndOfQueue } from './queue.ts';
import { ruling } from '../rulings.ts';
import { eMarkers, eMarkersLost, homeMarkers, portOwner, reachedTop, rsaCorporation } from './slots.ts';
import { STEP } from '../steps.ts';
import { pay, special } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

export type ClosingReason = 'closedCell' | 'noMoney' | 'noInterest' | 'earthquake';

/** §11-f: what was going on for the corporation is over: its own turn, and choices about its shares. */
const leaveAgenda = (move: Move, company: CompanyId): void => {
  const turn = frameOf(move.state, STEP.operatingTurn);
  if (turn?.company === company) {
    // Anyone who lost another presidency by selling for this corporation still chooses.
    const swaps = move.state.agenda.filter(STEP.presidencySwap.is);
    dropFrom(move, STEP.operatingTurn);
    for (const swap of swaps) push(move, swap);
  }
  const lapsed = move.state.agenda.filter(STEP.presidencySwap.is).find((frame) => frame.company === company);
  const agenda = move.state.agenda.filter((frame) => companyIn(frame) !== company);
  if (agenda.length < move.state.agenda.length) update(move, { agenda });
  if (lapsed) special(move, 'choiceLapsed', { player: lapsed.chooser, company });
};

/** §11-b: everything leaves play without compensation. */
const removeAssets = (move: Move, company: CompanyId): void => {
  pay(move, company, BANK, cashOf(move.state, company), 'closing');
  for (const { id } of trainsAt(move.state, company)) changeTrain(move, id, { at: 'out' });
  for (const id of privatesOf(move.state, company)) removePrivate(move, id);
  removeAllTokens(move, company);
  if (portOwner.get(move.state) === company) {
    portOwner.set(move, null);
    for (const [hex, marks] of Object.entries(move.state.board.marks))
      setMarks(
        move,
        hex,
        marks.filter((each) => each !== CNM),
      );
  }
  const markers = eMarkers.get(move.state);
  if (markers.includes(company)) {
    eMarkers.set(
      move,
      markers.filter((id) => id !== company),
    );
    if (!ruling(move.state, 'eMarkersReturn')) eMarkersLost.set(move, eMarkersLost.get(move.state) + 1);
  }
  gather(move, company);
};

/** §11-c, -d, -e: a new corporation of the same name waits at the end of the queue. */
const returnToQueue = (move: Move, company: CompanyId): void => {
  const facts = factsOf(move.state).companies[company];
  updateCompany(move, company, {
    status: 'waiting',
    president: null,
    par: null,
    turns: 0,
    loans: 0,
    tokens: facts?.tokens ?? [],
  });
  const home = facts?.home[0];
  dropReservation(move, company);
  if (company !== GARIBALDI && home) reserve(move, company, home.hex, home.city);
  const { [company]: _lost, ...homes } = homeMarkers.get(move.state);
  homeMarkers.set(move, homes);
  reachedTop.set(
    move,
    reachedTop.get(move.state).filter((id) => id !== company),
  );
  // §8.1-d: RSA loses its corporation, and stays open.
  if (rsaCorporation.get(move.state) === company) rsaCorporation.set(move, null);
  toEndOfQueue(move, company);
  bar(move, company);
};

/** Closes a corporation; says what its president still owes for a bond (§14.2-f). */
export const closeCorporation = (move: Move, company: CompanyId, why: ClosingReason): Debt | undefined => {
  const { president } = companyOf(move.state, company);
  leaveAgenda(move, company);
  const debt = president ? oweForBond(move, company, president) : undefined;
  removeMarker(move, company);
  emit(move, { type: 'companyClosed', company, why });
  removeAssets(move, company);
  returnToQueue(move, company);
  reviewGaribaldi(move, 'closing');
  return debt;
};
