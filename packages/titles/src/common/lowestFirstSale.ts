/**
 * The sale of privates, lowest first: in a turn a player buys the first unsold item at its price, bids on a later one, or passes.
 * When an item with bids comes first it is sold to its only bidder or auctioned among its bidders at once. Money is set aside
 * for bids.
 *
 * Plain: `lowestFirstSale({ order, auction: STEP.privateAuction, rules })` sells privates at their printed prices, bids are at
 * least 5 above, the player who bid least raises or leaves the auction. What differs is said with the other values: items that are no
 * privates (`isUnsold`, `faceValue`, `acquire`), what an item brings (`acquired`), another order of bidding.
 *
 * The sale is a round of its own (`saleRound`), or its turns are those of another round (`saleChoices`, `settleSaleTurn`).
 */
import {
  type ActionOf,
  amend,
  defineAuction,
  type AuctionFrame,
  BANK,
  cashOf,
  type Choices,
  defineStep,
  emit,
  factsOf,
  type Frame,
  type FrameData,
  frameOf,
  type Move,
  one,
  type Option,
  pay,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  priced,
  push,
  refuse,
  type RuleRef,
  slot,
  special,
  type State,
  type StepHandle,
  type StepOf,
  type TypedStep,
  logPassed,
  update,
  updatePrivate,
} from '@roundhouse/engine';
import { payIncomes } from './incomes.ts';

/** Standing bids: by item, by player. */
export const bids = slot<{ readonly [item: string]: { readonly [player: PlayerId]: number } }>('bids', {});

export interface LowestFirstRules {
  /** Everything that is sold, in the order of the sale. */
  readonly order: readonly string[];
  /** The step in which an item is auctioned; made by `auction()` of the sale. */
  readonly auction: StepHandle<AuctionFrame>;
  /** Whether an item is still to be sold; absent: a private that nobody owns. */
  readonly isUnsold?: (state: State, item: string) => boolean;
  /** Absent: the printed price of a private. */
  readonly faceValue?: (state: State, item: string) => number;
  /** What has been taken off the price of the very first item; absent: nothing. */
  readonly reduction?: (state: State) => number;
  /** By how much a bid exceeds face value and other bids; absent: 5. */
  readonly increment?: number;
  /** The item changes hands for a price; absent: a private is paid to the bank. */
  readonly acquire?: (move: Move, player: PlayerId, item: string, price: number) => void;
  /** What comes with an item. */
  readonly acquired?: (move: Move, player: PlayerId, item: string) => void;
  /** Whether players may also bid on the first item; absent: it can only be bought. */
  readonly bidsOnLowest?: (state: State) => boolean;
  /** Who raises next in an auction; absent: the player who has bid least. */
  readonly biddingOrder?: (state: State) => 'lowestBid' | 'clockwise';
  /** Whether a pass ends a player's part in an auction; absent: it does. */
  readonly passFinal?: (state: State) => boolean;
  readonly rules: {
    /** The first item is too dear. */
    readonly cash: RuleRef;
    /** A bid that is too low; absent: the title's rule for prices. */
    readonly bid?: RuleRef;
    /** A bid that is not covered. */
    readonly covered: RuleRef;
    /** Nobody bids on the first item. */
    readonly lowestIsBought: RuleRef;
    /** Only the first item is bought; absent: the later ones are not listed. */
    readonly onlyLowest?: RuleRef;
    /** How one raises in an auction. */
    readonly raise: RuleRef;
  };
}

export interface LowestFirstSale {
  /** The item whose price may fall. */
  readonly first: string | undefined;
  readonly increment: number;
  readonly faceValue: (state: State, item: string) => number;
  readonly unsold: (state: State) => readonly string[];
  readonly lowest: (state: State) => string | undefined;
  /** What the first unsold item costs now. */
  readonly price: (state: State, item: string) => number;
  /** Cash that is not set aside; `except`: an item whose own bid would be replaced. */
  readonly freeCash: (state: State, player: PlayerId, except?: string) => number;
  readonly purchases: (state: State, player: PlayerId) => readonly Option[];
  readonly bidsOpen: (state: State, player: PlayerId, about?: ActionOf<'bid'>) => readonly Option[];
  readonly noteBid: (move: Move, item: string, player: PlayerId, price: number) => void;
  /** At a price of nothing the first item must be taken. */
  readonly mustTake: (state: State) => boolean;
  readonly acquire: (move: Move, player: PlayerId, item: string, price: number) => void;
  /** Sells and auctions what comes first and has bids, until something is to be decided; whether it did anything. */
  readonly resolveBids: (move: Move) => boolean;
  /** The step of an auction; `asksAll`: also anyone who cannot raise is asked. */
  readonly auction: (asksAll?: boolean) => StepOf<AuctionFrame>;
}

