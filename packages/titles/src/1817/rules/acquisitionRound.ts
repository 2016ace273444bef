/** §auct, §liq, §acq, §sale: stages 2 to 4 of the M&A round: red, gray and white companies come under the hammer. */
import {
  amend,
  BANK,
  cannotBid,
  cashOf,
  certificatesAt,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Frame,
  inMarketOrder,
  type Move,
  one,
  type Option,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  push,
  type State,
} from '@roundhouse/engine';
import {
  AUCTION_STEP,
  buyersFor,
  compensation,
  firstBidEmptiesTreasury,
  highestBid,
  openingBid,
  presidents,
  type SaleKind,
  somebodyCanBid,
} from './capacity.ts';
import { cancelPairs, give } from './certificates.ts';
import { setLoansAside } from './loans.ts';
import { isSpared } from './mergerRound.ts';
import { priceRules } from './prices.ts';
import { acquire, bankTakes } from './purchase.ts';
import { isStarted, presidentOrFormer, type Zone, zoneOf } from './zones.ts';
import { presidentPasses } from '../../common/passing.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, type RuleId, special } from '../vocabulary.ts';

/** ma.1: red companies are liquidated in stage 2, gray ones sold in stage 3, white ones offered in stage 4. */
const STAGES: readonly Zone[] = ['red', 'gray', 'white'];

export interface AcquisitionRoundFrame extends Frame {
  /** Companies that have not come up yet. */
  readonly order: readonly CompanyId[];
  /** Which of the stages is played; absent: the first. */
  readonly stage?: number;
}

export interface CompanyAuctionFrame extends Frame {
  readonly company: CompanyId;
  readonly kind: SaleKind;
  readonly bidders: readonly PlayerId[];
  readonly leader: PlayerId | null;
  readonly price: number;
  readonly turn: PlayerId;
  /** liq.6: cash and loans of a company in liquidation, set aside. */
  readonly pot: number;
  readonly loans: number;
}

export interface OfferFrame extends Frame {
  readonly company: CompanyId;
}

export interface BuyerFrame extends Frame {
  readonly company: CompanyId;
  readonly kind: SaleKind;
  readonly player: PlayerId;
  readonly price: number;
  readonly pot: number;
  readonly loans: number;
}

/** ma.2: the reverse of the operating order when stage 2 begins. */
export const startAcquisitions = (move: Move): void => {
  const order = inMarketOrder(move.state).toReversed();
  push(move, STEP.acquisitionRound.frame({ order }));
};

const lowestBid = (state: State, { company, kind, leader, price }: CompanyAuctionFrame): number =>
  leader ? price + AUCTION_STEP : openingBid(state, company, kind);

const LOWEST_BID: Readonly<Record<SaleKind, RuleId>> = {
  liquidation: '1817 §liq.2',
  acquisition: '1817 §acq.1',
  sale: '1817 §sale.2',
};

const mostFor = (state: State, frame: CompanyAuctionFrame, player: PlayerId): number =>
  highestBid(state, player, frame.company, frame.kind, lowestBid(state, frame));

/** auct.1: the player left of the president begins. */
const openAuction = (move: Move, company: CompanyId, kind: SaleKind, pot = 0, loans = 0): void => {
  const president = presidentOrFormer(move.state, company) ?? move.state.priority;
  const first = playerAfter(move.state, president);
  const frame = STEP.companyAuction.frame({
    company,
    kind,
    bidders: playersFrom(move.state, first).filter((each) => presidents(move.state).includes(each)),
    leader: null,
    price: 0,
    turn: first,
    pot,
    loans,
  });
  push(move, frame);
  special(move, 'auctionBegan', { company, kind });
};

/** liq.3: cash and loans stay with the company and are set aside. */
const liquidate = (move: Move, company: CompanyId): void => {
  const pot = cashOf(move.state, company);
  pay(move, company, BANK, pot, 'liquidation');
  openAuction(move, company, 'liquidation', pot, setLoansAside(move, company));
};

const callUp = (move: Move, company: CompanyId): void => {
  switch (zoneOf(move.state, company)) {
    case 'red':
      return liquidate(move, company);
    case 'gray':
      return openAuction(move, company, 'acquisition');
    case 'white':
      // sale.1: the president is asked, unless nobody could bid (D-24).
      if (somebodyCanBid(move.state, company, 'sale')) push(move, STEP.saleOffer.frame({ company }));
  }
};

/** Each company comes up once, in the stage of the zone that it is in then. */
const isCalled = (state: State, company: CompanyId, stage: number): boolean =>
  isStarted(state, company) && zoneOf(state, company) === STAGES[stage] && !isSpared(state, company);

export const acquisitionRoundStep = (over: (move: Move) => void) =>
  defineStep<AcquisitionRoundFrame>({
    decider: () => null,
    choices: {},
    settle: (move, { order, stage = 0 }) => {
      const next = order.find((company) => isCalled(move.state, company, stage));
      if (next !== undefined) {
        amend(move, STEP.acquisitionRound, { order: order.filter((company) => company !== next) });
        callUp(move, next);
      } else if (stage + 1 < STAGES.length) amend(move, STEP.acquisitionRound, { stage: stage + 1 });
      else {
        pop(move);
        over(move);
      }
      return true;
    },
  });

