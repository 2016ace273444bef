/** 1849 §10-c: what the steps of an operating turn share. */
import {
  amendStep,
  type Choice,
  companyOf,
  type CompanyId,
  emit,
  frameOf,
  type Frame,
  type HexId,
  type Move,
  one,
  type PlayerId,
  pop,
  type State,
} from '@roundhouse/engine';

export interface StepFrame extends Frame {
  readonly company: CompanyId;
}

/** Kept with the turn, for its later steps. */
export interface TurnNotes extends Frame {
  readonly company: CompanyId;
  /** §7.1-P4: the coastal city chosen with SMS. */
  readonly sms?: HexId;
  readonly revenue?: number;
}

export const turnNotes = (state: State): TurnNotes | undefined => frameOf<TurnNotes>(state, 'operatingTurn');

export const note = (move: Move, notes: { readonly sms?: HexId; readonly revenue?: number }): void =>
  amendStep(move, 'operatingTurn', notes);

export const presidentOf = (state: State, { company }: { readonly company: CompanyId }): PlayerId | null =>
  companyOf(state, company).president;

/** The president may leave a step as it is. */
export const passing = (step: string): Choice<StepFrame, 'pass'> => ({
  options: (state, frame) => {
    const by = presidentOf(state, frame);
    return by ? [one({ type: 'pass', by })] : [];
  },
  apply: (move, { company }, { by }) => {
    pop(move);
    emit(move, { type: 'passed', player: by, company, step });
  },
});
