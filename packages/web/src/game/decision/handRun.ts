/** A run put together by hand: stops in the order they were pointed at, and the way taken between each two. */
import type { Run } from '@roundhouse/engine';
import type { StopRef, TrackPath } from './pathsBetween.ts';

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

/** One stop shorter, with what was read of it said no more. */
export const withoutLast = ({ scored: _scored, ...run }: HandRun): HandRun => ({
  ...run,
  stops: run.stops.slice(0, -1),
  links: run.links.slice(0, -1),
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
