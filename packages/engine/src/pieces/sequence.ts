/** A turn made of steps in order: each is pushed in turn, and the frame leaves when the last has popped. */
import { type Move, pop, update } from '../move.ts';
import type { CompanyId, Frame, PlayerId, State } from '../state.ts';
import { type Choices, defineStep, type Step } from '../step.ts';

export interface TurnFrame extends Frame {
  readonly company: CompanyId;
  /** How many steps of the turn have been begun. */
  readonly begun: number;
}

export interface SequenceNotation {
  /** The steps of this company's turn, in the rulebook's order. */
  readonly steps: (state: State, company: CompanyId) => readonly string[];
  readonly decider: (state: State, company: CompanyId) => PlayerId | null;
  /** Before the first step. */
  readonly begin?: (move: Move, company: CompanyId) => void;
  /** After the last step, before the frame leaves. */
  readonly end?: (move: Move, company: CompanyId) => void;
  /** Choices open at any moment of the turn. */
  readonly anyTime?: Choices<TurnFrame>;
}

export const turnFrame = (step: string, company: CompanyId): TurnFrame => ({ step, company, begun: 0 });

export const sequence = (notation: SequenceNotation): Step =>
  defineStep<TurnFrame>({
    decider: (state, frame) => notation.decider(state, frame.company),
    choices: {},
    ...(notation.anyTime ? { alongside: notation.anyTime } : {}),
    settle: (move, frame) => {
      if (frame.begun === 0) {
        notation.begin?.(move, frame.company);
        // What begins a turn may end it at once (a company that closes).
        if (move.state.agenda.at(-1) !== frame) return true;
      }
      const next = notation.steps(move.state, frame.company)[frame.begun];
      if (next === undefined) {
        pop(move);
        notation.end?.(move, frame.company);
        return true;
      }
      const begun: TurnFrame = Object.assign({ ...frame }, { begun: frame.begun + 1 });
      const agenda = move.state.agenda.slice(0, -1);
      agenda.push(begun, { step: next, company: frame.company });
      update(move, { agenda });
      return true;
    },
  });
