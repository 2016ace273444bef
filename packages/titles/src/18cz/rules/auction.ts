/** §XI.2-18 to -22: the five privates of Moravia-Silesia are sold by auction, nominated in turn. */
import {
  amend,
  defineAuction,
  type AuctionFrame,
  BANK,
  cannotBid,
  cashOf,
  defineStep,
  emit,
  type Frame,
  frameOf,
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
import { ruling } from '../rulings.ts';
import { cite, pay, refuse, special } from '../vocabulary.ts';
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
const openAuction = (
  move: Move,
  by: PlayerId,
  item: PrivateId,
  first: Pick<AuctionFrame, 'leader' | 'price'>,
): void => {
  const { seats } = move.state;
  const turn = playerAfter(move.state, by);
  amend(move, STEP.nominate, { turn });
  // Who puts up a private without a bid has passed.
  const bidders = first.leader === null ? seats.filter((each) => each !== by) : seats;
  push(move, STEP.privateAuction.frame({ item, bidders, ...first, turn, passes: 0 }));
};

/** §XI.2-19: what the others could open the bidding for, where somebody puts it up for them. */
const forOthers = (state: State, by: PlayerId): readonly PrivateId[] => {
  if (ruling(state, 'openingBid')) return [];
  const most = Math.max(...state.seats.filter((each) => each !== by).map((each) => cashOf(state, each)));
  return unsold(state).filter((id) => minimumBid(id) <= most);
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
        apply: (move, _frame, { by, item, price }) => {
          emit(move, { type: 'bid', player: by, item, price });
          openAuction(move, by, item, { leader: by, price });
        },
      },
      choose: {
        options: (state, { turn }) => forOthers(state, turn).map((choice) => one({ type: 'choose', by: turn, choice })),
        apply: (move, _frame, { by, choice }) => {
          special(move, 'putUp', { player: by, item: choice });
          openAuction(move, by, choice, { leader: null, price: 0 });
        },
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
        if (forOthers(move.state, turn).length > 0) return false;
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
export const privateAuctionStep = defineAuction({
  rule: cite('18CZ §XI.2-20'),
  min: (_state, { item, leader, price }) => (leader === null ? minimumBid(item) : price + INCREMENT),
  max: (state, _frame, player) => cashOf(state, player),
  step: 1,
  passFinal: () => true,
  skipUnable: true,
  // Nobody wanted it: as if its turn had been passed.
  unsold: (move) => amend(move, STEP.nominate, { passes: (frameOf(move.state, STEP.nominate)?.passes ?? 0) + 1 }),
  won: (move, { item }, winner, price) => {
    amend(move, STEP.nominate, { passes: 0 });
    pay(move, winner, BANK, price, 'private');
    updatePrivate(move, item, { owner: winner });
    emit(move, { type: 'privateBought', who: winner, from: BANK, private: item, price });
    if (item === 'MW') placeMwMarker(move);
  },
});
