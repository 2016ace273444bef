/** §XI.2-18 to -22: the five privates of Moravia-Silesia are sold by auction, nominated in turn. */
import {
  amend,
  auction,
  BANK,
  cannotBid,
  cashOf,
  defineStep,
  emit,
  type Frame,
  type Move,
  one,
  type Option,
  playerAfter,
  type PlayerId,
  pop,
  type PrivateId,
  push,
  type State,
  updatePrivate,
} from '@roundhouse/engine';
import { MORAVIA } from '../moravia.ts';
import { unsold } from './draft.ts';
import { placeMwMarker } from './moraviaPrivates.ts';
import { cite, pay, refuse } from '../vocabulary.ts';
import { STEP } from '../steps.ts';
import { removePrivate } from '../../common/privates.ts';

export interface NominateFrame extends Frame {
  /** Whose right it is to choose. */
  readonly turn: PlayerId;
  /** Passes in a row. */
  readonly passes: number;
}

export const nominateFrame = (first: PlayerId): NominateFrame => STEP.nominate.frame({ turn: first, passes: 0 });

const INCREMENT = 5;

const minimumBid = (id: PrivateId): number => {
  const bids: Readonly<Record<string, number>> = MORAVIA.bids;
  return bids[id] ?? 0;
};

/** §XI.2-21: the right to choose goes to the player after the one who chose. */
const openAuction = (move: Move, by: PlayerId, item: PrivateId, price: number): void => {
  amend(move, STEP.nominate, { turn: playerAfter(move.state, by), passes: 0 });
  emit(move, { type: 'bid', player: by, item, price });
  const frame = STEP.bidding.frame({
    item,
    bidders: move.state.seats,
    leader: by,
    price,
    turn: playerAfter(move.state, by),
    passes: 0,
  });
  push(move, frame);
};

const nomination = (state: State, by: PlayerId, item: PrivateId): Option => {
  const min = minimumBid(item);
  const max = cashOf(state, by);
  const action = { type: 'bid', by, item, price: min } as const;
  if (max < min)
    return {
      kind: 'price',
      action,
      min,
      max: min,
      step: 1,
      refusal: refuse('18CZ §XI.2-19', 'bidTooHigh', { min, max }),
    };
  return { kind: 'price', action, min, max, step: 1, rule: cite('18CZ §XI.2-19') };
};

export const nominateStep = (end: (move: Move) => void) =>
  defineStep<NominateFrame>({
    decider: (_state, { turn }) => turn,
    choices: {
      bid: {
        options: (state, { turn }, about) =>
          unsold(state)
            .filter((id) => !about || about.item === id)
            .map((id) => nomination(state, turn, id)),
        apply: (move, _frame, { by, item, price }) => openAuction(move, by, item, price),
      },
      pass: {
        options: (_state, { turn }) => [one({ type: 'pass', by: turn })],
        apply: (move, { turn, passes }) => {
          emit(move, { type: 'passed', player: turn });
          amend(move, STEP.nominate, { turn: playerAfter(move.state, turn), passes: passes + 1 });
        },
      },
    },
    settle: (move, { turn, passes }) => {
      const left = unsold(move.state);
      if (left.length > 0 && passes < move.state.seats.length) {
        if (left.some((id) => minimumBid(id) <= cashOf(move.state, turn))) return false;
        cannotBid(move, [turn], Math.min(...left.map(minimumBid)));
        amend(move, STEP.nominate, { turn: playerAfter(move.state, turn), passes: passes + 1 });
        return true;
      }
      pop(move);
      for (const id of left) removePrivate(move, id);
      end(move);
      return true;
    },
  });

/** §XI.2-20: raise by at least 5 or pass; a pass is final for this private. */
export const biddingStep = auction({
  rule: cite('18CZ §XI.2-20'),
  min: (_state, { price }) => price + INCREMENT,
  max: (state, _frame, player) => cashOf(state, player),
  step: 1,
  passFinal: () => true,
  skipUnable: true,
  won: (move, { item }, winner, price) => {
    pay(move, winner, BANK, price, 'private');
    updatePrivate(move, item, { owner: winner });
    emit(move, { type: 'privateBought', who: winner, from: BANK, private: item, price });
    if (item === 'MW') placeMwMarker(move);
  },
});
