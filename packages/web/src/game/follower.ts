/** The game as a part of the page that is out of sight knows it: a moment behind, so that what is seen is painted first. */
import { afterPaint } from '../app/afterPaint.ts';
import type { Session, SessionActions, SessionState } from './session.ts';

/** When nothing has changed for so long after a paint, what is out of sight catches up, in milliseconds. */
const QUIET = 120;

export interface Follower {
  readonly session: Session;
  /** In sight it is never behind. */
  readonly show: (seen: boolean) => void;
  /** Follows until the returned function is called. */
  readonly follow: () => () => void;
}

type Now = SessionState & SessionActions;

export const followerOf = (session: Session): Follower => {
  const listeners = new Set<(now: Now, before: Now) => void>();
  let known = session.getState();
  let inSight = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Counts what changed: who waits for a paint may have been overtaken. */
  let changes = 0;
  const stopWaiting = (): void => {
    changes++;
    clearTimeout(waiting);
  };
  const catchUp = (): void => {
    stopWaiting();
    const before = known;
    known = session.getState();
    if (known !== before) for (const listener of listeners) listener(known, before);
  };
  return {
    session: {
      ...session,
      getState: () => known,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show: (seen) => {
      inSight = seen;
      if (seen) catchUp();
    },
    follow: () => {
      const stop = session.subscribe(() => {
        stopWaiting();
        if (inSight) {
          catchUp();
          return;
        }
        // On a slow device a picture takes longer than any pause: counted from the change, the pause would end before it.
        const change = changes;
        afterPaint(() => {
          if (change === changes) waiting = setTimeout(catchUp, QUIET);
        });
      });
      catchUp();
      return () => {
        stopWaiting();
        stop();
      };
    },
  };
};
