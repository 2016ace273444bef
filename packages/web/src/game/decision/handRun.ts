/** A run put together by hand: stops in the order they were pointed at, and the way taken between each two. */
import type { Board, Run, TrackSet } from '@roundhouse/engine';
import { stopsIn, type StopRef, type TrackPath, pathsBetween } from './pathsBetween.ts';

export interface HandRun {
  readonly train: string;
  readonly stops: readonly StopRef[];
  readonly links: readonly TrackPath[];
  /** Stops that count, where it is said which do not. */
  readonly scored?: readonly number[];
  /** Trains with the same number run as one, where it is said. */
  readonly chain?: number;
}

export const EMPTY = (train: string): HandRun => ({ train, stops: [], links: [] });

export const isRun = ({ stops }: HandRun): boolean => stops.length > 1;

export const toRun = ({ train, stops, links, scored, chain }: HandRun): Run => ({
  train,
  ...(scored ? { scored: [...scored] } : {}),
  ...(chain === undefined ? {} : { chain }),
  stops: stops.map(({ hex, node }) => `${hex}/${node}`),
  links: links.map((way) => way.map(([hex, path]) => `${hex}/${path}`)),
});

const readRef = (text: string): readonly [string, number] => {
  const slash = text.lastIndexOf('/');
  return [text.slice(0, slash), Number(text.slice(slash + 1))];
};

export const fromRun = ({ train, stops, links }: Run): HandRun => ({
  train,
  stops: stops.map((each) => {
    const [hex, node] = readRef(each);
    return { hex, node };
  }),
  links: links.map((way) => way.map(readRef)),
});

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
  const shorter: HandRun = { ...run, stops: run.stops.slice(0, -1), links: run.links.slice(0, -1) };
  const link = run.links.at(-1);
  if (before && link) {
    const ways = pathsBetween(track, board, before, last);
    const next = ways[ways.findIndex((each) => same(each, link)) + 1];
    if (next) return { ...run, links: [...run.links.slice(0, -1), next] };
  }
  return joined(shorter, stops.slice(stops.findIndex((each) => each.node === last.node) + 1));
};
