/** §VI: the preliminary round: locals are bought at printed prices in snake order. */
import {
  amend,
  BANK,
  cashOf,
  defineStep,
  emit,
  factsOf,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  pop,
  type PrivateId,
  type State,
  type StepOf,
  updatePrivate,
} from '@roundhouse/engine';
import { pay, refuse } from '../vocabulary.ts';
import { STEP } from '../steps.ts';
import { removePrivate } from '../../common/privates.ts';

export interface DraftFrame extends Frame {
  /** Turns taken: says where the snake is. */
  readonly turn: number;
  /** Players who have passed since the last purchase. */
  readonly passed: readonly PlayerId[];
}

export const draftFrame = STEP.draft.frame({ turn: 0, passed: [] });

/** §VI-1: 1-2-3-4-4-3-2-1-1-… */
export const snake = (seats: readonly PlayerId[], turn: number): PlayerId => {
  const at = turn % (2 * seats.length);
  const player = seats[at < seats.length ? at : 2 * seats.length - 1 - at];
  if (!player) throw new Error('nobody drafts');
  return player;
};

export const unsold = (state: State): readonly PrivateId[] =>
  Object.values(state.privates)
    .filter(({ owner, closed }) => owner === null && !closed)
    .map(({ id }) => id);

const priceOfLocal = (state: State, id: PrivateId): number => factsOf(state).privates[id]?.price ?? 0;

const next = (move: Move, { turn, passed }: DraftFrame, player: PlayerId, bought: boolean): void =>
  amend(move, STEP.draft, {
    turn: turn + 1,
    passed: bought ? [] : [...passed.filter((each) => each !== player), player],
  });

export const canBuyNothing = (state: State, player: PlayerId): boolean =>
  unsold(state).every((id) => priceOfLocal(state, id) > cashOf(state, player));

/** §VI-5: locals that nobody bought leave the game. */
export const endDraft = (move: Move, end: (move: Move) => void): void => {
  pop(move);
  for (const id of unsold(move.state)) removePrivate(move, id);
  end(move);
};

/** `end` carries on after the round; the frame has left already. */
export const draftStep = (end: (move: Move) => void): StepOf<DraftFrame> => {
  const option = (state: State, by: PlayerId, id: PrivateId): Option => {
    const price = priceOfLocal(state, id);
    const cash = cashOf(state, by);
    const action = { type: 'buyPrivate', by, private: id, price } as const;
    return one(action, cash < price ? refuse('18CZ §VI-2', 'notEnoughCash', { cost: price, cash }) : undefined);
  };
  return defineStep<DraftFrame>({
    decider: (state, { turn }) => snake(state.seats, turn),
    choices: {
      buyPrivate: {
        options: (state, { turn }, about) =>
          unsold(state)
            .filter((id) => !about || about.private === id)
            .map((id) => option(state, snake(state.seats, turn), id)),
        apply: (move, frame, { by, private: id, price }) => {
          pay(move, by, BANK, price, 'private');
          updatePrivate(move, id, { owner: by });
          emit(move, { type: 'privateBought', who: by, from: BANK, private: id, price });
          next(move, frame, by, true);
        },
      },
      pass: {
        options: (state, { turn }) => [one({ type: 'pass', by: snake(state.seats, turn) })],
        apply: (move, frame, { by }) => {
          emit(move, { type: 'passed', player: by });
          next(move, frame, by, false);
        },
      },
    },
    settle: (move, frame) => {
      const { state } = move;
      const player = snake(state.seats, frame.turn);
      if (unsold(state).length === 0 || frame.passed.length >= state.seats.length) {
        endDraft(move, end);
        return true;
      }
      // §VI-7
      if (!canBuyNothing(state, player)) return false;
      emit(move, { type: 'passed', player });
      next(move, frame, player, false);
      return true;
    },
  });
};
