/** 1862 tables 4.1 and 4.2: one line of 67 cells, folded into two rows. */
import { buildChart, type Direction } from '@roundhouse/engine';

const CELLS = [
  '0c 7o 14o 20o 26o 31o 36o 40 44 47 50 52 54p 56r 58p 60r 62p 65r 68p 71r 74p 78r 82p 86r 90p 95r 100p 105r 110r 116r',
  '122r 128r 134r 142r 150r 158r 166r 174r 182r 191r 200r 210o 220o 232o 245o 260o 275o 292o 310o 330o 350o 375o',
  '400t 430t 460t 495t 530t 570t 610t 655t 700t 750t 800t 850t 900t 950t 1000e',
].join(' ');

const LAST = CELLS.split(' ').length - 1;

/** A step to the side is two cells, a share sold one (Part 4.2); both stop at the ends of the line. */
const STEP: Readonly<Record<Direction, number>> = { left: -2, right: 2, up: 1, down: -1 };

/**
 * `p` par values of chartered companies, `r` further prices of the others, `o` and `t` cells where the first share or two sold by
 * others than the director do not count, `c` bankruptcy, `e` the end of the game.
 */
export const MARKET = buildChart({
  kind: 'zigzag',
  zones: { p: 'par', r: 'repar', o: 'ignoreOne', t: 'ignoreTwo', c: 'closed', e: 'end' },
  rows: [CELLS],
  neighbour: (row, column, direction) => {
    const to = Math.min(LAST, Math.max(0, column + STEP[direction]));
    return to === column ? [-1, -1] : [row, to];
  },
});

/** Table 4.3: par values. */
export const PARS = [54, 58, 62, 68, 74, 82, 90, 100] as const;

/** §6.5.3 (c), §5.2.3: the highest par value not above the price, at least 54. */
export const parFor = (price: number): number => PARS.findLast((par) => par <= price) ?? PARS[0];