const isUnownedPrivate = (state: State, id: string): boolean =>
  state.privates[id] !== undefined && state.privates[id].owner === null && !state.privates[id].closed;

const printedPrice = (state: State, id: string): number => factsOf(state).privates[id]?.price ?? 0;

const buyPrivate = (move: Move, player: PlayerId, item: string, price: number): void => {
  pay(move, player, BANK, price, 'private');
  updatePrivate(move, item, { owner: player });
  emit(move, { type: 'privateBought', who: player, from: BANK, private: item, price });
};

type Bid = readonly [player: PlayerId, price: number];

const bidsOn = (state: State, item: string): readonly Bid[] =>
  Object.entries(bids.get(state)[item] ?? {}) as unknown as readonly Bid[];

const highest = (state: State, item: string): number => Math.max(0, ...bidsOn(state, item).map(([, price]) => price));

const freeCash = (state: State, player: PlayerId, except?: string): number =>
  Object.entries(bids.get(state)).reduce(
    (free, [item, by]) => (item === except ? free : free - (by[player] ?? 0)),
    cashOf(state, player),
  );

/** The new amount replaces the old one. */
const noteBid = (move: Move, item: string, player: PlayerId, price: number): void => {
  const all = bids.get(move.state);
  bids.set(move, { ...all, [item]: { ...all[item], [player]: price } });
};

const forgetBids = (move: Move, item: string): void => {
  const { [item]: _sold, ...others } = bids.get(move.state);
  bids.set(move, others);
};

