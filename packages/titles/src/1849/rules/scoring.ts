/** 1849 §13-e, §14.2-g: what a player is worth. */
import {
  cashOf,
  companyOf,
  percentAt,
  type PlayerId,
  priceOf,
  rankedBy,
  type Ranking,
  type State,
} from '@roundhouse/engine';
import { BOND_PER_SHARE, LOAN_PENALTY } from '../money.ts';
import { ruling } from '../rulings.ts';
import { foundedCorporations, playerLoans } from './slots.ts';
import { privatesAtFace } from '../../common/values.ts';

/** §14.2-g: L.100 less for each share while the bond is out. */
const shareWorth = (state: State, company: string): number => {
  const worth = priceOf(state, company) - companyOf(state, company).loans * BOND_PER_SHARE;
  return ruling(state, 'bondScoreBelowZero') ? worth : Math.max(0, worth);
};

export const worth = (state: State, player: PlayerId): number => {
  // §13-f
  if (state.out.includes(player) && !ruling(state, 'scoreBelowZero')) return 0;
  const shares = foundedCorporations(state).reduce(
    (sum, company) => sum + (percentAt(state, player, company) / 10) * shareWorth(state, company),
    0,
  );
  const privates = ruling(state, 'privatesScore') ? privatesAtFace(state, player) : 0;
  const total = cashOf(state, player) + shares + privates - (playerLoans.get(state)[player] ?? 0) * LOAN_PENALTY;
  return ruling(state, 'scoreBelowZero') ? total : Math.max(0, total);
};

/** §13-f: anyone who has left is placed behind all who play to the end. */
export const ranking = ({ seats, out }: State, scores: Readonly<Record<PlayerId, number>>): Ranking => {
  const scored = (players: readonly PlayerId[]): Ranking => rankedBy(players, (player) => scores[player] ?? 0);
  return [...scored(seats.filter((each) => !out.includes(each))), ...scored(out)];
};
