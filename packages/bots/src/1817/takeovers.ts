/** 1817: companies under the hammer. Bids, and offers for sale, by what the judge sees when the hammer has fallen. */
import {
  type Action,
  apply,
  cashOf,
  companyAtWork,
  type CompanyId,
  decider,
  isAt,
  isRefusal,
  type Offer,
  offers,
  type PlayerId,
  priceOf,
  sideFacts,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { STEP } from '@roundhouse/titles/1817';
import { carefulBid } from '../auction.ts';
import { depotOfState } from '../depot.ts';
import type { Proposal } from '../bot.ts';
import { chanceOf, numberFromName } from '../chance.ts';
import type { View } from '../insight.ts';
import { changesFrom } from '../judge.ts';

/** What a take-over must bring: the judge does not see what it does to the map. */
const MARGIN = 30;
/** Of the way from the lowest bid to the highest that can be paid, the parts that are looked at, the dearest first. */
const PARTS = [1, 0.6, 0.3, 0.1] as const;
/** No auction takes longer than everybody's last pass. */
const MOST_STEPS = 24;

type Changed = (after: State) => number;

/** The board after a take-over, by the company that buys: it is the same whatever is paid, and looked at once for all prices. */
type Boards = Map<CompanyId | undefined, State['board']>;

const onKnownBoard = (after: State, buyer: CompanyId | undefined, boards: Boards): State => {
  const board = boards.get(buyer);
  if (board) return { ...after, board };
  boards.set(buyer, after.board);
  return after;
};

const done = (state: State, action: Action): State | undefined => {
  const result = apply(state, action);
  return isRefusal(result) ? undefined : result.state;
};

/** How many of the companies that may pay are looked at: each of them would run otherwise, and that takes long to find out. */
const MOST_BUYERS = 2;

/** The best of the companies that may pay, as the buyer sees it; of many, one of those with the dearest shares. */
const bestBuyer = (state: State, changed: Changed, boards: Boards): State | undefined => {
  const open = offers(state, 'actFor').flatMap((offer) =>
    offer.kind === 'one' && offer.action.type === 'actFor' ? [offer.action] : [],
  );
  const looked = open
    .toSorted((a, b) => priceOf(state, b.company) - priceOf(state, a.company))
    .slice(0, MOST_BUYERS)
    .flatMap((action) => {
      const after = done(state, action);
      return after ? [onKnownBoard(after, action.company, boards)] : [];
    });
  if (looked.length < 2) return looked[0];
  return looked.map((after) => ({ after, value: changed(after) })).toSorted((a, b) => b.value - a.value)[0]?.after;
};

/** Where the auction ends when nobody bids anymore; the same player wins it wherever these boards are known from. */
const hammered = (from: State | undefined, changed: Changed, boards: Boards): State | undefined => {
  let state = from;
  for (let step = 0; state && step < MOST_STEPS && isAt(state, STEP.companyAuction); step++) {
    const by = decider(state);
    state = by ? done(state, { type: 'pass', by }) : undefined;
  }
  if (!state) return undefined;
  return isAt(state, STEP.chooseBuyer) ? bestBuyer(state, changed, boards) : onKnownBoard(state, undefined, boards);
};

/** What a bid for a company is worth compared with passing, if it is the last one. */
export const acquiring = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight, me, horizon } = view;
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'price' || offer.action.type !== 'bid') return [];
    const { action, min, max, step } = offer;
    const changed = changesFrom(state, insight, me, horizon);
    const without = hammered(done(state, { type: 'pass', by: me }), changed, new Map());
    const passed = without ? changed(without) : 0;
    const boards: Boards = new Map();
    const valueAt = (price: number): number => {
      const after = hammered(done(state, { ...action, price }), changed, boards);
      return after ? changed(after) - passed - MARGIN : -1;
    };
    const prices = PARTS.map((part) => min + Math.floor(((max - min) * part) / step) * step);
    const limit = [...new Set([...prices, min])].find((price) => valueAt(price) > 0);
    const price = limit === undefined ? min : carefulBid(view, offer, action.item, limit);
    return [
      {
        action: { ...action, price },
        value: limit === undefined ? -1 : valueAt(price),
        reasons: [{ key: 'reason.bidWorth', args: { item: action.item, worth: limit ?? min } }],
      },
    ];
  });
};

/** The auction of an offered company up to this player's lowest bid. */
const bidBy = (offeredForSale: State, player: PlayerId): State | undefined => {
  let state: State | undefined = offeredForSale;
  for (let step = 0; state && step < MOST_STEPS && isAt(state, STEP.companyAuction); step++) {
    const by = decider(state);
    if (!by) return undefined;
    if (by !== player) state = done(state, { type: 'pass', by });
    else {
      const [bid] = offers(state, 'bid');
      return bid?.kind === 'price' && bid.action.type === 'bid'
        ? done(state, { ...bid.action, price: bid.min })
        : undefined;
    }
  }
  return undefined;
};

/** Rounds that a train lasts which keeps a company going, and loans that weigh on one. */
const LASTS = 3;
const HEAVY = 4;

/** A sound company is at most sold to another of its president: looking for somebody else who pays more takes long. */
const isSound = ({ state, insight }: View, company: CompanyId): boolean => {
  const depot = depotOfState(state, insight);
  return (
    (state.companies[company]?.loans ?? 0) < HEAVY &&
    trainsAt(state, company).some((each) => !each.obsolete && depot.gone(sideFacts(state, each)) >= LASTS)
  );
};

/** Oneself, and of the others the one whose company has the most money for it. */
const likelyBuyers = ({ state, me }: View): readonly PlayerId[] => {
  const [richest] = Object.values(state.companies)
    .filter(({ status, president }) => status === 'floated' && president !== null && president !== me)
    .toSorted((a, b) => cashOf(state, b.id) - cashOf(state, a.id));
  return richest?.president ? [me, richest.president] : [me];
};

/** How often a president thinks of selling a company. */
const SELDOM = 0.5;

const thinksOfSale = ({ state, seed = 0 }: View, company: CompanyId): boolean =>
  chanceOf(seed, state.round.set, state.round.number, numberFromName(company)) < SELDOM;

/** What it brings to offer one's company for sale: to one's own other company, or to somebody for whom it is worth its price. */
export const saleWorth = (view: View, offer: Action): number => {
  const { state, insight, me, horizon, brief } = view;
  const company = companyAtWork(state);
  if (brief || company === undefined || !thinksOfSale(view, company)) return -1;
  const put = done(state, offer);
  if (!put) return -1;
  const changed = changesFrom(state, insight, me, horizon);
  let best = -1;
  for (const player of isSound(view, company) ? [me] : likelyBuyers(view)) {
    const theirs = player === me ? changed : changesFrom(state, insight, player, horizon);
    const after = hammered(bidBy(put, player), theirs, new Map());
    if (!after || theirs(after) < MARGIN) continue;
    best = Math.max(best, changed(after) - MARGIN);
  }
  return best;
};
