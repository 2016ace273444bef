/** Part 9: what holds in every position of 1817. */
import { companyOf, type NamedStep, type State } from '@roundhouse/engine';
import { STEP } from '../steps.ts';
import { debtOf } from './debts.ts';
import { sharesAt, shortsAt, sizeOf } from './certificates.ts';
import { markersOf } from './home.ts';
import { ALL_LOANS, loansOut } from './loans.ts';
import { MOST_STATIONS } from './stations.ts';
import { isStarted } from './zones.ts';

const busy = (state: State, ...steps: readonly NamedStep[]): boolean =>
  state.agenda.some((frame) => steps.some((step) => step.is(frame)));

/** Part 9, invariants: pairs, loans, markers, and debts, which only a crisis or a contribution leaves open. */
export const referee = (state: State, debtsWait = false): readonly string[] => {
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
    if (debtOf(state, player) > 0 && !state.outcome && !debtsWait && !busy(state, STEP.crisis, STEP.contribution))
      found.push(`${player} owes ${debtOf(state, player)}`);
  return found;
};
