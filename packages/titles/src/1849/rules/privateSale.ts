/** 1849 §8: the initial stock round, in which the private companies are sold. */
import {
  amend,
  auction,
  type AuctionFrame,
  BANK,
  beginRound,
  cashOf,
  defineStep,
  emit,
  factsOf,
  type Frame,
  frameOf,
  type Move,
  one,
  type Option,
  pay,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  type PrivateId,
  push,
  refuse,
  special,
  type State,
  type Step,
  tellPassed,
  update,
  updatePrivate,
} from '@roundhouse/engine';
import { payIncomes } from '../../common/incomes.ts';
import { PRIVATE_ORDER, RSA } from '../companies.ts';
import { asksInVain } from './closingSteps.ts';
import { ruling } from '../rulings.ts';
import { bids } from './slots.ts';

export const BID_STEP = 5;

interface SaleFrame extends Frame {
  readonly step: 'privateSale';
  readonly turn: PlayerId;
  readonly passes: number;
  /** §8-g: what has been taken off the price of the first private. */
  readonly reduction: number;
  /** §8-g: who was the first to be offered it at its lowest price. */
  readonly offeredFirst?: PlayerId;
}

export const privateSaleFrame = (first: PlayerId): SaleFrame => ({
  step: 'privateSale',
  turn: first,
  passes: 0,
  reduction: 0,
});

const unsold = (state: State): readonly PrivateId[] =>
  PRIVATE_ORDER.filter((id) => state.privates[id]?.owner === null && !state.privates[id].closed);

const faceOf = (state: State, id: PrivateId): number => factsOf(state).privates[id]?.price ?? 0;

const bidsOn = (state: State, id: PrivateId): Readonly<Record<PlayerId, number>> => bids.get(state)[id] ?? {};

const highestBid = (state: State, id: PrivateId): number => Math.max(0, ...Object.values(bidsOn(state, id)));

/** §8-c: money that is not set aside for bids; `except` is a private whose own bid would be replaced. */
export const freeCash = (state: State, player: PlayerId, except?: PrivateId): number => {
  let free = cashOf(state, player);
  for (const [id, standing] of Object.entries(bids.get(state))) if (id !== except) free -= standing[player] ?? 0;
  return free;
};

const setBid = (move: Move, id: PrivateId, player: PlayerId, price: number): void =>
  bids.set(move, { ...bids.get(move.state), [id]: { ...bidsOn(move.state, id), [player]: price } });

/** Called when a bid has been announced, in a turn or in an auction. */
export const noteBid = (move: Move, id: PrivateId, player: PlayerId, price: number): void =>
  setBid(move, id, player, price);

const dropBids = (move: Move, id: PrivateId): void => {
  const { [id]: _done, ...others } = bids.get(move.state);
  bids.set(move, others);
};

/** The private changes hands; RSA brings the first corporation with it (§8.1). */
const acquire = (move: Move, id: PrivateId, player: PlayerId, price: number): void => {
  dropBids(move, id);
  pay(move, player, BANK, price, 'private');
  updatePrivate(move, id, { owner: player });
  emit(move, { type: 'privateBought', who: player, from: BANK, private: id, price });
  if (id === RSA) push(move, { step: 'rsaStart', player });
};

const bidOption = (state: State, player: PlayerId, id: PrivateId): Option => {
  const min = Math.max(faceOf(state, id), highestBid(state, id)) + BID_STEP;
  const max = freeCash(state, player, id);
  const action = { type: 'bid', by: player, item: id, price: min } as const;
  const refusal = max < min ? refuse('1849 §8-c', 'bidTooHigh', { min, max }) : undefined;
  return { kind: 'price', action, min, max: Math.max(min, max), step: 1, ...(refusal ? { refusal } : {}) };
};

/** §8-g: the first player who was offered it at L.5 takes it for nothing; a purchase in a normal turn. */
const giveAway = (move: Move, frame: SaleFrame, id: PrivateId): void => {
  const taker = frame.offeredFirst ?? playerAfter(move.state, frame.turn);
  special(move, 'privateGivenAway', { player: taker, private: id });
  update(move, { priority: playerAfter(move.state, taker) });
  amend(move, { turn: playerAfter(move.state, taker), passes: 0, reduction: 0 });
  acquire(move, id, taker, 0);
};

const allPassed = (move: Move, frame: SaleFrame): void => {
  const [first] = PRIVATE_ORDER;
  const next = playerAfter(move.state, frame.turn);
  if (first !== undefined && unsold(move.state).includes(first)) {
    const reduction = frame.reduction + BID_STEP;
    if (reduction >= faceOf(move.state, first)) {
      giveAway(move, frame, first);
      return;
    }
    const price = faceOf(move.state, first) - reduction;
    special(move, 'priceReduced', { private: first, price });
    update(move, { priority: next });
    amend(move, { turn: next, passes: 0, reduction, ...(price === BID_STEP ? { offeredFirst: next } : {}) });
    return;
  }
  // §8-h: a further initial stock round, from the left of who acted last; bids stay.
  payIncomes(move);
  update(move, { priority: next });
  amend(move, { turn: next, passes: 0 });
  const { round } = move.state;
  beginRound(move, { ...round, number: round.number + 1 });
};

