/** Track: black with a thin light edge, so that crossings read; narrow gauge dashed, dual gauge hollow. */
import type { Arrangement, PlacedTrack } from './arrange.ts';
import { pathOf, pointOn } from './curve.ts';
import { add, polar, sub } from './geometry.ts';
import { el, group, round, type SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';

export const TRACK_WIDTH = 8.5;
const EDGE = 2.2;
const NARROW_WIDTH = 6.5;

/** A wedge that ends in a point: the line goes on, but not on this board. */
const wedge = (track: PlacedTrack, width: number): string => {
  const from = track.curve.p0;
  const tip = pointOn(track.curve, 1);
  const d = sub(tip, from);
  const side = polar((Math.atan2(d.y, d.x) * 180) / Math.PI + 90, width / 2);
  return `M${[add(from, side), tip, sub(from, side)].map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
};

/** The edge end first, wherever the path began. */
const outwardIn = (track: PlacedTrack): PlacedTrack => {
  const { p0, p3 } = track.curve;
  return Math.hypot(p0.x, p0.y) >= Math.hypot(p3.x, p3.y)
    ? track
    : { ...track, curve: { p0: p3, p1: track.curve.p2, p2: track.curve.p1, p3: p0 } };
};

const casing = (track: PlacedTrack, theme: Theme): SvgNode =>
  track.offboard
    ? el('path', {
        d: wedge(outwardIn(track), TRACK_WIDTH + 6),
        fill: theme.paper,
        stroke: theme.paper,
        'stroke-width': 2 * EDGE,
        'stroke-linejoin': 'round',
      })
    : el('path', { d: pathOf(track.curve), fill: 'none', stroke: theme.paper, 'stroke-width': TRACK_WIDTH + 2 * EDGE });

const rails = (track: PlacedTrack, theme: Theme): readonly SvgNode[] => {
  if (track.offboard) {
    const lines = [el('path', { d: wedge(outwardIn(track), TRACK_WIDTH + 6), fill: theme.ink })];
    if (track.gauge === 'dual') lines.push(el('path', { d: wedge(outwardIn(track), 6), fill: theme.paper }));
    return lines;
  }
  const d = pathOf(track.curve);
  const stroke = (width: number, colour: string, dash?: string): SvgNode =>
    el('path', {
      d,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-linecap': 'butt',
    });
  switch (track.gauge) {
    case 'broad':
      return [stroke(TRACK_WIDTH, theme.ink)];
    case 'narrow':
      return [stroke(NARROW_WIDTH, theme.ink, '8.5 4.5')];
    case 'dual':
      return [stroke(TRACK_WIDTH + 1, theme.ink), stroke(3.6, theme.paper)];
    default:
      return track.gauge satisfies never;
  }
};

/** Tracks that meet are drawn together; others are laid over them, edge and all. */
export const drawTracks = (arrangement: Arrangement, theme: Theme): SvgNode | undefined => {
  if (arrangement.tracks.length === 0) return undefined;
  const groups = new Map<number, PlacedTrack[]>();
  for (const track of arrangement.tracks) {
    const known = groups.get(track.group);
    if (known) known.push(track);
    else groups.set(track.group, [track]);
  }
  const joints = arrangement.stops.flatMap((stop) =>
    stop.kind === 'junction'
      ? [el('circle', { cx: stop.at.x, cy: stop.at.y, r: TRACK_WIDTH / 2, fill: theme.ink })]
      : [],
  );
  return group(
    [
      ...[...groups.values()].flatMap((tracks) => [
        ...tracks.map((t) => casing(t, theme)),
        ...tracks.flatMap((t) => rails(t, theme)),
      ]),
      ...joints,
    ],
    { class: 'track' },
    'track',
  );
};
