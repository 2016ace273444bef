/** Seeded players who mostly do what keeps a railway alive, so that walks come to the later phases. */
import { memberOf, type PlayerId } from '@roundhouse/engine';
import {
  byWeight,
  type WalkConditions,
  type Preferences,
  seatNames,
  walk,
  type Walked,
} from '../../../test/support/index.ts';

export const preferences: Preferences = {
  kind: byWeight({
    layTile: 90,
    placeToken: 40,
    buyTrain: 40,
    buyShares: 60,
    par: 60,
    sellShares: 2,
    pass: 30,
    buyPrivate: 12,
    repayLoan: 10,
    takeLoan: 10,
    usePower: 10,
    buyToken: 10,
    bankrupt: 10,
  }),
  // Prices near the lowest keep money where it is needed.
  member: (state, offer, dice) =>
    offer.kind === 'price'
      ? { ...offer.action, price: Math.min(offer.max, offer.min + dice.below(20)) }
      : memberOf(state, offer, dice),
};

/** Players are numbers, as in files of 18xx.games: an exported game that is imported again is the same. */
export const walkGame = (conditions: WalkConditions): Walked => {
  const seats = seatNames(conditions.players).map((_, index): PlayerId => `@${index + 1}`);
  return walk({ title: '1849', seats, preferences, limit: 3000, ...conditions });
};
