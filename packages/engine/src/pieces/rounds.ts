/** Rounds: players in turn until all have passed in a row; companies in operating order, each once. */
import { roundBegan } from '../events.ts';
import { fieldsOf, type FrameData, type TypedStep } from '../handles.ts';
import { amend, emit, frameOf, markTurnEnd, type Move, pop, push, update } from '../move.ts';
import { playerAfter, playersFrom } from '../money.ts';
import type { CompanyId, Frame, PlayerId, RoundMark, State } from '../state.ts';
import { defineStep, type StepOf } from '../step.ts';
import { titleOf } from '../title.ts';
import { logPassed } from './passing.ts';

export const beginRound = (move: Move, round: RoundMark): void => {
  markTurnEnd(move);
  update(move, { round });
  emit(move, roundBegan(round));
};

export interface PlayerRoundFrame extends Frame {
  /** Whose turn is next. */
  readonly next: PlayerId;
  /** Passes in a row. */
  readonly passes: number;
  /** The last player who did something. */
  readonly last: PlayerId | null;
}

/** What a player round remembers when it begins. */
export const newPlayerRound = (first: PlayerId): FrameData<PlayerRoundFrame> => ({
  next: first,
  passes: 0,
  last: null,
});

export interface PlayerRoundRules<F extends PlayerRoundFrame = PlayerRoundFrame> {
  /** The frame of one player's turn. */
  readonly turn: (state: State, player: PlayerId) => Frame;
  /** All have passed: what the end of the round brings. The round's frame has left already. */
  readonly end: (move: Move, frame: F) => void;
}

export const definePlayerRound = <F extends PlayerRoundFrame = PlayerRoundFrame>({
  turn,
  end,
}: PlayerRoundRules<F>): StepOf<F> =>
  defineStep<F>({
    decider: (_state, frame) => frame.next,
    choices: {},
    settle: (move, frame) => {
      if (frame.passes >= playersFrom(move.state, frame.next).length) {
        pop(move);
        end(move, frame);
        return true;
      }
      emit(move, { type: 'turnBegan', who: frame.next });
      push(move, turn(move.state, frame.next));
      return true;
    },
  });

/** A player's turn in a round is over: its frame leaves and the next player's turn comes. */
export const endPlayerTurn = (
  move: Move,
  step: TypedStep<PlayerRoundFrame>,
  player: PlayerId,
  acted: boolean,
): void => {
  pop(move);
  const round = frameOf(move.state, step);
  if (!round) throw new Error(`no ${step.name} is going on`);
  if (!acted) logPassed(move, player);
  amend(move, step, {
    next: playerAfter(move.state, player),
    passes: acted ? 0 : round.passes + 1,
    last: acted ? player : round.last,
  });
};

/** Priority goes to the player after the last one who acted; it stays where nobody did. */
export const passPriority = (move: Move, frame: PlayerRoundFrame): void => {
  if (frame.last) update(move, { priority: playerAfter(move.state, frame.last) });
};

export interface OperatingRoundFrame extends Frame {
  readonly operated: readonly CompanyId[];
  /** Companies that take part, where that is fixed when the round begins; null: all that are in the order. */
  readonly field: readonly CompanyId[] | null;
}

/** The operating round that is going on. */
export const operatingRoundOf = ({ agenda }: State): OperatingRoundFrame | undefined =>
  agenda.find((each): each is OperatingRoundFrame => Array.isArray(fieldsOf(each)['operated']));

export interface OperatingRoundRules {
  readonly turn: (state: State, company: CompanyId) => Frame;
  readonly end: (move: Move, frame: OperatingRoundFrame) => void;
}

/** The next to operate is always the first in the operating order that has not operated yet. */
export const defineOperatingRound = ({ turn, end }: OperatingRoundRules): StepOf<OperatingRoundFrame> =>
  defineStep<OperatingRoundFrame>({
    decider: () => null,
    choices: {},
    settle: (move, frame) => {
      const next = titleOf(move.state)
        .operatingOrder(move.state)
        .find((id) => !frame.operated.includes(id) && (frame.field === null || frame.field.includes(id)));
      if (next === undefined) {
        pop(move);
        end(move, frame);
        return true;
      }
      amend(move, frame, { operated: [...frame.operated, next] });
      emit(move, { type: 'turnBegan', who: next });
      push(move, turn(move.state, next));
      return true;
    },
  });
