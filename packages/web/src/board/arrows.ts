/** Walking the board by arrow keys: the nearest hex in that direction. */
import { hexCentre } from '@roundhouse/board';
import type { TrackMap } from '@roundhouse/engine';

const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Arrow = keyof typeof WAYS;

export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

export const hexTowards = (map: TrackMap, from: string | null, arrow: Arrow): string | null => {
  const start = from === null ? undefined : map.hexes[from];
  if (!start) return Object.keys(map.hexes)[0] ?? null;
  const [dx, dy] = WAYS[arrow];
  const at = hexCentre(start, map.layout);
  let best: string | null = null;
  let least = Infinity;
  for (const hex of Object.values(map.hexes)) {
    const c = hexCentre(hex, map.layout);
    const along = (c.x - at.x) * dx + (c.y - at.y) * dy;
    const aside = Math.abs((c.x - at.x) * dy) + Math.abs((c.y - at.y) * dx);
    // Within 60 degrees of the arrow; straight ahead counts as nearer.
    if (along <= 1 || aside > along * 1.8) continue;
    const cost = along + aside * 1.01;
    if (cost < least) {
      least = cost;
      best = hex.id;
    }
  }
  return best;
};
