/** §ipo: a company is started by an auction of its president's certificate; the whole bid is its capital. */
import {
  type ActionOf,
  amend,
  cannotBid,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  flatMap,
  type Frame,
  type Move,
  one,
  type Option,
  phaseFacts,
  placeMarker,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  push,
  setCertificates,
  setPresident,
  type State,
  titleOf,
  updateCompany,
} from '@roundhouse/engine';
import { settleContribution, startContribution } from './contribution.ts';
import { charge } from './debts.ts';
import { single } from './certificates.ts';
import { freeCities } from './home.ts';
import { BID_STEP } from './privateAuction.ts';
import { type PriceBounds, priceRules } from './prices.ts';
import { biddingPower, coverableBids, HIGHEST_START, isAtLimit, LOWEST_START } from './startBids.ts';
import { STEP } from '../steps.ts';
import { cellsInZone, refuse, type RuleId, special } from '../vocabulary.ts';
import { startedNow } from './slots.ts';

export interface StartAuctionFrame extends Frame {
  readonly company: CompanyId;
  readonly initiator: PlayerId;
  /** The home station has been placed. */
  readonly home: boolean;
  readonly bidders: readonly PlayerId[];
  readonly leader: PlayerId;
  readonly price: number;
  readonly turn: PlayerId;
}

export const unstarted = (state: State): readonly CompanyId[] =>
  flatMap(Object.values(state.companies), ({ id, status }) => (status === 'available' ? [id] : []));

const ranges = (
  by: PlayerId,
  item: CompanyId,
  found: readonly { readonly min: number; readonly max: number }[],
): readonly Option[] =>
  found.map(({ min, max }) => ({
    kind: 'price',
    action: { type: 'bid', by, item, price: min },
    min,
    max,
    step: BID_STEP,
  }));

/** ipo.3, ipo.4: $100 to $400 in steps of $5, above the last bid; ipo.5: what cash and privates cover. */
const startRules = (price: number | undefined, low: RuleId): PriceBounds => ({
  step: price !== undefined && price % BID_STEP === 0 ? '1817 §ipo.5' : '1817 §ipo.3',
  low: price !== undefined && price % BID_STEP === 0 ? low : '1817 §ipo.3',
  high: price !== undefined && price > HIGHEST_START ? '1817 §ipo.4' : '1817 §ipo.5',
});

/** ipo.1, ipo.3: the opening bids for any unstarted company. */
export const startOptions = (state: State, by: PlayerId, about?: ActionOf<'bid'>): readonly Option[] => {
  const items = unstarted(state).filter((id) => about === undefined || about.item === id);
  const bids = coverableBids(state, by);
  const closed = isAtLimit(state, by)
    ? refuse('1817 §cert.3', 'certificateLimit', { limit: titleOf(state).certificateLimit(state) })
    : bids.length === 0
      ? refuse('1817 §ipo.5', 'cannotCoverBid', { min: LOWEST_START })
      : freeCities(state).length === 0
        ? refuse('1817 §ipo.1', 'noFreeCity')
        : undefined;
  if (closed) return items.map((item) => one({ type: 'bid', by, item, price: LOWEST_START }, closed));
  const found = flatMap(items, (item) => ranges(by, item, bids));
  return priceRules(found, about?.price, startRules(about?.price, '1817 §ipo.3'));
};

/** The acting player names the company and bids; its home station comes next, then the others bid. */
export const openStart = (move: Move, company: CompanyId, by: PlayerId, price: number): void => {
  emit(move, { type: 'bid', player: by, item: company, price, of: 'company' });
  const frame = STEP.startAuction.frame({
    company,
    initiator: by,
    home: false,
    bidders: playersFrom(move.state, by),
    leader: by,
    price,
    turn: playerAfter(move.state, by),
  });
  push(move, frame);
};

const canRaise = (state: State, { price }: StartAuctionFrame, player: PlayerId): boolean =>
  !isAtLimit(state, player) && biddingPower(state, player) >= price + BID_STEP;

const nextBidder = (state: State, bidders: readonly PlayerId[], after: PlayerId): PlayerId =>
  playersFrom(state, playerAfter(state, after)).find((each) => bidders.includes(each)) ?? after;

/** ipo.8: the highest start price not above half the bid. */
export const startCell = (state: State, bid: number): string => {
  const cells = [...cellsInZone(state, 'par'), ...cellsInZone(state, 'safe_par')];
  const found = cells.sort((a, b) => b.price - a.price).find((each) => each.price <= bid / 2);
  if (!found) throw new Error(`no start price for a bid of ${bid}`);
  return found.id;
};