export const lowestFirstSale = (given: LowestFirstRules): LowestFirstSale => {
  const { order, rules, increment = 5, isUnsold = isUnownedPrivate, faceValue = printedPrice } = given;

  const unsold = (state: State): readonly string[] => order.filter((item) => isUnsold(state, item));
  const lowest = (state: State): string | undefined => order.find((item) => isUnsold(state, item));
  const price = (state: State, item: string): number =>
    faceValue(state, item) - (item === order[0] ? (given.reduction?.(state) ?? 0) : 0);

  const acquire = (move: Move, player: PlayerId, item: string, paid: number): void => {
    forgetBids(move, item);
    (given.acquire ?? buyPrivate)(move, player, item, paid);
    given.acquired?.(move, player, item);
  };

  const purchases = (state: State, player: PlayerId): readonly Option[] => {
    const [item, ...later] = unsold(state);
    if (item === undefined) return [];
    const cost = price(state, item);
    const cash = freeCash(state, player);
    const buying = (id: string, at: number) => ({ type: 'buyPrivate', by: player, private: id, price: at }) as const;
    const { onlyLowest } = rules;
    return [
      one(buying(item, cost), cost > cash ? refuse(rules.cash, 'notEnoughCash', { cost, cash }) : undefined),
      ...(onlyLowest === undefined ? [] : later).map((id) =>
        one(buying(id, faceValue(state, id)), refuse(onlyLowest ?? '', 'onlyLowest', { item })),
      ),
    ];
  };

  const bidOn = (state: State, player: PlayerId, item: string, asked?: number): Option => {
    const min = Math.max(faceValue(state, item), highest(state, item)) + increment;
    const max = freeCash(state, player, item);
    const action = { type: 'bid', by: player, item, price: min } as const;
    const range = asked !== undefined && asked > max ? rules.covered : rules.bid;
    const limits = { min, max: Math.max(min, max), ...(rules.bid === undefined ? {} : { rule: range ?? rules.bid }) };
    if (item === lowest(state) && !given.bidsOnLowest?.(state))
      return priced(action, limits, refuse(rules.lowestIsBought, 'lowestIsBought', { item }));
    return priced(action, limits, max < min ? refuse(rules.covered, 'bidTooHigh', { min, max }) : undefined);
  };

  const bidsOpen = (state: State, player: PlayerId, about?: ActionOf<'bid'>): readonly Option[] => {
    const items = unsold(state);
    if (about)
      return items.filter((item) => item === about.item).map((item) => bidOn(state, player, item, about.price));
    const listsLowest = rules.onlyLowest !== undefined || given.bidsOnLowest?.(state) === true;
    return (listsLowest ? items : items.slice(1)).map((item) => bidOn(state, player, item));
  };

  const nextBidder = (state: State, { item, bidders, leader }: AuctionFrame, after: PlayerId): PlayerId => {
    if (given.biddingOrder?.(state) === 'clockwise')
      return playersFrom(state, playerAfter(state, after)).find((each) => bidders.includes(each)) ?? after;
    const rivals = bidsOn(state, item).filter(([player]) => player !== leader && bidders.includes(player));
    return [...rivals].sort(([, a], [, b]) => a - b)[0]?.[0] ?? leader ?? after;
  };

  /** The first item is sold to its only bidder, or its auction begins; whether it had bids. */
  const resolveFirst = (move: Move): boolean => {
    const item = lowest(move.state);
    const standing = item === undefined ? [] : bidsOn(move.state, item);
    const [first, ...others] = [...standing].sort(([, a], [, b]) => b - a);
    if (item === undefined || !first) return false;
    const [leader, bid] = first;
    if (others.length === 0) {
      acquire(move, leader, item, bid);
      return true;
    }
    const bidders = move.state.seats.filter((each) => standing.some(([player]) => player === each));
    const frame = given.auction.frame({ item, bidders, leader, price: bid, turn: leader, passes: 0 });
    const opened: AuctionFrame = { ...frame, turn: nextBidder(move.state, frame, leader) };
    push(move, opened);
    return true;
  };

  const resolveBids = (move: Move): boolean => {
    const top = move.state.agenda.at(-1);
    let done = false;
    while (move.state.agenda.at(-1) === top && resolveFirst(move)) done = true;
    return done;
  };

  return {
    first: order[0],
    increment,
    faceValue,
    unsold,
    lowest,
    price,
    freeCash,
    purchases,
    bidsOpen,
    noteBid,
    acquire,
    resolveBids,
    mustTake: (state) => {
      const item = lowest(state);
      return item !== undefined && price(state, item) === 0;
    },
    auction: (asksAll = false) =>
      defineAuction({
        rule: rules.raise,
        step: 1,
        min: (_state, frame) => frame.price + increment,
        max: (state, { item }, player) => freeCash(state, player, item),
        passFinal: (state) => given.passFinal?.(state) ?? true,
        next: nextBidder,
        skipUnable: !asksAll,
        bid: (move, { item }, player, at) => noteBid(move, item, player, at),
        won: (move, { item }, winner, at) => {
          acquire(move, winner, item, at);
          resolveBids(move);
        },
      }),
  };
};

/** How a turn of the sale fits into its round. */
export interface SaleTurn<F extends Frame> {
  readonly player: (frame: F) => PlayerId;
  /** The turn is over; what was bought changes hands after that. */
  readonly ended: (move: Move, frame: F, how: 'bought' | 'bid' | 'passed') => void;
  /** Whether anyone who could only pass is asked all the same; absent: nobody is. */
  readonly asksInVain?: (state: State) => boolean;
}

const take = <F extends Frame>(
  move: Move,
  frame: F,
  sale: LowestFirstSale,
  { player, ended }: SaleTurn<F>,
  item: string,
): void => {
  const price = sale.price(move.state, item);
  ended(move, frame, 'bought');
  sale.acquire(move, player(frame), item, price);
  sale.resolveBids(move);
};

