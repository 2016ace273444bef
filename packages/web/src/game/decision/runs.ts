/** Runs for the eye: lines on the board, and the sum stop by stop. */
import { describeHex, type RouteLine } from '@roundhouse/board';
import {
  type ActionOf,
  type Event,
  expand,
  memo,
  type Run,
  type State,
  factsOf,
  valueColours,
} from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import { stopName } from './describe.ts';
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

export interface Stop {
  readonly hex: string;
  readonly name: string;
  readonly worth: number;
}

export const stopsOf = (state: State, stops: readonly string[], formatter: Formatter): readonly Stop[] => {
  const { track } = factsOf(state);
  return stops.map((each) => {
    const [hex, node] = readRef(each);
    const shape = state.board.tiles[hex] ? track.tiles[state.board.tiles[hex].tile] : track.map.hexes[hex];
    // `describeHex` leaves junctions out; count the stops before this node.
    const at = (shape?.nodes ?? []).slice(0, node).filter((n) => n.kind !== 'junction').length;
    const described = describeHex({ ...track, board: state.board, inForce: valueColours(state) }, hex);
    return { hex, name: stopName(formatter, hex, node), worth: described.stops[at]?.worth ?? 0 };
  });
};

export type RanEvent = Extract<Event, { type: 'trainsRan' }>;
