/** §X.2, §TUT-15: what a player is worth. */
import {
  cashOf,
  type CompanyId,
  companyOf,
  percentAt,
  type PlayerId,
  priceOf,
  privatesOf,
  type State,
} from '@roundhouse/engine';
import { BY_SIZE, isLocal } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { sizeOf } from './classes.ts';
import { debtOf, penaltyOf } from './debts.ts';
import { localValue } from './locals.ts';

const sharesWorth = (state: State, player: PlayerId, company: CompanyId): number => {
  const percent = percentAt(state, player, company);
  return percent === 0 ? 0 : (percent / BY_SIZE[sizeOf(state, company)].share) * priceOf(state, company);
};

/** §XI.2-16: MW works like a local, and counts like one. */
const MW = 'MW';

/** §X.2-2: cash, shares and locals at the current price, less debts and penalties. */
const wealth = (state: State, player: PlayerId): number =>
  cashOf(state, player) +
  Object.keys(state.certificates).reduce((sum, company) => sum + sharesWorth(state, player, company), 0) +
  privatesOf(state, player)
    .filter((id) => isLocal(id) || id === MW)
    .reduce((sum, id) => sum + localValue(state, id), 0) -
  debtOf(state, player) -
  penaltyOf(state, player);

/** §TUT-15: the treasury of the company they play. */
const treasury = (state: State, player: PlayerId): number =>
  Object.values(state.companies)
    .filter(({ id }) => companyOf(state, id).president === player)
    .reduce((sum, { id }) => sum + cashOf(state, id), 0);

export const worth = (state: State, player: PlayerId): number =>
  modeOf(state) === 'tutorial' ? treasury(state, player) : wealth(state, player);
