/** 1849 §10-c: what the steps of an operating turn share. */
import {
  amend,
  type CompanyId,
  companyOf,
  type Frame,
  frameOf,
  type HexId,
  type Move,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import type { OperatingTurnFrame as CommonTurnFrame } from '../../common/operatingTurn.ts';
import { STEP } from '../steps.ts';

export interface StepFrame extends Frame {
  readonly company: CompanyId;
}

/** Kept with the turn, for its later steps. */
export interface OperatingTurnFrame extends CommonTurnFrame {
  /** §7.1-P4: the coastal city chosen with SMS. */
  readonly sms?: HexId;
}

export const operatingTurnOf = (state: State): OperatingTurnFrame | undefined => frameOf(state, STEP.operatingTurn);

export const note = (move: Move, notes: { readonly sms?: HexId }): void => amend(move, STEP.operatingTurn, notes);

export const presidentOf = (state: State, { company }: { readonly company: CompanyId }): PlayerId | null =>
  companyOf(state, company).president;