/** The winner is president, the bid is the capital; size and privates follow. */
const won = (move: Move, { company, initiator, home, leader, price }: StartAuctionFrame): void => {
  const cell = startCell(move.state, price);
  placeMarker(move, company, cell);
  const shown = cellsInZone(move.state, 'par')
    .concat(cellsInZone(move.state, 'safe_par'))
    .find((each) => each.id === cell);
  updateCompany(move, company, { status: 'floated', par: shown?.price ?? null });
  setCertificates(move, company, [{ id: `${company}_0`, company, percent: 100, kind: 'president', at: leader }]);
  emit(move, { type: 'companyStarted', player: leader, company, price: shown?.price ?? 0 });
  setPresident(move, company, leader);
  charge(move, leader, company, price, 'capital');
  startedNow.set(move, [...startedNow.get(move.state), company]);
  amend(move, STEP.stockTurn, { winner: leader });
  // What needs no decision happens with the winning bid; the home station may still be to come.
  const [only, ...others] = sizesNow(move.state);
  if (only === undefined || others.length > 0) {
    startContribution(move, company, leader, price);
    push(move, STEP.companySize.frame({ company, player: leader }));
  } else {
    setSize(move, company, only);
    startContribution(move, company, leader, price);
    settleContribution(move);
  }
  if (!home) push(move, STEP.home.frame({ company, player: initiator }));
};

export const startAuctionStep = defineStep<StartAuctionFrame>({
  decider: (_state, { turn }) => turn,
  open: false,
  choices: {
    bid: {
      options: (state, frame, about) => {
        const { turn, company, price } = frame;
        const found = coverableBids(state, turn, price + BID_STEP);
        if (found.length > 0)
          return priceRules(ranges(turn, company, found), about?.price, startRules(about?.price, '1817 §ipo.4'));
        const action = { type: 'bid', by: turn, item: company, price: price + BID_STEP } as const;
        return [one(action, refuse('1817 §ipo.5', 'cannotCoverBid', { min: price + BID_STEP }))];
      },
      apply: (move, frame, { by, price }) => {
        emit(move, { type: 'bid', player: by, item: frame.company, price, of: 'company' });
        amend(move, STEP.startAuction, { leader: by, price, turn: nextBidder(move.state, frame.bidders, by) });
      },
    },
    pass: {
      options: (_state, { turn }) => [one({ type: 'pass', by: turn })],
      apply: (move, { bidders, turn }) => {
        emit(move, { type: 'passed', player: turn });
        const left = bidders.filter((each) => each !== turn);
        amend(move, STEP.startAuction, { bidders: left, turn: nextBidder(move.state, left, turn) });
      },
    },
  },
  settle: (move, frame) => {
    const { company, initiator, home, bidders, leader, price, turn } = frame;
    const able = bidders.filter((each) => each === leader || canRaise(move.state, frame, each));
    if (able.length < bidders.length) {
      const unable = bidders.filter((each) => !able.includes(each));
      cannotBid(move, unable, price + BID_STEP);
      amend(move, STEP.startAuction, {
        bidders: able,
        turn: able.includes(turn) ? turn : nextBidder(move.state, able, turn),
      });
      return true;
    }
    if (bidders.length === 1) {
      pop(move);
      won(move, frame);
      return true;
    }
    if (home) return false;
    amend(move, STEP.startAuction, { home: true });
    push(move, STEP.home.frame({ company, player: initiator }));
    return true;
  },
});

export interface SizeFrame extends Frame {
  readonly company: CompanyId;
  readonly player: PlayerId;
}

/** phase.3: the sizes of the phase. */
export const sizesNow = (state: State): readonly string[] =>
  flatMap(phaseFacts(state).flags, (flag) => (flag.startsWith('size') ? [flag.slice('size'.length)] : []));

/** gen.4: the single shares of the size lie in the treasury. */
export const setSize = (move: Move, company: CompanyId, size: string): void => {
  const unit = 100 / Number(size);
  updateCompany(move, company, { size });
  const { president } = companyOf(move.state, company);
  setCertificates(move, company, [
    { id: `${company}_0`, company, percent: 2 * unit, kind: 'president', at: president ?? company },
    ...Array.from({ length: Number(size) - 2 }, (_, index) => single(company, index + 1, unit, company)),
  ]);
};

/** ipo.6: the winner chooses, where the phase has more than one size. */
export const companySizeStep = defineStep<SizeFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    choose: {
      options: (state, { player }) =>
        sizesNow(state).map((size) => one({ type: 'choose', by: player, choice: `size${size}` })),
      apply: (move, { company }, { choice }) => {
        pop(move);
        const size = choice.slice('size'.length);
        setSize(move, company, size);
        special(move, 'sizeChosen', { company, count: Number(size) });
      },
    },
  },
});
