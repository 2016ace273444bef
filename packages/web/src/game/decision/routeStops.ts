/** The stops of a run, with their names and what each is worth. */
import { describeHex } from '@roundhouse/board';
import { factsOf, type State, valueColours } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import { stopName } from './describe.ts';
import { readRef } from './runs.ts';

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
