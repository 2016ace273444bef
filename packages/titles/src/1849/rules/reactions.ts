/** 1849: what happens of itself when something has happened. */
import { BANK, cellOf, type CompanyId, type Event, isBankBroken, type Move, update } from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { earthquake } from './earthquake.ts';
import { reviewGaribaldi } from './queue.ts';
import { closeRsaForTrain } from './reale.ts';
import { bankBroken, reachedTop } from './slots.ts';
import { special } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

/** §5-h: a corporation whose marker falls into Closed closes at once. */
export const fallIntoClosed = (move: Move, company: CompanyId): void => {
  const debt = closeCorporation(move, company, 'closedCell');
  if (debt) collectDebt(move, debt);
};

/** §5-h, §13-a: some cells close a corporation or end the game. */
const enterCell = (move: Move, company: CompanyId): void => {
  const zones = cellOf(move.state, company)?.zones ?? [];
  if (zones.includes('closed')) fallIntoClosed(move, company);
  if (zones.includes('end') && !reachedTop.get(move.state).includes(company)) {
    reachedTop.set(move, [...reachedTop.get(move.state), company]);
    update(move, { ending: { reason: 'stockMarket', data: company } });
    special(move, 'topReached', { company });
  }
};

/** §6-e: Phase 12 closes all privates, then the earth shakes. */
const beginPhase = (move: Move, phase: string): void => {
  if (phase !== '12H') return;
  for (const { id, closed } of Object.values(move.state.privates)) if (!closed) removePrivate(move, id);
  earthquake(move);
};

export const react = (move: Move, event: Event): void => {
  switch (event.type) {
    case 'priceMoved':
      enterCell(move, event.company);
      break;
    case 'phaseBegan':
      beginPhase(move, event.phase);
      break;
    case 'trainBought':
      closeRsaForTrain(move, event.company);
      break;
    case 'tokenPlaced':
      reviewGaribaldi(move, 'station');
      break;
    case 'tileLaid':
      reviewGaribaldi(move, 'tile');
      break;
    case 'paid':
      if (event.from === BANK && isBankBroken(move.state) && !bankBroken.get(move.state)) bankBroken.set(move, true);
      break;
    default:
  }
};