/** What may be decided in a turn of the sale. */
export const saleChoices = <F extends Frame>(sale: LowestFirstSale, turn: SaleTurn<F>): Choices<F> => ({
  buyPrivate: {
    options: (state, frame) => sale.purchases(state, turn.player(frame)),
    apply: (move, frame, action) => take(move, frame, sale, turn, action.private),
  },
  bid: {
    options: (state, frame, about) => sale.bidsOpen(state, turn.player(frame), about),
    apply: (move, frame, { by, item, price }) => {
      emit(move, { type: 'bid', player: by, item, price });
      sale.noteBid(move, item, by, price);
      turn.ended(move, frame, 'bid');
    },
  },
  pass: {
    options: (_state, frame) => [one({ type: 'pass', by: turn.player(frame) })],
    apply: (move, frame) => turn.ended(move, frame, 'passed'),
  },
});

/** What needs no decision in a turn of the sale: a free item is taken, and nobody is asked who could only pass. */
export const settleSaleTurn = <F extends Frame>(
  move: Move,
  frame: F,
  sale: LowestFirstSale,
  turn: SaleTurn<F>,
): boolean => {
  const item = sale.lowest(move.state);
  if (item !== undefined && sale.mustTake(move.state)) {
    take(move, frame, sale, turn, item);
    return true;
  }
  const player = turn.player(frame);
  if (turn.asksInVain?.(move.state)) return false;
  const open = [...sale.purchases(move.state, player), ...sale.bidsOpen(move.state, player)];
  if (open.some(({ refusal }) => refusal === undefined)) return false;
  special(move, 'closed.nothing', { who: player });
  turn.ended(move, frame, 'passed');
  return true;
};

export interface SaleRoundFrame extends Frame {
  readonly turn: PlayerId;
  /** Passes in a row. */
  readonly passes: number;
  /** What has been taken off the price of the first item. */
  readonly reduction: number;
}

/** What a sale remembers when it begins. */
export const newSaleRound = (first: PlayerId): FrameData<SaleRoundFrame> => ({ turn: first, passes: 0, reduction: 0 });

/** For `LowestFirstRules.reduction` where the sale is a round of its own. */
export const reductionIn =
  (step: TypedStep<SaleRoundFrame>) =>
  (state: State): number =>
    frameOf(state, step)?.reduction ?? 0;

export interface SaleRoundRules<F extends SaleRoundFrame> {
  /** Everything is sold; the frame of the sale has left. */
  readonly end: (move: Move) => void;
  /** All have passed in a row; absent: the first item gets cheaper, or once it is sold privates pay their income. */
  readonly allPassed?: (move: Move, frame: F) => void;
  readonly asksInVain?: (state: State) => boolean;
}

/** The plain end of a round of passes: it goes on with the next player, and bids stay. */
const cheaperOrIncome =
  (sale: LowestFirstSale) =>
  (move: Move, frame: SaleRoundFrame): void => {
    const next = { turn: playerAfter(move.state, frame.turn), passes: 0 };
    if (sale.lowest(move.state) === sale.first) {
      amend(move, frame, { ...next, reduction: frame.reduction + sale.increment });
      return;
    }
    payIncomes(move);
    amend(move, frame, next);
  };

/** The sale as a round of its own; the priority goes to the left of the last who bought in a turn. */
export const saleRound = <F extends SaleRoundFrame>(sale: LowestFirstSale, rules: SaleRoundRules<F>): StepOf<F> => {
  const allPassed = rules.allPassed ?? cheaperOrIncome(sale);
  const turn: SaleTurn<F> = {
    player: (frame) => frame.turn,
    ended: (move, frame, how) => {
      const next = playerAfter(move.state, frame.turn);
      if (how === 'bought') update(move, { priority: next });
      if (how !== 'passed') {
        amend<SaleRoundFrame>(move, frame, { turn: next, passes: 0 });
        return;
      }
      logPassed(move, frame.turn);
      const passes = frame.passes + 1;
      if (passes < playersFrom(move.state, frame.turn).length)
        amend<SaleRoundFrame>(move, frame, { turn: next, passes });
      else allPassed(move, frame);
    },
    ...(rules.asksInVain ? { asksInVain: rules.asksInVain } : {}),
  };
  return defineStep<F>({
    decider: (_state, frame) => frame.turn,
    choices: saleChoices(sale, turn),
    settle: (move, frame) => {
      if (sale.lowest(move.state) === undefined) {
        pop(move);
        rules.end(move);
        return true;
      }
      return sale.resolveBids(move) || settleSaleTurn(move, frame, sale, turn);
    },
  });
};
