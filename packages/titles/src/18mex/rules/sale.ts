/** §3.1: the sale of privates and minors, lowest number first, with standing bids on the others. */
import {
  auction,
  type AuctionFrame,
  type AuctionNotation,
  BANK,
  cashOf,
  cellsInZone,
  companyOf,
  defineStep,
  emit,
  endPlayerTurn,
  type Frame,
  type Move,
  one,
  type Option,
  pay,
  type PlayerId,
  playersFrom,
  priced,
  playerAfter,
  pop,
  privateOf,
  push,
  refuse,
  setPresident,
  special,
  type State,
  transfer,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { payIncomes } from '../../common/incomes.ts';
import { FREE_CERTIFICATE, isMinor, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { start } from './launch.ts';
import { bids, ladder } from './slots.ts';
import { faceValue } from './scoring.ts';

/** #1 to #7, with Compagnie du Boleo after #1 in the Baja variant. */
const SALE_ORDER = ['MCAR', 'CdB', 'KCMO', 'A', 'B', 'C', 'MIR', 'MNR'] as const;

const isUnsold = (state: State, item: string): boolean =>
  isMinor(item)
    ? companyOf(state, item).status === 'available'
    : state.privates[item] !== undefined && privateOf(state, item).owner === null && !privateOf(state, item).closed;

export const unsold = (state: State): readonly string[] => SALE_ORDER.filter((item) => isUnsold(state, item));

export const lowestUnsold = (state: State): string | undefined => SALE_ORDER.find((item) => isUnsold(state, item));

/** §3.1.2#1: only #1 gets cheaper, by $5 for every stock round that ended with it unsold. */
export const priceOfLowest = (state: State, item: string): number =>
  item === SALE_ORDER[0] ? faceValue(state, item) - 5 * ladder.get(state) : faceValue(state, item);

const bidsOn = (state: State, item: string): readonly (readonly [PlayerId, number])[] =>
  Object.entries(bids.get(state)[item] ?? {}) as readonly (readonly [PlayerId, number])[];

const highest = (state: State, item: string): number => Math.max(0, ...bidsOn(state, item).map(([, price]) => price));

/** §3.1(b)#3: money set aside for bids, except those on one company. */
const reserved = (state: State, player: PlayerId, except?: string): number =>
  Object.entries(bids.get(state)).reduce((sum, [item, by]) => sum + (item === except ? 0 : (by[player] ?? 0)), 0);

export const freeCash = (state: State, player: PlayerId, except?: string): number =>
  cashOf(state, player) - reserved(state, player, except);

/** Remembers a bid; the new amount replaces the old one (§3.1(b)#6). */
export const noteBid = (move: Move, item: string, player: PlayerId, price: number): void => {
  const all = bids.get(move.state);
  bids.set(move, { ...all, [item]: { ...all[item], [player]: price } });
};

/** §3.1#4: what comes with a company. */
const acquire = (move: Move, player: PlayerId, item: string, price: number): void => {
  const { [item]: _done, ...others } = bids.get(move.state);
  bids.set(move, others);
  pay(move, player, BANK, price, 'purchase');
  if (isMinor(item)) {
    transfer(move, item, [`${item}_0`], player);
    updateCompany(move, item, { status: 'floated' });
  } else updatePrivate(move, item, { owner: player });
  emit(move, { type: 'privateBought', who: player, from: BANK, private: item, price });
  if (isMinor(item)) setPresident(move, item, player);
  const free = FREE_CERTIFICATE[item];
  if (!free) return;
  transfer(move, free.company, [free.id], player);
  if (free.company === NDM) push(move, { step: 'setPar', player, company: NDM });
};

/** §3.1(a)#3: as long as the lowest company has bids, it is sold or auctioned at once. */
const cascade = (move: Move): void => {
  const item = lowestUnsold(move.state);
  const standing = item === undefined ? [] : bidsOn(move.state, item);
  const [first, ...others] = [...standing].sort(([, a], [, b]) => b - a);
  if (item === undefined || !first) return;
  const [leader, price] = first;
  if (others.length === 0) {
    acquire(move, leader, item, price);
    cascade(move);
    return;
  }
  const bidders = playersFrom(move.state, playerAfter(move.state, leader)).filter((each) =>
    standing.some(([player]) => player === each),
  );
  const frame: AuctionFrame = { step: 'auction', item, bidders, leader, price, turn: leader, passes: 0 };
  push(move, { ...frame, turn: nextBidder(move.state, frame, leader) });
};

/** §3.1.1#2: clockwise from the leader; elsewhere the lowest bidder is always next. */
const nextBidder = (state: State, frame: AuctionFrame, after: PlayerId): PlayerId => {
  if (ruling(state, 'auctionOrder') === 'clockwise') {
    const order = playersFrom(state, playerAfter(state, after));
    return order.find((each) => frame.bidders.includes(each)) ?? after;
  }
  const rivals = bidsOn(state, frame.item).filter(
    ([player]) => player !== frame.leader && frame.bidders.includes(player),
  );
  return [...rivals].sort(([, a], [, b]) => a - b)[0]?.[0] ?? after;
};

const SALE_AUCTION: AuctionNotation = {
  rule: '18MEX §3.1.1#2',
  min: (_state, { price }) => price + 5,
  max: (state, { item }, player) => freeCash(state, player, item),
  step: 1,
  passFinal: (state) => ruling(state, 'auctionPassFinal'),
  next: nextBidder,
  won: (move, { item }, winner, price) => {
    acquire(move, winner, item, price);
    cascade(move);
  },
};

export const auctionStep = auction({ ...SALE_AUCTION, skipUnable: true });

/** The same, but whoever cannot raise is asked too. */
export const auctionOfAll = auction(SALE_AUCTION);

interface SaleFrame extends Frame {
  readonly player: PlayerId;
}

const purchase = (state: State, player: PlayerId): readonly Option[] => {
  const item = lowestUnsold(state);
  if (item === undefined) return [];
  const price = priceOfLowest(state, item);
  const cash = freeCash(state, player);
  const refusal = price > cash ? refuse('18MEX §3.1(a)#2', 'notEnoughCash', { cost: price, cash }) : undefined;
  return [one({ type: 'buyPrivate', by: player, private: item, price }, refusal)];
};

const bidOn = (state: State, player: PlayerId, item: string, price?: number): Option => {
  const min = Math.max(faceValue(state, item), highest(state, item)) + 5;
  const max = freeCash(state, player, item);
  const action = { type: 'bid', by: player, item, price: min } as const;
  // §3.1(b)#1 for too little, §3.1(b)#4 for too much.
  const rule = price !== undefined && price > max ? '18MEX §3.1(b)#4' : '18MEX §3.1(b)#1';
  if (item === lowestUnsold(state))
    return priced(action, { min, max, rule }, refuse('18MEX §3.1(b)#2', 'lowestIsBought', { item }));
  const refusal = max < min ? refuse('18MEX §3.1(b)#4', 'bidTooHigh', { min, max }) : undefined;
  return priced(action, { min, max, rule }, refusal);
};

/** §3.1.2#3: at a price of nothing the first company must be taken. */
export const mustTake = (state: State): boolean => {
  const item = lowestUnsold(state);
  return item !== undefined && priceOfLowest(state, item) === 0;
};

const take = (move: Move, player: PlayerId, item: string): void => {
  const price = priceOfLowest(move.state, item);
  endPlayerTurn(move, 'stockRound', player, true);
  acquire(move, player, item, price);
  cascade(move);
};

const bidsOpen = (state: State, player: PlayerId): readonly Option[] =>
  unsold(state)
    .filter((item) => item !== lowestUnsold(state))
    .map((item) => bidOn(state, player, item));

const canOnlyPass = (state: State, player: PlayerId): boolean =>
  [...purchase(state, player), ...bidsOpen(state, player)].every(({ refusal }) => refusal !== undefined);

export const saleTurn = defineStep<SaleFrame>({
  decider: (_state, { player }) => player,
  choices: {
    buyPrivate: {
      options: (state, { player }) => purchase(state, player),
      apply: (move, { player }, action) => take(move, player, action.private),
    },
    bid: {
      options: (state, { player }, about) =>
        about
          ? unsold(state)
              .filter((item) => item === about.item)
              .map((item) => bidOn(state, player, item, about.price))
          : bidsOpen(state, player),
      apply: (move, { player }, { item, price }) => {
        emit(move, { type: 'bid', player, item, price });
        endPlayerTurn(move, 'stockRound', player, true);
      },
    },
    pass: {
      options: (_state, { player }) => [one({ type: 'pass', by: player })],
      apply: (move, { player }) => endPlayerTurn(move, 'stockRound', player, false),
    },
  },
  settle: (move, { player }) => {
    const item = lowestUnsold(move.state);
    if (item !== undefined && mustTake(move.state)) {
      take(move, player, item);
      return true;
    }
    if (!canOnlyPass(move.state, player)) return false;
    special(move, 'closed.nothing', { who: player });
    endPlayerTurn(move, 'stockRound', player, false);
    return true;
  },
});

interface SetParFrame extends Frame {
  readonly player: PlayerId;
  readonly company: string;
}

/** §5.1#1: the first buyer of MNR sets the par value of NdM at once. */
export const setParStep = defineStep<SetParFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    par: {
      options: (state, { player, company }) =>
        cellsInZone(state, 'par').map(({ id }) => one({ type: 'par', by: player, company, cell: id })),
      apply: (move, { player, company }, { cell }) => {
        pop(move);
        start(move, player, company, cell);
      },
    },
  },
});

/** Income while the sale is still going on, where no real operating round is played (D-4). */
export const payStipends = (move: Move): void => {
  payIncomes(move);
  for (const id of ['A', 'B', 'C']) {
    const { president } = companyOf(move.state, id);
    if (!president) continue;
    pay(move, BANK, president, 15, 'income');
    pay(move, BANK, id, 15, 'income');
  }
};
