/**
 * The step in which a company may place one token of its charter. Plain titles give what is cited and the word under which the
 * log says that it was passed. Where no token can be placed the step closes and the log says why.
 */
import { companyOf, defineStep, type Move, pop, special, type State, type StepOf } from '@roundhouse/engine';
import { presidentPasses } from './passing.ts';
import { canPlaceStation, stationChoice, type StationFrame, type StationRules } from './station.ts';

export interface StationStepRules extends Omit<StationRules<StationFrame>, 'decider' | 'placed'> {
  /** The name of the step in the log. */
  readonly step: string;
  /** Whether any place is offered; absent: one is looked for. */
  readonly canPlace?: (state: State, frame: StationFrame) => boolean;
  /** Why the step closes by itself; absent: no token left, or no place for it. */
  readonly logClosed?: (move: Move, frame: StationFrame) => void;
}

const noPlace = (move: Move, { company }: StationFrame): void =>
  special(move, companyOf(move.state, company).tokens.length > 0 ? 'closed.noStation' : 'closed.noMarker', { company });

export const defineStationStep = ({
  step,
  canPlace,
  logClosed = noPlace,
  ...usual
}: StationStepRules): StepOf<StationFrame> => {
  const rules: StationRules<StationFrame> = { ...usual, placed: (move) => pop(move) };
  const isOpen = canPlace ?? ((state: State, frame: StationFrame) => canPlaceStation(rules, state, frame));
  return defineStep<StationFrame>({
    decider: (state, { company }) => companyOf(state, company).president,
    choices: { placeToken: stationChoice(rules), pass: presidentPasses(step) },
    settle: (move, frame) => {
      const isThere = companyOf(move.state, frame.company).president !== null;
      if (isThere && isOpen(move.state, frame)) return false;
      pop(move);
      if (isThere) logClosed(move, frame);
      return true;
    },
  });
};
