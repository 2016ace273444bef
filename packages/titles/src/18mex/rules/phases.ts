/** Table I: what a purchase from the initial offering brings, in the order of T4. */
import { askToDiscard, type CompanyId, makeObsolete, type Move, rust } from '@roundhouse/engine';
import { option } from '../settings.ts';
import { startMerger } from './merger.ts';
import { closeMinors } from './minorsClose.ts';
import { operatingOrder } from './order.ts';
import { minorsWait, newPhase } from './slots.ts';
import { special } from '../vocabulary.ts';
import { closeAllPrivates } from '../../common/privates.ts';

/** §8(c): postponed to the next stock round. */
const beginPhaseThreeAndAHalf = (move: Move): void => {
  special(move, 'ndmOpens');
  if (option(move.state, 'delayedMinors')) minorsWait.set(move, true);
  else closeMinors(move);
};

/** §4.3.4.1#1, §8(d): 4-trains fade with the second 6-train, or leave at once. */
const fadeFours = (move: Move): void => {
  const fours = move.state.trains.filter((each) => each.name === '4' && each.at !== 'depot' && each.at !== 'out');
  if (option(move.state, 'hardRust')) rust(move, fours);
  else makeObsolete(move, fours);
};

/** AMB-15: the operating major first, then operating order. */
const discardAboveLimit = (move: Move, buyer: CompanyId): void =>
  askToDiscard(move, [buyer, ...operatingOrder(move.state).filter((each) => each !== buyer)]);

export const phaseEffects = (move: Move, buyer: CompanyId): void => {
  const phase = newPhase.get(move.state);
  newPhase.set(move, '');
  switch (phase) {
    case '3½':
      beginPhaseThreeAndAHalf(move);
      return;
    case '4':
      discardAboveLimit(move, buyer);
      return;
    case '5':
      closeAllPrivates(move);
      startMerger(move, buyer);
      return;
    case '6½':
      fadeFours(move);
      return;
    default:
      return;
  }
};
