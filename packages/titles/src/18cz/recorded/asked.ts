/** Ruling `idlePrompts`: when 18xx.games asks in a step, though little or nothing can be done in it. */
import {
  cashOf,
  type CompanyId,
  companyOf,
  factsOf,
  flatMap,
  hasTokenCity,
  PLAIN_NETWORK,
  type PlayerId,
  privatesOf,
  type State,
} from '@roundhouse/engine';
import { ownedByPlayers } from '../../common/privatePurchase.ts';
import { sidesOf } from '../rules/cards.ts';
import { debtOf, repayment } from '../rules/debts.ts';
import { hasPower, localPrice, localsMayBeSold } from '../rules/locals.ts';
import { mayNotStart } from '../rules/trading.ts';
import { keptForAte, stationCost } from '../rules/stations.ts';
import { canBuySome, canSellSome, unstarted } from '../rules/stockTurn.ts';
import { bankCards, trainsBelowLimit } from '../rules/trainOffers.ts';

/** As long as a local with a power is there, or could be bought from a player. */
export const mightUseLocal = (state: State, company: CompanyId): boolean =>
  privatesOf(state, company).some((id) => hasPower(state, company, id)) ||
  (localsMayBeSold(state) && ownedByPlayers(state).length > 0 && cashOf(state, company) >= 1);

/** At the end of a turn: as long as locals are there. */
export const asksForLocals = (state: State, company: CompanyId): boolean =>
  privatesOf(state, company).length > 0 || mightUseLocal(state, company);

/** Anyone who has room and the price of the cheapest train, at least 1 where another company owns one. */
export const asksForTrains = (state: State, company: CompanyId): boolean => {
  if (trainsBelowLimit(state, company) <= 0) return false;
  const others = state.trains.some(({ at }) => at !== 'depot' && at !== 'pool' && at !== 'out' && at !== company);
  const prices = flatMap(bankCards(state, company), (card) => sidesOf(state, card).map((each) => each.price));
  return cashOf(state, company) >= Math.min(...prices, ...(others ? [1] : []));
};

/** Anyone who could reach a city and, at least by selling locals, pay. */
export const asksForStation = (state: State, company: CompanyId): boolean => {
  const own = privatesOf(state, company).length * localPrice(state);
  const others = cashOf(state, company) > 0 ? ownedByPlayers(state).length * (localPrice(state) - 1) : 0;
  const raised = localsMayBeSold(state) ? own + others : 0;
  return (
    companyOf(state, company).tokens.length > 0 &&
    stationCost(state, company) <= cashOf(state, company) + raised &&
    hasTokenCity(
      factsOf(state).track,
      state.board,
      company,
      PLAIN_NETWORK,
      (place) => !keptForAte(state, company, place),
    )
  );
};

/** Anyone who could pay twice the lowest of all starting prices, whatever the class. */
const LOWEST_DIRECTOR_PRICE = 100;

export const asksForShares = (state: State, player: PlayerId): boolean =>
  repayment(state, player) > 0 ||
  debtOf(state, player) > 0 ||
  canSellSome(state, player) ||
  canBuySome(state, player) ||
  (cashOf(state, player) >= LOWEST_DIRECTOR_PRICE &&
    unstarted(state).some((company) => !mayNotStart(state, player, company)));
