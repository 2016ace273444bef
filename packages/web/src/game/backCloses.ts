/** While something is open the way back closes it first: the newest before what was open already. */
import { useEffect, useRef } from 'react';

/** What can be closed, the newest last; each has a step of the history. */
const opened: { readonly close: () => void }[] = [];

/** Steps that belong to what was closed by hand are being taken back. */
let goingBack = false;

/** How many steps of what is open lie behind this one. */
const depth = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'closes' in state && typeof state.closes === 'number'
    ? state.closes
    : 0;
};

/** As many steps as things are open. Closing by hand takes steps back, unless somebody has gone on from here. */
const settle = (): void => {
  if (goingBack) return;
  const over = depth() - opened.length;
  if (over > 0) {
    goingBack = true;
    history.go(-over);
  } else for (let step = depth() + 1; step <= opened.length; step++) history.pushState({ closes: step }, '');
};

const back = (): void => {
  if (goingBack) goingBack = false;
  else for (const each of opened.splice(depth())) each.close();
  settle();
};

export const useBackCloses = (open: boolean, close: () => void): void => {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const own = { close: () => closing.current() };
    // Asked again, it still listens once.
    addEventListener('popstate', back);
    opened.push(own);
    settle();
    return () => {
      const at = opened.indexOf(own);
      if (at >= 0) opened.splice(at, 1);
      // What closes together takes its steps back together; what takes its place uses them.
      queueMicrotask(settle);
    };
  }, [open]);
};
