/** Where something can stand on the board without hiding it. */
import { hexCentre, mapExtent } from '@roundhouse/board';
import type { TrackMap } from '@roundhouse/engine';

const known = new WeakMap<TrackMap, 'left' | 'right'>();

/** The lower corner of the map that is farther from any hex. */
export const emptierSide = (map: TrackMap): 'left' | 'right' => {
  const before = known.get(map);
  if (before) return before;
  const { x, y, width, height } = mapExtent(map);
  const clearance = (corner: number): number =>
    Math.min(
      ...Object.values(map.hexes).map((hex) => {
        const at = hexCentre(hex, map.layout);
        return Math.hypot(at.x - corner, at.y - y - height);
      }),
    );
  const side = clearance(x) > clearance(x + width) ? 'left' : 'right';
  known.set(map, side);
  return side;
};
