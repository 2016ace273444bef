/**
 * The turn of a company, step by step: its president decides, and the turn is counted when the last step is over.
 *
 * Plain: `defineOperatingTurn({ steps: () => [STEP.track, STEP.station, …], begin: placeHomeToken })`.
 */
import {
  type CompanyId,
  companyOf,
  type Move,
  defineSequence,
  type SequenceRules,
  type StepOf,
  type TurnFrame,
  updateCompany,
} from '@roundhouse/engine';

/** What the turn keeps for its later steps; a title that keeps more extends it. */
export interface OperatingTurnFrame extends TurnFrame {
  /** What the trains of this turn have earned. */
  readonly revenue?: number;
}

type OperatingTurnRules<F extends TurnFrame> = Omit<SequenceRules<F>, 'decider'>;

/** A company has had one more turn. */
export const countTurn = (move: Move, company: CompanyId): void =>
  updateCompany(move, company, { turns: companyOf(move.state, company).turns + 1 });

export const defineOperatingTurn = <F extends TurnFrame = TurnFrame>({
  end,
  ...rules
}: OperatingTurnRules<F>): StepOf<F> =>
  defineSequence<F>({
    ...rules,
    decider: (state, company) => companyOf(state, company).president,
    end: (move, company) => {
      countTurn(move, company);
      end?.(move, company);
    },
  });
