/** 18CZ 4.1: the share price track, one zig-zag of 46 cells; even cells are the lower row, odd ones the upper row. */
import { buildChart, type ChartNotation, type Direction } from '@roundhouse/engine';

/** r, b, g: starting price of a small (red), medium (blue) or large (green) company. */
const CELLS =
  '40 45 50r 53 55r 58 60rb 63 65r 68 70rb 75 80b 85 90bg 95 100bg 105 110g 115 120g 126 132 138 144 151 158 165 172 180 188 196 204 213 222 231 240 250 260 275 290 305 320 335 350 370';

/** §IX: along a row are two cells, a diagonal to the other row is one. */
const STEP: Readonly<Record<Direction, number>> = { left: -2, right: 2, up: 1, down: -1 };

const notation = <const Z extends string>(zones: Readonly<Record<string, Z>>, cells: string): ChartNotation<Z> => ({
  kind: 'zigzag',
  rows: [cells],
  zones,
  neighbour: (row, column, direction) => [row, column + STEP[direction]],
});

/** Zone names: `small`, `medium`, `large` are the classes whose starting price the cell is. */
export const MARKET = buildChart(notation({ r: 'small', b: 'medium', g: 'large' }, CELLS));

/** §XI.2-4: in Moravia-Silesia the large companies start on the red cells. */
export const MORAVIA_MARKET = buildChart(notation({ r: 'large' }, CELLS.replaceAll(/[bg]/g, '')));
