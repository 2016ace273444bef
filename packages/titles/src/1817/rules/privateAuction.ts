/** §auc: the initial auction. A private is put up with a bid; seed money makes up for what is missing to face value. */
import {
  type ActionOf,
  amend,
  defineAuction,
  type AuctionFrame,
  BANK,
  cashOf,
  defineStep,
  emit,
  factsOf,
  type Frame,
  type Move,
  one,
  type Option,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  type PrivateId,
  push,
  type State,
  type StepOf,
  updatePrivate,
} from '@roundhouse/engine';
import { option } from '../settings.ts';
import { type PriceBounds, priceRules } from './prices.ts';
import { cite, pay, refuse, type RuleId, special } from '../vocabulary.ts';
import { STEP } from '../steps.ts';
import { seedMoneyLeft } from './slots.ts';
import { closePrivate } from '../../common/privates.ts';

export const BID_STEP = 5;

export const seedMoney = (state: State): number => seedMoneyLeft.get(state);

export const faceOf = (state: State, id: PrivateId): number => factsOf(state).privates[id]?.price ?? 0;

export const isForSale = (state: State, id: PrivateId): boolean => {
  const found = state.privates[id];
  return found !== undefined && found.owner === null && !found.closed;
};

const steps5 = (money: number): number => Math.floor(money / BID_STEP) * BID_STEP;

/** auc.4: by the base rule nobody bids above face value. */
const cap = (state: State, id: PrivateId): number =>
  option(state, 'uncappedPrivates') || option(state, 'volatility') ? Infinity : faceOf(state, id);

export const highestBid = (state: State, id: PrivateId, player: PlayerId): number =>
  steps5(Math.min(cashOf(state, player), cap(state, id)));

export interface InitialAuctionFrame extends Frame {
  readonly next: PlayerId;
  readonly passes: number;
}

/** The lot that is being raised, and who put it up. */
export interface PrivateAuctionFrame extends AuctionFrame {
  readonly by: PlayerId;
}

/** A lot opens with the bid of the one who puts it up; the others follow clockwise. */
export const openLot = (move: Move, by: PlayerId, item: PrivateId, price: number): void => {
  emit(move, { type: 'bid', player: by, item, price });
  const bidders = playersFrom(move.state, by);
  const turn = playerAfter(move.state, by);
  push(move, STEP.privateAuction.frame({ by, item, bidders, leader: by, price, turn, passes: 0 }));
};

/** auc.3: what the seed money does not cover must be bid at least. */
const openingBid = (state: State, id: PrivateId): number => Math.max(0, faceOf(state, id) - seedMoney(state));

const openingOptions = (
  state: State,
  by: PlayerId,
  ids: readonly PrivateId[],
  opening: (state: State, id: PrivateId) => number,
  rule: RuleId,
): readonly Option[] =>
  ids.map((item): Option => {
    const min = opening(state, item);
    const max = highestBid(state, item, by);
    const action = { type: 'bid', by, item, price: min } as const;
    if (max < min) return one(action, refuse(rule, 'bidTooHigh', { min, max }));
    return { kind: 'price', action, min, max, step: BID_STEP };
  });

/** auc.2 to auc.6: steps of $5, the lowest bid, face value where bids are capped, and the cash of the bidder. */
const bidRules = (state: State, by: PlayerId, item: PrivateId, low: RuleId): PriceBounds => ({
  step: '1817 §auc.2',
  low,
  high: cap(state, item) <= cashOf(state, by) ? '1817 §auc.4' : '1817 §auc.6',
});

/** Opening bids, each with the rule that another price would break. */
export const openings = (
  state: State,
  by: PlayerId,
  ids: readonly PrivateId[],
  opening: (state: State, id: PrivateId) => number,
  rule: RuleId,
  about: ActionOf<'bid'> | undefined,
): readonly Option[] => {
  const wanted = about ? ids.filter((id) => id === about.item) : ids;
  const found = openingOptions(state, by, wanted, opening, rule);
  return about ? priceRules(found, about.price, bidRules(state, by, about.item, rule)) : found;
};

/** auc.3: the player with priority puts up a private or passes; all passing ends the auction (auc.8). */
export const initialAuctionStep = (over: (move: Move, first: PlayerId) => void) =>
  defineStep<InitialAuctionFrame>({
    decider: (_state, { next }) => next,
    choices: {
      bid: {
        options: (state, { next }, about) => {
          const ids = Object.keys(state.privates).filter((id) => isForSale(state, id));
          return openings(state, next, ids, openingBid, '1817 §auc.3', about);
        },
        apply: (move, frame, { by, item, price }) => {
          // auc.7: then the player left of the one who put it up, no matter who won.
          amend(move, frame, { next: playerAfter(move.state, by), passes: 0 });
          openLot(move, by, item, price);
        },
      },
      pass: {
        options: (_state, { next }) => [one({ type: 'pass', by: next })],
        apply: (move, frame, { by }) => {
          emit(move, { type: 'passed', player: by });
          amend(move, frame, { next: playerAfter(move.state, by), passes: frame.passes + 1 });
        },
      },
    },
    settle: (move, { next, passes }) => {
      const left = Object.keys(move.state.privates).filter((id) => isForSale(move.state, id));
      if (left.length > 0 && passes < move.state.seats.length) return false;
      for (const id of left) closePrivate(move, id);
      pop(move);
      over(move, next);
      return true;
    },
  });

/** auc.6: the winner pays the bank; what is missing to face value comes out of the seed money. */
const sellLot = (move: Move, { item }: AuctionFrame, winner: PlayerId, price: number): void => {
  pay(move, winner, BANK, price, 'private');
  updatePrivate(move, item, { owner: winner });
  emit(move, { type: 'privateBought', who: winner, from: BANK, private: item, price });
  const missing = faceOf(move.state, item) - price;
  if (option(move.state, 'volatility') || missing <= 0) return;
  seedMoneyLeft.set(move, seedMoney(move.state) - missing);
  special(move, 'seedMoneyUsed', { amount: missing, total: seedMoney(move.state) });
};

/** auc.5: anyone who drops out of a lot does not return to it. */
export const privateAuctionStep = (
  sold: (move: Move, item: PrivateId, winner: PlayerId) => void,
): StepOf<PrivateAuctionFrame> => {
  const lot = raising(sold);
  const { bid } = lot.choices;
  if (!bid) return lot;
  return {
    ...lot,
    choices: {
      ...lot.choices,
      bid: {
        ...bid,
        options: (state, frame, about) => {
          const { turn, item } = frame;
          return priceRules(bid.options(state, frame, about), about?.price, bidRules(state, turn, item, '1817 §auc.5'));
        },
      },
    },
  };
};

const raising = (sold: (move: Move, item: PrivateId, winner: PlayerId) => void) =>
  defineAuction<PrivateAuctionFrame>({
    rule: cite('1817 §auc.5'),
    min: (_state, frame) => frame.price + BID_STEP,
    max: (state, frame, player) => highestBid(state, frame.item, player),
    step: BID_STEP,
    passFinal: () => true,
    skipUnable: true,
    won: (move, frame, winner, price) => {
      sellLot(move, frame, winner, price);
      sold(move, frame.item, winner);
    },
  });
