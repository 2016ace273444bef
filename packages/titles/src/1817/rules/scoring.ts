/** §score: what a player is worth, and the invariants of the title. */
import { cashOf, companyOf, type NamedStep, type PlayerId, priceOf, privatesOf, type State } from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { debtOf } from './debts.ts';
import { netShares, sharesAt, shortsAt, sizeOf } from './holdings.ts';
import { markersOf } from './homes.ts';
import { ALL_LOANS, loansOut } from './loans.ts';
import { faceOf } from './privateAuction.ts';
import { MOST_STATIONS } from './stations.ts';
import { isStarted } from './zones.ts';
import { STEP } from '../steps.ts';

/** score.1: gray and red shares are worth nothing; bankrupt players score 0. */
export const worth = (state: State, player: PlayerId): number => {
  const inHand = privatesOf(state, player).reduce((sum, id) => sum + faceOf(state, id), 0);
  if (state.out.includes(player)) return ruling(state, 'bankruptsKeepPrivates') ? inHand : 0;
  let value = cashOf(state, player) - debtOf(state, player) + inHand;
  for (const company of Object.keys(state.companies))
    if (isStarted(state, company)) value += netShares(state, player, company) * priceOf(state, company);
  return value;
};

const busy = (state: State, ...steps: readonly NamedStep[]): boolean =>
  state.agenda.some((frame) => steps.some((step) => step.is(frame)));

/** Part 9, invariants: pairs, loans, markers, and debts, which only a crisis or a contribution leaves open. */
export const refereeWith =
  (debtsWait: (state: State) => boolean) =>
  (state: State): readonly string[] => {
    const found: string[] = [];
    if (loansOut(state) > ALL_LOANS) found.push(`${loansOut(state)} loans are out`);
    for (const company of Object.keys(state.companies)) {
      if (!isStarted(state, company)) continue;
      const { loans } = companyOf(state, company);
      if (loans > sizeOf(state, company) && !busy(state, STEP.finance)) found.push(`${company} has ${loans} loans`);
      if (loans < 0) found.push(`${company} has ${loans} loans`);
      if (markersOf(state, company) > MOST_STATIONS && !busy(state, STEP.reduceStations))
        found.push(`${company} has ${markersOf(state, company)} stations`);
      for (const player of state.seats)
        if (sharesAt(state, player, company) > 0 && shortsAt(state, player, company) > 0)
          found.push(`${player} holds shares and shorts of ${company}`);
    }
    for (const player of state.seats)
      if (
        debtOf(state, player) > 0 &&
        !state.outcome &&
        !debtsWait(state) &&
        !busy(state, STEP.crisis, STEP.contribution)
      )
        found.push(`${player} owes ${debtOf(state, player)}`);
    return found;
  };
