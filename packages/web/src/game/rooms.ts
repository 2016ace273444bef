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
  let steppedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const share = (): void => {
    const operating = isOperating(session);
    if (operating !== ui.getState().operating) ui.setState({ operating });
  };
  share();
  const stop = session.subscribe(({ shown }) => {
    clearTimeout(timer);
    const now = performance.now();
    if (shown === null || now - steppedAt > RUNS) share();
    else timer = setTimeout(share, RUNS);
    steppedAt = now;
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
