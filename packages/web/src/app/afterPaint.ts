/** Work that nobody waits for: done when the picture is on the screen. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work, 0));
};
