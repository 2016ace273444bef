/**
 * The step in which a company lays tiles by one or several rights (`track.ts`). It closes when the tiles of the turn are laid,
 * or when none fits that could be paid; then the log says why.
 *
 * Plain, one tile a turn: `trackStep({ step, rights: [{ policy, laid: (move) => pop(move) }], cite })`, where `policy` gives a
 * policy made once for each set of colors (`policiesByKey`).
 */
import { defineStep, flatMap, type LayPolicy, offers, pop, type State, type StepOf } from '@roundhouse/engine';
import { logNoTile } from './closing.ts';
import { presidentPasses } from './passing.ts';
import { byPresident, isPolicy, layChoice, type LayRight, type TrackFrame, type TrackRules } from './track.ts';

export interface TrackStepRules<F extends TrackFrame> extends Omit<TrackRules<F>, 'decider'> {
  /** The name of the step in the log. */
  readonly step: string;
}

const policiesNow = <F extends TrackFrame>(
  state: State,
  frame: F,
  rights: readonly LayRight<F>[],
): readonly LayPolicy[] =>
  flatMap(rights, (right) => {
    const policy = right.policy(state, frame);
    return isPolicy(policy) ? [policy] : [];
  });

/** No right to lay is left in this turn. */
export const allTilesLaid = <F extends TrackFrame>(state: State, frame: F, rights: readonly LayRight<F>[]): boolean =>
  policiesNow(state, frame, rights).length === 0;

export const trackStep = <F extends TrackFrame>({ step, ...rules }: TrackStepRules<F>): StepOf<F> =>
  defineStep<F>({
    decider: byPresident,
    choices: { layTile: layChoice({ ...rules, decider: byPresident }), pass: presidentPasses(step) },
    settle: (move, frame) => {
      const { state } = move;
      if (offers(state, 'layTile').length > 0) return false;
      pop(move);
      const policies = policiesNow(state, frame, rules.rights);
      if (policies.length > 0) logNoTile(move, frame.company, policies);
      return true;
    },
  });