/** §8-d: what is first in the row and has bids is sold, or goes to auction among the bidders. */
const resolveBids = (move: Move): boolean => {
  const [id] = unsold(move.state);
  if (id === undefined) return false;
  const standing = Object.entries(bidsOn(move.state, id)) as [PlayerId, number][];
  const byPrice = standing.sort((a, b) => a[1] - b[1]);
  const [lowest] = byPrice;
  const highest = byPrice.at(-1);
  if (!lowest || !highest) return false;
  if (byPrice.length === 1) {
    acquire(move, id, highest[0], highest[1]);
    return true;
  }
  const bidders = playersFrom(move.state, move.state.seats[0] ?? lowest[0]).filter(
    (each) => each in bidsOn(move.state, id),
  );
  const frame: AuctionFrame = {
    step: 'privateAuction',
    item: id,
    bidders,
    leader: highest[0],
    price: highest[1],
    turn: lowest[0],
    passes: 0,
  };
  push(move, frame);
  return true;
};

/** §8-b: the lowest unsold private at its price. */
const purchases = (state: State, { turn, reduction }: SaleFrame): readonly Option[] => {
  const [id, ...later] = unsold(state);
  if (id === undefined) return [];
  const price = faceOf(state, id) - (id === PRIVATE_ORDER[0] ? reduction : 0);
  const cash = freeCash(state, turn);
  const action = { type: 'buyPrivate', by: turn, private: id, price } as const;
  return [
    one(action, cash < price ? refuse('1849 §8-c', 'notEnoughCash', { cost: price, cash }) : undefined),
    ...later.map((other) =>
      one(
        { type: 'buyPrivate', by: turn, private: other, price: faceOf(state, other) },
        refuse('1849 §8-b', 'onlyLowestPrivate', { private: id }),
      ),
    ),
  ];
};

/** §8-b: a higher bid on any unsold private; on the lowest it is decided at once. */
const bidsOpen = (state: State, { turn }: SaleFrame): readonly Option[] => {
  const [lowest, ...later] = unsold(state);
  const options = later.map((id) => bidOption(state, turn, id));
  if (lowest === undefined) return options;
  const bid = bidOption(state, turn, lowest);
  const bought = refuse('1849 §8-b', 'lowestIsBought', { private: lowest });
  return [ruling(state, 'lowestIsBought') ? { ...bid, refusal: bought } : bid, ...options];
};

const passTurn = (move: Move, frame: SaleFrame): void => {
  tellPassed(move, frame.turn);
  const passes = frame.passes + 1;
  if (passes < playersFrom(move.state, frame.turn).length)
    amend(move, { turn: playerAfter(move.state, frame.turn), passes });
  else allPassed(move, frame);
};

/** Whoever can neither buy nor bid passes. */
const passInVain = (move: Move): boolean => {
  const frame = frameOf<SaleFrame>(move.state, 'privateSale');
  if (!frame || asksInVain.of(move.state)) return false;
  if ([...purchases(move.state, frame), ...bidsOpen(move.state, frame)].some((option) => !option.refusal)) return false;
  special(move, 'closed.nothing', { who: frame.turn });
  passTurn(move, frame);
  return true;
};

export const privateSaleStep = (after: (move: Move) => void): Step =>
  defineStep<SaleFrame>({
    decider: (_state, { turn }) => turn,
    choices: {
      buyPrivate: {
        options: purchases,
        apply: (move, { turn }, { private: id, price }) => {
          const next = playerAfter(move.state, turn);
          // §8-i: priority goes to the left of the last who bought in a normal turn.
          update(move, { priority: next });
          amend(move, { turn: next, passes: 0 });
          acquire(move, id, turn, price);
        },
      },
      bid: {
        options: bidsOpen,
        apply: (move, { turn }, { item, price }) => {
          amend(move, { turn: playerAfter(move.state, turn), passes: 0 });
          emit(move, { type: 'bid', player: turn, item, price });
        },
      },
      pass: {
        options: (_state, { turn }) => [one({ type: 'pass', by: turn })],
        apply: passTurn,
      },
    },
    settle: (move) => {
      if (unsold(move.state).length === 0) {
        pop(move);
        after(move);
        return true;
      }
      return resolveBids(move) || passInVain(move);
    },
  });

/** §8-e: the bidder whose bid is lowest raises by at least L.5 or drops out. */
export const auctionOf = (skipUnable: boolean): Step =>
  auction({
    skipUnable,
    rule: '1849 §8-e',
    step: 1,
    min: (_state, { price }) => price + BID_STEP,
    max: (state, { item }, player) => freeCash(state, player, item),
    passFinal: () => true,
    next: (state, { item, bidders, leader }, after) => {
      const standing = bidsOn(state, item);
      const others = bidders.filter((each) => each !== leader);
      const [lowest] = [...others].sort((a, b) => (standing[a] ?? 0) - (standing[b] ?? 0));
      return lowest ?? leader ?? after;
    },
    won: (move, { item }, winner, price) => acquire(move, item, winner, price),
  });

export const privateAuctionStep: Step = auctionOf(true);
