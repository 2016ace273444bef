/** 1849 §10-c: what the steps of an operating turn share. */
import {
  amendStep,
  companyOf,
  type CompanyId,
  frameOf,
  type Frame,
  type HexId,
  type Move,
  type PlayerId,
  type State,
} from '@roundhouse/engine';

/** The step of the turn as a whole. */
export const OPERATING_TURN = 'operatingTurn';

export interface StepFrame extends Frame {
  readonly company: CompanyId;
}

/** Kept with the turn, for its later steps. */
export interface TurnNotes extends Frame {
  readonly company: CompanyId;
  /** §7.1-P4: the coastal city chosen with SMS. */
  readonly sms?: HexId;
}

export const turnNotes = (state: State): TurnNotes | undefined => frameOf<TurnNotes>(state, OPERATING_TURN);

export const note = (move: Move, notes: { readonly sms?: HexId }): void => amendStep(move, OPERATING_TURN, notes);

export const presidentOf = (state: State, { company }: { readonly company: CompanyId }): PlayerId | null =>
  companyOf(state, company).president;
