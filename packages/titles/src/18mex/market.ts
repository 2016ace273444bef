/** The stock market of 18MEX (18MEX T1): p starting prices, y yellow area, e the end of the game. */
import { buildChart } from '@roundhouse/engine';

export const MARKET = buildChart({
  kind: '2d',
  zones: { p: 'par', y: 'yellow', e: 'end' },
  rows: [
    '60  65  70  75  80p 90p 100 110 120 130 140 150 165 180 200e',
    '55  60  65  70p 75p 80  90  100 110 120 130 140 150 165 180',
    '50  55  60p 65  70  75  80  90  100 110 120 130 140 150',
    '45  50  55  60  65  70  75  80  90  100 110 120',
    '40y 45  50  55  60  65  70  75  80',
    '30y 40y 45y 50y 55y',
    '20y 30y 40y 45y 50y',
    '10y',
  ],
});
