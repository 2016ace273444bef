/** Measures a composed hex with its own geometry: finely sampled centre lines, exact boxes and discs. */
import type { Composition, HexPicture, PlacedCaption, PlacedStop, Point } from '../src/index.ts';
import { pointOn } from '../src/curve.ts';
import { add, depthInHex, distance, polar, turn } from '../src/geometry.ts';
import { TOWN_BAR, TOWN_DOT } from '../src/slots.ts';

const TRACK_HALF = 4.25;

/** A value that never changes is written in a circle. */
const isRound = (caption: PlacedCaption): boolean =>
  caption.kind === 'value' && Math.abs(caption.width - caption.height) < 0.01;

const toBox = (p: Point, box: PlacedCaption): number => {
  if (isRound(box)) return distance(p, box) - box.width / 2;
  const dx = Math.max(0, Math.abs(p.x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(p.y - box.y) - box.height / 2);
  return dx === 0 && dy === 0 ? -1 : Math.hypot(dx, dy);
};

const gapBetween = (a: PlacedCaption, b: PlacedCaption): number => {
  if (isRound(a)) return toBox(a, b) - a.width / 2;
  if (isRound(b)) return toBox(b, a) - b.width / 2;
  return Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);
};

/** Points along the outline of a dot, or along the middle and the long sides of a bar. */
const townOutline = (stop: PlacedStop): readonly Point[] => {
  if (stop.form === 'none') return [];
  if (stop.form === 'dot') return Array.from({ length: 24 }, (_, i) => add(stop.at, polar(15 * i, TOWN_DOT)));
  const along = [-1, -0.5, 0, 0.5, 1].map((t) => (t * TOWN_BAR.across) / 2);
  return along.flatMap((x) =>
    [-1, 0, 1].map((y) => add(stop.at, turn({ x, y: (y * TOWN_BAR.along) / 2 }, stop.angle))),
  );
};

const nearestTo = (track: Composition['arrangement']['tracks'][number], gap: (p: Point) => number): number => {
  let least = Infinity;
  for (let i = 0; i <= 60; i += 1) least = Math.min(least, gap(pointOn(track.curve, i / 60)));
  return least;
};

/** Everything that lies too near to something else, as sentences; empty when all is well. */
export const clashes = (
  picture: Pick<HexPicture, 'layout' | 'shape'>,
  { arrangement, captions }: Composition,
): string[] => {
  const out: string[] = [];
  const say = (what: string, gap: number, least: number): void => {
    if (!(gap >= least)) out.push(`${what}: ${gap.toFixed(1)} < ${least}`);
  };
  captions.forEach((caption, i) => {
    for (const track of arrangement.tracks)
      say(`${caption.kind} to track`, nearestTo(track, (p) => toBox(p, caption)) - TRACK_HALF, 1);
    for (const stop of arrangement.stops) {
      for (const slot of stop.slots) say(`${caption.kind} to city`, toBox(slot, caption) - stop.slotRadius, 2);
      for (const p of townOutline(stop)) say(`${caption.kind} to town`, toBox(p, caption), 0);
    }
    for (const other of captions.slice(0, i)) say(`${caption.kind} to ${other.kind}`, gapBetween(caption, other), -2);
    const corners: Point[] =
      caption.kind === 'value'
        ? [caption]
        : [-1, 1].flatMap((x) =>
            [-1, 1].map((y) => ({ x: caption.x + (x * caption.width) / 2, y: caption.y + (y * caption.height) / 2 })),
          );
    for (const corner of corners) say(`${caption.kind} to rim`, depthInHex(corner, picture.layout), -3);
  });
  arrangement.stops.forEach((stop, i) => {
    for (const other of arrangement.stops.slice(0, i)) {
      for (const a of stop.slots)
        for (const b of other.slots) say('city to city', distance(a, b) - stop.slotRadius - other.slotRadius, 4);
    }
    for (const slot of stop.slots) {
      say('city to rim', depthInHex(slot, picture.layout) - stop.slotRadius, 3);
      picture.shape.paths.forEach((path, k) => {
        const track = arrangement.tracks[k];
        const own = [path.a, path.b].some((end) => 'node' in end && end.node === i);
        if (track && !own)
          say('city to foreign track', nearestTo(track, (p) => distance(p, slot)) - stop.slotRadius - TRACK_HALF, 1);
      });
    }
  });
  return out;
};
