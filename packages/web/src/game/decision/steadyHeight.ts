/**
 * While the others decide there is little to say, and soon there is much again: for a moment the panel keeps the height that it had, so
 * that nothing below it jumps up and down with every decision of a bot that answers at once.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A longer wait is a time to look at the table: the room goes to what lies below, in milliseconds. */
const MOMENT = 1500;

/** The height to keep, in pixels; null where the panel is as high as what it holds. */
export const useSteadyHeight = (panel: RefObject<HTMLElement | null>, waiting: boolean): number | null => {
  const asked = useRef<number | null>(null);
  const quiet = useRef(waiting);
  const [over, setOver] = useState(true);
  useLayoutEffect(() => {
    quiet.current = waiting;
  }, [waiting]);
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    // An observer gets what the page has laid out anyway.
    const watcher = new ResizeObserver(([entry]) => {
      if (!quiet.current) asked.current = entry?.borderBoxSize[0]?.blockSize ?? null;
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [panel]);
  useEffect(() => {
    if (!waiting) return setOver(false);
    const end = setTimeout(() => setOver(true), MOMENT);
    return () => clearTimeout(end);
  }, [waiting]);
  return waiting && !over ? asked.current : null;
};
