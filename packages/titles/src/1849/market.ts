/** 1849 table 4.1: the stock market. */
import { buildChart } from '@roundhouse/engine';

/**
 * `p` starting values of the first phases, `q` from Phase 6, `r` from Phase 10; `b` the blue area (Phase 16 only), `e` its
 * last cell, which ends the game; `c` the Closed cell.
 */
export const MARKET = buildChart({
  kind: '2d',
  zones: { p: 'par', q: 'par6H', r: 'par10H', b: 'blue', e: 'end', c: 'closed' },
  rows: [
    '72 83 95  107 120 133  147 164 182  202 224 248  276 306b 340b 377be',
    '63 72 82  93  104 116  128 142 158  175 195 216r 240 266b 295b 328b',
    '57 66 75  84  95  105  117 129 144q 159 177 196  218 242b 269b 298b',
    '54 62 71  80  90  100p 111 123 137  152 169 187  208 230',
    '52 59 68p 77  86  95   106 117 130  145 160 178  198',
    '47 54 62  70  78  87   96  107 118  131 146 162',
    '41 47 54  61  68  75   84  93  103  114 127',
    '34 39 45  50  57  63   70  77  86   95',
    '27 31 36  40  45  50   56',
    '0c 24 27  31',
  ],
});
