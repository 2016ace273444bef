/** The game as a part of the page that is out of sight knows it: a moment behind, so that what is seen is painted first. */
import type { Session, SessionActions, SessionState } from './session.ts';

/** When nothing has changed for so long, what is out of sight catches up, in milliseconds. */
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
  const catchUp = (): void => {
    clearTimeout(waiting);
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
        clearTimeout(waiting);
        if (inSight) catchUp();
        else waiting = setTimeout(catchUp, QUIET);
      });
      catchUp();
      return () => {
        clearTimeout(waiting);
        stop();
      };
    },
  };
};
