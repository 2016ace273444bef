/** A turn made of steps in order: each is pushed in turn, and the frame leaves when the last has popped. */
import type { CompanyStep, FrameData } from '../handles.ts';
import { type Move, pop, update } from '../move.ts';
import type { CompanyId, Frame, PlayerId, State } from '../state.ts';
import { type Choices, defineStep, type StepOf } from '../step.ts';

/** A frame that is about one company. */
export interface CompanyFrame extends Frame {
  readonly company: CompanyId;
}

export interface TurnFrame extends CompanyFrame {
  /** How many steps of the turn have been begun. */
  readonly begun: number;
}

export interface SequenceRules<F extends TurnFrame = TurnFrame> {
  /** The steps of this company's turn, in the rulebook's order. */
  readonly steps: (state: State, company: CompanyId) => readonly CompanyStep[];
  readonly decider: (state: State, company: CompanyId) => PlayerId | null;
  /** Before the first step. */
  readonly begin?: (move: Move, company: CompanyId) => void;
  /** After the last step, before the frame leaves. */
  readonly end?: (move: Move, company: CompanyId) => void;
  /** Choices open at any moment of the turn. */
  readonly anyTime?: Choices<F>;
}

/** What a turn remembers when it begins. */
export const newTurn = (company: CompanyId): FrameData<TurnFrame> => ({ company, begun: 0 });

export const defineSequence = <F extends TurnFrame = TurnFrame>(rules: SequenceRules<F>): StepOf<F> =>
  defineStep<F>({
    decider: (state, frame) => rules.decider(state, frame.company),
    choices: {},
    ...(rules.anyTime ? { alongside: rules.anyTime } : {}),
    past: (state, { company, begun }) =>
      rules
        .steps(state, company)
        .slice(0, begun)
        .map((step) => step.frame({ company })),
    settle: (move, frame) => {
      if (frame.begun === 0) {
        rules.begin?.(move, frame.company);
        // What begins a turn may end it at once (a company that closes).
        if (move.state.agenda.at(-1) !== frame) return true;
      }
      const next = rules.steps(move.state, frame.company)[frame.begun];
      if (next === undefined) {
        pop(move);
        rules.end?.(move, frame.company);
        return true;
      }
      const begun: Frame = Object.assign({ ...frame }, { begun: frame.begun + 1 });
      update(move, { agenda: move.state.agenda.toSpliced(-1, 1, begun, next.frame({ company: frame.company })) });
      return true;
    },
  });
