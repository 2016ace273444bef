/**
 * `unaskedTurnFree`: that system takes interest, and looks for a train, only after a decision of the company itself.
 * `earlyBridges`: there bridges are built before interest is paid. `contributionToTreasury`: there privates may be contributed
 * as long as the new company has the cash.
 */
import { cashOf, type Move, pop, type State, type Step, type StepOf, type TurnFrame } from '@roundhouse/engine';
import { TURN_STEPS } from '../rules/interest.ts';
import type { ContributionFrame } from '../rules/contribution.ts';
import { canPayForTile, type TrackFrame } from '../rules/track.ts';
import { changed, changedChoices, settles, type Steps, companyInFrame } from './around.ts';
import { settling } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';
import { STEP } from '../steps.ts';

/** The turn began with a decision of somebody else, and nothing has been asked since. */
const goesUnasked = ({ state, events }: Move, company: unknown): boolean =>
  recorded(state, 'unaskedTurnFree') && events.some((event) => event.type === 'turnBegan' && event.who === company);

const askedOnly = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    if (!goesUnasked(move, companyInFrame(frame))) return plain();
    pop(move);
    return true;
  });

const bridgesEarly = (step: StepOf<TurnFrame>): StepOf<TurnFrame> => ({
  ...step,
  alongside: changedChoices(step.alongside ?? {}, (choice, type) => ({
    ...choice,
    options: (state, frame, about) => {
      const late = frame.begun > TURN_STEPS.indexOf(STEP.interest);
      return type === 'usePower' && late && recorded(state, 'earlyBridges') ? [] : choice.options(state, frame, about);
    },
  })),
});

const upToTreasury = (state: State, frame: ContributionFrame): ContributionFrame =>
  recorded(state, 'contributionToTreasury') ? { ...frame, left: cashOf(state, frame.company) } : frame;

const contributedAsRecorded = (step: StepOf<ContributionFrame>): StepOf<ContributionFrame> => ({
  ...step,
  choices: changedChoices(step.choices, (choice) => ({
    ...choice,
    options: (state, frame, about) => choice.options(state, upToTreasury(state, frame), about),
  })),
  settle: (move, frame) => settles(step, move, upToTreasury(move.state, frame)),
});

/** `asksAll`: there no bridge keeps the step of track open. */
const tilesOnly = (step: StepOf<TrackFrame>): StepOf<TrackFrame> =>
  settling(step, (move, frame, plain) => {
    if (!recorded(move.state, 'asksAll') || canPayForTile(move.state, frame)) return plain();
    pop(move);
    return true;
  });

export const withRecordedTurns = (steps: Steps): Steps => {
  const free = changed(steps, ['interest', 'settleLoans', 'trainCheck'], askedOnly);
  return changed(
    changed(changed(free, ['track'], tilesOnly), ['operatingTurn'], bridgesEarly),
    ['contribution'],
    contributedAsRecorded,
  );
};
