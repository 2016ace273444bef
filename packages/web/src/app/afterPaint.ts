/** Where nothing is painted (a hidden tab), or the page has no rest, work is not put off longer than this, in milliseconds. */
const LATEST = 100;

/** Not every browser tells when it has nothing to do. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, 0);

/** Work that nobody waits for: done when the picture is on the screen and nothing else is to be done. */
export const afterPaint = (work: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => whenIdle(once));
  setTimeout(once, LATEST);
};
