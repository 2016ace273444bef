/** Where the slider stops. Every action where they lie far enough apart to be grabbed one by one, else turns, else rounds. */
import type { Moments } from './moments.ts';

/** The least distance between two stops, in pixels. */
export const LEAST_STEP = 8;

const thinned = (positions: readonly number[], length: number, width: number): readonly number[] => {
  const found: number[] = [];
  const apart = (LEAST_STEP / Math.max(1, width)) * length;
  for (const each of positions) if (found.length === 0 || each - (found.at(-1) ?? 0) >= apart) found.push(each);
  return found;
};

/** `length` actions on a slider of `width` pixels. The first and the last position are always among the stops. */
export const stopsOf = (
  { turns, rounds }: Pick<Moments, 'turns' | 'rounds'>,
  length: number,
  width: number,
): readonly number[] => {
  if (length * LEAST_STEP <= width) return Array.from({ length: length + 1 }, (_, at) => at);
  const starts = [0, ...(turns.length * LEAST_STEP <= width ? turns : rounds.map(({ from }) => from))];
  const stops = thinned(
    [...new Set(starts)].toSorted((a, b) => a - b),
    length,
    width,
  );
  const apart = (LEAST_STEP / Math.max(1, width)) * length;
  // The newest position goes before a stop that is too near to it.
  return [...stops.filter((each) => each === 0 || length - each >= apart), length];
};

export const nearest = (stops: readonly number[], position: number): number =>
  stops.reduce((best, each) => (Math.abs(each - position) < Math.abs(best - position) ? each : best), stops[0] ?? 0);
