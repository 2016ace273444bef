/** Putting a run together by pointing at stops. */
import type { Board, TrackSet } from '@roundhouse/engine';
import { type HandRun, withoutLast } from './handRun.ts';
import { pathsBetween, stopsIn, stopsNextTo, type StopRef, type TrackPath } from './pathsBetween.ts';

const same = (a: TrackPath, b: TrackPath): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A hex is pointed at: its stop is joined to the run by the shortest way. Pointing at the last stop again takes the next
 * way, then the next stop of the hex, then lets it go.
 */
export const pointAt = (read: HandRun, hex: string, track: TrackSet, board: Board): HandRun => {
  // Which stops count was said of other stops.
  const { scored: _scored, ...run } = read;
  const stops = stopsIn(track, board, hex);
  const last = run.stops.at(-1);
  const before = run.stops.at(-2);
  const joined = (from: HandRun, candidates: readonly StopRef[]): HandRun => {
    const end = from.stops.at(-1);
    for (const stop of candidates) {
      if (!end) return { ...from, stops: [stop] };
      const [way] = pathsBetween(track, board, end, stop);
      if (way) return { ...from, stops: [...from.stops, stop], links: [...from.links, way] };
    }
    return from;
  };
  if (last?.hex !== hex) return joined(run, stops);
  const shorter = withoutLast(run);
  const link = run.links.at(-1);
  if (before && link) {
    const ways = pathsBetween(track, board, before, last);
    const next = ways[ways.findIndex((each) => same(each, link)) + 1];
    if (next) return { ...run, links: [...run.links.slice(0, -1), next] };
  }
  return joined(shorter, stops.slice(stops.findIndex((each) => each.node === last.node) + 1));
};

/** The hexes that can be pointed at next: any stop for the first; then those that the track leads to, and the last for another way. */
export const placesNext = (run: HandRun, track: TrackSet, board: Board): readonly string[] => {
  const last = run.stops.at(-1);
  const hexes = last
    ? [...stopsNextTo(track, board, last).map(({ hex }) => hex), last.hex]
    : Object.keys(track.map.hexes).filter((hex) =>
        stopsIn(track, board, hex).some((stop) => stopsNextTo(track, board, stop).length > 0),
      );
  return [...new Set(hexes)].filter((hex) => {
    const { stops } = pointAt(run, hex, track, board);
    return stops.length > run.stops.length || (hex === last?.hex && stops.length === run.stops.length);
  });
};
