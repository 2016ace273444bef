/** 1817: when 18xx.games asks for a decision that is asked for here; what it skips needs no recorded pass. */
import {
  type ActionOf,
  cashOf,
  frameOf,
  offers,
  playerAfter,
  type PlayerId,
  playersFrom,
  type State,
  topFrame,
} from '@roundhouse/engine';
import {
  biddingPower,
  buyingPower,
  cheapestTrain,
  faceOf,
  isAtLimit,
  mayTakeLoan,
  STEP,
} from '@roundhouse/titles/1817';

const LOWEST_START = 100;

/** There a player may bid whose cash and privates reach the lowest bid, and any company may borrow. */
const mayBidOrBorrow = (state: State, player: PlayerId): boolean => {
  const turn = frameOf(state, STEP.stockTurn);
  if (turn?.acting !== null) return false;
  if (!isAtLimit(state, player) && biddingPower(state, player) >= LOWEST_START) return true;
  if (turn.acted) return false;
  return Object.values(state.companies).some(
    ({ id, president }) => president === player && state.market.at[id] !== undefined && mayTakeLoan(state, id),
  );
};

const canActInStockRound = (state: State, player: PlayerId): boolean =>
  offers(state).some((offer) => !('action' in offer && offer.action.type === 'pass')) || mayBidOrBorrow(state, player);

export const isAskedOnSite = (state: State): boolean => {
  const top = topFrame(state);
  if (STEP.stockTurn.is(top)) {
    const player = top.player;
    return top.acting !== null || canActInStockRound(state, player);
  }
  if (STEP.trains.is(top)) return buyingPower(state, top.company) >= cheapestTrain(state, top.company);
  return true;
};

/** D-1: face value does not win at once there; anyone who could raise passes. */
export const passesAfterFaceValue = (state: State, { by, item, price }: ActionOf<'bid'>): readonly PlayerId[] => {
  const { options } = state.rules;
  if (options['uncappedPrivates'] === true || options['volatility'] === true || price < faceOf(state, item)) return [];
  const lot = frameOf(state, STEP.privateAuction)?.bidders;
  const bidders = Array.isArray(lot) ? (lot as readonly PlayerId[]) : state.seats;
  return playersFrom(state, playerAfter(state, by)).filter(
    (player) => player !== by && bidders.includes(player) && cashOf(state, player) >= price + 5,
  );
};