/** sale.1: only the president puts their company up. */
export const saleOfferStep = defineStep<OfferFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    choose: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'choose', by, choice: 'offerForSale' })] : [];
      },
      apply: (move, { company }) => {
        pop(move);
        openAuction(move, company, 'sale');
      },
    },
    pass: presidentPasses('saleOffer'),
  },
});

const nextIn = (state: State, bidders: readonly PlayerId[], after: PlayerId): PlayerId =>
  playersFrom(state, playerAfter(state, after)).find((each) => bidders.includes(each)) ?? after;

const unsold = (move: Move, { company, kind, pot, loans }: CompanyAuctionFrame): void => {
  special(move, 'nobodyBids', { company, kind });
  if (kind === 'liquidation') bankTakes(move, company, pot, loans);
};

/** acq.2, sale.3: the shares of the treasury go to the market; in a friendly sale the bank pays for them. */
const emptyTreasury = (move: Move, company: CompanyId, kind: SaleKind): void => {
  if (kind === 'liquidation') return;
  pay(move, BANK, company, compensation(move.state, company, kind), 'treasuryShares');
  const held = certificatesAt(move.state, company, company).map((each) => each.id);
  if (held.length === 0) return;
  give(move, company, held, 'pool');
  cancelPairs(move, company, 'pool');
};

const sold = (move: Move, { company, kind, price, pot, loans }: CompanyAuctionFrame, player: PlayerId): void => {
  special(move, 'auctionWon', { company, player, price });
  const [only, ...others] = buyersFor(move.state, player, company, kind, price);
  if (only === undefined) throw new Error(`${player} cannot pay ${price} for ${company}`);
  if (others.length === 0) acquire(move, { company, buyer: only, kind, price, pot, loans });
  else push(move, STEP.chooseBuyer.frame({ company, kind, player, price, pot, loans }));
};

/** auct.1, auct.3: each bids or passes for good, in steps of $10. */
export const companyAuctionStep = defineStep<CompanyAuctionFrame>({
  decider: (_state, { turn }) => turn,
  open: false,
  choices: {
    bid: {
      options: (state, frame, about): readonly Option[] => {
        const min = lowestBid(state, frame);
        const max = mostFor(state, frame, frame.turn);
        const action = { type: 'bid', by: frame.turn, item: frame.company, price: min } as const;
        if (max < min) return [one(action, refuse('1817 §auct.4', 'bidTooHigh', { min, max }))];
        const offer: Option = { kind: 'price', action, min, max, step: AUCTION_STEP };
        return priceRules([offer], about?.price, {
          step: '1817 §auct.3',
          low: frame.leader ? '1817 §auct.3' : LOWEST_BID[frame.kind],
          high: companyOf(state, frame.company).president === frame.turn ? '1817 §auct.3' : '1817 §auct.4',
        });
      },
      apply: (move, frame, { by, price }) => {
        emit(move, { type: 'bid', player: by, item: frame.company, price, of: 'company' });
        if (!frame.leader && firstBidEmptiesTreasury.of(move.state)) emptyTreasury(move, frame.company, frame.kind);
        amend(move, STEP.companyAuction, { leader: by, price, turn: nextIn(move.state, frame.bidders, by) });
      },
    },
    pass: {
      options: (_state, { turn }) => [one({ type: 'pass', by: turn })],
      apply: (move, { bidders, turn }) => {
        emit(move, { type: 'passed', player: turn });
        const left = bidders.filter((each) => each !== turn);
        amend(move, STEP.companyAuction, { bidders: left, turn: nextIn(move.state, left, turn) });
      },
    },
  },
  settle: (move, frame) => {
    const { bidders, leader, turn } = frame;
    const able = bidders.filter(
      (each) => each === leader || mostFor(move.state, frame, each) >= lowestBid(move.state, frame),
    );
    const unable = bidders.filter((each) => !able.includes(each));
    if (unable.length > 0) cannotBid(move, unable, lowestBid(move.state, frame));
    if (unable.length > 0 || (able.length > 0 && !able.includes(turn))) {
      amend(move, STEP.companyAuction, {
        bidders: able,
        turn: able.includes(turn) ? turn : nextIn(move.state, able, turn),
      });
      return true;
    }
    if (able.length > 0 && !(able.length === 1 && leader)) return false;
    pop(move);
    if (leader) sold(move, frame, leader);
    else unsold(move, frame);
    return true;
  },
});

/** auct.5: the winner names the buying company. */
export const chooseBuyerStep = defineStep<BuyerFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    actFor: {
      options: (state, { company, kind, player, price }) =>
        buyersFor(state, player, company, kind, price).map((id) => one({ type: 'actFor', by: player, company: id })),
      apply: (move, { company, kind, price, pot, loans }, action) => {
        pop(move);
        acquire(move, { company, buyer: action.company, kind, price, pot, loans });
      },
    },
  },
});
