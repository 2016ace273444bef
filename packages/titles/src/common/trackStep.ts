/**
 * The step in which a company lays tiles by one or several rights (`track.ts`). It closes when the tiles of the turn are laid,
 * or when none fits that could be paid; then the log says why. Titles with other ways to lay, or with something else to do meanwhile,
 * say so.
 *
 * Plain, one tile a turn: `defineTrackStep({ step, rights: [{ policy, laid: (move) => pop(move) }], cite })`, where `policy` gives a
 * policy made once for each set of colors (`policiesByKey`).
 */
import {
  type Choice,
  type Choices,
  defineStep,
  flatMap,
  type LayPolicy,
  type Move,
  offers,
  pop,
  type State,
  type StepOf,
} from '@roundhouse/engine';
import { logNoTile } from './closing.ts';
import { deciderPasses } from './passing.ts';
import { byPresident, isPolicy, layChoice, type LayRight, type TrackStepFrame, type TrackRules } from './track.ts';

export interface TrackStepRules<F extends TrackStepFrame> extends Omit<TrackRules<F>, 'decider'> {
  /** The name of the step in the log. */
  readonly step: string;
  /** Who decides; absent: the president. */
  readonly decider?: TrackRules<F>['decider'];
  /** How tiles are laid where more is to be said than rights say; absent: by the rights. */
  readonly layTile?: Choice<F, 'layTile'>;
  /** What else may be done in this step. */
  readonly choices?: Choices<F>;
  /** Whether the company is asked; absent: there is a tile that it can lay. */
  readonly isOpen?: (move: Move, frame: F) => boolean;
  /** Why the step closes by itself; absent: no tile fits, or none that could be paid. */
  readonly logClosed?: (move: Move, frame: F) => void;
}

const policiesNow = <F extends TrackStepFrame>(
  state: State,
  frame: F,
  rights: readonly LayRight<F>[],
): readonly LayPolicy[] =>
  flatMap(rights, (right) => {
    const policy = right.policy(state, frame);
    return isPolicy(policy) ? [policy] : [];
  });

/** No right to lay is left in this turn. */
export const allTilesLaid = <F extends TrackStepFrame>(
  state: State,
  frame: F,
  rights: readonly LayRight<F>[],
): boolean => policiesNow(state, frame, rights).length === 0;

export const defineTrackStep = <F extends TrackStepFrame>(given: TrackStepRules<F>): StepOf<F> => {
  const { step, decider = byPresident, choices, isOpen, logClosed, ...rules } = given;
  const { layTile = layChoice({ ...rules, decider }) } = given;
  const logNoneFits = (move: Move, frame: F): void => {
    const policies = policiesNow(move.state, frame, rules.rights);
    if (policies.length > 0) logNoTile(move, frame.company, policies);
  };
  return defineStep<F>({
    decider,
    choices: { layTile, ...choices, pass: deciderPasses(step, decider) },
    settle: (move, frame) => {
      if (isOpen ? isOpen(move, frame) : offers(move.state, 'layTile').length > 0) return false;
      (logClosed ?? logNoneFits)(move, frame);
      pop(move);
      return true;
    },
  });
};
