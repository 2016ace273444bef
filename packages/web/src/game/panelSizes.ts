/**
 * How the panels share the screen: the board gets more of it while companies operate. While somebody scrubs through the history the
 * sizes stay as they were, until the slider rests: a board that changes its size with every round cannot be followed.
 */
import { type Session, stateShown } from './session.ts';
import type { UiStore } from './ui.ts';

/** Steps that follow each other faster than this, in milliseconds, run. */
const SCRUBBING_MS = 200;

export const isOperating = (session: Session): boolean => stateShown(session.getState()).round.kind === 'operating';

export const followPanelSizes = (session: Session, ui: UiStore): (() => void) => {
  let doneAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const share = (): void => {
    const operating = isOperating(session);
    const before = ui.getState();
    if (operating !== before.operating || before.scrubbing) ui.setState({ operating, scrubbing: false });
  };
  share();
  const stop = session.subscribe(({ shown }) => {
    clearTimeout(timer);
    const scrubbing = shown !== null && performance.now() - doneAt <= SCRUBBING_MS;
    if (!scrubbing) share();
    else if (!ui.getState().scrubbing) ui.setState({ scrubbing });
    doneAt = performance.now();
    // A page that takes long over a step does not rest meanwhile: what counts is when it is done with it.
    timer = setTimeout(() => {
      doneAt = performance.now();
      if (scrubbing) timer = setTimeout(share, SCRUBBING_MS);
    }, 0);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
