import { startTransition, useEffect, useState } from 'react';

/** Where nothing is painted, work is not put off longer than this, in milliseconds: a hidden tab paints nothing, a slow device late. */
const LATEST = { hidden: 100, visible: 1500 } as const;

/** Work that nobody waits for: done when the picture is on the screen. */
export const afterPaint = (work: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, LATEST[document.visibilityState === 'hidden' ? 'hidden' : 'visible']);
};

/** A value once the page has been painted with it; null before the first time. What follows from it comes after what was asked for. */
export const usePainted = <T>(value: T): T | null => {
  const [painted, setPainted] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    afterPaint(() => {
      if (!gone) startTransition(() => setPainted(() => value));
    });
    return () => {
      gone = true;
    };
  }, [value]);
  return painted;
};
