/** Where nothing is painted (a hidden tab), work is not put off longer than this, in milliseconds. */
const LATEST = 100;

/** Work that nobody waits for: done when the picture is on the screen. */
export const afterPaint = (work: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, LATEST);
};
