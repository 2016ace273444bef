/** What is looked at on a hex, as boxes: for a client that writes names larger than there is room for. */
import type { Composition } from './compose.ts';
import { samples } from './curve.ts';
import type { CaptionKind } from './forms.ts';
import type { Point } from './geometry.ts';
import { TOWN_DOT } from './slots.ts';
import { TRACK_WIDTH } from './track.ts';

/** Something on the board that is looked at: a name that is written larger than there is room for covers it last of all. */
export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much is lost where it is covered: track goes on beside a name, a value does not. */
  readonly weight: number;
}

/** What is to be seen on one hex, and where its middle is. */
export interface Obstacles {
  readonly x: number;
  readonly y: number;
  readonly of: readonly Obstacle[];
}

const WEIGHT = { caption: 3, circle: 2, track: 0.5 } as const;
/** Captions that may be covered: there is another way to read them. */
const SPARED: ReadonlySet<CaptionKind> = new Set<CaptionKind>(['name', 'number', 'coordinate', 'note']);

export const obstaclesOf = ({ arrangement, captions }: Composition, centre: Point): readonly Obstacle[] => {
  const square = ({ x, y }: Point, side: number, weight: number): Obstacle => ({
    x: centre.x + x,
    y: centre.y + y,
    width: side,
    height: side,
    weight,
  });
  return [
    ...captions
      .filter(({ kind }) => !SPARED.has(kind))
      .map(({ x, y, width, height }) => ({
        x: centre.x + x,
        y: centre.y + y,
        width,
        height,
        weight: WEIGHT.caption,
      })),
    ...arrangement.stops.flatMap(({ form, at, slots, slotRadius }) =>
      form === 'none'
        ? slots.map((slot) => square(slot, 2 * slotRadius, WEIGHT.circle))
        : [square(at, 2 * TOWN_DOT, WEIGHT.circle)],
    ),
    ...arrangement.tracks.flatMap(({ curve }) => samples(curve, 4).map((at) => square(at, TRACK_WIDTH, WEIGHT.track))),
  ];
};
