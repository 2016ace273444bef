/** The steps of the rulebook as 18xx.games plays them, where the recorded rulings of a game say so. */
import type { Step } from '@roundhouse/engine';
import { changed, settles, type Steps } from './around.ts';
import { withRecordedAuctions } from './auctions.ts';
import { withKeptNetworks } from './keptNetworks.ts';
import { recorded, type RecordedId } from './rulings.ts';
import { STEP_NAMES, type StepName } from '../steps.ts';
import { withRecordedTrains } from './trains.ts';
import { withRecordedTurns } from './turn.ts';
import { endingWhenAsked, withWaiting } from './waiting.ts';

/** What the rulebook lets happen by itself, in whatever step. */
interface Printed {
  readonly ending: (step: Step) => Step;
  readonly passing: (step: Step, id: StepName) => Step;
}

const either = (ruling: RecordedId, theirs: Step, printed: Step): Step => ({
  ...printed,
  settle: (move, frame) => settles(recorded(move.state, ruling) ? theirs : printed, move, frame),
});

export const asRecorded = (steps: Steps, { ending, passing }: Printed): Steps => {
  const theirs = withKeptNetworks(withRecordedTrains(withRecordedTurns(withRecordedAuctions(withWaiting(steps)))));
  return changed(theirs, STEP_NAMES, (step, id) => {
    const asking = either('asksAll', step, passing(step, id));
    return either('crisesWait', endingWhenAsked(asking), ending(asking));
  });
};
