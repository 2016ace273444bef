/**
 * Bidding in few steps: a bot opens near what its strongest rival would pay, jumps, has its last word and is out. How far it
 * jumps and where it stops varies with its seed, so that it cannot be read.
 */
import { type ActionOf, bidsFor, cashOf, type Offer, titleOf } from '@roundhouse/engine';
import { chanceOf } from './chance.ts';
import type { View } from './insight.ts';

export type PriceOffer = Extract<Offer, { kind: 'price' }>;

/** A bot stops at this part of what a lot is worth to it, and up to so much later. */
const STOPS_AT = 0.94;
const STOPS_WITHIN = 0.06;
/** The part of its worth with which a lot is reserved. */
const RESERVES = 0.7;
const RESERVES_WITHIN = 0.15;
/** Of what the strongest rival would pay, the part that is bid at once. */
const NEAR = 0.85;
const NEARER = 0.15;
/** Of what is still left to bid, the part that every raise takes at least. */
const LEAP = 0.4;
/** With so little left to bid, as a part of the limit or in steps, the next bid is the last. */
const LAST_WORD = 0.12;
const LAST_STEPS = 3;

/** What the highest rival would pay, as far as it can be guessed: what the lot is worth to them, and no more than their money. */
export const rivalWorth = ({ state, me, insight }: View, bid: ActionOf<'bid'>): number => {
  let most = 0;
  for (const player of state.seats) {
    if (player === me || state.out.includes(player)) continue;
    const worth = insight.lotWorth(state, bid.item, player, { ...bid, by: player });
    most = Math.max(most, Math.min(worth, cashOf(state, player)));
  }
  return most;
};

/** The most that this bot pays for a lot which is worth so much to it. */
export const limitFor = ({ seed = 0 }: View, lot: string, worth: number): number =>
  worth * (STOPS_AT + STOPS_WITHIN * chanceOf(seed, numberFromName(lot)));

const numberFromName = (lot: string): number => [...lot].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/** What is bid now for a lot that is worth so much to the bidder and to the strongest rival; the least offered where that is too much. */
export const bidFor = (
  view: View,
  { min, max, step }: PriceOffer,
  lot: string,
  worth: number,
  rival: number,
): number => {
  const limit = Math.min(max, limitFor(view, lot, worth));
  const left = limit - min;
  const onStep = (price: number): number => min + Math.max(0, Math.floor((Math.min(limit, price) - min) / step)) * step;
  // A bid that stands until its lot comes up reserves it: there is time to raise when somebody else wants it, too.
  if (titleOf(view.state).bids && bidsFor(view.state, lot).length === 0)
    return Math.max(min, onStep(worth * (RESERVES + RESERVES_WITHIN * chanceOf(view.seed ?? 0, numberFromName(lot)))));
  // Nobody would follow.
  if (left <= 0 || rival < min) return min;
  if (left < LAST_WORD * limit || left < LAST_STEPS * step) return onStep(limit);
  const [first, second] = [
    chanceOf(view.seed ?? 0, numberFromName(lot), min),
    chanceOf(view.seed ?? 0, min, numberFromName(lot)),
  ];
  const near = Math.min(rival, limit) * (NEAR + NEARER * first);
  return onStep(Math.max(near, min + left * (LEAP + (1 - LEAP) * second * second)));
};

/** A bidder who does not want to win at any price opens with this part of its limit, and raises by it. */
const OPENING = 0.77;
const OPENING_WITHIN = 0.06;
const RAISE = 0.1;
const RAISE_WITHIN = 0.05;

/** A careful bid: two raises at most, none of them far above what somebody else has offered. */
export const carefulBid = ({ seed = 0 }: View, { min, max, step }: PriceOffer, lot: string, limit: number): number => {
  const opening = limit * (OPENING + OPENING_WITHIN * chanceOf(seed, numberFromName(lot)));
  const raise = limit * (RAISE + RAISE_WITHIN * chanceOf(seed, numberFromName(lot), min));
  const wanted = min <= opening ? opening : min + raise - step;
  return Math.max(min, min + Math.floor((Math.min(max, limit, wanted) - min) / step) * step);
};

/** Nobody raises their own bid. */
export const isHighBidder = ({ state, me }: View, lot: string): boolean => bidsFor(state, lot)[0]?.[0] === me;
