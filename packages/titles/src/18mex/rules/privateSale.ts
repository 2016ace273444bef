/** §3.1: the sale of privates and minors, lowest number first, with standing bids on the others. */
import {
  BANK,
  companyOf,
  defineStep,
  emit,
  endPlayerTurn,
  type Frame,
  type Move,
  one,
  type PlayerId,
  pop,
  privateOf,
  push,
  type State,
  transfer,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { payIncomes } from '../../common/incomes.ts';
import { lowestFirstSale, saleChoices, type SaleTurn, settleSaleTurn } from '../../common/lowestFirstSale.ts';
import { setPar } from '../../common/parAndFloat.ts';
import { FREE_CERTIFICATE, isMinor, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { ladder } from './slots.ts';
import { faceValue } from './scoring.ts';
import { STEP } from '../steps.ts';
import { cellsInZone, cite, pay, special } from '../vocabulary.ts';

/** #1 to #7, with Compagnie du Boleo after #1 in the Baja variant. */
const SALE_ORDER = ['MCAR', 'CdB', 'KCMO', 'A', 'B', 'C', 'MIR', 'MNR'] as const;

const isUnsold = (state: State, item: string): boolean =>
  isMinor(item)
    ? companyOf(state, item).status === 'available'
    : state.privates[item] !== undefined && privateOf(state, item).owner === null && !privateOf(state, item).closed;

/** §3.1#4: what comes with a company. */
const acquire = (move: Move, player: PlayerId, item: string, price: number): void => {
  pay(move, player, BANK, price, 'purchase');
  if (isMinor(item)) {
    transfer(move, item, [`${item}_0`], player);
    updateCompany(move, item, { status: 'floated' });
  } else updatePrivate(move, item, { owner: player });
  emit(move, { type: 'privateBought', who: player, from: BANK, private: item, price });
  // Who buys a minor owns it: there is no presidency to tell of.
  if (isMinor(item)) updateCompany(move, item, { president: player });
  const free = FREE_CERTIFICATE[item];
  if (!free) return;
  transfer(move, free.company, [free.id], player);
  special(move, 'freeShare', { player, company: free.company, private: item, presidency: free.company === NDM });
  if (free.company === NDM) push(move, STEP.setPar.frame({ player, company: NDM }));
};

const sale = lowestFirstSale({
  order: SALE_ORDER,
  auction: STEP.privateAuction,
  isUnsold,
  faceValue,
  // §3.1.2#1: only #1 gets cheaper, by $5 for every stock round that ended with it unsold.
  reduction: (state) => 5 * ladder.get(state),
  acquire,
  // §3.1.1#2: clockwise from the leader; elsewhere the lowest bidder is always next.
  biddingOrder: (state) => (ruling(state, 'auctionOrder') === 'clockwise' ? 'clockwise' : 'lowestBid'),
  passFinal: (state) => ruling(state, 'auctionPassFinal'),
  rules: {
    cash: cite('18MEX §3.1(a)#2'),
    bid: cite('18MEX §3.1(b)#1'),
    covered: cite('18MEX §3.1(b)#4'),
    lowestIsBought: cite('18MEX §3.1(b)#2'),
    raise: cite('18MEX §3.1.1#2'),
  },
});

export const { unsold, lowest: lowestUnsold, price: priceOfLowest, freeCash, mustTake } = sale;

export const privateAuctionStep = sale.auction();

/** The same, but anyone who cannot raise is asked too. */
export const auctionOfAll = sale.auction(true);

export interface SaleFrame extends Frame {
  readonly player: PlayerId;
}

const turn: SaleTurn<SaleFrame> = {
  player: ({ player }) => player,
  ended: (move, { player }, how) => endPlayerTurn(move, STEP.stockRound, player, how !== 'passed'),
};

/** §3.1.2#3: at a price of nothing the first company must be taken. */
export const privateSaleStep = defineStep<SaleFrame>({
  decider: (_state, { player }) => player,
  choices: saleChoices(sale, turn),
  settle: (move, frame) => settleSaleTurn(move, frame, sale, turn),
});

export interface SetParFrame extends Frame {
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
        setPar(move, player, company, cell);
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
