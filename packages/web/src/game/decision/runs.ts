/** Runs for the eye: lines on the board. */
import type { RouteLine } from '@roundhouse/board';
import { type ActionOf, type Event, expand, memo, type Run, type State } from '@roundhouse/engine';
import { onesOf } from './options.ts';

export const readRef = (text: string): readonly [hex: string, index: number] => {
  const slash = text.lastIndexOf('/');
  return [text.slice(0, slash), Number(text.slice(slash + 1))];
};

export const routeLine = (
  { train, stops, links }: Pick<Run, 'train' | 'stops' | 'links'>,
  faint = false,
): RouteLine => ({
  train,
  stops: stops.map((each) => {
    const [hex, node] = readRef(each);
    return { hex, node };
  }),
  links: links.map((link) => link.map(readRef)),
  ...(faint ? { faint } : {}),
});

/** Whether it was shown that no run earns more. */
export const bestIsProved = (state: State): boolean =>
  expand(state, 'runTrains', {}).some((each) => each.kind === 'one' && each.proved === true);

/** The best runs, as the route finder has them; undefined where there is nothing to run. */
export const bestRun = memo(
  (state: State): ActionOf<'runTrains'> | undefined =>
    onesOf(expand(state, 'runTrains', {}), 'runTrains').find((each) => !each.refusal)?.action,
);

export type RanEvent = Extract<Event, { type: 'trainsRan' }>;
