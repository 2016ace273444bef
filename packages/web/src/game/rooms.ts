/**
 * How the panels share the room: while companies operate the board has more of it. Whoever runs through the history keeps the
 * rooms that there were, until the slider rests: a board that becomes another size with every round cannot be followed.
 */
import { type Session, stateShown } from './session.ts';
import type { UiStore } from './ui.ts';

/** Steps that follow each other faster than this, in milliseconds, run. */
const RUNS = 200;

export const isOperating = (session: Session): boolean => stateShown(session.getState()).round.kind === 'operating';

export const shareRooms = (session: Session, ui: UiStore): (() => void) => {
  let doneAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const share = (): void => {
    const operating = isOperating(session);
    const before = ui.getState();
    if (operating !== before.operating || before.running) ui.setState({ operating, running: false });
  };
  share();
  const stop = session.subscribe(({ shown }) => {
    clearTimeout(timer);
    const running = shown !== null && performance.now() - doneAt <= RUNS;
    if (!running) share();
    else if (!ui.getState().running) ui.setState({ running });
    doneAt = performance.now();
    // A page that takes long over a step does not rest meanwhile: what counts is when it is done with it.
    timer = setTimeout(() => {
      doneAt = performance.now();
      if (running) timer = setTimeout(share, RUNS);
    }, 0);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
