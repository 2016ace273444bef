/** 1849 §8: the initial stock round, in which the private companies are sold. */
import {
  amend,
  beginRound,
  type Move,
  playerAfter,
  type PlayerId,
  type PrivateId,
  push,
  update,
} from '@roundhouse/engine';
import { payIncomes } from '../../common/incomes.ts';
import {
  lowestFirstSale,
  reductionIn,
  saleRound,
  type SaleRoundFrame,
  newSaleRound,
} from '../../common/lowestFirstSale.ts';
import { PRIVATE_ORDER, RSA } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { asksInVain } from './closingSteps.ts';
import { STEP } from '../steps.ts';
import { cite, special } from '../vocabulary.ts';

export interface SaleFrame extends SaleRoundFrame {
  /** §8-g: who was the first to be offered the first private at its lowest price. */
  readonly offeredFirst?: PlayerId;
}

export const privateSaleFrame = (first: PlayerId): SaleFrame => STEP.privateSale.frame(newSaleRound(first));

const sale = lowestFirstSale({
  order: PRIVATE_ORDER,
  auction: STEP.privateAuction,
  reduction: reductionIn(STEP.privateSale),
  // §8-b: a bid on the lowest one is decided at once, unless the table says that it is bought.
  bidsOnLowest: (state) => !ruling(state, 'lowestIsBought'),
  // §8.1: RSA brings the first corporation with it.
  acquired: (move, player, id) => {
    if (id === RSA) push(move, STEP.rsaStart.frame({ player }));
  },
  rules: {
    cash: cite('1849 §8-c'),
    covered: cite('1849 §8-c'),
    lowestIsBought: cite('1849 §8-b'),
    onlyLowest: cite('1849 §8-b'),
    // The bidder whose bid is lowest raises by at least L.5 or drops out.
    raise: cite('1849 §8-e'),
  },
});

/** §8-g: the first player who was offered it at L.5 takes it for nothing; a purchase in a normal turn. */
const giveAway = (move: Move, frame: SaleFrame, id: PrivateId): void => {
  const taker = frame.offeredFirst ?? playerAfter(move.state, frame.turn);
  special(move, 'privateGivenAway', { player: taker, private: id });
  update(move, { priority: playerAfter(move.state, taker) });
  amend(move, STEP.privateSale, { turn: playerAfter(move.state, taker), passes: 0, reduction: 0 });
  sale.acquire(move, taker, id, 0);
};

const allPassed = (move: Move, frame: SaleFrame): void => {
  const { first } = sale;
  const next = playerAfter(move.state, frame.turn);
  if (first !== undefined && sale.lowest(move.state) === first) {
    const reduction = frame.reduction + sale.increment;
    const price = sale.faceValue(move.state, first) - reduction;
    if (price <= 0) {
      giveAway(move, frame, first);
      return;
    }
    special(move, 'priceReduced', { private: first, price });
    update(move, { priority: next });
    amend(move, STEP.privateSale, {
      turn: next,
      passes: 0,
      reduction,
      ...(price === sale.increment ? { offeredFirst: next } : {}),
    });
    return;
  }
  // §8-h: a further initial stock round, from the left of who acted last; bids stay.
  payIncomes(move);
  update(move, { priority: next });
  amend(move, STEP.privateSale, { turn: next, passes: 0 });
  const { round } = move.state;
  beginRound(move, { ...round, number: round.number + 1 });
};

/** §8-i: priority goes to the left of the last who bought in a normal turn. */
export const privateSaleStep = (end: (move: Move) => void) =>
  saleRound<SaleFrame>(sale, { end, allPassed, asksInVain: asksInVain.of });

/** `asksAll`: anyone who cannot raise is asked all the same. */
export const auctionOf = (asksAll: boolean) => sale.auction(asksAll);

export const privateAuctionStep = auctionOf(false);
