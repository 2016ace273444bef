/** 1817 table 4.1: one row of 32 cells. `l` the red liquidation cell, `a` the gray acquisition cells, `p` and `s` start prices. */
import { buildChart } from '@roundhouse/engine';

export const MARKET = buildChart({
  kind: '1d',
  rows: [
    '0l 0a 0a 0a 40 45 50p 55s 60p 65p 70s 80p 90p 100p 110p 120s 135p 150p 165p 180p 200p 220 245 270 300 330 360 400 440 490 540 600',
  ],
  zones: { l: 'liquidation', a: 'acquisition', p: 'par', s: 'safe_par' },
  // mkt.2, mkt.3: no ordinary step leads into the red cell or out of it.
  neighbour: (row, column, direction) => {
    if (direction === 'right') return column === 0 ? [-1, -1] : [row, column + 1];
    return direction === 'left' && column > 1 ? [row, column - 1] : [-1, -1];
  },
});

/** div.6: a gray company is measured against this. */
export const GRAY_MEASURE = 40;
