/** The steps of the rulebook as 18xx.games plays them, where the recorded rulings of a game say so. */
import type { Step } from '@roundhouse/engine';
import { settles, type Steps } from './around.ts';
import { withPictures } from './pictures.ts';
import { isRecorded } from './rulings.ts';
import { withTheirTrains } from './trains.ts';
import { withTheirTurns } from './turn.ts';
import { endingWhenAsked, withWaiting } from './waiting.ts';

/** `ending` is the rulebook's end of the game, in every step. */
export const asRecorded = (steps: Steps, ending: (step: Step) => Step): Steps => {
  const theirs = withPictures(withTheirTrains(withTheirTurns(withWaiting(steps))));
  return Object.fromEntries(
    Object.entries(theirs).map(([id, step]) => {
      const printed = ending(step);
      const asked = endingWhenAsked(step);
      return [
        id,
        {
          ...step,
          settle: (move, frame) => settles(isRecorded(move.state, 'crisesWait') ? asked : printed, move, frame),
        } satisfies Step,
      ];
    }),
  );
};
