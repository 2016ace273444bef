/**
 * An ascending auction of one item among some players, as a frame. Who bids next, whether a pass is final, how high one
 * may go and what the winner gets are the title's values.
 */
import { fieldsOf } from '../handles.ts';
import { refuse, type RuleRef } from '../refusal.ts';
import { amend, emit, type Move, pop, special } from '../move.ts';
import { one, type Option, priced } from '../offers.ts';
import type { Frame, PlayerId, State } from '../state.ts';
import { defineStep, type StepOf } from '../step.ts';

export interface AuctionFrame extends Frame {
  readonly item: string;
  /** Those who may still bid, in seat order. */
  readonly bidders: readonly PlayerId[];
  readonly leader: PlayerId | null;
  readonly price: number;
  /** Who is to bid or pass. */
  readonly turn: PlayerId;
  /** Passes in a row since the last bid, where a pass is not final. */
  readonly passes: number;
  /** Who has been found unable to raise. */
  readonly unable?: readonly PlayerId[];
}

/** What is known of an auction of any step. */
export interface AnyAuction {
  /** What is sold: an item or a company. */
  readonly about: string | undefined;
  readonly bidders: readonly PlayerId[];
  readonly leader: PlayerId | null;
}

/** The auction that a frame of any step is, if it is one. */
export const auctionIn = (frame: Frame | undefined): AnyAuction | undefined => {
  const { bidders, item, company, leader } = fieldsOf(frame);
  if (!Array.isArray(bidders)) return undefined;
  const about = item ?? company;
  return {
    about: typeof about === 'string' ? about : undefined,
    bidders: bidders as readonly PlayerId[],
    leader: (leader ?? null) as PlayerId | null,
  };
};

export interface AuctionRules<F extends AuctionFrame = AuctionFrame> {
  readonly rule: RuleRef;
  /** Smallest next bid. */
  readonly min: (state: State, frame: F) => number;
  /** Largest bid this player can make. */
  readonly max: (state: State, frame: F, player: PlayerId) => number;
  readonly step: number;
  /** A player who passes is out of this auction. */
  readonly passFinal: (state: State) => boolean;
  /** Who bids after this player; absent: the next of the bidders, clockwise. */
  readonly next?: (state: State, frame: F, after: PlayerId) => PlayerId;
  /** Players who cannot raise pass by themselves. */
  readonly skipUnable?: boolean;
  /** A bid was made and logged, before the next player's turn comes. */
  readonly bid?: (move: Move, frame: F, player: PlayerId, price: number) => void;
  /** The frame has left; the leader gets the item for the price. */
  readonly won: (move: Move, frame: F, winner: PlayerId, price: number) => void;
  readonly unsold?: (move: Move, frame: F) => void;
}

/** Nobody is asked who cannot go so high. */
export const cannotBid = (move: Move, players: readonly PlayerId[], cost: number): void =>
  special(move, 'closed.noBid', { players, cost });

const after = (bidders: readonly PlayerId[], player: PlayerId, seats: readonly PlayerId[]): PlayerId => {
  const at = seats.indexOf(player);
  const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  return order.find((each) => bidders.includes(each)) ?? player;
};

/** That a player cannot bid is logged once, also where passing is not final. */
const logUnable = (move: Move, frame: AuctionFrame, cost: number): void => {
  const { turn, unable = [] } = frame;
  if (unable.includes(turn)) return;
  amend(move, frame, { unable: [...unable, turn] });
  cannotBid(move, [turn], cost);
};

export const defineAuction = <F extends AuctionFrame = AuctionFrame>(rules: AuctionRules<F>): StepOf<F> => {
  const next = (state: State, frame: F, player: PlayerId): PlayerId =>
    rules.next?.(state, frame, player) ?? after(frame.bidders, player, state.seats);

  const passed = (move: Move, frame: F): void => {
    if (rules.passFinal(move.state)) {
      const bidders = frame.bidders.filter((each) => each !== frame.turn);
      const changed = { ...frame, bidders };
      amend<AuctionFrame>(move, frame, { bidders, turn: next(move.state, changed, frame.turn) });
    } else amend<AuctionFrame>(move, frame, { passes: frame.passes + 1, turn: next(move.state, frame, frame.turn) });
  };

  const over = (state: State, frame: F): boolean =>
    rules.passFinal(state)
      ? frame.bidders.every((each) => each === frame.leader)
      : frame.passes >= frame.bidders.length - (frame.leader ? 1 : 0);

  return defineStep<F>({
    decider: (_state, frame) => frame.turn,
    open: false,
    choices: {
      bid: {
        options: (state, frame): readonly Option[] => {
          const min = rules.min(state, frame);
          const max = rules.max(state, frame, frame.turn);
          const action = { type: 'bid', by: frame.turn, item: frame.item, price: min } as const;
          const refusal = max < min ? refuse(rules.rule, 'bidTooHigh', { min, max }) : undefined;
          return [priced(action, { min, max, step: rules.step, rule: rules.rule }, refusal)];
        },
        apply: (move, frame, { by, price }) => {
          emit(move, { type: 'bid', player: by, item: frame.item, price });
          rules.bid?.(move, frame, by, price);
          const raised: F = { ...frame, leader: by, price, passes: 0 };
          amend<AuctionFrame>(move, frame, { leader: by, price, passes: 0, turn: next(move.state, raised, by) });
        },
      },
      pass: {
        options: (_state, frame) => [one({ type: 'pass', by: frame.turn })],
        apply: (move, frame) => {
          emit(move, { type: 'passed', player: frame.turn });
          passed(move, frame);
        },
      },
    },
    settle: (move, frame) => {
      const { state } = move;
      if (over(state, frame)) {
        pop(move);
        if (frame.leader) rules.won(move, frame, frame.leader, frame.price);
        else rules.unsold?.(move, frame);
        return true;
      }
      if (rules.skipUnable && rules.max(state, frame, frame.turn) < rules.min(state, frame)) {
        logUnable(move, frame, rules.min(state, frame));
        passed(move, frame);
        return true;
      }
      return false;
    },
  });
};
