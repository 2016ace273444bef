/** A finger that points at a stop meets the hex beside it as often as not: what is meant is the nearest stop. */
import type { Board, TrackSet } from '@roundhouse/engine';
import { stopsIn } from '../game/decision/pathsBetween.ts';

/** So near a stop must be, in widths of a hex. */
const NEAR = 1.1;

export const snapped = (
  hex: string,
  {
    clientX,
    clientY,
    currentTarget,
  }: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element },
  track: TrackSet,
  board: Board,
): string => {
  if (stopsIn(track, board, hex).length > 0) return hex;
  let [best, least] = [hex, Infinity];
  for (const field of currentTarget.querySelectorAll<SVGGElement>('[data-hex]')) {
    const id = field.dataset['hex'] ?? '';
    const { x, y, width, height } = field.getBoundingClientRect();
    const away = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY) / width;
    if (away < Math.min(NEAR, least) && stopsIn(track, board, id).length > 0) [best, least] = [id, away];
  }
  return best;
};
